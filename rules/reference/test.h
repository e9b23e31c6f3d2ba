// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"
#include "rules/reference/modifier.h"

#include <QMap>

namespace muster {

class Dice;

/// A duel: the attack's Impact against the target's Rep, with a die added to each. The higher total decides; if they
/// are equal, the target is spared.
struct Duel {
    QString beaten;
    QString held;
};

struct TestOutcome {
    QString id;
    Amount amount;
    std::optional<Duel> duel; ///< decides the outcome, if present; `id` is not the outcome then
};

/// A replacement of an outcome under a condition: a zombie does not run away.
struct Swap {
    QString condition;
    QString from;
    QString to;
};

/// An exception to the rows: under a condition, for a number of dice passed, or for doubles. Two ones make a hero, a
/// clumsy runner falls, an outgunned figure ducks.
struct Special {
    QString condition; ///< condition for this exception; empty for none
    std::optional<int> passed; ///< number of dice passed for this exception; none for any
    bool doubles = false; ///< only if two of the dice show the same face
    std::optional<int> face; ///< face that the doubles must show; none for any
    QString mark; ///< id of a mark added to the result; empty for none
    std::optional<TestOutcome> outcome; ///< replaces the row's outcome
};

/// A test of the book: dice against a number, and an outcome for the number of dice passed.
struct ReferenceTest : ReferenceEntry {
    QString procedure; ///< id of the procedure, which several tests may share
    QStringList classes; ///< the only classes that take it; empty for all
    int dice = 2; ///< number of dice; 0 if nothing is rolled and only the situation decides
    bool leaderDie = false;
    bool freeChoice = false; ///< a Star may choose how many dice it passes
    bool sixFails = false;
    QString field = QStringLiteral("outcome"); ///< name of the field with the outcome
    QString amountField; ///< name of the field with its amount; empty if no outcome has one
    QStringList situations;
    QMap<QString, QStringList> brings =
        {}; ///< conditions that a situation implies: charged to the rear is attacked there
    std::vector<Modifier> modifiers;
    std::vector<Swap> swaps;
    std::vector<Special> specials;
    PerPassed<QMap<QString, TestOutcome>> outcomes; ///< by dice passed, then situation; "" if there is none

    int mostPassed() const { return dice == 0 ? 0 : dice == 1 && !leaderDie ? 1 : 2; }
    const TestOutcome &outcome(int passed, const QString &situation) const;
    /// Returns every condition that the test asks for.
    QStringList conditions() const;
    bool hasDuel() const;
    bool isFor(const QString &figureClass) const { return classes.isEmpty() || classes.contains(figureClass); }
};

/// The figure that takes a test, with its circumstances.
struct TestTaker {
    int rep = 0;
    QString situation;
    QStringList conditions;
    std::optional<int> leaderRep; ///< Rep of the figure's leader, who rolls the Leader Die
    std::optional<int> chosen; ///< number of dice passed by a Star's free choice, without rolling
    int impact = 0; ///< Impact of the hit, for a possible duel
};

/// The result of another figure of the group that took the test on the same dice.
struct TakenAlong {
    int rep = 0;
    int passed = 0;
    QString outcome;
};

struct TestResult {
    int target = 0; ///< number with which each die was compared
    int passed = 0; ///< dice passed, at most 2 (R2), including the leader's
    bool leaderPassed = false;
    QString outcome;
    int amount = 0;
    QStringList applied; ///< conditions that changed something
    QStringList marks; ///< ids of the marks of specials
    std::vector<TakenAlong> group = {}; ///< results of the group's other Reps
};

/// Takes a test. Dice: the test's with its modifiers, together; then the Leader Die; then those of the outcome, which
/// are an amount's, or for a duel the Impact's and then the Rep's. The test itself has none if a choice or a modifier
/// sets the number passed.
TestResult takeTest(const ReferenceTest &test, const TestTaker &taker, Dice &dice);

/// The terms of a test after its modifiers.
struct TestTerms {
    int dice = 0;
    int target = 0; ///< number with which each die is compared
    int most = 2; ///< most dice that count as passed (R2)
    std::optional<int> passes; ///< number of dice that count as passed, without rolling
    QStringList applied; ///< conditions that changed something
};

TestTerms termsOf(const ReferenceTest &test, const TestTaker &taker);

} // namespace muster
