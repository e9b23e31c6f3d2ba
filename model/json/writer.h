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
    void operator()(Key key, const auto &value, const Range & = {}) { m_object.insert(key, json(value)); }

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

    void orNone(Key key, const auto &value, const auto &...range) { (*this)(key, value, range...); }

    /// Writes each value as an object, which `fill(JsonWriter &, value)` fills.
    void list(Key key, const auto &all, auto fill)
    {
        QJsonArray items;
        for (const auto &one : all) {
            JsonWriter item;
            fill(item, one);
            items.append(item.m_object);
        }
        m_object.insert(key, items);
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
            (*this)(key, value);
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
    template<typename T>
    static QJsonValue json(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            return slug(value);
        else if constexpr (std::is_constructible_v<QJsonValue, T>)
            return value;
        else
            return object(value);
    }
    static QJsonValue json(FigureId id) { return number(id); }
    /// Returns a seed as text, because numbers in JSON are exact to 53 bits only.
    static QJsonValue json(quint64 seed) { return QString::number(seed); }
    static QJsonValue json(const QDateTime &time) { return time.toUTC().toString(Qt::ISODateWithMs); }
    static QJsonValue json(const QStringList &texts) { return QJsonArray::fromStringList(texts); }
    static QJsonValue json(const Options &options)
    {
        QJsonObject object;
        for (auto option = options.begin(); option != options.end(); ++option)
            object.insert(option.key(), option.value());
        return object;
    }
    static QJsonValue json(const QMap<FigureId, FigureId> &pairs)
    {
        QJsonObject object;
        for (auto pair = pairs.begin(); pair != pairs.end(); ++pair)
            object.insert(QString::number(number(pair.key())), number(pair.value()));
        return object;
    }
    template<typename T>
    static QJsonValue json(const std::vector<T> &values)
    {
        QJsonArray items;
        for (const T &value : values)
            items.append(json(value));
        return items;
    }
    template<typename T>
    static QJsonValue json(const std::optional<T> &value)
    {
        return value ? json(*value) : QJsonValue();
    }

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
