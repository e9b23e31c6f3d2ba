// SPDX-License-Identifier: MIT
#include "model/storytext/literalstep.h"

#include "model/json/stepjson.h"
#include "model/texts.h"
#include "rules/slug.h"

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

/// Returns a value as JSON on one line.
QString jsonText(const QJsonValue &value)
{
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.sliced(1, json.size() - 2));
}

bool isQuiet(QChar c)
{
    return c.isPrint() || c.isSurrogate() || c == u'\u200d' || c == u'\u200c';
}

/// Returns whether a text after a colon would be read as just that text.
bool standsAlone(const QString &text)
{
    static const QRegularExpression special(u"^(?:yes|no|none|[-+]?[0-9]+(?:\\.[0-9]+)?|\\||[\"\\[{].*)$"_s);
    return !text.isEmpty() && text == text.trimmed() && std::all_of(text.begin(), text.end(), isQuiet)
        && !special.match(text).hasMatch();
}

/// Returns whether a text has several lines and can be written below a "|".
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

Problem wrongIndent(const ScriptEntry &head, ScriptEntries below)
{
    return problemAt(below.empty() ? head.line : below.front().line,
                     ScriptText::tr("This line is not indented like those it belongs to."));
}

/// Returns the records of a list, each from its dash to the next.
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
    eachEntry(entries, [&](const ScriptEntry &head, ScriptEntries below) {
        if (fields.contains(head.key))
            problems.push_back(problemAt(head.line, ScriptText::tr("\"%1\" is written twice.").arg(head.key)));
        if (head.indent != indent || (!below.empty() && !head.value.isEmpty()))
            problems.push_back(wrongIndent(head, below));
        if (below.empty())
            fields.insert(head.key, readValue(head, problems));
        else if (below.front().item)
            fields.insert(head.key, recordsIn(below, problems));
        else
            fields.insert(head.key, fieldsIn(below, problems));
    });
    return fields;
}

namespace {

constexpr int entryIndent = 2;

QString rollLine(const Roll &roll)
{
    const QString subject = roll.reason.subject == 0 ? QString() : QString::number(roll.reason.subject) + u' ';
    return u"  roll: %1 %2d%3"_s.arg(slug(roll.reason.kind), subject).arg(roll.sides);
}

std::optional<Roll> rollIn(const ScriptEntry &entry)
{
    static const QRegularExpression form(u"^([a-z0-9-]+)(?: ([0-9]{1,7}))? d([0-9]{1,3})$"_s);
    const QRegularExpressionMatch match = form.match(entry.value);
    const auto kind = fromSlug<RollKind>(match.captured(1));
    const int sides = match.captured(3).toInt();
    if (!kind || sides < 2 || sides > 100)
        return std::nullopt;
    return Roll{{*kind, match.captured(2).toInt()}, sides, {}};
}

} // namespace

bool isDice(const ScriptEntry &entry)
{
    return entry.key == u"dice"_s || entry.key == u"rolled"_s;
}

void readDice(const ScriptEntry &entry, Tape &tape, Problems &problems)
{
    static const QRegularExpression gap(u"[\\s,]+"_s);
    const Thrower by = entry.key == u"dice"_s ? Thrower::Player : Thrower::Program;
    for (const QString &face : entry.value.split(gap, Qt::SkipEmptyParts)) {
        bool ok = false;
        const int value = face.toInt(&ok);
        if (ok && value >= 1 && value <= 100)
            tape.push_back({static_cast<std::uint8_t>(value), by});
        else
            problems.push_back(problemAt(entry.line, ScriptText::tr("\"%1\" is not a die.").arg(face)));
    }
}

QStringList diceLines(const Rolls &rolls)
{
    constexpr qsizetype longest = 60;
    QStringList lines;
    std::optional<Thrower> hand;
    for (const Roll &roll : rolls) {
        bool begins = true;
        for (const Die die : roll.dice) {
            if (hand != die.by || (begins && lines.last().size() > longest)) {
                lines << (die.by == Thrower::Player ? u"  dice:"_s : u"  rolled:"_s);
                begins = false;
            }
            hand = die.by;
            lines.last() += (begins ? u"  "_s : u" "_s) + QString::number(die.face);
            begins = false;
        }
    }
    return lines;
}

Result<Step> readLiteralStep(const ScriptAct &act, const Campaign &now, const Pack &pack)
{
    Step step;
    Problems problems;
    const auto refuse = [&](int line, const QString &sentence) { problems.push_back(problemAt(line, sentence)); };
    const auto kind = fromSlug<StepKind>(act.object);
    if (!kind)
        refuse(act.line,
               ScriptText::tr("There is no step \"%1\". Steps: %2.").arg(act.object, slugChoices<StepKind>()));
    step.kind = kind.value_or(StepKind::Corrected);
    const auto readDiceOfRoll = [&](const ScriptEntry &entry) {
        Tape tape;
        readDice(entry, tape, problems);
        if (step.rolls.empty())
            return refuse(entry.line, ScriptText::tr("These dice belong to no roll. Write the \"roll\" before them."));
        for (const Die die : tape) {
            if (die.face > step.rolls.back().sides)
                refuse(entry.line, ScriptText::tr("A die of %1 has no %2.").arg(step.rolls.back().sides).arg(die.face));
            step.rolls.back().dice.append(die);
        }
    };
    const auto readChangeOf = [&](const ScriptEntry &entry, ScriptEntries below) {
        QJsonObject fields = fieldsIn(below, problems);
        fields.insert(u"change"_s, entry.value);
        const Result<Change> change = readChange(fields);
        if (!change)
            return refuse(entry.line, change.problem().text);
        if (const auto unknownId = findUnknownId({*change}, pack))
            refuse(entry.line, unknownId->text);
        step.changes.push_back(*change);
    };
    eachEntry(act.entries, [&](const ScriptEntry &entry, ScriptEntries below) {
        if (entry.key == "change"_L1) {
            readChangeOf(entry, below);
        } else if (entry.indent != act.entries.front().indent || !below.empty()) {
            problems.push_back(wrongIndent(entry, below));
        } else if (isDice(entry)) {
            readDiceOfRoll(entry);
        } else if (entry.key == "roll"_L1) {
            if (const auto roll = rollIn(entry))
                step.rolls.push_back(*roll);
            else
                refuse(entry.line,
                       ScriptText::tr("Write a roll as \"recovery 4 d6\": what for, whose, and the die; not \"%1\".")
                           .arg(entry.value));
        } else if (entry.key != "date"_L1) {
            refuse(entry.line,
                   ScriptText::tr("\"%1\" is not a key of \"%2\". Keys: %3.")
                       .arg(entry.key, act.verb, u"date, roll, dice, rolled, change"_s));
        }
    });
    if (step.changes.empty() && problems.empty())
        refuse(act.line, ScriptText::tr("A step has at least one \"change\"."));
    Campaign tried = now;
    if (const auto problem = problems.empty() ? applyChecked(tried, step) : std::nullopt)
        refuse(act.line, problem->text);
    if (!problems.empty())
        return problems;
    return step;
}

QStringList literalStep(const Step &step)
{
    QStringList lines{u"step "_s + slug(step.kind)};
    for (const Roll &roll : step.rolls)
        lines << rollLine(roll) << diceLines({roll});
    for (const Change &change : step.changes) {
        QJsonObject fields = changeJson(change);
        fields.remove(u"change"_s);
        lines << u"  change: "_s + change.name() << fieldLines(fields, entryIndent + entryIndent);
    }
    return lines;
}

} // namespace muster
