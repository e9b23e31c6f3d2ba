// SPDX-License-Identifier: MIT
#include "rules/reference/test.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/findbyid.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns whether two dice show the same face, or both show `face` if it is given. A third die, of a Born Leader,
/// makes no difference.
bool showDoubles(const Faces &dice, std::optional<int> face)
{
    return std::ranges::any_of(dice, [&](Die one) {
        const auto alike = std::ranges::count_if(dice, [&](Die die) { return die.face == one.face; });
        return alike > 1 && face.value_or(one.face) == one.face;
    });
}

bool holds(const Special &special, const Faces &dice, int passed, const TestTaker &taker)
{
    if (special.doubles && !showDoubles(dice, special.face))
        return false;
    return special.passed.value_or(passed) == passed
        && (special.condition.isEmpty() || taker.conditions.contains(special.condition));
}

/// Returns the taker with the conditions that the situation implies.
TestTaker inSituation(const ReferenceTest &test, TestTaker taker)
{
    taker.conditions += test.brings.value(taker.situation);
    return taker;
}

QString fight(const Duel &duel, const TestTaker &taker, Dice &dice)
{
    const int attack = taker.impact + dice.die(RollKind::DuelImpact);
    const int defence = taker.rep + dice.die(RollKind::DuelRep);
    return attack > defence ? duel.beaten : duel.held;
}

QString swapped(const ReferenceTest &test, const TestTaker &taker, const QString &outcome)
{
    const Swap *swap = findWhere(
        test.swaps, [&](const Swap &one) { return one.from == outcome && taker.conditions.contains(one.condition); });
    return swap ? swap->to : outcome;
}

} // namespace

const TestOutcome &ReferenceTest::outcome(int passed, const QString &situation) const
{
    const QMap<QString, TestOutcome> &row = outcomes.of(passed);
    const auto found = row.constFind(situations.isEmpty() ? QString() : situation);
    Q_ASSERT(found != row.constEnd());
    return *found;
}

QStringList ReferenceTest::conditions() const
{
    QStringList all = conditionsOf(modifiers);
    for (const Swap &swap : swaps)
        all.append(swap.condition);
    for (const Special &special : specials) {
        if (!special.condition.isEmpty())
            all.append(special.condition);
    }
    all.removeDuplicates();
    return all;
}

bool ReferenceTest::hasDuel() const
{
    return std::ranges::any_of(outcomes, [](const auto &row) {
        return std::ranges::any_of(row, [](const TestOutcome &outcome) { return outcome.duel.has_value(); });
    });
}

TestResult takeTest(const ReferenceTest &test, const TestTaker &given, Dice &dice)
{
    const TestTaker taker = inSituation(test, given);
    const TestTerms terms = termsOf(test, taker);
    TestResult result;
    result.target = terms.target;
    result.applied = terms.applied;
    Faces fallen;
    if (terms.passes) {
        result.passed = *terms.passes;
    } else {
        fallen = dice.roll({RollKind::Test, terms.dice});
        result.passed = passed(fallen, terms.target);
        if (test.leaderDie && taker.leaderRep) {
            result.leaderPassed = dice.die(RollKind::LeaderDie) <= *taker.leaderRep;
            result.passed += result.leaderPassed ? 1 : 0;
        }
        result.passed = std::min({result.passed, terms.most, test.mostPassed()});
    }

    TestOutcome outcome = test.outcome(result.passed, taker.situation);
    for (const Special &special : test.specials) {
        if (!holds(special, fallen, result.passed, taker))
            continue;
        if (!special.mark.isEmpty())
            result.marks.append(special.mark);
        outcome = special.outcome.value_or(outcome);
    }
    result.amount = rollAmount(outcome.amount, taker.rep, dice);
    result.outcome = swapped(test, taker, outcome.duel ? fight(*outcome.duel, taker, dice) : outcome.id);
    return result;
}

TestTerms termsOf(const ReferenceTest &test, const TestTaker &taker)
{
    TestTerms terms;
    terms.dice = test.dice;
    terms.target = taker.rep;
    terms.passes = taker.chosen;
    for (const Modifier &modifier : applying(test.modifiers, inSituation(test, taker).conditions)) {
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
