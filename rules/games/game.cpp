// SPDX-License-Identifier: MIT
#include "rules/games/game.h"

#include "rules/band/recruit.h"
#include "rules/pack/findbyid.h"
#include "rules/pack/pack.h"
#include "rules/reference/percentile.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns the first row of a list that is rolled up as a leader; the first row of all if there is none.
const Profile &leaderOf(const ArmyList &list, const GameTables &games)
{
    const auto &rows = list.figures.rows;
    const auto *row = findWhere(rows, [&](const auto &one) { return one.outcome.figureClass == games.leaders; });
    return (row ? *row : rows.front()).outcome;
}

Force raiseSide(const Pack &pack, const ArmyList &list, int figures, Dice &dice)
{
    Force side{list.id, {}, 0};
    for (int place = 1; place <= figures; ++place) {
        Profile figure =
            place == 1 ? leaderOf(list, *pack.games) : drawFigure(list, {RollKind::EnemyFigure, place}, dice);
        rollUp(pack, figure, subjectOfTheirs(place), dice);
        side.figures.push_back(std::move(figure));
    }
    return side;
}

} // namespace

Game dealGame(const Pack &pack, const QString &enemy, int ours, Dice &dice)
{
    const GameTables &games = *pack.games;
    const Ground &ground = rollOn(games.grounds, RollKind::GameGround, dice);
    const int theirs = std::clamp(ours, games.leastFigures, games.mostFigures);
    return {ground.title, ground.lay, raiseSide(pack, *pack.list(enemy), theirs, dice)};
}

void rollUp(const Pack &pack, Profile &profile, int subject, Dice &dice)
{
    if (!pack.hasSkill || profile.skill > 0)
        return;
    const bool leads = profile.figureClass == pack.games->leaders;
    const PercentileFigure figure = rollMember(*pack.reference->percentile, leads, subject, dice).figure;
    profile.rep = figure.initiative;
    profile.skill = figure.skill;
}

} // namespace muster
