// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

// How the closed sets come by their ids. Each has one table, which serves both ways, and the compiler sees to it that no
// value is missing there: a new one without its slug is no program.

namespace muster {

template<typename E>
struct Slug {
    E value;
    QLatin1StringView text;
};

/// The one table of a set.
template<typename E>
inline constexpr std::array<Slug<E>, 0> slugTable{};

/// Whether the set has this value: the compiler spells it "Set::Name", and what is no value of it "(Set)12".
template<auto value>
consteval bool isNamed()
{
    const std::string_view spelt = __PRETTY_FUNCTION__;
    return spelt.find(')', spelt.rfind("::")) == std::string_view::npos;
}

/// Each value of the set stands in its table once, under a slug of its own.
template<typename E, std::size_t size>
consteval bool namesAll(const std::array<Slug<E>, size> &table)
{
    const auto text = [](const Slug<E> &slug) { return std::string_view(slug.text.data(), slug.text.size()); };
    for (std::size_t i = 0; i < size; ++i) {
        const auto isValue = [=](const Slug<E> &slug) { return slug.value == static_cast<E>(i); };
        const auto isText = [=](const Slug<E> &slug) { return text(slug) == text(table[i]); };
        if (std::count_if(table.begin(), table.end(), isValue) != 1
            || std::count_if(table.begin(), table.end(), isText) != 1)
            return false;
    }
    return !isNamed<static_cast<E>(size)>();
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
    const auto entry = std::ranges::find(wholeTable<E>(), value, &Slug<E>::value);
    Q_ASSERT(entry != slugTable<E>.end());
    return entry->text;
}

/// The value with this slug; none if there is none.
template<HasSlugs E>
std::optional<E> fromSlug(QStringView text)
{
    const auto entry = std::ranges::find_if(wholeTable<E>(), [=](const Slug<E> &one) { return one.text == text; });
    return entry == slugTable<E>.end() ? std::nullopt : std::optional(entry->value);
}

/// Every slug of a set, in order, to name the choices in a message.
template<HasSlugs E>
std::vector<QLatin1StringView> slugs()
{
    std::vector<QLatin1StringView> texts;
    for (const Slug<E> &entry : wholeTable<E>())
        texts.push_back(entry.text);
    return texts;
}

} // namespace muster
