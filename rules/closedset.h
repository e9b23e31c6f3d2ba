// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

// How closed sets are told: a table with a row for each value. The compiler sees to it that none is missing.

namespace muster {

/// Whether the set has this value: the compiler spells it "Set::Name", and what is no value of it "(Set)12".
template<auto value>
consteval bool isNamed()
{
    const std::string_view spelt = __PRETTY_FUNCTION__;
    return spelt.find(')', spelt.rfind("::")) == std::string_view::npos;
}

/// Each value of the set stands in one row; `value` is the row's first column.
template<typename Row, std::size_t size>
consteval bool holdsEach(const std::array<Row, size> &rows)
{
    using E = decltype(Row::value);
    for (std::size_t i = 0; i < size; ++i) {
        const auto isValue = [=](const Row &row) { return row.value == static_cast<E>(i); };
        if (std::count_if(rows.begin(), rows.end(), isValue) != 1)
            return false;
    }
    return !isNamed<static_cast<E>(size)>();
}

template<typename Row, std::size_t size>
struct ClosedTable {
    std::array<Row, size> rows;

    constexpr const Row &operator[](decltype(Row::value) value) const
    {
        return *std::find_if(rows.begin(), rows.end(), [=](const Row &row) { return row.value == value; });
    }
};

/// A table of rows that are asked for by their value. One that lacks a value does not compile.
template<typename Row, std::size_t size>
consteval ClosedTable<Row, size> closedTable(const Row (&rows)[size])
{
    const ClosedTable<Row, size> table{std::to_array(rows)};
    if (!holdsEach(table.rows))
        throw "each value of a closed set has one row";
    return table;
}

} // namespace muster
