// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/slug.h"
#include "rules/table/rolltable.h"

#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <optional>
#include <vector>

namespace muster {

inline constexpr int longestTerm = 200; ///< longest title or other term, in characters

/// A key of an object, and whether it has to be there.
struct PackKey {
    PackKey(const char *text, bool isNeeded = true)
        : name(QString::fromLatin1(text))
        , needed(isNeeded)
    {
    }
    PackKey(QString text, bool isNeeded = true)
        : name(std::move(text))
        , needed(isNeeded)
    {
    }

    QString name;
    bool needed;
};

/// Makes the key of a value that may be left out, and then stays as it is.
inline PackKey optional(const char *name)
{
    return {name, false};
}

/// Checks that ids or names are unique. note() adds a fault for one that it has seen before.
class OnceOnly
{
public:
    void note(const JsonPlace &place, const QString &id);

private:
    QSet<QString> m_seen;
};

/// Reads a JSON object key by key. A value that is missing, of the wrong kind or out of range adds a fault and is read
/// as a harmless value, so that one pass finds all faults. The destructor adds a fault for every key that was not read.
/// A struct is read by a function `fields(ObjectReader &field, Struct &value)`, which calls `field("range", value.range,
/// 0, 200)` for each of its values.
class ObjectReader
{
    Q_DISABLE_COPY_MOVE(ObjectReader)
public:
    explicit ObjectReader(const JsonPlace &place);
    ~ObjectReader();

    const JsonPlace &place() const { return m_place; }
    const Pack &pack() const { return m_place.pack(); }
    bool has(const PackKey &key) const { return m_object.contains(key.name); }

    /// Reads a text that is one line and not blank, of at most `most` characters; 0 for no limit.
    void text(const PackKey &key, QString &value, int most = 0);
    /// Reads a text as text() does and translates it into the player's language.
    void words(const PackKey &key, QString &value, int most = 0);
    /// Reads an id: lower-case words with hyphens, since ids are typed on the command line.
    void id(const PackKey &key, QString &value);
    /// Reads the id of something that the pack must have; `missing` is the fault if it has not.
    void operator()(const PackKey &key, QString &value, Fault missing);
    /// Reads the id of a word of the reference.
    void word(const PackKey &key, QString &value) { (*this)(key, value, Fault::NoWord); }
    void operator()(const PackKey &key, int &value, int least, int most);
    void operator()(const PackKey &key, bool &value);

    /// Reads a value of a closed set.
    template<typename E>
    requires std::is_enum_v<E>
    void operator()(const PackKey &key, E &value)
    {
        QString found;
        text(key, found);
        const std::optional<E> known = fromSlug<E>(found);
        if (!known && !found.isEmpty())
            m_place.fault(Fault::NotOneOf, quoted(key.name), quoted(found), slugChoices<E>());
        value = known.value_or(value);
    }

    /// Reads a struct.
    template<typename T>
    void operator()(const PackKey &key, T &value)
    {
        ObjectReader object(at(key));
        fields(object, value);
    }

    /// Reads a value that is none if it is left out.
    template<typename T, typename... How>
    void operator()(const PackKey &key, std::optional<T> &value, const How &...how)
    {
        if (has(key))
            (*this)(key, value.emplace(), how...);
    }

    /// Reads a list of ids of things that the pack must have, words each once. `step` as in items().
    template<typename Ids>
    requires requires(Ids ids) { ids.push_back(QString()); }
    void operator()(const PackKey &key, Ids &ids, Fault missing, const char *step = nullptr, int least = 1)
    {
        for (const JsonPlace &item : items(key, step, least)) {
            const QString id = item.text();
            if (missing == Fault::NoWord && std::ranges::find(ids, id) != ids.end())
                item.fault(Fault::Twice, quoted(id));
            if (item.value().isString())
                item.demand(id, missing);
            ids.push_back(id);
        }
    }

    /// Reads a list of structs. Their ids, if they have any, are unique.
    template<typename T>
    void operator()(const PackKey &key, std::vector<T> &values, const char *step = nullptr, int least = 1)
    {
        OnceOnly ids;
        for (const JsonPlace &item : items(key, step, least)) {
            ObjectReader object(item);
            T value{};
            fields(object, value);
            noteId(ids, object, value);
            values.push_back(std::move(value));
        }
    }

