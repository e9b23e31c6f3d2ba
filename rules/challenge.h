// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// How hard a Challenge is: very easy, or very difficult (Swordplay p. 24).
enum class Difficulty : std::uint8_t { Easy, Normal, Hard };

} // namespace muster
