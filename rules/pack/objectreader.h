// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonplace.h"
#include "rules/slug.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace muster {

inline constexpr int longestTerm = 200; ///< longest title or other term, in characters

/// Reads a JSON object key by key. A value that is missing, of the wrong kind or out of range adds a fault and is read
/// as a harmless value, so that one pass finds all faults. The destructor adds a fault for every key that was not read.
class ObjectReader
{
    Q_DISABLE_COPY_MOVE(ObjectReader)
public:
    explicit ObjectReader(const JsonPlace &place);
    ~ObjectReader();

    const JsonPlace &place() const { return m_place; }
    bool has(const QString &key) const { return m_object.contains(key); }

    /// Reads a text that is one line and not blank, of at most `most` characters; 0 for no limit.
    QString text(const QString &key, int most = 0);
    /// Reads a text as text() does and translates it into the player's language.
    QString words(const QString &key, int most = 0);
    /// Reads an id: lower-case words with hyphens, since ids are typed on the command line.
    QString id(const QString &key);
    int whole(const QString &key, int least, int most, std::optional<int> fallback = {});
    bool flag(const QString &key, std::optional<bool> fallback = {});

    /// Reads a value of a closed set.
    template<typename E>
    E word(const QString &key);

    /// Returns the place of the value of a key, for another reader. Faults call it `step`, or the key in quotes if
    /// `step` is empty.
    JsonPlace at(const QString &key, const QString &step = {});
    /// Returns the places of the items of a list. A list of fewer than `least` items is a fault. Faults call the items
    /// by `step` and number: row 1, row 2.
    std::vector<JsonPlace> items(const QString &key, const QString &step, int least = 1);

private:
    QJsonValue take(const QString &key, bool needed);
    bool wasAsked(QStringView key) const;
    void unknownWord(const QString &key, const QString &found, const QString &choices) const;

    JsonPlace m_place;
    QJsonObject m_object;
    bool m_sound; ///< the value is an object
    std::vector<QString> m_asked; ///< keys read so far, each once; so few that a linear search is faster than hashing
    qsizetype m_found = 0; ///< number of keys in m_asked that the object has
};

template<typename E>
E ObjectReader::word(const QString &key)
{
    const QString found = text(key);
    if (found.isEmpty())
        return E{};
    const std::optional<E> value = fromSlug<E>(found);
    if (!value)
        unknownWord(key, found, slugChoices<E>());
    return value.value_or(E{});
}

} // namespace muster
