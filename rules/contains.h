// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace muster {

/// Returns true if one of them is this.
bool contains(const auto &all, const auto &one)
{
    return std::ranges::find(all, one) != all.end();
}

} // namespace muster
