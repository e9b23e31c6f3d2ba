// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <span>

namespace muster {

/// A comparison of two campaigns that were once one, or of a campaign and an abandoned course: where they part, and
/// what differs now.
struct CourseComparison {
    /// A property and its values in both.
    struct Line {
        QString what;
        QString first;
        QString second;

        bool differs() const { return first != second; }
    };

    std::size_t common = 0; ///< number of common steps; 0: the campaigns are unrelated
    QString parting; ///< the last common step, such as "Battle finished, Month 6"; empty if there is none
    std::vector<Line> state; ///< calendar, strength, activity, next encounter, encounters won
    std::vector<Line> figures; ///< the present band, then other figures that differ
};

using CourseLines = std::vector<CourseComparison::Line>;

/// Returns the number of steps that both begin with.
std::size_t commonSteps(std::span<const Step> first, std::span<const Step> second);

/// Compares two campaigns. Both must use the same rules.
CourseComparison compareCourses(std::span<const Step> first, std::span<const Step> second, const Pack &pack);

/// Returns the names of the steps that can be redone, in order.
QStringList namesTakenBack(const History &history, const Pack &pack);

/// Returns a name for a course of these steps that parts from this campaign, unlike the names of the others: "Battle
/// finished and 3 more, Month 7".
QString nameForCourse(Campaign parted, std::span<const Step> steps, const Pack &pack,
                      const std::vector<AbandonedCourse> &others);

/// Returns the name of a course that an earlier version did not name.
QString nameForNameless(const Campaign &parted, const Pack &pack);

} // namespace muster
