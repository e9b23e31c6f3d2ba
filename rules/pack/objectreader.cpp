// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

bool isSlug(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) {
        return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'))
            || c == QLatin1Char('-');
    });
}

bool isWhole(const QJsonValue &value)
{
    return value.isDouble() && std::abs(value.toDouble()) < 1e9 && std::floor(value.toDouble()) == value.toDouble();
}

QString range(int from, int to)
{
    return from == to ? QString::number(from) : QStringLiteral("%1-%2").arg(from).arg(to);
}

} // namespace

void OnceOnly::note(const JsonPlace &place, const QString &id)
{
    if (id.isEmpty())
        return;
    if (m_seen.contains(id))
        place.fault(Fault::Twice, quoted(id));
    m_seen.insert(id);
}

ObjectReader::ObjectReader(const JsonPlace &place)
    : m_place(place)
    , m_object(place.value().toObject())
    , m_sound(place.value().isObject())
    , m_read(static_cast<std::size_t>(m_object.size()))
{
    if (!m_sound && place.isThere())
        place.fault(Fault::NotAnObject, place.value());
}

ObjectReader::~ObjectReader()
{
    auto read = m_read.begin();
    for (auto entry = m_object.begin(); entry != m_object.end(); ++entry) {
        if (!*read++)
            m_place.fault(Fault::StrangeKey, quoted(entry.key()));
    }
}

QJsonValue ObjectReader::take(const PackKey &key)
{
    const auto entry = m_object.constFind(key.name);
    if (entry != m_object.constEnd()) {
        m_read[static_cast<std::size_t>(entry - m_object.constBegin())] = true;
        return *entry;
    }
    if (key.needed && m_sound)
        m_place.fault(Fault::Missing, quoted(key.name));
    return QJsonValue::Undefined;
}

void ObjectReader::text(const PackKey &key, QString &value, int most)
{
    const QJsonValue found = take(key);
    if (found.isUndefined())
        return;
    if (!found.isString()) {
        m_place.fault(Fault::NotOfTypeText, quoted(key.name), found);
        return;
    }
    value = found.toString().trimmed();
    if (value.isEmpty())
        m_place.fault(Fault::Empty, quoted(key.name));
    if (most > 0 && found.toString().size() > most)
        m_place.fault(Fault::TooLong, quoted(key.name), most);
}

void ObjectReader::words(const PackKey &key, QString &value, int most)
{
    QString found;
    text(key, found, most);
    if (!found.isEmpty())
        value = m_place.inWords(found);
}

void ObjectReader::id(const PackKey &key, QString &value)
{
    text(key, value);
    if (!isSlug(value))
        m_place.fault(Fault::NotAnId, quoted(key.name), quoted(value));
}

void ObjectReader::operator()(const PackKey &key, QString &value, Fault missing)
{
    text(key, value);
    if (!value.isEmpty())
        m_place.demand(value, missing);
}

void ObjectReader::operator()(const PackKey &key, int &value, int least, int most)
{
    const QJsonValue found = take(key);
    if (found.isUndefined())
        return;
    const int number = found.toInt();
    if (!isWhole(found))
        m_place.fault(Fault::NotOfTypeWhole, quoted(key.name), found);
    else if (number < least || number > most)
        m_place.fault(Fault::OutOfRange, quoted(key.name), number, least, most);
    value = std::clamp(number, least, most);
}

void ObjectReader::operator()(const PackKey &key, bool &value)
{
    const QJsonValue found = take(key);
    if (!found.isUndefined() && !found.isBool())
        m_place.fault(Fault::NotOfTypeFlag, quoted(key.name), found);
    value = found.toBool(value);
}

JsonPlace ObjectReader::at(const PackKey &key, const QString &step)
{
    return m_place.down(step.isEmpty() ? QStringLiteral("\"%1\"").arg(key.name) : step, take(key));
}

std::vector<JsonPlace> ObjectReader::items(const PackKey &key, const char *step, int least)
{
    const QJsonValue found = take(key);
    if (found.isUndefined())
        return {};
    if (!found.isArray()) {
        m_place.fault(Fault::NotOfTypeList, quoted(key.name), found);
        return {};
    }
    const QString usual = step ? QString::fromLatin1(step) : key.name.chopped(1);
    const bool isRow = usual == QLatin1StringView("row"); // of a table, which is known by its number
    std::vector<JsonPlace> items;
    for (const QJsonValue item : found.toArray()) {
        const QString id = isRow ? QString() : item[QLatin1StringView("id")].toString();
        const QString which = id.isEmpty() ? QString::number(items.size() + 1) : QStringLiteral("\"%1\"").arg(id);
        items.push_back(m_place.down(usual + QLatin1Char(' ') + which, item));
    }
    if (static_cast<int>(items.size()) < least)
        m_place.fault(Fault::TooFew, quoted(key.name), least);
    return items;
}

void ObjectReader::dice(int &count, int &sides)
{
    QString found;
    text("dice", found);
    const auto middle = found.indexOf(QLatin1Char('d'));
    const int before = found.left(middle).toInt();
    const int after = found.mid(middle + 1).toInt();
    if (middle >= 1 && before >= 1 && before <= 10 && after >= 2 && after <= 100) {
        count = before;
        sides = after;
    } else if (!found.isEmpty()) {
        m_place.fault(Fault::NotDice, quoted(found));
    }
}

bool ObjectReader::span(int dice, int sides, int &from, int &to)
{
    QString found;
    text("roll", found);
    if (found.isEmpty())
        return false;
    const auto dash = found.indexOf(QLatin1Char('-'));
    bool fromIsNumber = false;
    bool toIsNumber = false;
    from = found.left(dash).toInt(&fromIsNumber);
    to = found.mid(dash + 1).toInt(&toIsNumber);
    if (!fromIsNumber || !toIsNumber || from < 1 || to < from) {
        m_place.fault(Fault::NotARoll, quoted(found));
        from = to = 0;
        return false;
    }
    const int most = dice * sides;
    if (from < dice || to > most)
        m_place.fault(Fault::RollOutOfReach, quoted(found), QStringLiteral("%1d%2").arg(dice).arg(sides), dice, most);
    return true;
}

void ObjectReader::checkCover(int least, const std::vector<int> &rowsWith) const
{
    for (auto first = rowsWith.begin(); first != rowsWith.end();) {
        const auto isOther = [=](int rows) { return std::min(rows, 2) != std::min(*first, 2); };
        const auto next = std::find_if(first, rowsWith.end(), isOther);
        const auto totalAt = [&](auto at) { return least + static_cast<int>(at - rowsWith.begin()); };
        if (*first != 1)
            m_place.fault(*first == 0 ? Fault::GapInRolls : Fault::RollsOverlap,
                          range(totalAt(first), totalAt(next) - 1));
        first = next;
    }
}

} // namespace muster
