// SPDX-License-Identifier: MIT
#include "rules/band/recruit.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"

namespace muster {

Profile drawFigure(const ArmyList &list, Reason reason, Dice &dice)
{
    return list.figures.at(sum(dice.roll({reason, list.figures.dice, list.figures.sides})));
}

Profile recruitOne(const ArmyList &list, Dice &dice, int subject)
{
    return drawFigure(list, {RollKind::Recruit, subject}, dice);
}

std::vector<Profile> recruit(const ArmyList &list, int count, Dice &dice)
{
    std::vector<Profile> figures;
    figures.reserve(static_cast<std::size_t>(count));
    for (int place = 1; place <= count; ++place)
        figures.push_back(recruitOne(list, dice, place));
    return figures;
}

} // namespace muster
