// SPDX-License-Identifier: MIT
#include "model/actions/play/groups.h"

#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/writedown.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/band/recruit.h"
#include "rules/dice/dice.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/patrol.h"

#include <algorithm>
#include <map>

// Enemies who come by no rule of the encounter, as the players agree.
namespace muster::actions {

GroupAppeared drawGroup(const Campaign &campaign, const ArmyList &list, int section, int figures, Dice &dice)
{
    GroupAppeared group;
    group.group = static_cast<int>(campaign.play->groups.size()) + 1;
    group.section = section;
    for (int figure = 1; figure <= figures; ++figure)
        group.figures.push_back({drawFigure(list, {RollKind::EnemyFigure, figure}, dice), false, {}});
    return group;
}

Problems checkAddGroup(const Campaign &campaign, const Pack &pack, const NewGroup &wanted)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    if (!pack.list(campaign.encounter->enemy))
        return {{ActionText::tr("There are no reinforcements: this enemy has no army list.")}};
    const int sides = campaign.play->sides;
    if (wanted.army < firstEnemy || wanted.army >= sides)
        problems.push_back({ActionText::tr("A group can be on side 2 to %1, not %2.").arg(sides).arg(wanted.army + 1)});
    if (wanted.figures < 1 || wanted.figures > mostAtOnce)
        problems.push_back(
            {ActionText::tr("Bring on 1 to %n figures at a time, not %1.", nullptr, mostAtOnce).arg(wanted.figures)});
    if (static_cast<int>(campaign.play->groups.size()) >= mostGroups)
        problems.push_back({ActionText::tr("There are too many groups.")});
    demandSection(campaign, wanted.section, problems);
    return problems;
}

void addGroup(const Campaign &campaign, const Pack &pack, const NewGroup &wanted, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const ArmyList &list = *pack.list(campaign.encounter->enemy);
    GroupAppeared group = drawGroup(campaign, list, wanted.section, wanted.figures, dice);
    if (wanted.army != firstEnemy)
        group.army = wanted.army;
    step.changes.push_back(group);
}

namespace {

QString whyItDoesNotAct(const Play &play, const GroupInPlay &group)
{
    const int die = play.dieOf(group.army);
    if (die == 0)
        return ActionText::tr("Group %1 belongs to side %2, which rolls from the next activation on.")
            .arg(group.id)
            .arg(group.army + 1);
    if (!play.activates(group.army))
        return ActionText::tr("Another side also rolled %1, so side %2 does not activate this turn.")
            .arg(die)
            .arg(group.army + 1);
    return ActionText::tr("Group %1 has Rep %2; on a %3, its side acts with Rep %3 or more.")
        .arg(group.id)
        .arg(group.rep())
        .arg(die);
}

} // namespace

bool movesOnItsOwn(const GroupInPlay &group, const Pack &pack)
{
    return pack.patrol && group.move == NonPlayerMove::Advance;
}

bool mayAct(const Play &play, const GroupInPlay &group)
{
    if (play.turn == 0 || !systemOf(play).traits.rollsActivation)
        return true;
    return play.activates(group.army) && group.rep() >= play.dieOf(group.army);
}

namespace {

/// How many of the band fight in the section nearest to that one, of two as near the one with more; none where nobody is
/// on the map.
std::optional<int> nearestTo(const Grid &grid, const Play &play, int section)
{
    std::map<int, int> there;
    for (const OwnGroup &group : play.ownGroups) {
        if (group.section != offTable)
            there[group.section] += play.standingIn(group.id);
    }
    std::optional<std::pair<int, int>> nearest; // the distance, then the more of two
    for (const auto &[where, figures] : there) {
        const std::pair candidate(grid.apart(section, where), -figures);
        if (figures > 0 && section != offTable && (!nearest || candidate < *nearest))
            nearest = candidate;
    }
    return nearest ? std::optional(-nearest->second) : std::nullopt;
}

} // namespace

bool outnumbersTwice(const Campaign &campaign, const Pack &pack, const GroupInPlay &group)
{
    const Play &play = *campaign.play;
    if (pack.patrol) // it is the figures on the board that count (Chain Reaction 3.0 p. 26)
        return play.standingFor(group.army) >= 2 * play.party();
    return group.standing()
        >= 2 * nearestTo(campaign.encounter->setup.grid, play, group.section).value_or(play.party());
}

Problems checkMoveGroup(const Campaign &campaign, const Pack &pack, int id)
{
    Problems problems = demandGroup(campaign, id);
    if (!problems.empty())
        return problems;
    const GroupInPlay &group = *campaign.play->group(id);
    if (!group.onTable())
        problems.push_back({ActionText::tr("Group %1 has nobody left to move.").arg(id)});
    else if (campaign.play->turn > 0 && group.movedIn == campaign.play->turn)
        problems.push_back({ActionText::tr("Group %1 has already moved this turn.").arg(id)});
    else if (!mayAct(*campaign.play, group))
        problems.push_back({whyItDoesNotAct(*campaign.play, group)});
    if (!pack.hasPefs())
        problems.push_back({ActionText::tr("These rules do not move the enemy by dice.")});
    return problems;
}

