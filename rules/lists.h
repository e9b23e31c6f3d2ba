// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace muster {

/// Checks whether a list has that value; `projection`: of its items. C++20 has no std::ranges::contains yet.
bool contains(const auto &list, const auto &value, auto... projection)
{
    return std::ranges::find(list, value, projection...) != std::ranges::end(list);
}

/// Appends the items of another list.
void append(auto &list, const auto &more)
{
    list.insert(list.end(), more.begin(), more.end());
}

} // namespace muster
