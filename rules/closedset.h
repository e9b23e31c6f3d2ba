// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

// Closed sets: enums whose values have consecutive numbers from 0. A table of one has a row for each value, and the
// compiler checks that none is missing.

namespace muster {

/// Returns the compiler's text of the value, which ends in "Set::Name]", or in "(Set)12]" if the set has no such value.
template<auto value>
consteval const char *spelt()
{
    return __PRETTY_FUNCTION__;
}
/// Returns the compiler's text of a type, which ends in "::Name]" or "= Name]".
template<typename T>
consteval const char *spelt()
{
    return __PRETTY_FUNCTION__;
}

consteval std::string_view lastName(std::string_view spelt)
{
    const std::size_t from = spelt.find_last_of(": ") + 1;
    return spelt.substr(from, spelt.rfind(']') - from);
}

/// Returns the name of a value, "Name". For a number that is no value of its set the result contains a parenthesis.
template<auto value>
constexpr std::string_view nameOf()
{
    return lastName(spelt<value>());
}
/// Returns the name of a type in our namespace.
template<typename T>
constexpr std::string_view nameOf()
{
    return lastName(spelt<T>());
}

template<auto value>
consteval bool isNamed()
{
    return nameOf<value>().find(')') == std::string_view::npos;
}

/// Returns the number of values in the set. They are numbered from 0.
template<typename E, std::size_t first = 0>
consteval std::size_t countValues()
{
    if constexpr (isNamed<static_cast<E>(first)>())
        return countValues<E, first + 1>();
    else
        return first;
}

/// Checks that each value of the set has exactly one row. `value` is the first column of a row.
template<typename Row, std::size_t size>
consteval bool coversAll(const std::array<Row, size> &rows)
{
    using E = decltype(Row::value);
    for (std::size_t i = 0; i < size; ++i) {
        const auto isValue = [=](const Row &row) { return row.value == static_cast<E>(i); };
        if (std::ranges::count_if(rows, isValue) != 1)
            return false;
    }
    return size == countValues<E>();
}

template<typename Row, std::size_t size>
struct ClosedTable {
    std::array<Row, size> rows;

    constexpr const Row &operator[](decltype(Row::value) value) const
    {
        return *std::ranges::find_if(rows, [=](const Row &row) { return row.value == value; });
    }
};

/// Makes a table whose rows are looked up by their value. Does not compile if a value has no row.
template<typename Row, std::size_t size>
consteval ClosedTable<Row, size> enumTable(const Row (&rows)[size])
{
    const ClosedTable<Row, size> table{std::to_array(rows)};
    if (!coversAll(table.rows))
        throw "each value of a closed set has one row";
    return table;
}

/// An array with an entry for each value of a closed set.
template<typename E, typename T>
struct PerValue : std::array<T, countValues<E>()> {
    using std::array<T, countValues<E>()>::operator[];
    constexpr T &operator[](E value) { return (*this)[static_cast<std::size_t>(value)]; }
    constexpr const T &operator[](E value) const { return (*this)[static_cast<std::size_t>(value)]; }
};

/// An array with an entry for each whole number of a range, such as a Rep or a number of dice passed.
template<typename T, int first, int last>
struct PerNumber : std::array<T, std::size_t(last - first + 1)> {
    constexpr T &of(int number) { return (*this)[static_cast<std::size_t>(number - first)]; }
    constexpr const T &of(int number) const { return (*this)[static_cast<std::size_t>(number - first)]; }
};
template<typename T>
using PerPassed = PerNumber<T, 0, 2>;
template<typename T>
using PerRep = PerNumber<T, 1, 6>;

} // namespace muster
