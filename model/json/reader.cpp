// SPDX-License-Identifier: MIT
#include "model/json/reader.h"

#include "model/texts.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

constexpr int largestDenominator = 1000;
constexpr double sameNumber = 5e-7; ///< tolerance: six digits typed from a fraction mean that fraction

bool isPart(const Fraction &fraction)
{
    return fraction.denominator >= 1 && fraction.denominator <= largestDenominator && fraction.numerator >= 0
        && fraction.numerator <= 2 * fraction.denominator;
}

} // namespace

std::optional<Fraction> fractionOf(double number)
{
    if (!(number >= 0 && number <= 2))
        return std::nullopt;
    for (int denominator = 1; denominator <= largestDenominator; ++denominator) {
        const double numerator = std::round(number * denominator);
        if (std::abs(numerator / denominator - number) < sameNumber)
            return Fraction{static_cast<int>(numerator), denominator};
    }
    return Fraction{static_cast<int>(std::floor(number * largestDenominator)), largestDenominator};
}

std::optional<Fraction> readFraction(const QString &text)
{
    const QStringList parts = text.split(u'/');
    bool isNumber = false;
    if (parts.size() == 1) {
        const double number = text.toDouble(&isNumber);
        return isNumber ? fractionOf(number) : std::nullopt;
    }
    Fraction fraction{parts[0].toInt(&isNumber), 1};
    if (!isNumber || parts.size() != 2)
        return std::nullopt;
    fraction.denominator = parts[1].toInt(&isNumber);
    return isNumber && isPart(fraction) ? std::optional(fraction) : std::nullopt;
}

QString fractionText(const Fraction &fraction)
{
    return QStringLiteral("%1/%2").arg(fraction.numerator).arg(fraction.denominator);
}

using namespace Qt::StringLiterals;

namespace {

/// Returns whether the text is short enough and valid UTF-16. An unpaired surrogate would be written as a question
/// mark.
bool isWritable(const QString &text)
{
    return text.size() <= longestText && text.isValidUtf16();
}

/// Returns whether a time is spelt exactly as JsonWriter writes it; another spelling would be written differently from
/// how it was read. The characters are compared because formatting the time again takes longer than reading the rest of
/// a small step.
bool isAsWritten(const QString &time)
{
    constexpr QLatin1StringView written("0000-00-00T00:00:00.000Z");
    constexpr qsizetype hour = 11;
    if (time.size() != written.size() || time.mid(hour, 2) == QLatin1StringView("24")) // the next day's 00
        return false;
    return std::ranges::equal(written, time, [](char wanted, QChar found) {
        return wanted == '0' ? found >= u'0' && found <= u'9' : found == QLatin1Char(wanted);
    });
}

QString typeName(const QJsonValue &json)
{
    switch (json.type()) {
    case QJsonValue::Null:
        return JsonText::tr("null");
    case QJsonValue::Bool:
        return JsonText::tr("true or false");
    case QJsonValue::Double:
        return JsonText::tr("a number");
    case QJsonValue::String:
        return JsonText::tr("a text");
    case QJsonValue::Array:
        return JsonText::tr("a list");
    case QJsonValue::Object:
        return JsonText::tr("an object");
    case QJsonValue::Undefined:
        break;
    }
    return JsonText::tr("nothing");
}

} // namespace

QJsonValueConstRef JsonReader::take(Key key)
{
    const auto field = m_object.constFind(key);
    if (field == m_object.constEnd())
        refuse(m_place, JsonText::tr("“%1” is missing.").arg(key));
    m_taken.push_back(key);
    return *field;
}

