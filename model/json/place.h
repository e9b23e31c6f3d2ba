// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "rules/encounter/kind.h"
#include "rules/result.h"

#include <QLatin1StringView>
#include <QString>

#include <concepts>

namespace muster {

/// The name of a field, constructible only from a string literal.
struct Key : QLatin1StringView {
    template<std::size_t N>
    constexpr Key(const char (&name)[N])
        : QLatin1StringView(name, N - 1)
    {
    }
};

inline constexpr int highestNumber = 1000000; ///< far above any id, turn or month in a campaign, far below overflow

/// The inclusive range of a number, or of the length of a list or text.
struct Range {
    int least = 0;
    int most = highestNumber;
};
inline constexpr Range fromOne{1};
constexpr Range upTo(int most)
{
    return {0, most};
}
constexpr Range oneTo(int most)
{
    return {1, most};
}

inline constexpr int longestText = 10000; ///< characters
inline constexpr Range eals{lowestEal, highestEal};
inline constexpr Range longWords = upTo(2 * longestWords); ///< a player's, if all characters are surrogate pairs

/// A type parameter for a record that is read or written.
template<typename T, typename Record>
concept Of = std::same_as<std::remove_const_t<T>, Record>;

/// The place of a value in a JSON text. Places are chained on the stack, and text is built only when there is a
/// problem.
class Place
{
public:
    Place() = default;
    Place(const Place &parent, QLatin1StringView key)
        : m_parent(&parent)
        , m_key(key)
    {
    }
    Place(const Place &parent, qsizetype index)
        : m_parent(&parent)
        , m_index(index)
    {
    }

    /// Returns the place as text, such as "changes[2].figure.rep"; empty for the whole document.
    QString text() const;

private:
    const Place *m_parent = nullptr;
    QLatin1StringView m_key;
    qsizetype m_index = -1;
};

/// An exception that carries a problem out of nested readers. It never leaves model/json: readers return a Result.
struct JsonFault {
    Problem problem;
};

/// Throws a JsonFault whose text is the place, followed by the sentence.
[[noreturn]] void refuse(const Place &place, const QString &sentence);

} // namespace muster
