// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/test.h"

namespace muster {

/// Several tests at once: one set of dice for all of them, and the worst outcome counts (Swordplay p. 16).
struct JointTest {
    QString id;
    QString title;
    QString page;
    QString procedure; ///< the tests are called by
    QStringList tests; ///< their ids
    QStringList bestToWorst; ///< outcomes

    const QString &worst(const QStringList &outcomes) const;
};

struct JointResult {
    std::vector<TestResult> results; ///< in the order of the tests
    QString outcome; ///< the worst
};

/// Dice: the first test's; the others read the same.
JointResult takeTogether(const JointTest &joint, const std::vector<const ReferenceTest *> &tests,
                         const std::vector<TestTaker> &takers, Dice &dice);

/// A group's test: one set of dice, and each reads it against a Rep of its own (Swordplay p. 15, Chain Reaction 3.0 p. 8,
/// first edition p. 4). Dice: the taker's; the others read the same.
TestResult takeAsGroup(const ReferenceTest &test, const TestTaker &taker, const std::vector<int> &otherReps,
                       Dice &dice);

} // namespace muster
