// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"

#include <QStringList>

#include <optional>
#include <utility>

// Slugs: the ids of closed sets on the command line, in packs and in campaign files. The slug of a value is its name in
// lower case, "raid-attack" for RaidAttack. Files hold them, so tests/model/json/slugs.cpp fixes all of them.

namespace muster {

template<typename E>
struct Slug {
    E value;
    QLatin1StringView text;
};

/// The slugs that differ from their names. Specialised beside the set.
template<typename E>
inline constexpr std::array<Slug<E>, 0> otherSlugs{};

constexpr bool isUpper(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

/// The letters of a slug, "raid-attack" for RaidAttack, and a zero.
template<std::string_view (*named)()>
inline constexpr auto slugLetters = [] {
    constexpr std::string_view name = named();
    constexpr auto words = static_cast<std::size_t>(std::ranges::count_if(name, isUpper));
    std::array<char, name.size() + words> letters{}; // and a zero at the end
    std::size_t at = 0;
    for (const char letter : name) {
        if (isUpper(letter) && at > 0)
            letters[at++] = '-';
        letters[at++] = isUpper(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return letters;
}();

template<std::string_view (*named)()>
inline constexpr QLatin1StringView slugText{slugLetters<named>.data(), slugLetters<named>.size() - 1};

template<auto value>
consteval Slug<decltype(value)> slugOf()
{
    for (const auto &other : otherSlugs<decltype(value)>) {
        if (other.value == value)
            return other;
    }
    return {value, slugText<nameOf<value>>};
}

template<typename E, std::size_t... values>
consteval auto slugsOf(std::index_sequence<values...>)
{
    return std::array{slugOf<static_cast<E>(values)>()...};
}

/// A row for each value, in their order.
template<typename E>
requires std::is_enum_v<E>
inline constexpr auto slugTable = slugsOf<E>(std::make_index_sequence<countValues<E>()>());

template<typename E>
QLatin1StringView slug(E value)
{
    return slugTable<E>[static_cast<std::size_t>(value)].text;
}

/// Returns the value with this slug; nullopt if there is none.
template<typename E>
std::optional<E> fromSlug(QStringView text)
{
    const auto entry = std::ranges::find_if(slugTable<E>, [=](const auto &row) { return row.text == text; });
    return entry == slugTable<E>.end() ? std::nullopt : std::optional(entry->value);
}

/// Returns every slug of a set, in order.
template<typename E>
QStringList slugList()
{
    QStringList choices;
    for (const auto &entry : slugTable<E>)
        choices << entry.text;
    return choices;
}

/// Returns all slugs with commas between them, for a message that lists the choices.
template<typename E>
QString slugChoices()
{
    return slugList<E>().join(QStringLiteral(", "));
}

} // namespace muster
