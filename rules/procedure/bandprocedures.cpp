// SPDX-License-Identifier: MIT
//
// Who joins, what sets him apart, and what becomes of him.
#include "rules/procedure/families.h"

#include "rules/band/recruit.h"
#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRecruits = 100;

int maxRepIn(const Arguments &given)
{
    return given.integerOrNone(u"max_rep"_s).value_or(highestRep);
}

std::optional<Problem> refuseRecruit(const Pack &pack, const Arguments &given)
{
    return refuseToLead(*pack.list(given.text(u"list"_s)), maxRepIn(given));
}

Resolved runRecruit(const Pack &pack, const Arguments &given, Dice &dice)
{
    const ArmyList &list = *pack.list(given.text(u"list"_s));
    return Resolved::of(u"figures"_s, recruit(pack, list, given.integer(u"count"_s), dice, maxRepIn(given)));
}

Resolved runAttribute(const Pack &pack, const Arguments &, Dice &dice)
{
    return Resolved::of(u"attribute"_s, rollAttribute(*pack.attributes, dice).id);
}

Resolved runRecovery(const Pack &pack, const Arguments &given, Dice &dice)
{
    return recover(*pack.recovery, given.integer(u"rep"_s), given.word<Fate>(u"fate"_s), dice);
}

Resolved runRecover(const Pack &pack, const Arguments &given, Dice &dice)
{
    return recoverFromWounds(*pack.wounds, given.integer(u"rep"_s), dice);
}

Resolved runAfter(const Pack &pack, const Arguments &given, Dice &dice)
{
    Deeds deeds;
    deeds.wounded = given.flag(u"wounded"_s);
    deeds.lostNerve = given.flag(u"lost_nerve"_s);
    deeds.inflictedDamage = given.flag(u"inflicted_damage"_s);
    const int monthsLastTurns = pack.calendar ? pack.calendar->monthsLastTurns : CalendarTables{}.monthsLastTurns;
    return afterBattle(*pack.wounds, monthsLastTurns, given.integer(u"rep"_s), given.flag(u"marked"_s),
                       given.word<Fate>(u"fate"_s), deeds, dice);
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

std::vector<Procedure> recruitingProcedures(const Pack &pack)
{
    Procedure recruit{
        u"recruit"_s,
        ProcedureText::tr("Figures for a band, from an army list"),
        {armyList(u"list"_s, ProcedureText::tr("the army list")),
         integer(u"count"_s, 1, mostRecruits, ProcedureText::tr("how many figures"))},
        runRecruit,
        refuseRecruit,
    };
    if (pack.outranking == Outranking::Barred)
        recruit.parameters.push_back(
            rep(u"max_rep"_s, ProcedureText::tr("the Star's Rep, which none of them is above")));
    return {recruit};
}

std::vector<Procedure> attributeProcedures()
{
    return {{u"attribute"_s, ProcedureText::tr("What sets a Grunt apart"), {}, runAttribute}};
}

std::vector<Procedure> recoveryProcedures()
{
    return {
        {u"recovery"_s,
         ProcedureText::tr("What becomes of one who went Out of the Fight or ran away"),
         {rep(u"rep"_s, ProcedureText::tr("his Rep")), recoveryFate()},
         runRecovery},
    };
}

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
