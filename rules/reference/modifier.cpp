// SPDX-License-Identifier: MIT
#include "rules/reference/modifier.h"

#include <algorithm>
#include <iterator>

namespace muster {

std::vector<Modifier> applying(const std::vector<Modifier> &modifiers, const QStringList &conditions)
{
    std::vector<Modifier> those;
    std::copy_if(modifiers.begin(), modifiers.end(), std::back_inserter(those),
                 [&](const Modifier &m) { return conditions.contains(m.condition); });
    return those;
}

QStringList conditionsOf(const std::vector<Modifier> &modifiers)
{
    QStringList conditions;
    for (const Modifier &modifier : modifiers)
        conditions.append(modifier.condition);
    conditions.removeDuplicates();
    return conditions;
}

} // namespace muster
