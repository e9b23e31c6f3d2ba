// SPDX-License-Identifier: MIT
#include "rules/band/recruit.h"

#include "rules/games/game.h"
#include "rules/pack/pack.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

namespace {

void arm(Profile &figure, const ArmyList &list, Reason reason, Dice &dice)
{
    if (list.weaponDie)
        figure.weapon = rollOn(*list.weaponDie, reason, dice);
}

} // namespace

Profile drawFigure(const ArmyList &list, Reason reason, Dice &dice)
{
    Profile figure = rollOn(list.figures, reason, dice);
    arm(figure, list, {RollKind::EnemyWeapon, reason.subject}, dice);
    return figure;
}

bool canLead(const ArmyList &list, int maxRep)
{
    const auto &rows = list.figures.rows;
    return std::ranges::any_of(rows, [=](const auto &row) { return row.outcome.rep <= maxRep; });
}

Profile recruitOne(const ArmyList &list, Dice &dice, int subject, int maxRep)
{
    Q_ASSERT(canLead(list, maxRep));
    Profile figure;
    do {
        figure = rollOn(list.figures, {RollKind::Recruit, subject}, dice);
    } while (figure.rep > maxRep);
    arm(figure, list, {RollKind::RecruitWeapon, subject}, dice);
    return figure;
}

std::vector<Profile> recruit(const Pack &pack, const ArmyList &list, int count, Dice &dice, int maxRep)
{
    std::vector<Profile> figures;
    figures.reserve(static_cast<std::size_t>(count));
    for (int place = 1; place <= count; ++place) {
        figures.push_back(recruitOne(list, dice, place, maxRep));
        rollUp(pack, figures.back(), place, dice);
    }
    return figures;
}

} // namespace muster
