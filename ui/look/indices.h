// SPDX-License-Identifier: MIT
#pragma once

#include <ranges>

namespace muster {

/// 0, 1, 2 and so on: the places in a list.
template<class List>
auto indicesOf(const List &list)
{
    return std::views::iota(decltype(list.size())(0), list.size());
}

} // namespace muster
