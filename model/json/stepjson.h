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
    json("change", QString(change.kind().name));
    change.kind().write(json, change.value());
}

inline void fields(JsonReader &json, std::optional<Change> &change)
{
    QString name;
    json("change", name);
    const ChangeKind *kind = ChangeKind::find(name);
    if (!kind)
        refuse(json.place(), JsonText::tr("“%1” is not a known kind of change.").arg(name.left(40)));
    change.emplace(*kind, kind->read(json));
}

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

// An act is an object that names itself beside its own fields.

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
    // An earlier version asked before undone steps were left, and kept the answer; nothing goes by it.
    int agreedAt = 0;
    QString agreedName;
    json.ifAny("may_drop_at", agreedAt);
    json.ifAny("course_name", agreedName);
}

/// Where it parted is the log's to say; one without a number is none.
void fields(auto &json, Of<LeftCourse> auto &course)
{
    json("id", course.id);
    if (course.id == 0)
        return; // none
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
