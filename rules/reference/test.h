// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/modifier.h"

#include <QMap>

#include <array>

namespace muster {

class Dice;

/// The attack's Impact and the target's Rep, a die added to each: the higher decides, and equal ones spare.
struct Duel {
    QString beaten;
    QString held;
};

struct TestOutcome {
    QString id;
    Amount amount;
    std::optional<Duel> duel; ///< then this decides, and the id is not yet the outcome
};

/// What becomes another outcome for some: a zombie does not run away.
struct Swap {
    QString condition;
    QString from;
    QString to;
};

/// An exception to the rows: for some, with so many passed, or when the dice show the same. Two ones make a hero, a
/// clumsy runner falls, one who is outgunned ducks.
struct Special {
    QString condition; ///< only for these, where one is named
    std::optional<int> passed; ///< only with so many passed
    bool doubles = false; ///< only if two of the dice show the same face
    std::optional<int> face; ///< and this one
    QString mark; ///< noted in the result, where named
    std::optional<TestOutcome> outcome; ///< instead of the row's
};

/// A test of the book: dice against a number, each passed or not, and what follows from how many passed.
struct ReferenceTest {
    QString id;
    QString title;
    QString procedure; ///< by which it is called; several may share one
    QString page; ///< where the book has it
    QStringList classes; ///< only theirs; none: everybody's
    int dice = 2; ///< 0: nothing is tested, and the situation alone decides
    bool leaderDie = false;
    bool freeChoice = false; ///< a Star may choose how many dice it passes
    bool sixFails = false;
    QString field; ///< the result's field for the outcome
    QString amountField; ///< and for what goes with it; empty: nothing does
    QStringList situations;
    QMap<QString, QStringList> brings =
        {}; ///< conditions that a situation is by itself: charged to the rear is attacked there
    std::vector<Modifier> modifiers;
    std::vector<Swap> swaps;
    std::vector<Special> specials;
    std::array<QMap<QString, TestOutcome>, 3> outcomes; ///< by dice passed, then situation; "" where it has none

    int mostPassed() const { return dice == 0 ? 0 : dice == 1 && !leaderDie ? 1 : 2; }
    const TestOutcome &outcome(int passed, const QString &situation) const;
    /// Every condition it asks about.
    QStringList conditions() const;
    bool hasDuel() const;
};

/// Who takes a test, and how things stand.
struct TestTaker {
    int rep = 0;
    QString situation;
    QStringList conditions;
    std::optional<int> leaderRep; ///< the figure's leader's, who rolls the Leader Die
    std::optional<int> chosen; ///< a Star's free choice: so many passed, nothing rolled
    int impact = 0; ///< of what hit the figure, where a duel may follow
};

/// One more of the group that took the test on the same dice.
struct TakenAlong {
    int rep = 0;
    int passed = 0;
    QString outcome;
};

struct TestResult {
    int target = 0; ///< what each die was compared with
    int passed = 0; ///< two at most (R2), the leader's included
    bool leaderPassed = false;
    QString outcome;
    int amount = 0;
    QStringList applied; ///< the conditions that changed something
    QStringList marks; ///< what the specials brought
    std::vector<TakenAlong> group = {}; ///< those of other Reps
};

/// Dice: the test's with its modifiers together; then the Leader Die; then what the outcome asks for (an amount's die;
/// of a duel the Impact's, then the Rep's). None for the test itself where a choice or a modifier says what is passed.
TestResult takeTest(const ReferenceTest &test, const TestTaker &taker, Dice &dice);

/// A test as its modifiers leave it.
struct TestTerms {
    int dice = 0;
    int target = 0; ///< what each die is compared with
    int most = 2; ///< no more of them count as passed (R2)
    std::optional<int> passes; ///< so many, and nothing is rolled
    QStringList applied; ///< the conditions that changed something
};

TestTerms termsOf(const ReferenceTest &test, const TestTaker &taker);

} // namespace muster
