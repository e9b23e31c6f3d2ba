// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/leftcourse.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// The names of the steps that can be redone, in their order.
QStringList namesTakenBack(const Book &book, const Pack &pack);

/// Whether there is more among them than corrections: what is kept as a course that was left, or the player's own words or
/// pictures, which are dropped.
bool countsUndone(const Book &book);

/// What a course is called that parts from this campaign, and is called like no other: "Month 7 as first played".
QString nameForCourse(const Campaign &parted, const Pack &pack, const std::vector<LeftCourse> &others);

} // namespace muster
