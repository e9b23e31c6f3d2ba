// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/play/writedown.h"
#include "model/reference/shelf.h"

namespace muster {

/// What a test or table came to on these dice, as it is recorded for somebody in play; which test, says who asks.
Verdict verdictOf(const ShelfVariant &variant, const Arguments &given, const Resolved &resolved, const Rolls &rolls);

/// What a test is called in the chronicle: "Focus" of "Focus, with the leader's Rep".
QString testName(const ShelfEntry &entry);

} // namespace muster
