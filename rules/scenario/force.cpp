// SPDX-License-Identifier: MIT
#include "rules/scenario/force.h"

#include "rules/band/recruit.h"
#include "rules/dice/counting.h"
#include "rules/force/arms.h"
#include "rules/pack/pack.h"

namespace muster {

namespace {

class Raising
{
public:
    Raising(const Pack &pack, Dice &dice)
        : m_pack(pack)
        , m_dice(dice)
    {
    }

    /// Again where it is a special weapon too many in a force of that size (R76).
    void draw(Force &force, const QString &from, int size)
    {
        const ArmyList &list = *m_pack.list(from);
        const int place = static_cast<int>(force.figures.size()) + 1;
        Profile figure = drawFigure(list, {RollKind::EnemyFigure, place}, m_dice);
        while (isOneTooMany(list, figure.weapon, force.figures, size))
            figure = drawFigure(list, {RollKind::EnemyFigure, place}, m_dice);
        force.figures.push_back(figure);
    }

    void fill(Force &force, const Team &team, int place, int size)
    {
        const auto index = static_cast<std::size_t>(place);
        if (index < team.figures.size())
            force.figures.push_back(team.figures[index].profile);
        else if (team.again)
            force.figures.push_back(team.figures[index % team.figures.size()].profile);
        else if (team.reinforcements.isEmpty())
            force.figures.push_back(team.figures.back().profile);
        else
            draw(force, team.reinforcements, size);
    }

private:
    const Pack &m_pack;
    Dice &m_dice;
};

} // namespace

int Force::lowestRep() const
{
    const auto lowest = std::min_element(figures.begin(), figures.end(),
                                         [](const Profile &a, const Profile &b) { return a.rep < b.rep; });
    return lowest == figures.end() ? 0 : lowest->rep;
}

int vehiclesAtHand(const Pack &pack, const QString &list, int figures, Dice &dice)
{
    const FactionVehicles *vehicles = pack.factions ? pack.factions->vehiclesOf(list) : nullptr;
    const int most = vehicles ? figures / vehicles->figuresPerVehicle : 0;
    if (most == 0)
        return 0;
    return sum(dice.roll({{RollKind::Vehicles, 0}, 2})) >= vehicles->from ? most : 0;
}

Force raiseForce(const Pack &pack, const QString &from, const ScenarioSide &side, Dice &dice)
{
    Force force{from, {}, 0};
    Raising raising(pack, dice);
    const Team *team = pack.team(from);
    Q_ASSERT(team || pack.list(from));
    if (team)
        raising.fill(force, *team, 0, 1);
    else
        raising.draw(force, from, 1);
    const int grunts = side.recruits(force.leaderRep());
    for (int place = 1; place <= grunts; ++place) {
        if (team)
            raising.fill(force, *team, place, grunts + 1);
        else
            raising.draw(force, from, grunts + 1);
    }
    force.vehicles = team ? team->vehicles : vehiclesAtHand(pack, from, grunts + 1, dice);
    return force;
}

} // namespace muster
