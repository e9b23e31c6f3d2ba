// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"

#include <QLatin1StringView>
#include <QStringView>

#include <optional>
#include <vector>

// How the closed sets come by their ids. Each has one table, which serves both ways, and the compiler sees to it that no
// value is missing there: a new one without its slug is no program.

namespace muster {

template<typename E>
struct Slug {
    E value;
    QLatin1StringView text;
};

/// The one table of a set. Its rows may be wider: a set of the model's has its words there too.
template<typename E>
inline constexpr std::array<Slug<E>, 0> slugTable{};

/// Each value of the set stands in its table once, under a slug of its own.
template<typename Row, std::size_t size>
consteval bool namesAll(const std::array<Row, size> &table)
{
    const auto text = [](const Row &row) { return std::string_view(row.text.data(), row.text.size()); };
    const auto isAlone = [&](const Row &one) {
        return std::count_if(table.begin(), table.end(), [&](const Row &row) { return text(row) == text(one); }) == 1;
    };
    return holdsEach(table) && std::all_of(table.begin(), table.end(), isAlone);
}

template<typename E>
concept HasSlugs = !slugTable<E>.empty();

template<HasSlugs E>
constexpr const auto &wholeTable()
{
    static_assert(namesAll(slugTable<E>), "each value of a closed set has one slug");
    return slugTable<E>;
}

template<HasSlugs E>
QLatin1StringView slug(E value)
{
    const auto entry = std::ranges::find_if(wholeTable<E>(), [=](const auto &row) { return row.value == value; });
    Q_ASSERT(entry != slugTable<E>.end());
    return entry->text;
}

/// The value with this slug; none if there is none.
template<HasSlugs E>
std::optional<E> fromSlug(QStringView text)
{
    const auto entry = std::ranges::find_if(wholeTable<E>(), [=](const auto &row) { return row.text == text; });
    return entry == slugTable<E>.end() ? std::nullopt : std::optional(entry->value);
}

/// Every slug of a set, in order, to name the choices in a message.
template<HasSlugs E>
std::vector<QLatin1StringView> slugs()
{
    std::vector<QLatin1StringView> texts;
    for (const auto &entry : wholeTable<E>())
        texts.push_back(entry.text);
    return texts;
}

} // namespace muster
