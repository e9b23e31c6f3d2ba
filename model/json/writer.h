// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/json/place.h"
#include "model/json/reader.h"
#include "rules/slug.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>

namespace muster {

/// Writes one JSON object. It has the same member functions as JsonReader, which keeps to the ranges named in them.
class JsonWriter
{
public:
    void number(Key key, int value, int, int) { m_object.insert(key, value); }
    void numberOrNone(Key key, const std::optional<int> &value, int, int)
    {
        m_object.insert(key, value ? QJsonValue(*value) : QJsonValue());
    }
    void id(Key key, FigureId value, int = 1) { m_object.insert(key, muster::number(value)); }
    void flag(Key key, bool value) { m_object.insert(key, value); }
    void flagOrNone(Key key, const std::optional<bool> &value)
    {
        m_object.insert(key, value ? QJsonValue(*value) : QJsonValue());
    }
    void text(Key key, const QString &value) { m_object.insert(key, value); }
    void longText(Key key, const QString &value) { text(key, value); }
    void texts(Key key, const QStringList &value) { m_object.insert(key, QJsonArray::fromStringList(value)); }
    void options(Key key, const Options &value)
    {
        QJsonObject object;
        for (auto option = value.begin(); option != value.end(); ++option)
            object.insert(option.key(), option.value());
        m_object.insert(key, object);
    }
    /// As text: JSON's numbers are exact to 53 bits only.
    void seed(Key key, quint64 value) { m_object.insert(key, QString::number(value)); }
    void time(Key key, const QDateTime &value) { m_object.insert(key, value.toUTC().toString(Qt::ISODateWithMs)); }

    template<typename E>
    void choice(Key key, E value)
    {
        m_object.insert(key, slug(value));
    }

    template<typename E>
    void choiceOrNone(Key key, const std::optional<E> &value)
    {
        m_object.insert(key, value ? QJsonValue(slug(*value)) : QJsonValue());
    }

    // Left out where there is none.

    void idUnless(FigureId usual, Key key, FigureId value)
    {
        if (value != usual)
            id(key, value);
    }

    void pairsIfAny(Key key, const QMap<FigureId, FigureId> &value)
    {
        QJsonObject object;
        for (auto pair = value.begin(); pair != value.end(); ++pair)
            object.insert(QString::number(muster::number(pair.key())), muster::number(pair.value()));
        if (!object.isEmpty())
            m_object.insert(key, object);
    }

    void numberIfAny(Key key, const std::optional<int> &value, int least, int most)
    {
        if (value)
            number(key, *value, least, most);
    }

    template<typename E>
    void choiceIfAny(Key key, const std::optional<E> &value)
    {
        if (value)
            choice(key, *value);
    }

    void textIfAny(Key key, const QString &value)
    {
        if (!value.isEmpty())
            text(key, value);
    }

    void textIfAny(Key key, const std::optional<QString> &value)
    {
        if (value)
            text(key, *value);
    }

    void longTextIfAny(Key key, const QString &value) { textIfAny(key, value); }

    void textsIfAny(Key key, const QStringList &value)
    {
        if (!value.isEmpty())
            texts(key, value);
    }
    void flagIfAny(Key key, bool value)
    {
        if (value)
            flag(key, value);
    }

    void countIfAny(Key key, int value, int most)
    {
        if (value != 0)
            number(key, value, 0, most);
    }

    void numbersIfAny(Key key, const std::vector<int> &value, int, int)
    {
        QJsonArray items;
        for (const int item : value)
            items.append(item);
        if (!items.isEmpty())
            m_object.insert(key, items);
    }

    template<typename Record>
    void listIfAny(Key key, const std::vector<Record> &value, int most)
    {
        if (!value.empty())
            list(key, value, 0, most);
    }

    void outcome(Key key, Outcome value, const std::optional<Fraction> &won)
    {
        if (won)
            m_object.insert(key, fractionText(*won));
        else
            choice(key, value);
    }
    void outcomeOrNone(Key key, const std::optional<Outcome> &value, const std::optional<Fraction> &won)
    {
        if (value)
            outcome(key, *value, won);
        else
            m_object.insert(key, QJsonValue());
    }

    /// A part of the points that may not be told.
    void wonIfAny(Key key, const std::optional<Fraction> &won)
    {
        if (won && (*won == Fraction{0, 1} || *won == Fraction{1, 1}))
            choice(key, won->numerator > 0 ? Outcome::Success : Outcome::Failure);
        else if (won)
            m_object.insert(key, fractionText(*won));
    }

    template<typename Record>
    void recordIfAny(Key key, const std::optional<Record> &value)
    {
        if (value)
            record(key, *value);
    }

    template<typename Record>
    void recordUnless(const Record &usual, Key key, const Record &value)
    {
        if (value != usual)
            record(key, value);
    }

    template<typename Part, typename T>
    void partIfAny(const Part &part, std::type_identity<T>, Key key)
    {
        if (const T *own = part.template as<T>())
            record(key, *own);
    }

    template<typename Record>
    void record(Key key, const Record &value)
    {
        m_object.insert(key, object(value));
    }

    template<typename Dice>
    void dice(Key faces, Key throwers, const Dice &dice, int)
    {
        QJsonArray numbers;
        QJsonArray hands;
        for (const Die die : dice) {
            numbers.append(die.face);
            hands.append(slug(die.by));
        }
        m_object.insert(faces, numbers);
        m_object.insert(throwers, hands);
    }

    template<typename Record>
    void list(Key key, const std::vector<Record> &value, int, int)
    {
        QJsonArray items;
        for (const Record &item : value)
            items.append(object(item));
        m_object.insert(key, items);
    }

    const QJsonObject &object() const { return m_object; }

    template<typename Record>
    static QJsonObject object(const Record &value)
    {
        JsonWriter writer;
        fields(writer, value);
        return writer.object();
    }

private:
    QJsonObject m_object;
};

} // namespace muster
