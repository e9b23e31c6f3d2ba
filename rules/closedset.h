// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

// How closed sets are told: a table with a row for each value. The compiler sees to it that none is missing.

namespace muster {

/// As the compiler spells the value at the end: "Set::Name]", and what is no value of the set "(Set)12]".
template<auto value>
consteval const char *spelt()
{
    return __PRETTY_FUNCTION__;
}

/// "Name"; what is no value of its set has none, and gives something with a parenthesis.
template<auto value>
consteval std::string_view nameOf()
{
    const std::string_view whole = spelt<value>();
    const std::size_t from = whole.rfind("::") + 2;
    return whole.substr(from, whole.rfind(']') - from);
}

template<auto value>
consteval bool isNamed()
{
    return nameOf<value>().find(')') == std::string_view::npos;
}

/// How many values the set has; they are numbered from 0.
template<typename E, std::size_t first = 0>
consteval std::size_t countValues()
{
    if constexpr (isNamed<static_cast<E>(first)>())
        return countValues<E, first + 1>();
    else
        return first;
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
    return size == countValues<E>();
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
