// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

// How the closed sets come by their ids: a source file gives `entries` of a set and names it in MUSTER_SLUGS.

namespace muster {

template<typename E>
struct Entry {
    E value;
    QLatin1StringView slug;
};

/// The one table of a set.
template<typename E>
constexpr auto entries = nullptr;

template<typename E>
QLatin1StringView slugOf(E value)
{
    const auto &table = entries<E>;
    const auto entry = std::find_if(table.begin(), table.end(), [=](const auto &e) { return e.value == value; });
    Q_ASSERT(entry != table.end());
    return entry->slug;
}

template<typename E>
std::optional<E> fromSlug(QStringView text)
{
    const auto &table = entries<E>;
    const auto entry = std::find_if(table.begin(), table.end(), [=](const auto &e) { return e.slug == text; });
    return entry == table.end() ? std::nullopt : std::optional<E>(entry->value);
}

template<typename E>
std::vector<QLatin1StringView> slugs()
{
    std::vector<QLatin1StringView> all;
    for (const auto &entry : entries<E>)
        all.push_back(entry.slug);
    return all;
}

} // namespace muster

#define MUSTER_SLUGS(E)                                                                                                \
    QLatin1StringView slug(E value)                                                                                    \
    {                                                                                                                  \
        return slugOf(value);                                                                                          \
    }                                                                                                                  \
    template std::optional<E> fromSlug<E>(QStringView);                                                                \
    template std::vector<QLatin1StringView> slugs<E>();
