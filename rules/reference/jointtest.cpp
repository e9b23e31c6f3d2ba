// SPDX-License-Identifier: MIT
#include "rules/reference/jointtest.h"

#include "rules/dice/dice.h"

#include <algorithm>

namespace muster {

namespace {

/// Dice that fell already, rolled again as they are; what was not rolled yet comes from the real ones.
class SameDice final : public Dice
{
public:
    SameDice(const Rolls &fallen, Dice &dice)
        : m_fallen(fallen)
        , m_dice(dice)
    {
    }

protected:
    void fall(const DiceRequest &request, Faces &dice) override
    {
        const auto known = std::find_if(m_fallen.begin(), m_fallen.end(), [&](const Roll &roll) {
            return roll.reason == request.reason && roll.dice.size() == request.count;
        });
        dice = known == m_fallen.end() ? m_dice.roll(request) : known->dice;
    }

private:
    const Rolls m_fallen; // a copy: the real dice go on rolling
    Dice &m_dice;
};

} // namespace

const QString &JointTest::worst(const QStringList &outcomes) const
{
    return *std::max_element(outcomes.begin(), outcomes.end(), [&](const QString &a, const QString &b) {
        return bestToWorst.indexOf(a) < bestToWorst.indexOf(b);
    });
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
