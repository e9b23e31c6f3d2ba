// SPDX-License-Identifier: MIT
#include "rules/reference/modifier.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

#include <algorithm>
#include <iterator>

namespace muster {

int rollAmount(const Amount &amount, int rep, Dice &dice)
{
    int rolled = 0;
    for (const Die die : dice.roll({RollKind::FollowUp, amount.dice}))
        rolled += amount.halved ? halved(die.face) : die.face;
    return std::max(rolled + amount.plus - (amount.minusRep ? rep : 0), amount.least);
}

std::vector<Modifier> applying(const std::vector<Modifier> &modifiers, const QStringList &conditions)
{
    std::vector<Modifier> those;
    std::ranges::copy_if(modifiers, std::back_inserter(those), [&](const Modifier &m) {
        return conditions.contains(m.condition) || conditions.contains(m.orElse);
    });
    return those;
}

int changeBy(const std::vector<Modifier> &modifiers, const QStringList &conditions, int Modifier::*effect)
{
    int change = 0;
    for (const Modifier &modifier : applying(modifiers, conditions))
        change += modifier.*effect;
    return change;
}

QStringList conditionsOf(const std::vector<Modifier> &modifiers)
{
    QStringList conditions;
    for (const Modifier &modifier : modifiers) {
        conditions.append(modifier.condition);
        if (!modifier.orElse.isEmpty())
            conditions.append(modifier.orElse);
    }
    conditions.removeDuplicates();
    return conditions;
}

} // namespace muster
