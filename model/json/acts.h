// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actkind.h"
#include "model/json/records.h"
#include "model/texts.h"

namespace muster {

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

void fields(auto &json, Of<Drafts> auto &drafts)
{
    json.recordIfAny("report", drafts.report);
    json.recordIfAny("under_way", drafts.act);
    json.recordIfAny("table", drafts.table);
    json.recordIfAny("note", drafts.note);
}

} // namespace muster