namespace {

/// As the sheet of Swordplay calls what its own table says for so many dice: what passed both goes on without any.
NonPlayerMove moveAt(int passed)
{
    return passed == 2 ? NonPlayerMove::Advance : passed == 1 ? NonPlayerMove::HoldAndFire : NonPlayerMove::Hold;
}

/// Those who go round a flank: of the figures that still fight the last half, so that the leader stays (R48).
std::vector<int> flankers(const GroupInPlay &group)
{
    std::vector<int> standing;
    for (std::size_t i = 0; i < group.figures.size(); ++i) {
        if (isStanding(group.figures[i].state))
            standing.push_back(static_cast<int>(i) + 1);
    }
    const int stay = groupSizes(static_cast<int>(standing.size()), 2).front();
    return {standing.begin() + stay, standing.end()};
}

/// Group against group (R98).
bool outnumbersNearest(const Campaign &campaign, const GroupInPlay &group)
{
    const Play &play = *campaign.play;
    return group.standing() > nearestTo(campaign.encounter->setup.grid, play, group.section).value_or(play.party());
}

/// One that passed both goes on without dice, by its row as things stand now; round a flank it goes to the end.
GroupMoveResult positionOf(const Campaign &campaign, const Pack &pack, const GroupInPlay &group, bool cover,
                           std::optional<bool> outnumbers, Dice &dice)
{
    const GroupMoves &moves = pack.patrol->groupMoves;
    if (!movesOnItsOwn(group, pack))
        return moveByPosition(moves, group.rep(), cover, outnumbers.value_or(outnumbersTwice(campaign, pack, group)),
                              dice);
    constexpr int both = 2;
    if (group.position == GroupMove::Flank)
        return {both, GroupMove::Flank, group.flank};
    return movePassing(moves, both, outnumbers.value_or(outnumbersNearest(campaign, group)), dice);
}

void moveAsPositioned(const Campaign &campaign, const Pack &pack, const GroupInPlay &group, bool cover,
                      std::optional<bool> outnumbers, Dice &dice, Step &step)
{
    const GroupMoveResult moved = positionOf(campaign, pack, group, cover, outnumbers, dice);
    step.changes.push_back(GroupMoved{group.id, moved.passed, moveAt(moved.passed), moved.move, moved.flank});
    const bool canSplit = group.standing() > 1 && static_cast<int>(campaign.play->groups.size()) < mostGroups;
    if (moved.move == GroupMove::Flank && group.position != GroupMove::Flank && canSplit)
        step.changes.push_back(
            GroupSplit{group.id, static_cast<int>(campaign.play->groups.size()) + 1, flankers(group)});
}

} // namespace

void moveGroup(const Campaign &campaign, const Pack &pack, int id, bool cover, std::optional<bool> outnumbers,
               Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const GroupInPlay &group = *campaign.play->group(id);
    if (pack.patrol)
        return moveAsPositioned(campaign, pack, group, cover, outnumbers, dice, step);
    const bool twice = outnumbers.value_or(outnumbersTwice(campaign, pack, group));
    const NonPlayerMoveResult moved = moveNonPlayers(pack.activity->nonPlayerMoves, group.rep(), cover, twice, dice);
    step.changes.push_back(GroupMoved{id, moved.passed, moved.move});
}

Result<Step> placeGroup(const Campaign &campaign, int id, int section)
{
    Problems problems = demandGroup(campaign, id);
    demandSection(campaign, section, problems);
    if (!problems.empty())
        return problems;
    const Play &play = *campaign.play;
    const GroupInPlay &group = *play.group(id);
    if (group.section == section)
        return Problem{ActionText::tr("Group %1 is already in section %2.").arg(id).arg(section)};
    const bool meets = section != offTable && std::ranges::any_of(play.ownGroups, [&](const OwnGroup &own) {
                           return own.section == section && play.standingIn(own.id) > 0;
                       });
    return stepOf(StepKind::Played, GroupPlaced{id, section, meets && group.cameIn != play.turn});
}

Result<Step> strikeGroup(const Campaign &campaign, int id, bool on)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    if (campaign.play->group(id)->struck == on)
        return Problem{on ? ActionText::tr("Group %1 is already off the table.").arg(id)
                          : ActionText::tr("Group %1 is already on the table.").arg(id)};
    return stepOf(StepKind::Played, GroupStruck{id, on});
}

