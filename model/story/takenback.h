// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <span>

namespace muster {

/// The names of the steps that can be redone, in their order.
QStringList namesTakenBack(const Book &book, const Pack &pack);

/// What a course of these steps is called that parts from this campaign, by what it was, and like no other: "Battle finished
/// and 3 more, Month 7".
QString nameForCourse(Campaign parted, std::span<const Step> steps, const Pack &pack,
                      const std::vector<LeftCourse> &others);

/// What one is called that an earlier version left without a name.
QString nameForNameless(const Campaign &parted, const Pack &pack);

} // namespace muster
