// SPDX-License-Identifier: MIT
#include "model/changes/enemy.h"

#include <algorithm>
#include <functional>

namespace muster {

namespace {

/// Records the state of a figure as the fate of its foe.
void foeFares(Campaign &now, const EnemyFigure &figure)
{
    if (figure.foe == 0)
        return;
    Foe &foe = now.foes[figure.foe];
    foe.met.back().fate = figure.state;
    foe.status = statusAs(figure.state);
}

/// Updates a foe from the leader on the table (R91), whose Rep and weapon are known from then on.
void seeFoe(Foe &foe, const Profile &leader)
{
    foe.rep = leader.rep > 0 ? leader.rep : foe.rep;
    foe.weapon = leader.weapon.isEmpty() ? foe.weapon : leader.weapon;
}

/// Returns the turn in which a PEF moved, for files that do not record it: half of a PEF that split, or one found by a
/// scout, has had its move for this turn.
int movedBefore(const Campaign &now, const PefAppeared &appeared)
{
    const auto &pefs = now.play->pefs;
    const bool half = std::ranges::any_of(pefs, [&](const PefInPlay &pef) {
        return pef.move == PefMove::Split && pef.movedIn == now.play->turn && pef.pef.section == appeared.pef.section;
    });
    return half || appeared.found ? now.play->turn : 0;
}

} // namespace

void PefMoved::apply(Campaign &now) const
{
    PefInPlay &moved = *now.play->pef(pef);
    moved.move = move;
    moved.inches = inches;
    moved.movedIn = now.play->turn;
}

void PefAppeared::apply(Campaign &now) const
{
    now.play->pefs.push_back({pef, {}, {}, {}, 0, movedIn.value_or(movedBefore(now, *this)), found});
}

bool PefAppeared::mayHappen(const Campaign &now) const
{
    return now.play && hasSection(now, pef.section) && isNext(pef.id, now.play->pefs, mostPefs);
}

void PefRevealed::apply(Campaign &now) const
{
    PefInPlay &turned = *now.play->pef(pef);
    turned.revealed = true;
    turned.said = said;
}

void PefResolved::apply(Campaign &now) const
{
    PefInPlay &resolved = *now.play->pef(pef);
    resolved.letter = letter;
    resolved.force = force;
    if (eal)
        now.play->eal = eal;
}

void GroupAppeared::apply(Campaign &now) const
{
    // A PEF that moved this turn has moved as what it turned out to be.
    const PefInPlay *from = now.play->pef(pef);
    now.play->groups.push_back(
        {group, pef, section, side, figures, false, {}, from ? from->movedIn : 0, army.value_or(firstEnemy)});
    GroupInPlay &appeared = now.play->groups.back();
    appeared.cameIn = now.play->turn;
    appeared.notesBefore = now.play->notes.size();
    for (EnemyFigure &figure : appeared.figures)
        figure.since = now.play->turn;
}

bool GroupAppeared::mayHappen(const Campaign &now) const
{
    return now.play && isNext(group, now.play->groups, mostGroups) && !figures.empty()
        && (pef == 0 || now.play->pef(pef));
}

void LeaderNamed::apply(Campaign &now) const
{
    for (GroupInPlay &any : now.play->groups) {
        for (EnemyFigure &other : any.figures)
            other.leader = false;
    }
    enemyFigure(now, group, figure).leader = true;
}

void GroupMoved::apply(Campaign &now) const
{
    GroupInPlay &moved = *now.play->group(group);
    moved.move = move;
    moved.movedIn = now.play->turn;
    moved.position = position;
    moved.flank = flank;
}

void GroupSplit::apply(Campaign &now) const
{
    GroupInPlay &stays = *now.play->group(group);
    GroupInPlay goes = stays;
    goes.id = into;
    goes.figures.clear();
    for (auto number = figures.rbegin(); number != figures.rend(); ++number) {
        const auto figure = stays.figures.begin() + (*number - 1);
        goes.figures.insert(goes.figures.begin(), *figure);
        stays.figures.erase(figure);
    }
    stays.position = GroupMove::Fire;
    stays.flank.reset();
    now.play->groups.push_back(std::move(goes)); // `stays` may be invalid now
}

bool GroupSplit::mayHappen(const Campaign &now) const
{
    const auto all = now.play->group(group)->figures.size();
    const bool rising = std::ranges::adjacent_find(figures, std::greater_equal()) == figures.end();
    return isNext(into, now.play->groups, mostGroups) && rising && !figures.empty() && figures.size() < all
        && figures.back() <= static_cast<int>(all);
}

void GroupPlaced::apply(Campaign &now) const
{
    GroupInPlay &placed = *now.play->group(group);
    placed.section = section;
    if (!inSight)
        return;
    placed.cameIn = now.play->turn;
    placed.notesBefore = now.play->notes.size();
}

void EnemyStood::apply(Campaign &now) const
{
    EnemyFigure &enemy = enemyFigure(now, group, figure);
    stand(enemy, state, turns > 0 ? now.play->turn + turns : 0, lying);
    enemy.since = now.play->turn;
    foeFares(now, enemy);
}

void FoeMet::apply(Campaign &now) const
{
    Foe &known = now.foes[foe];
    known.met.push_back({now.turn, now.encounter->kind, now.encounter->part});
    known.lastSeen = ++now.lastSeen;
    if (group == 0) {
        seeFoe(known, now.encounter->dealtEnemy()->figures[figure - 1]);
        return;
    }
    EnemyFigure &enemy = enemyFigure(now, group, figure);
    seeFoe(known, enemy.profile);
    enemy.foe = foe;
    enemy.name = known.name;
    foeFares(now, enemy);
}

bool FoeMet::mayHappen(const Campaign &now) const
{
    const Foe &known = *now.foes.constFind(foe);
    if (known.status != FoeStatus::AtLarge || known.isHere())
        return false;
    if (group > 0) {
        const EnemyFigure *enemy = enemyThere(now, group, figure);
        return enemy && enemy->foe == 0 && enemy->met == 0;
    }
    const Force *dealt = now.encounter ? now.encounter->dealtEnemy() : nullptr;
    return dealt && figure <= std::ssize(dealt->figures);
}

void GuardsPlaced::apply(Campaign &now) const
{
    auto &figures = now.play->group(group)->figures;
    for (std::size_t i = 0; i < figures.size(); ++i)
        figures[i].guard = guards[i];
}

} // namespace muster