Result<Step> sideGroup(const Campaign &campaign, int id, int army)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    const Play &play = *campaign.play;
    if (play.sides == fewestSides)
        return Problem{ActionText::tr("Only two sides are fighting. Set the number of sides first.")};
    if (army < firstEnemy || army >= play.sides)
        return Problem{ActionText::tr("A group can be on side 2 to %1, not %2.").arg(play.sides).arg(army + 1)};
    if (play.group(id)->army == army)
        return Problem{ActionText::tr("Group %1 is already on side %2.").arg(id).arg(army + 1)};
    return stepOf(StepKind::Played, GroupSided{id, army});
}

Result<Step> setEnemyState(const Campaign &campaign, const Pack &pack, int id, int figure, TableState state,
                           std::optional<int> said)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    const GroupInPlay &group = *campaign.play->group(id);
    if (figure < 1 || figure > static_cast<int>(group.figures.size()))
        return Problem{
            ActionText::tr("Group %1 has figures 1 to %2, not %3.").arg(id).arg(group.figures.size()).arg(figure)};
    if (state == TableState::CheatedDeath || state == TableState::AtHome)
        return Problem{ActionText::tr("An enemy cannot be %1.").arg(words::title(state))};
    if (Problems problems = demandState(campaign, pack, state); !problems.empty())
        return problems;
    const QString who = ActionText::tr("Figure %1 of group %2").arg(QString::number(figure), QString::number(id));
    const EnemyFigure &enemy = group.figures[static_cast<std::size_t>(figure - 1)];
    const Result<int> turns = turnsDucked(campaign, state, said);
    if (!turns)
        return turns.problems();
    if (Problems problems = demandNews(*campaign.play, enemy, state, *turns, who); !problems.empty())
        return problems;
    Step step;
    step.kind = StepKind::Played;
    step.changes = {EnemyStood{id, figure, state, *turns, ducksLying(enemy, state)}};
    if (enemy.met > 0) {
        if (const Deeds deeds = systemOf(*campaign.play).deedsAs(asOwn(enemy), state); deeds != enemy.deeds)
            step.changes.push_back(FigureDid{FigureId{enemy.met}, deeds});
    }
    return step;
}

bool guardsBuilding(const Campaign &campaign, int id)
{
    const GroupInPlay *group = campaign.play->group(id);
    const PefInPlay *pef = group ? campaign.play->pef(group->pef) : nullptr;
    return campaign.encounter->kind == EncounterKind::RaidAttack && pef && pef->pef.inBuilding;
}

Problems checkPlaceGuards(const Campaign &campaign, int id)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    if (!guardsBuilding(campaign, id))
        return {{ActionText::tr("Group %1 guards no building.").arg(id)}};
    if (campaign.play->group(id)->figures.front().guard)
        return {{ActionText::tr("The guards of group %1 have already been placed.").arg(id)}};
    return {};
}

void placeGuards(const Campaign &campaign, int id, bool shotsFired, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const auto figures = static_cast<int>(campaign.play->group(id)->figures.size());
    step.changes.push_back(GuardsPlaced{id, muster::placeGuards(figures, shotsFired, dice)});
}

Result<Step> noticeGuard(const Campaign &campaign, int id, int figure, GuardWatch watch)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    const auto &figures = campaign.play->group(id)->figures;
    const auto all = static_cast<int>(figures.size());
    if (figure < 0 || figure > all)
        return Problem{ActionText::tr("Group %1 has figures 1 to %2, not %3.").arg(id).arg(all).arg(figure)};
    if (!figures.front().guard)
        return Problem{ActionText::tr("The guards of group %1 have not been placed.").arg(id)};
    Step step;
    step.kind = StepKind::Played;
    for (int place = figure == 0 ? 1 : figure; place <= (figure == 0 ? all : figure); ++place) {
        const EnemyFigure &guard = figures[static_cast<std::size_t>(place - 1)];
        if (guard.watch != watch && isStanding(guard.state))
            step.changes.push_back(GuardNoticed{id, place, watch});
    }
    if (step.changes.empty())
        return Problem{ActionText::tr("That is already noted: %1.").arg(words::title(watch))};
    return step;
}

} // namespace muster::actions

namespace muster {

bool Placement::enters() const
{
    return how == Beginning::ByAnEdge || how == Beginning::Opposite || how == Beginning::OwnEdge;
}

void Placement::preferPassable(const Setup &setup)
{
    std::stable_partition(sections.begin(), sections.end(), [&](int number) {
        return std::none_of(setup.sections.begin(), setup.sections.end(), [number](const Section &section) {
            return section.number == number && section.terrain == Terrain::Impassable;
        });
    });
}

void Placement::choose(std::optional<int> entry)
{
    if (entry && std::erase(sections, *entry) > 0)
        sections.insert(sections.begin(), *entry);
}

Placements whereSidesBegin(const Encounter &encounter, const Pack &pack, std::optional<int> entry)
{
    return systemOf(encounter).placements(encounter, pack, entry);
}

} // namespace muster
