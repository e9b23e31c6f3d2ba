// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

bool isSlug(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'))
            || c == QLatin1Char('-');
    });
}

bool isWhole(const QJsonValue &value)
{
    return value.isDouble() && std::abs(value.toDouble()) < 1e9 && std::floor(value.toDouble()) == value.toDouble();
}

} // namespace

ObjectReader::ObjectReader(const JsonPlace &place)
    : m_place(place)
    , m_object(place.value().toObject())
    , m_sound(place.value().isObject())
{
    if (!m_sound && place.isThere())
        place.fault(Fault::NotAnObject, place.value());
}

ObjectReader::~ObjectReader()
{
    if (m_found == m_object.size())
        return;
    for (auto entry = m_object.begin(); entry != m_object.end(); ++entry) {
        if (!wasAsked(entry.key()))
            m_place.fault(Fault::StrangeKey, quoted(entry.key()));
    }
}

bool ObjectReader::wasAsked(QStringView key) const
{
    return std::find(m_asked.begin(), m_asked.end(), key) != m_asked.end();
}

QJsonValue ObjectReader::take(const QString &key, bool needed)
{
    const QJsonValue value = m_object.value(key);
    if (!wasAsked(key)) {
        m_asked.push_back(key);
        m_found += value.isUndefined() ? 0 : 1;
    }
    if (value.isUndefined() && needed && m_sound)
        m_place.fault(Fault::Missing, quoted(key));
    return value;
}

void ObjectReader::unknownWord(const QString &key, const QString &found, const QString &choices) const
{
    m_place.fault(Fault::NotOneOf, quoted(key), quoted(found), choices);
}

QString ObjectReader::text(const QString &key, int most)
{
    const QJsonValue value = take(key, true);
    if (value.isUndefined())
        return {};
    if (!value.isString()) {
        m_place.fault(Fault::NotOfTypeText, quoted(key), value);
        return {};
    }
    if (value.toString().trimmed().isEmpty())
        m_place.fault(Fault::Empty, quoted(key));
    if (most > 0 && value.toString().size() > most)
        m_place.fault(Fault::TooLong, quoted(key), most);
    return value.toString().trimmed();
}

QString ObjectReader::words(const QString &key, int most)
{
    return m_place.inWords(text(key, most));
}

QString ObjectReader::id(const QString &key)
{
    const QString found = text(key);
    if (!isSlug(found))
        m_place.fault(Fault::NotAnId, quoted(key), quoted(found));
    return found;
}

int ObjectReader::whole(const QString &key, int least, int most, std::optional<int> fallback)
{
    const QJsonValue value = take(key, !fallback);
    if (value.isUndefined())
        return fallback.value_or(least);
    if (!isWhole(value)) {
        m_place.fault(Fault::NotOfTypeWhole, quoted(key), value);
        return least;
    }
    if (value.toInt() < least || value.toInt() > most) {
        m_place.fault(Fault::OutOfRange, quoted(key), value.toInt(), least, most);
        return least;
    }
    return value.toInt();
}

bool ObjectReader::flag(const QString &key, std::optional<bool> fallback)
{
    const QJsonValue value = take(key, !fallback);
    if (value.isUndefined())
        return fallback.value_or(false);
    if (!value.isBool())
        m_place.fault(Fault::NotOfTypeFlag, quoted(key), value);
    return value.toBool();
}

JsonPlace ObjectReader::at(const QString &key, const QString &step)
{
    return m_place.down(step.isEmpty() ? QStringLiteral("\"%1\"").arg(key) : step, take(key, true));
}

std::vector<JsonPlace> ObjectReader::items(const QString &key, const QString &step, int least)
{
    const QJsonValue value = take(key, true);
    if (value.isUndefined())
        return {};
    if (!value.isArray()) {
        m_place.fault(Fault::NotOfTypeList, quoted(key), value);
        return {};
    }
    std::vector<JsonPlace> items;
    for (const QJsonValue item : value.toArray())
        items.push_back(m_place.down(QStringLiteral("%1 %2").arg(step).arg(items.size() + 1), item));
    if (static_cast<int>(items.size()) < least)
        m_place.fault(Fault::TooFew, quoted(key), least);
    return items;
}

} // namespace muster
