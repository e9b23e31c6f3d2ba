// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// A Grunt with more Rep than its Star goes after the encounter (R10), is never recruited (R41), or stays
/// like the rest.
enum class Outranking : std::uint8_t { Leaves, Barred, Stays };

} // namespace muster
