// SPDX-License-Identifier: MIT
#include "model/campaign/play.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace muster {

bool BandAtStart::has(FigureId id) const
{
    return std::any_of(band.begin(), band.end(), [id](const Figure &figure) { return figure.id == id; })
        || std::any_of(former.begin(), former.end(), [id](const FormerFigure &gone) { return gone.figure.id == id; });
}

int GroupInPlay::standing() const
{
    return static_cast<int>(
        std::count_if(figures.begin(), figures.end(), [](const EnemyFigure &f) { return isStanding(f.state); }));
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

const OwnFigure *Play::find(FigureId id) const
{
    const auto found = std::find_if(own.begin(), own.end(), [=](const OwnFigure &f) { return f.id == id; });
    return found == own.end() ? nullptr : &*found;
}

const EnemyFigure *Play::met(FigureId id) const
{
    for (const GroupInPlay &group : groups) {
        for (const EnemyFigure &figure : group.figures) {
            if (figure.met > 0 && FigureId{figure.met} == id)
                return &figure;
        }
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

const PefInPlay *Play::pef(int id) const
{
    const auto found = std::find_if(pefs.begin(), pefs.end(), [=](const PefInPlay &p) { return p.pef.id == id; });
    return found == pefs.end() ? nullptr : &*found;
}

PefInPlay *Play::pef(int id)
{
    return const_cast<PefInPlay *>(std::as_const(*this).pef(id));
}

const GroupInPlay *Play::group(int id) const
{
    const auto found = std::find_if(groups.begin(), groups.end(), [=](const GroupInPlay &g) { return g.id == id; });
    return found == groups.end() ? nullptr : &*found;
}

GroupInPlay *Play::group(int id)
{
    return const_cast<GroupInPlay *>(std::as_const(*this).group(id));
}

const OwnGroup *Play::ownGroup(int id) const
{
    const auto found = std::find_if(ownGroups.begin(), ownGroups.end(), [=](const OwnGroup &g) { return g.id == id; });
    return found == ownGroups.end() ? nullptr : &*found;
}

const OwnPef *Play::ownPef(int id) const
{
    const auto found = std::find_if(ownPefs.begin(), ownPefs.end(), [=](const OwnPef &p) { return p.id == id; });
    return found == ownPefs.end() ? nullptr : &*found;
}

const PefInPlay *Play::foundPef() const
{
    const auto found =
        std::find_if(pefs.begin(), pefs.end(), [](const PefInPlay &pef) { return pef.found && pef.isWaiting(); });
    return found == pefs.end() ? nullptr : &*found;
}

bool Play::isHidden(FigureId id) const
{
    return std::any_of(ownPefs.begin(), ownPefs.end(), [=](const OwnPef &pef) {
        return !pef.revealed && std::find(pef.figures.begin(), pef.figures.end(), number(id)) != pef.figures.end();
    });
}

int Play::standingIn(int ownGroup) const
{
    return static_cast<int>(std::count_if(own.begin(), own.end(), [&](const OwnFigure &f) {
        return f.group == ownGroup && isStanding(f.state) && !isHidden(f.id);
    }));
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
    return static_cast<int>(
        std::count_if(own.begin(), own.end(), [](const OwnFigure &f) { return isStanding(f.state); }));
}

int Play::waitingPefs() const
{
    return static_cast<int>(std::count_if(pefs.begin(), pefs.end(), [](const PefInPlay &p) { return p.isWaiting(); }));
}

int Play::enemies() const
{
    return std::accumulate(groups.begin(), groups.end(), 0, [](int total, const GroupInPlay &group) {
        return total + (group.struck ? 0 : group.standing());
    });
}

bool Play::hasPrisoners() const
{
    return std::any_of(groups.begin(), groups.end(), [](const GroupInPlay &group) {
        return std::any_of(group.figures.begin(), group.figures.end(), [](const EnemyFigure &figure) {
            return figure.state == TableState::Captured || figure.state == TableState::Surrendered;
        });
    });
}

int Play::sectionsSeen() const
{
    return static_cast<int>(std::count(seen.begin(), seen.end(), true));
}

bool Play::leaderPlaced() const
{
    return std::any_of(groups.begin(), groups.end(), [](const GroupInPlay &group) {
        return std::any_of(group.figures.begin(), group.figures.end(), [](const EnemyFigure &f) { return f.leader; });
    });
}

} // namespace muster
