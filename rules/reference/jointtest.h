// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/test.h"

namespace muster {

/// Several tests on one set of dice. The worst outcome counts (Swordplay p. 16).
struct JointTest : ReferenceEntry {
    QString procedure; ///< id of the procedure that has the tests
    QStringList tests; ///< ids of the tests
    QStringList bestToWorst; ///< ids of the outcomes

    const QString &worst(const QStringList &outcomes) const;
};

struct JointResult {
    std::vector<TestResult> results; ///< in the order of the tests
    QString outcome; ///< the worst of the outcomes
};

/// Takes the tests together. Dice: those of the first test; the others use the same.
JointResult takeTogether(const JointTest &joint, const std::vector<const ReferenceTest *> &tests,
                         const std::vector<TestTaker> &takers, Dice &dice);

/// Takes a group's test: one set of dice, which each figure compares with its own Rep (Swordplay p. 15, Chain Reaction
/// 3.0 p. 8, first edition p. 4). Dice: the taker's; the others use the same.
TestResult takeAsGroup(const ReferenceTest &test, const TestTaker &taker, const std::vector<int> &otherReps,
                       Dice &dice);

} // namespace muster
