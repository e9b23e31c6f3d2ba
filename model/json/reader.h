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

/// The part of an encounter's points that a number stands for, from 0 to 2: 0.5 is 1/2, 0.777778 is 7/9.
std::optional<Fraction> fractionOf(double number);

/// "7/9", or a number such as "0.5".
std::optional<Fraction> readFraction(const QString &text);
QString fractionText(const Fraction &fraction);

inline constexpr int longestText = 10000; ///< characters
inline constexpr int highestNumber = 1000000; ///< of ids, turns and months: far above any campaign, far below overflow

/// Reads one JSON object strictly: every field must be there unless it is asked for IfAny, of its type, in its range, and no other. It has the same
/// member functions as JsonWriter, so that one description of a record (records.h) serves both ways.
class JsonReader
{
public:
    JsonReader(const QJsonObject &object, const Place &place)
        : m_object(object)
        , m_place(place)
    {
    }

    void number(Key key, int &value, int least, int most);
    void numberOrNone(Key key, std::optional<int> &value, int least, int most);
    void id(Key key, FigureId &value, int least = 1);
    void flag(Key key, bool &value);
    void flagOrNone(Key key, std::optional<bool> &value);
    void text(Key key, QString &value);
    /// A player's words.
    void longText(Key key, QString &value);
    void texts(Key key, QStringList &value);
    void options(Key key, Options &value);
    void seed(Key key, quint64 &value);
    void time(Key key, QDateTime &value);

    template<typename E>
    void choice(Key key, E &value)
    {
        const QString word = string(key);
        const auto found = fromSlug<E>(word);
        if (!found)
            refuseWord({m_place, key}, word, slugChoices<E>());
        value = *found;
    }

    template<typename E>
    void choiceOrNone(Key key, std::optional<E> &value)
    {
        if (!isNull(key))
            choice(key, value.emplace());
    }

    // Fields that need not be there.

    /// One that is as usual is left out.
    void idUnless(FigureId, Key key, FigureId &value)
    {
        if (m_object.contains(key))
            id(key, value);
    }

    /// An object of numbers by number: {"1": 7}.
    void pairsIfAny(Key key, QMap<FigureId, FigureId> &value);

    void numberIfAny(Key key, std::optional<int> &value, int least, int most)
    {
        if (m_object.contains(key))
            number(key, value.emplace(), least, most);
    }

    template<typename E>
    void choiceIfAny(Key key, std::optional<E> &value)
    {
        if (m_object.contains(key))
            choice(key, value.emplace());
    }

    /// One that is empty is left out.
    void textIfAny(Key key, QString &value)
    {
        if (m_object.contains(key))
            text(key, value);
    }

    /// One that is empty stands there.
    void textIfAny(Key key, std::optional<QString> &value)
    {
        if (m_object.contains(key))
            text(key, value.emplace());
    }

    void longTextIfAny(Key key, QString &value)
    {
        if (m_object.contains(key))
            longText(key, value);
    }

    /// Left out where there are none.
    void textsIfAny(Key key, QStringList &value)
    {
        if (m_object.contains(key))
            texts(key, value);
    }

    /// One that is false is left out.
    void flagIfAny(Key key, bool &value)
    {
        if (m_object.contains(key))
            flag(key, value);
    }

    /// 0 is left out.
    void countIfAny(Key key, int &value, int most)
    {
        if (m_object.contains(key))
            number(key, value, 0, most);
    }

    /// No numbers are left out.
    void numbersIfAny(Key key, std::vector<int> &value, int least, int most);

    template<typename Record>
    void listIfAny(Key key, std::vector<Record> &value, int most)
    {
        if (m_object.contains(key))
            list(key, value, 0, most);
    }

    /// success, failure, or a part of the points: a number or a fraction such as "7/9".
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

    template<typename Record>
    void recordIfAny(Key key, std::optional<Record> &value)
    {
        if (m_object.contains(key))
            record(key, value.emplace());
    }

    template<typename Record>
    void recordUnless(const Record &, Key key, Record &value)
    {
        std::optional<Record> told;
        recordIfAny(key, told);
        if (told)
            value = *told;
    }

    /// A part of this kind.
    template<typename Part, typename T>
    void partIfAny(Part &part, std::type_identity<T>, Key key)
    {
        std::optional<T> told;
        if (!part)
            recordIfAny(key, told);
        if (told)
            part = *std::move(told);
    }

    template<typename Record>
    void record(Key key, Record &value)
    {
        readObject(take(key), {m_place, key}, value);
    }

    /// `dice` is anything that dice can be appended to.
    template<typename Dice>
    void dice(Key faces, Key throwers, Dice &dice, int sides);

    template<typename Record>
    void list(Key key, std::vector<Record> &value, int least, int most)
    {
        const QJsonArray items = array(key, least, most);
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

    /// Refuses a field that nothing asked for.
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
    /// A reference into the object: a QJsonValue of its own costs as much as looking for it.
    QJsonValueConstRef take(Key key);
    bool isNull(Key key);
    QString string(Key key, qsizetype most = longestText);
    QJsonArray array(Key key, int least, int most);
    static int integer(const auto &json, const Place &place, int least, int most);
    [[noreturn]] static void refuseType(const Place &place, const QJsonValue &found);
    [[noreturn]] static void refuseWord(const Place &place, const QString &word, const QString &choices);
    [[noreturn]] static void refuseNumber(const Place &place, double number, int least, int most);
    [[noreturn]] static void refuseThrowers(const Place &place, qsizetype dice);

    const QJsonObject &m_object;
    const Place &m_place;
    QVarLengthArray<QLatin1StringView, 16> m_taken;
};

template<typename Dice>
void JsonReader::dice(Key faces, Key throwers, Dice &dice, int sides)
{
    const QJsonArray numbers = array(faces, 0, longestText);
    const QJsonArray hands = array(throwers, 0, longestText);
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
        const int face = integer(number, {facePlace, i}, 1, sides);
        dice.push_back(Die{static_cast<std::uint8_t>(face), *thrower});
        ++i;
    }
}

int JsonReader::integer(const auto &json, const Place &place, int least, int most)
{
    if (!json.isDouble())
        refuseType(place, json);
    const double number = json.toDouble();
    // The comparisons with both ends also turn away what is no whole number of ours.
    if (!(number >= least && number <= most) || number != static_cast<int>(number))
        refuseNumber(place, number, least, most);
    return static_cast<int>(number);
}

} // namespace muster
