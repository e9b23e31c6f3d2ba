// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// The difficulty of a Challenge: very easy, normal or very difficult (Swordplay p. 24).
enum class Difficulty : std::uint8_t { Easy, Normal, Hard };

} // namespace muster
