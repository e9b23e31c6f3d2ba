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
    return std::equal(written.begin(), written.end(), time.begin(), [](char wanted, QChar found) {
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

void JsonReader::operator()(Key key, int &value, const Range &range)
{
    value = integer(take(key), {m_place, key}, range);
}

void JsonReader::operator()(Key key, FigureId &value, const Range &range)
{
    value = FigureId{integer(take(key), {m_place, key}, range)};
}

void JsonReader::operator()(Key key, bool &value)
{
    const QJsonValueConstRef json = take(key);
    if (!json.isBool())
        refuseType({m_place, key}, json);
    value = json.toBool();
}

QString JsonReader::string(Key key, const Range &length)
{
    const QJsonValueConstRef json = take(key);
    if (!json.isString())
        refuseType({m_place, key}, json);
    const QString text = json.toString();
    if (text.size() > length.most)
        refuse({m_place, key}, JsonText::tr("the text is longer than %n characters.", nullptr, length.most));
    if (!text.isValidUtf16())
        refuse({m_place, key}, JsonText::tr("the text contains an incomplete character."));
    return text;
}

void JsonReader::operator()(Key key, QString &value, const Range &length)
{
    value = string(key, length);
}

void JsonReader::operator()(Key key, QStringList &value)
{
    const Place place(m_place, key);
    const QJsonArray items = array(key);
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (!items[i].isString() || !isWritable(items[i].toString()))
            refuseType({place, i}, items[i]);
        value.push_back(items[i].toString());
    }
}

void JsonReader::operator()(Key key, Options &value)
{
    const QJsonValueConstRef json = take(key);
    if (!json.isObject())
        refuseType({m_place, key}, json);
    const QJsonObject object = json.toObject();
    for (auto option = object.begin(); option != object.end(); ++option) {
        if (!option->isString() || !isWritable(option->toString()) || !isWritable(option.key()))
            refuseType({m_place, key}, *option);
        value.insert(option.key(), option->toString());
    }
}

void JsonReader::operator()(Key key, quint64 &value)
{
    const QString text = string(key);
    bool isNumber = false;
    value = text.toULongLong(&isNumber);
    if (!isNumber || QString::number(value) != text)
        refuse({m_place, key}, JsonText::tr("“%1” is not a seed.").arg(text.left(40)));
}

void JsonReader::operator()(Key key, QDateTime &value)
{
    const QString text = string(key);
    value = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!value.isValid() || !isAsWritten(text))
        refuse({m_place, key}, JsonText::tr("“%1” is not a time in UTC.").arg(text.left(40)));
}

void JsonReader::operator()(Key key, std::vector<int> &value, const Range &each)
{
    const QJsonArray items = array(key);
    const Place place(m_place, key);
    for (qsizetype i = 0; i < items.size(); ++i)
        value.push_back(integer(items[i], {place, i}, each));
}

void JsonReader::operator()(Key key, QMap<FigureId, FigureId> &value)
{
    const QJsonValueConstRef json = take(key);
    const Place place(m_place, key);
    if (!json.isObject())
        refuseType(place, json);
    const QJsonObject object = json.toObject();
    for (auto pair = object.begin(); pair != object.end(); ++pair) {
        bool isNumber = false;
        const int first = pair.key().toInt(&isNumber);
        if (!isNumber || first < 1 || first > highestNumber || QString::number(first) != pair.key())
            refuse(place, JsonText::tr("“%1” is not the number of a figure.").arg(pair.key().left(40)));
        value.insert(FigureId{first}, FigureId{integer(*pair, place, fromOne)});
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

QJsonArray JsonReader::array(Key key, const Range &count)
{
    const QJsonValueConstRef json = take(key);
    if (!json.isArray())
        refuseType({m_place, key}, json);
    const QJsonArray items = json.toArray();
    if (items.size() < count.least || items.size() > count.most)
        refuse({m_place, key},
               JsonText::tr("the list has %1 entries; it must have %2 to %3.")
                   .arg(items.size())
                   .arg(count.least)
                   .arg(count.most));
    return items;
}

void JsonReader::finish() const
{
    if (m_object.size() == m_taken.size())
        return;
    for (auto field = m_object.begin(); field != m_object.end(); ++field) {
        const QString key = field.key();
        if (std::none_of(m_taken.begin(), m_taken.end(), [&](QLatin1StringView taken) { return taken == key; }))
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

void JsonReader::refuseNumber(const Place &place, double number, const Range &range)
{
    refuse(place,
           JsonText::tr("%1 is not a whole number from %2 to %3.")
               .arg(QString::number(number))
               .arg(range.least)
               .arg(range.most));
}

void JsonReader::refuseThrowers(const Place &place, qsizetype dice)
{
    refuse(place, JsonText::tr("there must be one for each of the %n dice.", nullptr, static_cast<int>(dice)));
}

} // namespace muster