bool JsonReader::isNull(Key key)
{
    const auto field = m_object.constFind(key);
    if (field == m_object.constEnd() || !field->isNull())
        return false;
    m_taken.push_back(key);
    return true;
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, int &value, const Range &range)
{
    if (!json.isDouble())
        refuseType(place, json);
    const double number = json.toDouble();
    // Comparing with both ends also refuses NaN and numbers outside the range of int.
    if (!(number >= range.least && number <= range.most) || number != static_cast<int>(number))
        refuse(place,
               JsonText::tr("%1 is not a whole number from %2 to %3.")
                   .arg(QString::number(number))
                   .arg(range.least)
                   .arg(range.most));
    value = static_cast<int>(number);
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, FigureId &value, const Range &range)
{
    int id = 0;
    read(json, place, id, range);
    value = FigureId{id};
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, bool &value)
{
    if (!json.isBool())
        refuseType(place, json);
    value = json.toBool();
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, QString &value, const Range &length)
{
    if (!json.isString())
        refuseType(place, json);
    value = json.toString();
    if (value.size() > length.most)
        refuse(place, JsonText::tr("the text is longer than %n characters.", nullptr, length.most));
    if (!value.isValidUtf16())
        refuse(place, JsonText::tr("the text contains an incomplete character."));
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, QStringList &value)
{
    const QJsonArray items = array(json, place);
    qsizetype i = 0;
    for (const QJsonValueConstRef item : items) {
        if (!item.isString() || !isWritable(item.toString()))
            refuseType({place, i}, item);
        value.push_back(item.toString());
        ++i;
    }
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, Options &value)
{
    const QJsonObject options = object(json, place);
    for (auto option = options.begin(); option != options.end(); ++option) {
        if (!option->isString() || !isWritable(option->toString()) || !isWritable(option.key()))
            refuseType(place, *option);
        value.insert(option.key(), option->toString());
    }
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, quint64 &value)
{
    QString text;
    read(json, place, text);
    bool isNumber = false;
    value = text.toULongLong(&isNumber);
    if (!isNumber || QString::number(value) != text)
        refuse(place, JsonText::tr("“%1” is not a seed.").arg(text.left(40)));
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, QDateTime &value)
{
    QString text;
    read(json, place, text);
    value = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!value.isValid() || !isAsWritten(text))
        refuse(place, JsonText::tr("“%1” is not a time in UTC.").arg(text.left(40)));
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, std::vector<int> &value, const Range &each)
{
    const QJsonArray items = array(json, place);
    qsizetype i = 0;
    for (const QJsonValueConstRef item : items)
        read(item, {place, i++}, value.emplace_back(), each);
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, FigureIds &value, const Range &each)
{
    const QJsonArray items = array(json, place);
    qsizetype i = 0;
    for (const QJsonValueConstRef item : items)
        read(item, {place, i++}, value.emplace_back(), each);
}

void JsonReader::read(QJsonValueConstRef json, const Place &place, QMap<FigureId, FigureId> &value)
{
    const QJsonObject pairs = object(json, place);
    for (auto pair = pairs.begin(); pair != pairs.end(); ++pair) {
        bool isNumber = false;
        const int first = pair.key().toInt(&isNumber);
        if (!isNumber || first < 1 || first > highestNumber || QString::number(first) != pair.key())
            refuse(place, JsonText::tr("“%1” is not the number of a figure.").arg(pair.key().left(40)));
        read(*pair, place, value[FigureId{first}]);
    }
}

void JsonReader::outcome(Key key, Outcome &value, std::optional<Fraction> &won)
{
    const QJsonValueConstRef json = take(key);
    const auto word = fromSlug<Outcome>(json.toString());
    if (word) {
        value = *word;
        return;
    }
    won = json.isDouble() ? fractionOf(json.toDouble()) : readFraction(json.toString());
    if (!json.isDouble() && !json.isString())
        refuseType({m_place, key}, json);
    if (!won)
        refuse({m_place, key},
               JsonText::tr(
                   "%1 is not an outcome; use success, failure, or a share of the points from 0 to 2, such as 0.5.")
                   .arg(json.isString() ? JsonText::tr("“%1”").arg(json.toString().left(40))
                                        : QJsonValue(json).toVariant().toString().left(40)));
    value = won ? outcomeOf(*won) : Outcome::Failure;
}

QJsonArray JsonReader::array(QJsonValueConstRef json, const Place &place, const Range &count)
{
    if (!json.isArray())
        refuseType(place, json);
    const QJsonArray items = json.toArray();
    if (items.size() < count.least || items.size() > count.most)
        refuse(place,
               JsonText::tr("the list has %1 entries; it must have %2 to %3.")
                   .arg(items.size())
                   .arg(count.least)
                   .arg(count.most));
    return items;
}

QJsonObject JsonReader::object(QJsonValueConstRef json, const Place &place)
{
    if (!json.isObject())
        refuseType(place, json);
    return json.toObject();
}

void JsonReader::finish() const
{
    if (m_object.size() == m_taken.size())
        return;
    for (auto field = m_object.begin(); field != m_object.end(); ++field) {
        const QString key = field.key();
        if (std::ranges::none_of(m_taken, [&](QLatin1StringView taken) { return taken == key; }))
            refuse(m_place, JsonText::tr("“%1” is not known here.").arg(key.left(40)));
    }
}

void JsonReader::refuseType(const Place &place, const QJsonValue &found)
{
    refuse(place, JsonText::tr("%1 does not belong here.").arg(typeName(found)));
}

void JsonReader::refuseWord(const Place &place, const QString &word, const QString &choices)
{
    refuse(place, JsonText::tr("“%1” is not valid here; use one of %2.").arg(word.left(40), choices));
}

void JsonReader::refuseThrowers(const Place &place, std::size_t dice)
{
    refuse(place, JsonText::tr("there must be one for each of the %n dice.", nullptr, static_cast<int>(dice)));
}

} // namespace muster
