// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/acts/actkind.h"
#include "model/campaign/step.h"
#include "model/changes/changekind.h"
#include "model/json/records.h"
#include "model/texts.h"
#include "rules/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace muster {

// A change is an object that names itself beside its own fields.

inline void fields(JsonWriter &json, const Change &change)
{
    json.text("change", change.kind().name);
    change.kind().write(json, change.value());
}

inline void fields(JsonReader &json, std::optional<Change> &change)
{
    QString name;
    json.text("change", name);
    const ChangeKind *kind = ChangeKind::find(name);
    if (!kind)
        refuse(json.place(), JsonText::tr("“%1” is not a known kind of change.").arg(name.left(40)));
    change.emplace(*kind, kind->read(json));
}

void fields(auto &json, Of<GoalCount> auto &count)
{
    json.number("id", count.id, 1, highestNumber);
    json.number("done", count.done, -highestNumber, highestNumber);
    json.numberIfAny("reached", count.reached, 1, highestNumber);
}

void fields(auto &json, Of<GoalsMoved> auto &moved)
{
    json.list("goals", moved.goals, 0, mostGoals);
}

void fields(auto &json, Of<Step> auto &step)
{
    json.choice("kind", step.kind);
    json.time("when", step.when);
    json.list("rolls", step.rolls, 0, longestText);
    json.list("changes", step.changes, 1, longestText);
    json.recordIfAny("moved", step.moved);
}

// An act is an object that names itself beside its own fields.

inline void fields(JsonWriter &json, const Act &act)
{
    json.text("act", act.kind().name);
    act.kind().write(json, act.value());
}

inline void fields(JsonReader &json, Act &act)
{
    QString name;
    json.text("act", name);
    const ActKind *kind = ActKind::find(name);
    if (!kind)
        refuse(json.place(), JsonText::tr("“%1” is not a known act.").arg(name.left(40)));
    act = Act(*kind, kind->read(json));
}

void fields(auto &json, Of<DiceRequest> auto &request)
{
    json.choice("for", request.reason.kind);
    json.number("subject", request.reason.subject, 0, highestNumber);
    json.number("count", request.count, 1, 1000);
    json.number("sides", request.sides, 2, 100);
}

void fields(auto &json, Of<ActUnderWay> auto &kept)
{
    json.record("what", kept.act);
    json.seed("seed", kept.seed);
    json.listIfAny("rolls", kept.rolls, longestText);
    json.record("asked", kept.asked);
    json.textIfAny("typed", kept.typed);
    // An earlier version asked before undone steps were left, and kept the answer; nothing goes by it.
    int agreedAt = 0;
    QString agreedName;
    json.countIfAny("may_drop_at", agreedAt, highestNumber);
    json.textIfAny("course_name", agreedName);
}

/// Where it parted is the log's to say; one without a number is none.
void fields(auto &json, Of<LeftCourse> auto &course)
{
    json.number("id", course.id, 0, highestNumber);
    if (course.id == 0)
        return; // none
    json.text("name", course.name);
    json.time("left", course.left);
}

void fields(auto &json, Of<TablePlan> auto &plan)
{
    json.textIfAny("encounter", plan.encounter);
    json.numbersIfAny("sections", plan.sections, 1, highestNumber);
    json.numbersIfAny("pefs", plan.pefs, 1, highestNumber);
    json.flagIfAny("says_who", plan.saysWho);
    json.numbersIfAny("home", plan.home, 1, highestNumber);
    json.numberIfAny("entry", plan.entry, 0, highestNumber);
    json.numberIfAny("wished_pefs", plan.wishedPefs, 0, highestNumber);
}

void fields(auto &json, Of<NoteDraft> auto &note)
{
    json.countIfAny("words", note.words, highestNumber);
    json.record("about", note.about);
    json.textIfAny("title", note.title);
    json.longText("text", note.text);
}

void fields(auto &json, Of<StepOrigin> auto &origin)
{
    json.number("step", origin.step, 1, highestNumber);
    json.time("when", origin.when);
    json.record("act", origin.act);
    json.countIfAny("rolls", origin.rolls, highestNumber);
}

void fields(auto &json, Of<Drafts> auto &drafts)
{
    json.recordIfAny("report", drafts.report);
    json.recordIfAny("under_way", drafts.act);
    json.recordIfAny("table", drafts.table);
    json.recordIfAny("note", drafts.note);
    json.listIfAny("origins", drafts.origins, highestNumber);
}

/// A step as a campaign file holds it: compact, with its fields in alphabetical order, so the same step is always the
/// same bytes.
QByteArray stepJson(const Step &step);

/// Reads one strictly: anything missing, unknown, of a wrong type or out of its range is refused, naming the place.
Result<Step> readStep(const QByteArray &json);

/// One change with the name of its kind, and the same read as strictly as a step.
QJsonObject changeJson(const Change &change);
Result<Change> readChange(const QJsonObject &json);

/// An act by the name of its kind.
Result<Act> readAct(const QJsonObject &json);

/// How many steps are in force, after taking back or bringing forward.
QByteArray positionJson(std::size_t inForce);
Result<std::size_t> readPosition(const QByteArray &json);

/// What a log says where undone steps are left: what that course is called. None: it is no course, or no longer.
QByteArray courseJson(const std::optional<LeftCourse> &course);
Result<std::optional<LeftCourse>> readCourse(const QByteArray &json);

QByteArray draftJson(const AftermathDraft &draft);
Result<AftermathDraft> readDraft(const QByteArray &json);

/// All that is half done. A report alone is written as it always was.
QByteArray draftsJson(const Drafts &drafts);
Result<Drafts> readDrafts(const QByteArray &json);

/// A player's report as a file (REPORT.json of the command line).
Result<BattleReport> readReport(const QByteArray &json);
/// The object of a file that a player wrote; else a JsonFault, as also where a field is named twice.
QJsonObject parsedOnce(const QByteArray &json);

QJsonObject reportJson(const BattleReport &report);

} // namespace muster
