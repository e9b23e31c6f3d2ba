// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/acts/actkind.h"
#include "model/campaign/step.h"
#include "model/json/records.h"
#include "model/texts.h"
#include "rules/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace muster {

// A change is an object with the name of its kind beside its own fields.

void fields(JsonWriter &json, const Change &change);
void fields(JsonReader &json, std::optional<Change> &change);

void fields(auto &json, Of<GoalCount> auto &count)
{
    json("id", count.id, fromOne);
    json("done", count.done, Range{-highestNumber, highestNumber});
    json.ifAny("reached", count.reached, fromOne);
}

void fields(auto &json, Of<GoalsMoved> auto &moved)
{
    json("goals", moved.goals, upTo(mostGoals));
}

void fields(auto &json, Of<Step> auto &step)
{
    json("kind", step.kind);
    json("when", step.when);
    json("rolls", step.rolls);
    json("changes", step.changes, oneTo(longestText));
    json.ifAny("moved", step.moved);
}

// An act is an object with the name of its kind beside its own fields.

inline void fields(JsonWriter &json, const Act &act)
{
    json("act", QString(act.kind().name));
    act.kind().write(json, act.value());
}

inline void fields(JsonReader &json, Act &act)
{
    QString name;
    json("act", name);
    const ActKind *kind = ActKind::find(name);
    if (!kind)
        refuse(json.place(), JsonText::tr("“%1” is not a known act.").arg(name.left(40)));
    act = Act(*kind, kind->read(json));
}

void fields(auto &json, Of<DiceRequest> auto &request)
{
    json("for", request.reason.kind);
    json("subject", request.reason.subject);
    json("count", request.count, oneTo(1000));
    json("sides", request.sides, Range{2, 100});
}

void fields(auto &json, Of<ActUnderWay> auto &kept)
{
    json("what", kept.act);
    json("seed", kept.seed);
    json.ifAny("rolls", kept.rolls);
    json("asked", kept.asked);
    json.ifAny("typed", kept.typed);
    // An earlier version asked before undone steps were abandoned, and kept the answer. It is read and ignored.
    int agreedAt = 0;
    QString agreedName;
    json.ifAny("may_drop_at", agreedAt);
    json.ifAny("course_name", agreedName);
}

/// Describes a course. The step it begins after is in the log; id 0 stands for no course.
void fields(auto &json, Of<AbandonedCourse> auto &course)
{
    json("id", course.id);
    if (course.id == 0)
        return; // no course
    json("name", course.name);
    json("left", course.left);
}

void fields(auto &json, Of<TablePlan> auto &plan)
{
    json.ifAny("encounter", plan.encounter);
    json.ifAny("sections", plan.sections, fromOne);
    json.ifAny("pefs", plan.pefs, fromOne);
    json.ifAny("says_who", plan.saysWho);
    json.ifAny("home", plan.home, fromOne);
    json.ifAny("entry", plan.entry);
    json.ifAny("wished_pefs", plan.wishedPefs);
}

void fields(auto &json, Of<NoteDraft> auto &note)
{
    json.ifAny("words", note.words);
    json("about", note.about);
    json.ifAny("title", note.title);
    json("text", note.text, longWords);
}

void fields(auto &json, Of<StepOrigin> auto &origin)
{
    json("step", origin.step, fromOne);
    json("when", origin.when);
    json("act", origin.act);
    json.ifAny("rolls", origin.rolls);
}

void fields(auto &json, Of<Drafts> auto &drafts)
{
    json.ifAny("report", drafts.report);
    json.ifAny("under_way", drafts.act);
    json.ifAny("table", drafts.table);
    json.ifAny("note", drafts.note);
    json.ifAny("origins", drafts.origins, upTo(highestNumber));
}

/// Returns a step as a campaign file holds it: compact, with its fields in alphabetical order, so that the same step is
/// always the same bytes.
QByteArray stepJson(const Step &step);

/// Reads a step strictly: the problem names the place of anything missing, unknown, of a wrong type or out of range.
Result<Step> readStep(const QByteArray &json);

/// Returns a change as an object with the name of its kind; readChange() is as strict as readStep().
QJsonObject changeJson(const Change &change);
Result<Change> readChange(const QJsonObject &json);

/// Reads an act by the name of its kind.
Result<Act> readAct(const QJsonObject &json);

/// Returns the log entry for the number of steps in force after undo or redo.
QByteArray positionJson(std::size_t inForce);
Result<std::size_t> readPosition(const QByteArray &json);

/// Returns the log entry for abandoned steps, with the name of their course; none if they are no course, or no longer
/// one.
QByteArray courseJson(const std::optional<AbandonedCourse> &course);
Result<std::optional<AbandonedCourse>> readCourse(const QByteArray &json);

QByteArray draftJson(const AftermathDraft &draft);
Result<AftermathDraft> readDraft(const QByteArray &json);

/// Returns all drafts. A report alone is written in its original form.
QByteArray draftsJson(const Drafts &drafts);
Result<Drafts> readDrafts(const QByteArray &json);

/// Reads a player's report from a file (REPORT.json of the command line).
Result<BattleReport> readReport(const QByteArray &json);
/// Parses the object in a file written by a player. Throws a JsonFault if it is not valid or names a field twice.
QJsonObject parsedOnce(const QByteArray &json);

QJsonObject reportJson(const BattleReport &report);

} // namespace muster
