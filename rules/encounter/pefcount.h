// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

/// As many PEFs as every encounter begins with (Swordplay p. 30, R25).
inline constexpr int pefCount = 3;

} // namespace muster
