// SPDX-License-Identifier: MIT
#include "model/json/stepjson.h"

#include "model/changes/all.h"
#include "model/texts.h"

#include <QJsonDocument>

#include <set>

namespace muster {

namespace {

struct Position {
    int inForce = 0;
};

void fields(auto &json, Of<Position> auto &position)
{
    json("in_force", position.inForce, fromOne);
}

template<typename Record>
QByteArray write(const Record &record)
{
    return QJsonDocument(JsonWriter::object(record)).toJson(QJsonDocument::Compact);
}

const QJsonObject &parse(const QJsonObject &json)
{
    return json;
}
QJsonObject parse(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = json.left(error.offset).count('\n') + 1;
        throw JsonFault{{JsonText::tr("Line %1 is not JSON: %2.").arg(line).arg(error.errorString())}};
    }
    if (!document.isObject())
        throw JsonFault{{JsonText::tr("The text is not a JSON object.")}};
    return document.object();
}

template<typename Record>
Result<Record> read(const auto &json, Record record = {})
{
    try {
        JsonReader::readObject(parse(json), Place(), record);
        return record;
    } catch (const JsonFault &fault) {
        return fault.problem;
    }
}

int fieldCount(const QJsonValue &json)
{
    int count = 0;
    if (json.isObject()) {
        const QJsonObject object = json.toObject();
        count = static_cast<int>(object.size());
        for (const QJsonValue value : object)
            count += fieldCount(value);
    } else {
        for (const QJsonValue value : json.toArray())
            count += fieldCount(value);
    }
    return count;
}

/// Returns whether a field is named twice, by comparing colons outside strings with fields: Qt silently keeps the last
/// of two fields with one name.
bool namesAFieldTwice(const QByteArray &json)
{
    int colons = 0;
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        if (inString && json[i] == '\\')
            ++i;
        else if (json[i] == '"')
            inString = !inString;
        else if (!inString && json[i] == ':')
            ++colons;
    }
    return colons != fieldCount(QJsonDocument::fromJson(json).object());
}

std::optional<Problem> findRepeats(const BattleReport &report)
{
    std::set<FigureId> seen;
    for (const ReportedFate &reported : report.figures) {
        if (!seen.insert(reported.id).second)
            return Problem{JsonText::tr("Figure %1 is named twice. Name each figure once.").arg(number(reported.id))};
    }
    return std::nullopt;
}

} // namespace

void fields(JsonWriter &json, const Change &change)
{
    json("change", QString(change.name()));
    visit(change, [&](const auto &one) { one.describe(json, one); });
}

namespace {

/// Reads a change of kind C if that is its name. Returns whether it is.
template<typename C>
bool readIfNamed(const QString &name, JsonReader &json, std::optional<Change> &change)
{
    if (name != nameInFiles<C>)
        return false;
    C one;
    C::describe(json, one);
    change.emplace(std::move(one));
    return true;
}

} // namespace

void fields(JsonReader &json, std::optional<Change> &change)
{
    QString name;
    json("change", name);
    const bool isKnown = [&]<typename... C>(TypeList<C...>) {
        return (readIfNamed<C>(name, json, change) || ...);
    }(ChangeKinds());
    if (!isKnown)
        refuse(json.place(), JsonText::tr("“%1” is not a known kind of change.").arg(name.left(40)));
}

bool operator==(const Change &one, const Change &other)
{
    return one.m_value == other.m_value || changeJson(one) == changeJson(other);
}

QByteArray stepJson(const Step &step)
{
    return write(step);
}

Result<Step> readStep(const QByteArray &json)
{
    return read<Step>(json);
}

QJsonObject changeJson(const Change &change)
{
    return JsonWriter::object(change);
}

Result<Change> readChange(const QJsonObject &json)
{
    const auto change = read<std::optional<Change>>(json);
    return change ? Result<Change>(**change) : change.problem();
}

Result<Act> readAct(const QJsonObject &json)
{
    return read<Act>(json, acts::Recruit{});
}

QByteArray positionJson(std::size_t inForce)
{
    return write(Position{static_cast<int>(inForce)});
}

Result<std::size_t> readPosition(const QByteArray &json)
{
    const Result<Position> position = read<Position>(json);
    if (!position)
        return position.problem();
    return static_cast<std::size_t>(position->inForce);
}

QByteArray courseJson(const std::optional<AbandonedCourse> &course)
{
    return write(course.value_or(AbandonedCourse()));
}

Result<std::optional<AbandonedCourse>> readCourse(const QByteArray &json)
{
    const Result<AbandonedCourse> course = read<AbandonedCourse>(json);
    if (!course)
        return course.problem();
    return course->id == 0 ? std::nullopt : std::optional(*course);
}

QByteArray draftJson(const AftermathDraft &draft)
{
    return write(draft);
}

Result<AftermathDraft> readDraft(const QByteArray &json)
{
    return read<AftermathDraft>(json);
}

QByteArray draftsJson(const Drafts &drafts)
{
    return drafts == Drafts{drafts.report} && drafts.report ? draftJson(*drafts.report) : write(drafts);
}

Result<Drafts> readDrafts(const QByteArray &json)
{
    Result<AftermathDraft> report = readDraft(json);
    if (report)
        return Drafts{*std::move(report)};
    return read<Drafts>(json);
}

Result<BattleReport> readReport(const QByteArray &json)
{
    Result<BattleReport> report = read<BattleReport>(json);
    if (!report)
        return report;
    if (namesAFieldTwice(json))
        return Problem{JsonText::tr("A field appears twice in the same object. Name each field once.")};
    if (const auto repeat = findRepeats(*report))
        return *repeat;
    return report;
}

QJsonObject parsedOnce(const QByteArray &json)
{
    QJsonObject object = parse(json);
    if (namesAFieldTwice(json))
        throw JsonFault{{JsonText::tr("A field appears twice in the same object. Name each field once.")}};
    return object;
}

QJsonObject reportJson(const BattleReport &report)
{
    return JsonWriter::object(report);
}

} // namespace muster
