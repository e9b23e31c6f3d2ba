// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace muster {

/// Returns the first element that fits, or null.
auto *findIf(auto &all, auto fits)
{
    const auto found = std::ranges::find_if(all, fits);
    return found == all.end() ? nullptr : &*found;
}

/// Returns the first element with this value of a member, or null.
auto *findBy(auto &all, auto member, const auto &value)
{
    return findIf(all, [&](const auto &one) { return one.*member == value; });
}

bool contains(const auto &all, const auto &value)
{
    return std::ranges::count(all, value) > 0;
}

int countIf(const auto &all, auto fits)
{
    return static_cast<int>(std::ranges::count_if(all, fits));
}

} // namespace muster
