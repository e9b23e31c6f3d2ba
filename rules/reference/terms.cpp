// SPDX-License-Identifier: MIT
#include "rules/reference/terms.h"

#include <algorithm>

namespace muster {

TestTerms termsOf(const ReferenceTest &test, const TestTaker &taker)
{
    TestTerms terms;
    terms.dice = test.dice;
    terms.target = taker.rep;
    terms.passes = taker.chosen;
    for (const Modifier &modifier : applying(test.modifiers, taker.conditions)) {
        terms.dice += modifier.dice;
        terms.target += modifier.target;
        terms.most = std::min(terms.most, modifier.most.value_or(terms.most));
        if (modifier.passes && !terms.passes)
            terms.passes = modifier.passes;
        terms.applied.append(modifier.condition);
    }
    constexpr int highestPassingFace = 5;
    if (test.sixFails)
        terms.target = std::min(terms.target, highestPassingFace);
    terms.dice = std::max(terms.dice, 0);
    return terms;
}

} // namespace muster
