// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/dice/dice.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/setup.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostGuards = 300;

Resolved runEal(const Pack &, const Arguments &, Dice &dice)
{
    return Resolved::of(u"eal"_s, rollEal(dice));
}

Resolved runNextEncounter(const Pack &pack, const Arguments &given, Dice &)
{
    return {nextEncounter(*pack.chain, given.word<EncounterKind>(u"last"_s), given.word<Outcome>(u"outcome"_s),
                          given.integer(u"eal"_s)),
            [](FieldTeller &field, const NextEncounter &next) {
                field(u"encounter", next.kind);
                field(u"eal", next.eal.value_or(lowestEal));
            }};
}

Resolved runStayOrGo(const Pack &, const Arguments &given, Dice &dice)
{
    return Resolved::of(u"grunts"_s, stayOrGo(starStanding(given), given.grunts(u"grunts"_s), dice));
}

Resolved runGuards(const Pack &, const Arguments &given, Dice &dice)
{
    const bool shots = given.flag(u"shots"_s);
    return {placeGuards(given.integer(u"figures"_s), shots, dice),
            [shots](FieldTeller &field, const std::vector<Guard> &placed) {
                field.list(u"guards", placed, [shots](FieldTeller &one, const Guard &guard) {
                    one(u"inside", guard.inside);
                    one(u"inches", guard.inches);
                    one(u"facing", shots ? std::nullopt : std::optional(guard.facing));
                });
            }};
}

Resolved runLooting(const Pack &, const Arguments &, Dice &dice)
{
    return Resolved::of(u"turns"_s, lootingTurns(dice));
}

Procedure stayOrGoProcedure()
{
    std::vector<Parameter> parameters = starStandingParameters();
    parameters.push_back(grunts());
    return {{u"stay-or-go"_s, {}, parameters}, runStayOrGo};
}

} // namespace

std::vector<Procedure> chainProcedures()
{
    return {
        {u"eal"_s, {}, {}, runEal},
        {u"next-encounter"_s, {}, {chainEncounter(u"last"_s), choice<Outcome>(u"outcome"_s), eal()}, runNextEncounter},
        stayOrGoProcedure(),
        {u"guards"_s, {}, {integer(u"figures"_s, 1, mostGuards), flag(u"shots"_s, u"after-shots"_s)}, runGuards},
        {u"looting"_s, {}, {}, runLooting},
    };
}

} // namespace muster
