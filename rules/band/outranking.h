// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// The rule for a Grunt with more Rep than its Star: it leaves after the encounter (R10), cannot be recruited (R41), or
/// stays like the others.
enum class Outranking : std::uint8_t { Leaves, Barred, Stays };

} // namespace muster
