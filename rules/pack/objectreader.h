// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonplace.h"
#include "rules/slug.h"

#include <QJsonObject>

#include <optional>
#include <vector>

namespace muster {

inline constexpr int longestTerm = 200; ///< characters of what something is called

/// Reads one JSON object key by key. What is missing, of the wrong kind or out of range is noted as a fault and read as
/// a harmless value, so that one pass finds everything; a key that nobody asked for is a fault at the end.
class ObjectReader
{
    Q_DISABLE_COPY_MOVE(ObjectReader)
public:
    explicit ObjectReader(const JsonPlace &place);
    ~ObjectReader();

    const JsonPlace &place() const { return m_place; }
    bool has(const QString &key) const { return m_object.contains(key); }

    /// Text that is not blank; `most`: characters, none if there is no limit but that of a line.
    QString text(const QString &key, int most = 0);
    /// The same, to be read by the player: in the player's language.
    QString words(const QString &key, int most = 0);
    /// Lower-case words with hyphens, which are also typed on the command line.
    QString id(const QString &key);
    int whole(const QString &key, int least, int most, std::optional<int> fallback = {});
    bool flag(const QString &key, std::optional<bool> fallback = {});

    /// A word of a closed set.
    template<typename E>
    E word(const QString &key);

    /// What stands under a key, for a reader of its own; `step` names it in faults, else the key in quotes.
    JsonPlace at(const QString &key, const QString &step = {});
    /// The items of a list under a key, at least `least`; `step` names them: row 1, row 2.
    std::vector<JsonPlace> items(const QString &key, const QString &step, int least = 1);

private:
    QJsonValue take(const QString &key, bool needed);
    bool wasAsked(QStringView key) const;
    void unknownWord(const QString &key, const QString &found, const QString &choices) const;

    JsonPlace m_place;
    QJsonObject m_object;
    bool m_sound; ///< it is an object at all
    std::vector<QString> m_asked; ///< each once; few, so that looking through them beats hashing
    qsizetype m_found = 0; ///< how many of them are there
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
