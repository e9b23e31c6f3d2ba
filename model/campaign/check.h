// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/result.h"

namespace muster {

/// Makes a step of a file happen after checking that it can: apply() takes for granted that whom a change names is
/// there, and a file may say anything. On a Problem the campaign is left half changed and of no more use.
std::optional<Problem> applyChecked(Campaign &campaign, const Step &step);

/// The campaign after the first `count` steps, each checked; else what is wrong with the first that makes no sense.
Result<Campaign> foldChecked(const Steps &steps, std::size_t count);

} // namespace muster
