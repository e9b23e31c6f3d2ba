// SPDX-License-Identifier: MIT
#include "rules/reference/jointtest.h"

#include "rules/dice/samedice.h"

#include <algorithm>

namespace muster {

const QString &JointTest::worst(const QStringList &outcomes) const
{
    return *std::ranges::max_element(
        outcomes, [&](const QString &a, const QString &b) { return bestToWorst.indexOf(a) < bestToWorst.indexOf(b); });
}

JointResult takeTogether(const JointTest &joint, const std::vector<const ReferenceTest *> &tests,
                         const std::vector<TestTaker> &takers, Dice &dice)
{
    JointResult all;
    QStringList outcomes;
    for (std::size_t i = 0; i < tests.size(); ++i) {
        SameDice same(dice.rolls(), dice);
        all.results.push_back(i == 0 ? takeTest(*tests[i], takers[i], dice) : takeTest(*tests[i], takers[i], same));
        outcomes.append(all.results.back().outcome);
    }
    all.outcome = joint.worst(outcomes);
    return all;
}

TestResult takeAsGroup(const ReferenceTest &test, const TestTaker &taker, const std::vector<int> &otherReps, Dice &dice)
{
    TestResult result = takeTest(test, taker, dice);
    for (const int rep : otherReps) {
        TestTaker other = taker;
        other.rep = rep;
        SameDice same(dice.rolls(), dice);
        const TestResult taken = takeTest(test, other, same);
        result.group.push_back({rep, taken.passed, taken.outcome});
    }
    return result;
}

} // namespace muster
