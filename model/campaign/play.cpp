// SPDX-License-Identifier: MIT
#include "model/campaign/play.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace muster {

bool BandAtStart::has(FigureId id) const
{
    return findBy(band, &Figure::id, id)
        || std::ranges::any_of(former, [id](const FormerFigure &gone) { return gone.figure.id == id; });
}

int GroupInPlay::standing() const
{
    return countIf(figures, [](const EnemyFigure &f) { return isStanding(f.state); });
}

int GroupInPlay::rep() const
{
    int best = 0;
    for (const EnemyFigure &figure : figures) {
        if (!isStanding(figure.state))
            continue;
        if (figure.leader)
            return figure.profile.rep;
        best = std::max(best, figure.profile.rep);
    }
    return best;
}

const EnemyFigure *Play::met(FigureId id) const
{
    for (const GroupInPlay &group : groups) {
        if (const EnemyFigure *figure = findBy(group.figures, &EnemyFigure::met, number(id)); figure && figure->met > 0)
            return figure;
    }
    return nullptr;
}

EnemyFigure *Play::met(FigureId id)
{
    return const_cast<EnemyFigure *>(std::as_const(*this).met(id));
}

std::optional<int> Play::starPowerOf(FigureId star) const
{
    const OwnFigure *figure = find(star);
    return figure && figure->starPower ? figure->starPower : starPower;
}

const PefInPlay *Play::foundPef() const
{
    return findIf(pefs, [](const PefInPlay &pef) { return pef.found && pef.isWaiting(); });
}

bool Play::isHidden(FigureId id) const
{
    return std::ranges::any_of(ownPefs,
                               [=](const OwnPef &pef) { return !pef.revealed && contains(pef.figures, number(id)); });
}

int Play::standingIn(int ownGroup) const
{
    return countIf(own,
                   [&](const OwnFigure &f) { return f.group == ownGroup && isStanding(f.state) && !isHidden(f.id); });
}

int Play::dieOf(int army) const
{
    if (army <= firstEnemy)
        return army == firstEnemy ? theirs : yours;
    const auto place = static_cast<std::size_t>(army - fewestSides);
    return place < others.size() ? others[place] : 0;
}

bool Play::activates(int army) const
{
    const int die = dieOf(army);
    for (int side = 0; side < fewestSides + static_cast<int>(others.size()); ++side) {
        if (side != army && dieOf(side) == die)
            return false;
    }
    return die > 0;
}

int Play::standingFor(int army) const
{
    return std::accumulate(groups.begin(), groups.end(), 0, [=](int total, const GroupInPlay &group) {
        return total + (group.struck || group.army != army ? 0 : group.standing());
    });
}

int Play::party() const
{
    return countIf(own, [](const OwnFigure &f) { return isStanding(f.state); });
}

int Play::waitingPefs() const
{
    return countIf(pefs, [](const PefInPlay &p) { return p.isWaiting(); });
}

int Play::enemies() const
{
    return std::accumulate(groups.begin(), groups.end(), 0, [](int total, const GroupInPlay &group) {
        return total + (group.struck ? 0 : group.standing());
    });
}

bool Play::hasPrisoners() const
{
    return std::ranges::any_of(groups, [](const GroupInPlay &group) {
        return std::ranges::any_of(group.figures, [](const EnemyFigure &figure) {
            return figure.state == TableState::Captured || figure.state == TableState::Surrendered;
        });
    });
}

int Play::sectionsSeen() const
{
    return static_cast<int>(std::ranges::count(seen, true));
}

bool Play::leaderPlaced() const
{
    return std::ranges::any_of(
        groups, [](const GroupInPlay &group) { return findBy(group.figures, &EnemyFigure::leader, true); });
}

} // namespace muster
