// SPDX-License-Identifier: MIT
//
// The nine encounters of the first edition, and what is rolled in them turn by turn.
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/scenario/choose.h"
#include "rules/scenario/rounds.h"
#include "rules/scenario/scenario.h"
#include "rules/slug.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

Resolved runEncounter(const Pack &pack, const Arguments &given, Dice &dice)
{
    return chooseScenario(*pack.scenarios, given.word<Genre>(u"genre"_s), dice);
}

Resolved runSetUp(const Pack &pack, const Arguments &given, Dice &dice)
{
    ScenarioRequest request;
    request.kind = given.word<ScenarioKind>(u"encounter"_s);
    request.list = given.text(u"list"_s);
    request.leaderRep = given.integer(u"rep"_s);
    request.enemy = given.text(u"enemy"_s);
    return {dealScenario(pack, request, dice), [](FieldTeller &field, const Scenario &dealt) {
                field(u"role", dealt.role);
                field(u"enemy_role", dealt.enemyRole);
                field(u"recruits", dealt.recruits);
                field(u"enemy", dealt.enemy.figures);
                field(u"enemy_vehicles", dealt.enemy.vehicles);
                field(u"vehicles", dealt.vehicles);
                field(u"civilians", dealt.civilians);
                field(u"surprised", dealt.surprised);
                field(u"hostages", dealt.hostages);
            }};
}

Resolved runFollowUp(const Pack &pack, const Arguments &given, Dice &dice)
{
    Scenario over;
    over.kind = given.word<ScenarioKind>(u"encounter"_s);
    over.role = given.word<Role>(u"role"_s);
    return {followUp(*pack.scenarios, over, dice), [](FieldTeller &field, const std::optional<ScenarioRequest> &next) {
                field(u"encounter", next ? std::optional(next->kind) : std::nullopt);
                field(u"role", next ? next->role : std::nullopt);
            }};
}

Resolved runVehicles(const Pack &pack, const Arguments &given, Dice &dice)
{
    return Resolved::of(u"vehicles"_s, vehiclesAtHand(pack, given.text(u"list"_s), given.integer(u"figures"_s), dice));
}

/// Makes the parameter for the enemy: a list or a team.
Parameter enemy(const Pack &pack)
{
    QStringList ids;
    for (const ArmyList &list : pack.lists)
        ids.append(list.id);
    for (const Team &team : pack.teams)
        ids.append(team.id);
    return oneOf(u"enemy"_s, ids);
}

constexpr int mostBesiegers = 100;

Resolved runAmbushTurn(const Pack &pack, const Arguments &, Dice &dice)
{
    return {ambushTurn(pack.scenarios->rounds, dice), [](FieldTeller &field, const std::optional<AmbushPlace> &sprung) {
                field(u"sprung", sprung.has_value());
                field(u"inches", sprung ? std::optional(sprung->inches) : std::nullopt);
                field(u"direction", sprung ? std::optional(sprung->from) : std::nullopt);
            }};
}

Resolved runAmbushPlace(const Pack &pack, const Arguments &, Dice &dice)
{
    return placeAmbush(pack.scenarios->rounds, dice);
}

Resolved runSurprise(const Pack &, const Arguments &given, Dice &dice)
{
    return Resolved::of(u"surprised"_s, isSurprised(given.integer(u"watching"_s), given.integer(u"coming"_s), dice));
}

Resolved runSpotting(const Pack &pack, const Arguments &, Dice &dice)
{
    return Resolved::of(u"spotted"_s, spots(pack.scenarios->rounds, dice));
}

Resolved runPursuit(const Pack &pack, const Arguments &given, Dice &dice)
{
    Pursuit pursuit;
    pursuit.distance = given.integer(u"distance"_s);
    pursuit.bonus = given.integer(u"bonus"_s);
    return pursue(pack.scenarios->rounds, pursuit, given.integer(u"runners"_s), given.integer(u"chasers"_s), dice);
}

Resolved runSiegeDay(const Pack &, const Arguments &given, Dice &dice)
{
    return Resolved::of(u"broken"_s, siegeBreaks(given.integer(u"lost"_s), given.integer(u"alive"_s), dice));
}

Resolved runAlarm(const Pack &pack, const Arguments &, Dice &dice)
{
    return Resolved::of(u"sounded"_s, alarmSounds(pack.scenarios->rounds, dice));
}

Resolved runReinforcements(const Pack &pack, const Arguments &, Dice &dice)
{
    return Resolved::of(u"count"_s, policeReinforcements(pack.scenarios->rounds, dice));
}

Resolved runHostages(const Pack &, const Arguments &, Dice &dice)
{
    return Resolved::of(u"count"_s, rollHostages(dice));
}

Parameter from(Parameter made, int fallback)
{
    made.fallback = QString::number(fallback);
    return made;
}

} // namespace

std::vector<Procedure> scenarioProcedures(const Pack &pack)
{
    const Parameter encounter = choice<ScenarioKind>(u"encounter"_s);
    std::vector<Procedure> all{
        {u"encounter"_s, {}, {choice<Genre>(u"genre"_s)}, runEncounter},
        {u"set-up"_s,
         {},
         {encounter, armyList(u"list"_s, u"own-list"_s), rep(u"rep"_s, u"leading-rep"_s), enemy(pack)},
         runSetUp},
        {u"follow-up"_s, {}, {encounter, choice<Role>(u"role"_s)}, runFollowUp},
    };
    if (pack.factions) {
        all.push_back({u"vehicles"_s,
                       {},
                       {armyList(u"list"_s, u"their-list"_s), integer(u"figures"_s, 1, 100, u"count"_s)},
                       runVehicles});
    }
    return all;
}

std::vector<Procedure> roundProcedures(const Pack &pack)
{
    const RoundTables &rounds = pack.scenarios->rounds;
    return {
        {u"ambush-turn"_s, {}, {}, runAmbushTurn},
        {u"ambush-place"_s, {}, {}, runAmbushPlace},
        {u"surprise"_s, {}, {rep(u"watching"_s), rep(u"coming"_s)}, runSurprise},
        {u"spotting"_s, {}, {}, runSpotting},
        {u"pursuit-round"_s,
         {},
         {rep(u"runners"_s), rep(u"chasers"_s), from(integer(u"distance"_s, 0, 500), rounds.pursuitInches),
          from(integer(u"bonus"_s, -100, 6), rounds.pursuitBonus)},
         runPursuit},
        {u"siege-day"_s,
         {},
         {integer(u"lost"_s, 0, mostBesiegers), integer(u"alive"_s, 0, mostBesiegers)},
         runSiegeDay},
        {u"alarm"_s, {}, {}, runAlarm},
        {u"reinforcements"_s, {}, {}, runReinforcements},
        {u"hostages"_s, {}, {}, runHostages},
    };
}

} // namespace muster
