// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runRecover(const Pack &pack, const Arguments &given, Dice &dice)
{
    const RecoverResult result = recoverFromWounds(*pack.wounds, given.integer(u"rep"_s), dice);
    return {{u"passed"_s, result.passed},
            {u"months"_s, result.months},
            {u"rep"_s, result.rep},
            {u"returns"_s, result.returns}};
}

QJsonObject runAfter(const Pack &pack, const Arguments &given, Dice &dice)
{
    Deeds deeds;
    deeds.wounded = given.flag(u"wounded"_s);
    deeds.lostNerve = given.flag(u"lost_nerve"_s);
    deeds.inflictedDamage = given.flag(u"inflicted_damage"_s);
    const int monthsLastTurns = pack.calendar ? pack.calendar->monthsLastTurns : CalendarTables{}.monthsLastTurns;
    const FigureAfter after = afterBattle(*pack.wounds, monthsLastTurns, given.integer(u"rep"_s),
                                          given.flag(u"marked"_s), given.word<Fate>(u"fate"_s), deeds, dice);
    return {{u"status"_s, slugJson(after.status)}, {u"rep"_s, after.rep},       {u"away_turns"_s, after.awayTurns},
            {u"lost_nerve"_s, after.lostNerve},    {u"gained"_s, after.gained}, {u"marked"_s, after.marked}};
}

/// Those of the first edition.
Parameter woundFate()
{
    std::vector<QLatin1StringView> fates;
    for (const Fate fate : woundFates)
        fates.push_back(slug(fate));
    return oneOf(u"fate"_s, fates, ProcedureText::tr("how it came out of the encounter"));
}

} // namespace

std::vector<Procedure> woundProcedures()
{
    return {
        {u"recover"_s,
         ProcedureText::tr("How long one with a Bad Wound is away"),
         {rep(u"rep"_s, ProcedureText::tr("his Rep"))},
         runRecover},
        {u"after-battle"_s,
         ProcedureText::tr("What becomes of a figure"),
         {rep(u"rep"_s, ProcedureText::tr("its Rep")), woundFate(),
          ifSo(u"wounded"_s, ProcedureText::tr("it was wounded when it ran")),
          ifSo(u"lost_nerve"_s, ProcedureText::tr("it was running without a wound")),
          ifSo(u"inflicted_damage"_s, ProcedureText::tr("it inflicted damage")),
          ifSo(u"marked"_s, ProcedureText::tr("a wound has cost it a Rep for good"))},
         runAfter},
    };
}

} // namespace muster
