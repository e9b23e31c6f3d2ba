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

QString shown(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Array:
        return PackFault::tr("a list");
    case QJsonValue::Object:
        return PackFault::tr("an object");
    case QJsonValue::String:
        return QStringLiteral("\"%1\"").arg(value.toString());
    case QJsonValue::Undefined:
    case QJsonValue::Null:
        return QStringLiteral("null");
    case QJsonValue::Bool:
    case QJsonValue::Double:
        break;
    }
    return value.toVariant().toString();
}

ObjectReader::ObjectReader(const JsonPlace &place)
    : m_place(place)
    , m_object(place.value().toObject())
    , m_sound(place.value().isObject())
{
    if (!m_sound && place.isThere())
        place.fault(PackFault::tr("must be an object, not %1").arg(shown(place.value())));
}

ObjectReader::~ObjectReader()
{
    if (m_found == m_object.size())
        return;
    for (auto entry = m_object.begin(); entry != m_object.end(); ++entry) {
        if (!wasAsked(entry.key()))
            m_place.fault(PackFault::tr("\"%1\" is not a key that belongs here").arg(entry.key()));
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
        m_place.fault(PackFault::tr("\"%1\" is missing").arg(key));
    return value;
}

void ObjectReader::mistyped(const QString &key, const QString &wanted, const QJsonValue &found) const
{
    m_place.fault(PackFault::tr("\"%1\" must be %2, not %3").arg(key, wanted, shown(found)));
}

void ObjectReader::unknownWord(const QString &key, const QString &found,
                               const std::vector<QLatin1StringView> &known) const
{
    QStringList words;
    for (const QLatin1StringView word : known)
        words.append(word);
    m_place.fault(
        PackFault::tr("\"%1\" is \"%2\", but it must be one of %3").arg(key, found, words.join(QStringLiteral(", "))));
}

QString ObjectReader::text(const QString &key)
{
    const QJsonValue value = take(key, true);
    if (value.isUndefined())
        return {};
    if (!value.isString()) {
        mistyped(key, PackFault::tr("text"), value);
        return {};
    }
    if (value.toString().trimmed().isEmpty())
        m_place.fault(PackFault::tr("\"%1\" is empty").arg(key));
    return value.toString().trimmed();
}

QString ObjectReader::id(const QString &key)
{
    const QString found = text(key);
    if (!isSlug(found))
        m_place.fault(PackFault::tr("\"%1\" is \"%2\", but an id has only lower-case letters, digits and hyphens")
                          .arg(key, found));
    return found;
}

int ObjectReader::whole(const QString &key, int least, int most, std::optional<int> fallback)
{
    const QJsonValue value = take(key, !fallback);
    if (value.isUndefined())
        return fallback.value_or(least);
    if (!isWhole(value)) {
        mistyped(key, PackFault::tr("a whole number"), value);
        return least;
    }
    if (value.toInt() < least || value.toInt() > most) {
        m_place.fault(PackFault::tr("\"%1\" is %2, but it must be from %3 to %4")
                          .arg(key)
                          .arg(value.toInt())
                          .arg(least)
                          .arg(most));
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
        mistyped(key, PackFault::tr("true or false"), value);
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
        mistyped(key, PackFault::tr("a list"), value);
        return {};
    }
    std::vector<JsonPlace> items;
    for (const QJsonValue item : value.toArray())
        items.push_back(m_place.down(QStringLiteral("%1 %2").arg(step).arg(items.size() + 1), item));
    if (static_cast<int>(items.size()) < least)
        m_place.fault(PackFault::tr("\"%1\" must hold at least %2").arg(key).arg(least));
    return items;
}

} // namespace muster
