// SPDX-License-Identifier: MIT
#include "rules/scenario/force.h"

#include "rules/band/recruit.h"
#include "rules/dice/dice.h"
#include "rules/force/arms.h"
#include "rules/force/points.h"
#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

namespace {

/// Draws a figure, and again if its special weapon exceeds the limit for a force of this size (R76) and the list has
/// other figures.
void draw(Force &force, const ArmyList &list, int size, Dice &dice)
{
    const Reason reason{RollKind::EnemyFigure, static_cast<int>(force.figures.size()) + 1};
    Profile figure = drawFigure(list, reason, dice);
    while (hasOrdinary(list) && isOneTooMany(list, figure.weapon, force.figures, size))
        figure = drawFigure(list, reason, dice);
    force.figures.push_back(figure);
}

} // namespace

int vehiclesAtHand(const Pack &pack, const QString &list, int figures, Dice &dice)
{
    const FactionVehicles *vehicles = pack.factions ? pack.factions->vehiclesOf(list) : nullptr;
    const int most = vehicles ? figures / vehicles->figuresPerVehicle : 0;
    if (most == 0)
        return 0;
    return dice.total({RollKind::Vehicles, 2}) >= vehicles->from ? most : 0;
}

Force buyForce(const Pack &pack, const QString &from, int points, Dice &dice)
{
    constexpr std::size_t mostBought = 60; // far above what occurs in play
    Force force{from, {}, 0};
    const Team *team = pack.team(from);
    const ArmyList *list = pack.list(team ? team->reinforcements : from);
    int left = points;
    const auto costs = [&](const Profile &figure) { return priceOf(pack, list, figure).value_or(points + 1); };
    const auto isOneTooDear = [&] { return force.figures.size() > 1 && costs(force.figures.back()) > left; };
    for (std::size_t place = 0; team && (!list || place < team->figures.size()) && place < mostBought; ++place) {
        force.figures.push_back(team->profileAt(place));
        if (isOneTooDear()) {
            force.figures.pop_back();
            break;
        }
        left -= costs(force.figures.back());
    }
    const auto isWithinMeans = [&](const TableRow<Profile> &row) {
        const int size = static_cast<int>(force.figures.size()) + 1;
        return costs(row.outcome) <= left
            && (!hasOrdinary(*list) || !isOneTooMany(*list, row.outcome.weapon, force.figures, size));
    };
    const auto somebodyCanCome = [&] { return list && std::ranges::any_of(list->figures.rows, isWithinMeans); };
    while (force.figures.empty() || (force.figures.size() < mostBought && somebodyCanCome())) {
        draw(force, *list, static_cast<int>(force.figures.size()) + 1, dice);
        if (isOneTooDear())
            force.figures.pop_back(); // and another is rolled
        else
            left -= costs(force.figures.back());
    }
    return force;
}

Force raiseForce(const Pack &pack, const QString &from, const ScenarioSide &side, Dice &dice)
{
    Force force{from, {}, 0};
    const Team *team = pack.team(from);
    const ArmyList *list = pack.list(team ? team->reinforcements : from);
    Q_ASSERT(team || list);
    int grunts = 0;
    for (std::size_t place = 0; place == 0 || static_cast<int>(place) <= grunts; ++place) {
        if (team && (place < team->figures.size() || !list))
            force.figures.push_back(team->profileAt(place));
        else
            draw(force, *list, grunts + 1, dice);
        grunts = side.recruits(force.leaderRep());
    }
    force.vehicles = team ? team->vehicles : vehiclesAtHand(pack, from, grunts + 1, dice);
    return force;
}

} // namespace muster
