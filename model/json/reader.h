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

    /// Reads a field that must be there.
    void operator()(Key key, auto &value, const auto &...range) { read(take(key), {m_place, key}, value, range...); }

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
    void dice(Key faces, Key throwers, auto &dice, int sides)
    {
        std::vector<int> numbers;
        std::vector<Thrower> hands;
        (*this)(faces, numbers, oneTo(sides));
        (*this)(throwers, hands);
        if (hands.size() != numbers.size())
            refuseThrowers({m_place, throwers}, numbers.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            dice.push_back(Die{static_cast<std::uint8_t>(numbers[i]), hands[i]});
    }

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

private:
    /// Returns a reference into the object, because copying a QJsonValue costs as much as finding it.
    QJsonValueConstRef take(Key key);
    bool isNull(Key key);

    static void read(QJsonValueConstRef json, const Place &place, int &value, const Range &range = {});
    static void read(QJsonValueConstRef json, const Place &place, FigureId &value, const Range &range = fromOne);
    static void read(QJsonValueConstRef json, const Place &place, bool &value);
    static void read(QJsonValueConstRef json, const Place &place, QString &value,
                     const Range &length = upTo(longestText));
    static void read(QJsonValueConstRef json, const Place &place, QStringList &value);
    static void read(QJsonValueConstRef json, const Place &place, Options &value);
    /// Reads a seed.
    static void read(QJsonValueConstRef json, const Place &place, quint64 &value);
    static void read(QJsonValueConstRef json, const Place &place, QDateTime &value);
    static void read(QJsonValueConstRef json, const Place &place, std::vector<int> &value, const Range &each = {});
    static void read(QJsonValueConstRef json, const Place &place, FigureIds &value, const Range &each = fromOne);
    /// Reads an object of numbers by number: {"1": 7}.
    static void read(QJsonValueConstRef json, const Place &place, QMap<FigureId, FigureId> &value);

    template<typename E>
    requires std::is_enum_v<E>
    static void read(QJsonValueConstRef json, const Place &place, E &value)
    {
        QString word;
        read(json, place, word);
        const auto found = fromSlug<E>(word);
        if (!found)
            refuseWord(place, word, slugChoices<E>());
        value = *found;
    }

    template<typename Record>
    requires std::is_class_v<Record>
    static void read(QJsonValueConstRef json, const Place &place, Record &value)
    {
        readObject(object(json, place), place, value);
    }

    template<typename T>
    static void read(QJsonValueConstRef json, const Place &place, std::vector<T> &value,
                     const Range &count = upTo(longestText))
    {
        const QJsonArray items = array(json, place, count);
        value.reserve(items.size());
        qsizetype i = 0;
        for (const QJsonValueConstRef item : items) {
            const Place itsPlace(place, i++);
            if constexpr (std::is_default_constructible_v<T>) {
                read(item, itsPlace, value.emplace_back());
            } else {
                std::optional<T> one;
                read(item, itsPlace, one);
                value.push_back(*std::move(one));
            }
        }
    }

    static QJsonArray array(QJsonValueConstRef json, const Place &place, const Range &count = upTo(longestText));
    static QJsonObject object(QJsonValueConstRef json, const Place &place);
    [[noreturn]] static void refuseType(const Place &place, const QJsonValue &found);
    [[noreturn]] static void refuseWord(const Place &place, const QString &word, const QString &choices);
    [[noreturn]] static void refuseThrowers(const Place &place, std::size_t dice);

    const QJsonObject &m_object;
    const Place &m_place;
    QVarLengthArray<QLatin1StringView, 16> m_taken;
};

} // namespace muster