    /// Reads an object with these keys for the values of an array.
    template<typename T, std::size_t size, typename... How>
    void operator()(const PackKey &key, std::array<T, size> &values, const QStringList &keys, const How &...how)
    {
        ObjectReader object(at(key));
        for (std::size_t i = 0; i < size; ++i)
            object(keys[static_cast<qsizetype>(i)], values[i], how...);
    }

    /// Reads an object with a value for each of a closed set, or for each number from 0 or 1.
    template<typename E, typename T, typename... How>
    void operator()(const PackKey &key, PerValue<E, T> &values, const How &...how)
    {
        (*this)(key, static_cast<std::array<T, countValues<E>()> &>(values), slugList<E>(), how...);
    }
    template<typename T, int first, int last, typename... How>
    void operator()(const PackKey &key, PerNumber<T, first, last> &values, const How &...how)
    {
        QStringList keys;
        for (int number = first; number <= last; ++number)
            keys.append(QString::number(number));
        (*this)(key, static_cast<std::array<T, std::size_t(last - first + 1)> &>(values), keys, how...);
    }

    /// Reads a table of dice and rows, with nothing else.
    template<typename T, typename... How>
    void operator()(const PackKey &key, RollTable<T> &table, const How &...how)
    {
        ObjectReader(at(key)).rolled(table, how...);
    }

    /// Reads "dice" and "rows" of a table with structs as outcomes.
    template<typename T>
    void rolled(RollTable<T> &table)
    {
        rolledBy(table, [](ObjectReader &row, T &outcome) { fields(row, outcome); });
    }
    /// Reads a table whose outcomes are the values of a single key.
    template<typename T, typename... How>
    void rolled(RollTable<T> &table, const char *key, const How &...how)
    {
        rolledBy(table, [&](ObjectReader &row, T &outcome) { row(key, outcome, how...); });
    }
    /// Reads a table; `readOutcome(ObjectReader &row, T &outcome)` reads the outcome of a row.
    template<typename T, typename ReadOutcome>
    void rolledBy(RollTable<T> &table, ReadOutcome readOutcome);

    /// Reads the number of dice and their sides from "2d6".
    void dice(int &count, int &sides);

    /// Returns the place of the value of a key, for another reader. Faults call it `step`, or the key in quotes if
    /// `step` is empty.
    JsonPlace at(const PackKey &key, const QString &step = {});
    /// Returns the places of the items of a list. A list of fewer than `least` items is a fault. Faults call an item by
    /// `step` and its "id", list "feudal", or its number: row 1, row 2. The usual step is the key without its last
    /// letter, the plural's.
    std::vector<JsonPlace> items(const PackKey &key, const char *step = nullptr, int least = 1);

private:
    QJsonValue take(const PackKey &key);
    /// Reads the totals of a row from "9" or "10-12". Returns false, with a fault, if it does not say any.
    bool span(int dice, int sides, int &from, int &to);
    /// Adds a fault for each total that no row holds or that two rows hold, given how many hold each.
    void checkCover(int least, const std::vector<int> &rowsWith) const;

    template<typename T>
    static void noteId(OnceOnly &ids, const ObjectReader &object, const T &value)
    {
        if constexpr (requires { value.id; })
            ids.note(object.place(), value.id);
    }

    JsonPlace m_place;
    QJsonObject m_object;
    bool m_sound; ///< the value is an object
    std::vector<bool> m_read; ///< which entries of the object were read
};

template<typename T, typename ReadOutcome>
void ObjectReader::rolledBy(RollTable<T> &table, ReadOutcome readOutcome)
{
    dice(table.dice, table.sides);
    std::vector<int> rowsWith(static_cast<std::size_t>(table.most() - table.least() + 1), 0);
    bool readable = true;
    OnceOnly ids;
    for (const JsonPlace &place : items("rows")) {
        ObjectReader row(place);
        TableRow<T> made;
        const bool isSpan = row.span(table.dice, table.sides, made.from, made.to);
        readOutcome(row, made.outcome);
        noteId(ids, row, made.outcome);
        readable = readable && isSpan;
        for (int total = std::max(made.from, table.least()); total <= std::min(made.to, table.most()); ++total)
            ++rowsWith[static_cast<std::size_t>(total - table.least())];
        if (isSpan)
            table.rows.push_back(std::move(made));
    }
    // A row that cannot be read would be reported a second time as a gap.
    if (readable && !table.rows.empty())
        checkCover(table.least(), rowsWith);
    std::ranges::sort(table.rows, [](const auto &a, const auto &b) { return a.from < b.from; });
}

} // namespace muster
