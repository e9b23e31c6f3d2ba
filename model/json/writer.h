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

/// Writes one JSON object. It has the same member functions as JsonReader, but ignores their ranges, which JsonReader
/// enforces.
class JsonWriter
{
public:
    void operator()(Key key, int value, const Range & = {}) { m_object.insert(key, value); }
    void operator()(Key key, FigureId value, const Range & = {}) { m_object.insert(key, number(value)); }
    void operator()(Key key, bool value) { m_object.insert(key, value); }
    void operator()(Key key, const QString &value, const Range & = {}) { m_object.insert(key, value); }
    void operator()(Key key, const QStringList &value) { m_object.insert(key, QJsonArray::fromStringList(value)); }
    void operator()(Key key, const Options &value)
    {
        QJsonObject object;
        for (auto option = value.begin(); option != value.end(); ++option)
            object.insert(option.key(), option.value());
        m_object.insert(key, object);
    }
    /// Writes a seed as text, because numbers in JSON are exact to 53 bits only.
    void operator()(Key key, quint64 value) { m_object.insert(key, QString::number(value)); }
    void operator()(Key key, const QDateTime &value)
    {
        m_object.insert(key, value.toUTC().toString(Qt::ISODateWithMs));
    }
    void operator()(Key key, const std::vector<int> &value, const Range & = {})
    {
        QJsonArray items;
        for (const int item : value)
            items.append(item);
        m_object.insert(key, items);
    }
    void operator()(Key key, const QMap<FigureId, FigureId> &value)
    {
        QJsonObject object;
        for (auto pair = value.begin(); pair != value.end(); ++pair)
            object.insert(QString::number(number(pair.key())), number(pair.value()));
        m_object.insert(key, object);
    }

    template<typename E>
    requires std::is_enum_v<E>
    void operator()(Key key, E value) { m_object.insert(key, slug(value)); }

    template<typename Record>
    requires std::is_class_v<Record>
    void operator()(Key key, const Record &value) { m_object.insert(key, object(value)); }

    template<typename Record>
    void operator()(Key key, const std::vector<Record> &value, const Range & = {})
    {
        QJsonArray items;
        for (const Record &item : value)
            items.append(object(item));
        m_object.insert(key, items);
    }

    template<typename T>
    void unless(const T &usual, Key key, const T &value, const auto &...range)
    {
        if (value != usual)
            (*this)(key, value, range...);
    }

    template<typename T>
    void ifAny(Key key, const T &value, const auto &...range)
    {
        unless(T(), key, value, range...);
    }

    template<typename T>
    void ifAny(Key key, const std::optional<T> &value, const auto &...range)
    {
        if (value)
            (*this)(key, *value, range...);
    }

    template<typename T>
    void orNone(Key key, const std::optional<T> &value, const auto &...range)
    {
        m_object.insert(key, QJsonValue());
        ifAny(key, value, range...);
    }

    void outcome(Key key, Outcome value, const std::optional<Fraction> &won)
    {
        if (won)
            m_object.insert(key, fractionText(*won));
        else
            (*this)(key, value);
    }
    void outcomeOrNone(Key key, const std::optional<Outcome> &value, const std::optional<Fraction> &won)
    {
        if (value)
            outcome(key, *value, won);
        else
            m_object.insert(key, QJsonValue());
    }

    /// Writes a part of the points if there is one.
    void wonIfAny(Key key, const std::optional<Fraction> &won)
    {
        if (won && (*won == Fraction{0, 1} || *won == Fraction{1, 1}))
            (*this)(key, won->numerator > 0 ? Outcome::Success : Outcome::Failure);
        else if (won)
            m_object.insert(key, fractionText(*won));
    }

    template<typename Part, typename T>
    void partIfAny(const Part &part, std::type_identity<T>, Key key)
    {
        if (const T *own = part.template as<T>())
            (*this)(key, *own);
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

/// Returns whether two values of one kind are written as the same JSON.
bool areSameInFiles(const auto &kind, const void *one, const void *other)
{
    JsonWriter first;
    JsonWriter second;
    kind.write(first, one);
    kind.write(second, other);
    return first.object() == second.object();
}

} // namespace muster
