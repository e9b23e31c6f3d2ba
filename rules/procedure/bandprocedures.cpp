// SPDX-License-Identifier: MIT
//
// Recruiting, attributes, and the state of figures after a battle.
#include "rules/procedure/families.h"

#include "rules/band/recruit.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/slug.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRecruits = 100;

int maxRepIn(const Arguments &given)
{
    return given.integerOrNone(u"max_rep"_s).value_or(highestRep);
}

std::optional<ArgumentError> refuseRecruit(const Pack &pack, const Arguments &given)
{
    const QString list = given.text(u"list"_s);
    if (canLead(*pack.list(list), maxRepIn(given)))
        return std::nullopt;
    return ArgumentError{ArgumentError::Why::NobodyToLead, {}, list, {}, {}, maxRepIn(given)};
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

/// Makes the parameter for the fates of the first edition.
Parameter woundFate()
{
    QStringList fates;
    for (const Fate fate : woundFates)
        fates.append(slug(fate));
    return oneOf(u"fate"_s, fates, u"came-out"_s);
}

} // namespace

std::vector<Procedure> recruitingProcedures(const Pack &pack)
{
    Procedure recruit{
        u"recruit"_s, {}, {armyList(u"list"_s), integer(u"count"_s, 1, mostRecruits)}, runRecruit, refuseRecruit,
    };
    if (pack.outranking == Outranking::Barred)
        recruit.parameters.push_back(rep(u"max_rep"_s));
    return {recruit};
}

std::vector<Procedure> attributeProcedures()
{
    return {{u"attribute"_s, {}, {}, runAttribute}};
}

std::vector<Procedure> recoveryProcedures()
{
    return {
        {u"recovery"_s, {}, {rep(u"rep"_s, u"his-rep"_s), recoveryFate()}, runRecovery},
    };
}

std::vector<Procedure> woundProcedures()
{
    return {
        {u"recover"_s, {}, {rep(u"rep"_s, u"his-rep"_s)}, runRecover},
        {u"after-battle"_s,
         {},
         {rep(u"rep"_s, u"its-rep"_s), woundFate(), ifSo(u"wounded"_s), ifSo(u"lost_nerve"_s),
          ifSo(u"inflicted_damage"_s), ifSo(u"marked"_s)},
         runAfter},
    };
}

} // namespace muster
