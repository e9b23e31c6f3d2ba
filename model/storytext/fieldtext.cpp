// SPDX-License-Identifier: MIT
#include "model/storytext/fieldtext.h"

#include "model/texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

constexpr int deeper = 2;

const QRegularExpression &plainKey()
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_][A-Za-z0-9_-]*$"_s);
    return plain;
}

/// As JSON has it, on one line.
QString jsonText(const QJsonValue &value)
{
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.sliced(1, json.size() - 2));
}

bool isQuiet(QChar c)
{
    return c.isPrint() || c.isSurrogate() || c == u'\u200d' || c == u'\u200c';
}

/// A text that is read as itself where it stands after a colon.
bool standsAlone(const QString &text)
{
    static const QRegularExpression special(u"^(?:yes|no|none|[-+]?[0-9]+(?:\\.[0-9]+)?|\\||[\"\\[{].*)$"_s);
    return !text.isEmpty() && text == text.trimmed() && std::all_of(text.begin(), text.end(), isQuiet)
        && !special.match(text).hasMatch();
}

/// A text of several lines that can stand as it is.
bool standsBelow(const QString &text)
{
    const QStringList lines = text.split(u'\n');
    return lines.size() > 1 && !lines.last().isEmpty() && std::all_of(lines.begin(), lines.end(), [](const QString &l) {
               return l.isEmpty() || (!l.trimmed().isEmpty() && std::all_of(l.begin(), l.end(), isQuiet));
           });
}

QString plainValue(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"yes"_s : u"no"_s;
    if (value.isNull())
        return u"none"_s;
    return value.isString() && standsAlone(value.toString()) ? value.toString() : jsonText(value);
}

bool hasPlainKeys(const QJsonObject &fields)
{
    const QStringList keys = fields.keys();
    return !keys.isEmpty()
        && std::all_of(keys.begin(), keys.end(), [](const QString &key) { return plainKey().match(key).hasMatch(); });
}

bool isListOfRecords(const QJsonValue &value)
{
    const QJsonArray list = value.toArray();
    return !list.isEmpty()
        && std::all_of(list.begin(), list.end(), [](const QJsonValue &one) { return hasPlainKeys(one.toObject()); });
}

void addField(QStringList &lines, const QString &key, const QJsonValue &value, int indent)
{
    const QString head = QString(indent, u' ') + key + u':';
    if (value.isObject() && hasPlainKeys(value.toObject())) {
        lines << head << fieldLines(value.toObject(), indent + deeper);
    } else if (isListOfRecords(value)) {
        lines << head;
        for (const QJsonValue &one : value.toArray()) {
            QStringList record = fieldLines(one.toObject(), indent + deeper + deeper);
            record.front().replace(indent + deeper, 1, u'-');
            lines << record;
        }
    } else if (value.isString() && standsBelow(value.toString())) {
        lines << head + u" |"_s;
        for (const QString &line : value.toString().split(u'\n'))
            lines << (line.isEmpty() ? line : QString(indent + deeper, u' ') + line);
    } else {
        lines << head + u' ' + plainValue(value);
    }
}

QJsonValue readValue(const ScriptEntry &entry, Problems &problems)
{
    static const QRegularExpression number(u"^-?[0-9]+$"_s);
    const QString &text = entry.value;
    if (entry.isText)
        return text;
    if (text == u"yes"_s || text == u"no"_s)
        return text == u"yes"_s;
    if (text == u"none"_s)
        return QJsonValue::Null;
    if (number.match(text).hasMatch())
        return text.toDouble();
    if (!text.startsWith(u'"') && !text.startsWith(u'[') && !text.startsWith(u'{'))
        return text;
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson('[' + text.toUtf8() + ']', &error);
    if (error.error != QJsonParseError::NoError || json.array().size() != 1) {
        problems.push_back(problemAt(
            entry.line,
            ScriptText::tr("\"%1\" cannot be read. Close every quotation mark and bracket.").arg(text.left(40))));
        return {};
    }
    return json.array().first();
}

/// The records of a list, each from its dash to the next.
QJsonArray recordsIn(ScriptEntries entries, Problems &problems)
{
    QJsonArray records;
    const int indent = entries.front().indent;
    while (!entries.empty()) {
        const auto next = std::find_if(entries.begin() + 1, entries.end(),
                                       [=](const ScriptEntry &e) { return e.item && e.indent <= indent; });
        const auto length = static_cast<std::size_t>(next - entries.begin());
        records.append(fieldsIn(entries.first(length), problems));
        entries = entries.subspan(length);
    }
    return records;
}

} // namespace

QStringList fieldLines(const QJsonObject &fields, int indent)
{
    QStringList lines;
    for (auto field = fields.begin(); field != fields.end(); ++field)
        addField(lines, field.key(), field.value(), indent);
    return lines;
}

QJsonObject fieldsIn(ScriptEntries entries, Problems &problems)
{
    QJsonObject fields;
    const int indent = entries.empty() ? 0 : entries.front().indent;
    while (!entries.empty()) {
        const std::size_t length = lengthOfFirst(entries);
        const ScriptEntry &head = entries.front();
        const ScriptEntries below = entries.subspan(1, length - 1);
        if (fields.contains(head.key))
            problems.push_back(problemAt(head.line, ScriptText::tr("\"%1\" is written twice.").arg(head.key)));
        if (head.indent != indent || (!below.empty() && !head.value.isEmpty()))
            problems.push_back(problemAt(below.empty() ? head.line : below.front().line,
                                         ScriptText::tr("This line is not indented like those it belongs to.")));
        if (below.empty())
            fields.insert(head.key, readValue(head, problems));
        else if (below.front().item)
            fields.insert(head.key, recordsIn(below, problems));
        else
            fields.insert(head.key, fieldsIn(below, problems));
        entries = entries.subspan(length);
    }
    return fields;
}

} // namespace muster
