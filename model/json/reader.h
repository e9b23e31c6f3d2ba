// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/json/place.h"
#include "rules/scenario/victory.h"
#include "rules/slug.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QVarLengthArray>

#include <optional>

namespace muster {

/// Returns the part of an encounter's points that a number from 0 to 2 stands for: 0.5 is 1/2, 0.777778 is 7/9. None if
/// out of range.
std::optional<Fraction> fractionOf(double number);

/// Parses "7/9", or a number such as "0.5"; none if the text is neither.
std::optional<Fraction> readFraction(const QString &text);
QString fractionText(const Fraction &fraction);

inline constexpr int longestText = 10000; ///< characters

/// Returns the variable to read an optional field into.
template<typename T>
T &present(T &value)
{
    return value;
}
template<typename T>
T &present(std::optional<T> &value)
{
    return value.emplace();
}

/// Reads one JSON object strictly: every field must be present unless requested with ifAny, have its type, be in its
/// range, and there must be no others. JsonReader has the same member functions as JsonWriter, so that one description
/// of a record (records.h) serves both ways.
class JsonReader
{
public:
    JsonReader(const QJsonObject &object, const Place &place)
        : m_object(object)
        , m_place(place)
    {
    }

    void operator()(Key key, int &value, const Range &range = {});
    void operator()(Key key, FigureId &value, const Range &range = fromOne);
    void operator()(Key key, bool &value);
    void operator()(Key key, QString &value, const Range &length = upTo(longestText));
    void operator()(Key key, QStringList &value);
    void operator()(Key key, Options &value);
    /// Reads a seed.
    void operator()(Key key, quint64 &value);
    void operator()(Key key, QDateTime &value);
    void operator()(Key key, std::vector<int> &value, const Range &each = {});
    /// Reads an object of numbers by number: {"1": 7}.
    void operator()(Key key, QMap<FigureId, FigureId> &value);

    template<typename E>
    requires std::is_enum_v<E>
    void operator()(Key key, E &value)
    {
        const QString word = string(key);
        const auto found = fromSlug<E>(word);
        if (!found)
            refuseWord({m_place, key}, word, slugChoices<E>());
        value = *found;
    }

    template<typename Record>
    requires std::is_class_v<Record>
    void operator()(Key key, Record &value) { readObject(take(key), {m_place, key}, value); }

    template<typename Record>
    void operator()(Key key, std::vector<Record> &value, const Range &count = upTo(longestText));

    /// Reads a field that is left out if its value is empty text, an empty list, 0 or false.
    void ifAny(Key key, auto &value, const auto &...range)
    {
        if (m_object.contains(key))
            (*this)(key, present(value), range...);
    }

    /// Reads a field that is left out if it has its usual value.
    void unless(const auto &, Key key, auto &value) { ifAny(key, value); }

    /// Reads a field that is null if there is no value.
    void orNone(Key key, auto &value, const auto &...range)
    {
        if (!isNull(key))
            (*this)(key, present(value), range...);
    }

    /// Reads "success", "failure", or a part of the points: a number or a fraction such as "7/9".
    void outcome(Key key, Outcome &value, std::optional<Fraction> &won);
    void outcomeOrNone(Key key, std::optional<Outcome> &value, std::optional<Fraction> &won)
    {
        if (!isNull(key))
            outcome(key, value.emplace(), won);
    }

    void wonIfAny(Key key, std::optional<Fraction> &won)
    {
        if (!m_object.contains(key))
            return;
        Outcome told = Outcome::Failure;
        outcome(key, told, won);
        if (!won)
            won = Fraction{told == Outcome::Success ? 1 : 0, 1};
    }

    /// Reads a part of type T if the field is present and no part has been read yet.
    template<typename Part, typename T>
    void partIfAny(Part &part, std::type_identity<T>, Key key)
    {
        std::optional<T> told;
        if (!part)
            ifAny(key, told);
        if (told)
            part = *std::move(told);
    }

    /// Reads dice and who rolled each. `dice` may be any container that a Die can be appended to.
    template<typename Dice>
    void dice(Key faces, Key throwers, Dice &dice, int sides);

    /// Refuses fields that nothing has requested.
    void finish() const;

    const Place &place() const { return m_place; }

    template<typename Record>
    static void readObject(const QJsonObject &object, const Place &place, Record &value)
    {
        JsonReader reader(object, place);
        fields(reader, value);
        reader.finish();
    }

    template<typename Record>
    static void readObject(const auto &json, const Place &place, Record &value)
    {
        if (!json.isObject())
            refuseType(place, json);
        const QJsonObject object = json.toObject();
        readObject(object, place, value);
    }

private:
    /// Returns a reference into the object, because copying a QJsonValue costs as much as finding it.
    QJsonValueConstRef take(Key key);
    bool isNull(Key key);
    QString string(Key key, const Range &length = upTo(longestText));
    QJsonArray array(Key key, const Range &count = upTo(longestText));
    static int integer(const auto &json, const Place &place, const Range &range);
    [[noreturn]] static void refuseType(const Place &place, const QJsonValue &found);
    [[noreturn]] static void refuseWord(const Place &place, const QString &word, const QString &choices);
    [[noreturn]] static void refuseNumber(const Place &place, double number, const Range &range);
    [[noreturn]] static void refuseThrowers(const Place &place, qsizetype dice);

    const QJsonObject &m_object;
    const Place &m_place;
    QVarLengthArray<QLatin1StringView, 16> m_taken;
};

template<typename Record>
void JsonReader::operator()(Key key, std::vector<Record> &value, const Range &count)
{
    const QJsonArray items = array(key, count);
    const Place place(m_place, key);
    value.reserve(items.size());
    qsizetype i = 0;
    for (const QJsonValueConstRef json : items) {
        const Place itsPlace(place, i++);
        if constexpr (std::is_default_constructible_v<Record>) {
            readObject(json, itsPlace, value.emplace_back());
        } else {
            std::optional<Record> item;
            readObject(json, itsPlace, item);
            value.push_back(*std::move(item));
        }
    }
}

template<typename Dice>
void JsonReader::dice(Key faces, Key throwers, Dice &dice, int sides)
{
    const QJsonArray numbers = array(faces);
    const QJsonArray hands = array(throwers);
    const Place facePlace(m_place, faces);
    const Place handPlace(m_place, throwers);
    if (hands.size() != numbers.size())
        refuseThrowers(handPlace, numbers.size());
    auto hand = hands.begin();
    qsizetype i = 0;
    for (const QJsonValueConstRef number : numbers) {
        const QString by = (hand++)->toString();
        const auto thrower = fromSlug<Thrower>(by);
        if (!thrower)
            refuseWord({handPlace, i}, by, slugChoices<Thrower>());
        const int face = integer(number, {facePlace, i}, oneTo(sides));
        dice.push_back(Die{static_cast<std::uint8_t>(face), *thrower});
        ++i;
    }
}

int JsonReader::integer(const auto &json, const Place &place, const Range &range)
{
    if (!json.isDouble())
        refuseType(place, json);
    const double number = json.toDouble();
    // Comparing with both ends also refuses NaN and numbers outside the range of int.
    if (!(number >= range.least && number <= range.most) || number != static_cast<int>(number))
        refuseNumber(place, number, range);
    return static_cast<int>(number);
}

} // namespace muster
