// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QLatin1StringView>
#include <QString>

namespace muster {

/// The name of a field, straight from a literal.
struct Key : QLatin1StringView {
    template<std::size_t N>
    constexpr Key(const char (&name)[N])
        : QLatin1StringView(name, N - 1)
    {
    }
};

inline constexpr int highestNumber = 1000000; ///< of ids, turns and months: far above any campaign, far below overflow

/// What a number may be, or how long a list or a text may be.
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

/// Where in a JSON text a value stands: a chain on the stack that is only spelt out when something is wrong.
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

    /// "changes[2].figure.rep"; empty for the whole text.
    QString text() const;

private:
    const Place *m_parent = nullptr;
    QLatin1StringView m_key;
    qsizetype m_index = -1;
};

/// Carries what is wrong out of nested readers. It never leaves model/json: readers give a Result.
struct JsonFault {
    Problem problem;
};

/// Throws a JsonFault: the place, then the sentence about it.
[[noreturn]] void refuse(const Place &place, const QString &sentence);

} // namespace muster
