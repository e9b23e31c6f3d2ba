// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace muster {

/// Returns the first item that fits, or null.
auto *findIf(auto &list, auto fits)
{
    const auto found = std::ranges::find_if(list, fits);
    return found == list.end() ? nullptr : &*found;
}

/// Returns the first item with this value of a member, or null.
auto *findBy(auto &list, auto member, const auto &value)
{
    return findIf(list, [&](const auto &one) { return one.*member == value; });
}

/// Checks whether a list has that value; `projection`: of its items. C++20 has no std::ranges::contains yet.
bool contains(const auto &list, const auto &value, auto... projection)
{
    return std::ranges::find(list, value, projection...) != std::ranges::end(list);
}

/// Returns how many items fit.
int countIf(const auto &list, auto fits)
{
    return int(std::ranges::count_if(list, fits));
}

/// Appends the items of another list.
void append(auto &list, const auto &more)
{
    list.insert(list.end(), more.begin(), more.end());
}

} // namespace muster
