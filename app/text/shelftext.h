// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "rules/pack/pack.h"

namespace muster {

/// The reference shelf of a pack: its tables one below the other, or as JSON.
Answer shelfAnswer(const Pack &pack);

} // namespace muster
