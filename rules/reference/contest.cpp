// SPDX-License-Identifier: MIT
#include "rules/reference/contest.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

namespace {

struct Effort {
    int passed = 0;
    int highest = 0; ///< highest of the dice that passed
};

Effort roll(const Contest &contest, const std::vector<Modifier> &modifiers, const ContestSide &side, int number,
            Dice &dice)
{
    const int count = contest.dice + changeBy(modifiers, side.conditions, &Modifier::dice);
    const int target = side.rep + changeBy(modifiers, side.conditions, &Modifier::target);
    const Faces fallen = dice.roll({{RollKind::Contest, number}, std::max(count, 0)});
    Effort effort;
    effort.passed = passed(fallen, target);
    for (const Die die : fallen)
        effort.highest = die.face <= target ? std::max<int>(effort.highest, die.face) : effort.highest;
    return effort;
}

} // namespace

QString Contest::outcome(Winner ahead, int lead, const QStringList &loserConditions) const
{
    const ContestRow *best = nullptr;
    for (const ContestRow &row : rows) {
        if (row.ahead == ahead && row.lead <= lead && (!best || row.lead > best->lead))
            best = &row;
    }
    Q_ASSERT(best);
    return !best->condition.isEmpty() && loserConditions.contains(best->condition) ? best->otherwise : best->outcome;
}

ContestResult contend(const Contest &contest, const ContestSide &a, const ContestSide &b, Dice &dice)
{
    const Effort first = roll(contest, contest.modifiersA, a, 1, dice);
    const Effort second = roll(contest, contest.modifiersB, b, 2, dice);
    ContestResult result{first.passed, second.passed, Winner::None, {}};
    if (first.passed != second.passed)
        result.ahead = first.passed > second.passed ? Winner::A : Winner::B;
    else if (!contest.equalButHigher.isEmpty() && first.highest != second.highest)
        result.ahead = first.highest > second.highest ? Winner::A : Winner::B;
    const int lead = std::abs(first.passed - second.passed);
    const QStringList loser = result.ahead == Winner::A ? b.conditions : a.conditions;
    result.outcome =
        result.ahead != Winner::None && lead == 0 ? contest.equalButHigher : contest.outcome(result.ahead, lead, loser);
    return result;
}

} // namespace muster
