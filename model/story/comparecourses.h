// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <span>

namespace muster {

/// Two campaigns side by side that were one once, or a campaign and a course that was left: where they part, and what
/// differs now.
struct CourseComparison {
    /// The same of both.
    struct Line {
        QString what;
        QString first;
        QString second;

        bool differs() const { return first != second; }
    };

    std::size_t common = 0; ///< steps; 0: they have nothing to do with each other
    QString parting; ///< "Battle finished, Month 6": the last step they have in common; empty without
    std::vector<Line> state; ///< calendar, strength, activity, what comes next, encounters won
    std::vector<Line> figures; ///< the present band, then others who are not the same in both
};

using CourseLines = std::vector<CourseComparison::Line>;

/// The steps that both begin with.
std::size_t commonSteps(std::span<const Step> first, std::span<const Step> second);

/// Both are of one set of rules.
CourseComparison compareCourses(std::span<const Step> first, std::span<const Step> second, const Pack &pack);

/// The names of the steps that can be redone, in their order.
QStringList namesTakenBack(const Book &book, const Pack &pack);

/// What a course of these steps is called that parts from this campaign, by what it was, and like no other: "Battle finished
/// and 3 more, Month 7".
QString nameForCourse(Campaign parted, std::span<const Step> steps, const Pack &pack,
                      const std::vector<LeftCourse> &others);

/// What one is called that an earlier version left without a name.
QString nameForNameless(const Campaign &parted, const Pack &pack);

} // namespace muster
