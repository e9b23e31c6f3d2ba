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

} // namespace muster
