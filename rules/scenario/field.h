// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenariotables.h"

namespace muster {

/// This part is won by getting away, with what he came for or with his life, so that the field is left to the others
/// (Chain Reaction, first edition, pp. 13 to 15).
bool winsByLeaving(Role role);

} // namespace muster
