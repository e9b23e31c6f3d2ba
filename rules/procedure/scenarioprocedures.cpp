// SPDX-License-Identifier: MIT
//
// The nine encounters of the first edition, and what is rolled in them turn by turn.
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/scenario/choose.h"
#include "rules/scenario/rounds.h"
#include "rules/scenario/scenario.h"

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

/// Whoever can be an enemy: a list or a team.
Parameter enemy(const Pack &pack)
{
    std::vector<QString> ids;
    for (const ArmyList &list : pack.lists)
        ids.push_back(list.id);
    for (const Team &team : pack.teams)
        ids.push_back(team.id);
    Parameter made = oneOf(u"enemy"_s, {}, ProcedureText::tr("the enemy"));
    made.choices = ids;
    return made;
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
    const Parameter encounter = choice<ScenarioKind>(u"encounter"_s, ProcedureText::tr("the encounter"));
    std::vector<Procedure> all{
        {u"encounter"_s,
         ProcedureText::tr("Which encounter it is"),
         {choice<Genre>(u"genre"_s, ProcedureText::tr("the genre"))},
         runEncounter},
        {u"set-up"_s,
         ProcedureText::tr("An encounter set up, with its enemy"),
         {encounter, armyList(u"list"_s, ProcedureText::tr("the player's list")),
          rep(u"rep"_s, ProcedureText::tr("the Rep of his leader")), enemy(pack)},
         runSetUp},
        {u"follow-up"_s,
         ProcedureText::tr("What an encounter leads to at once"),
         {encounter, choice<Role>(u"role"_s, ProcedureText::tr("the player's part in it"))},
         runFollowUp},
    };
    if (pack.factions) {
        all.push_back({u"vehicles"_s,
                       ProcedureText::tr("Vehicles at hand for figures of a list"),
                       {armyList(u"list"_s, ProcedureText::tr("their list")),
                        integer(u"figures"_s, 1, 100, ProcedureText::tr("how many figures"))},
                       runVehicles});
    }
    return all;
}

std::vector<Procedure> roundProcedures(const Pack &pack)
{
    const RoundTables &rounds = pack.scenarios->rounds;
    return {
        {u"ambush-turn"_s, ProcedureText::tr("Whether an ambush is sprung this turn"), {}, runAmbushTurn},
        {u"ambush-place"_s, ProcedureText::tr("Where ambushers are whom nobody saw"), {}, runAmbushPlace},
        {u"surprise"_s,
         ProcedureText::tr("Whether those who watch are surprised"),
         {rep(u"watching"_s, ProcedureText::tr("the Rep of their leader")),
          rep(u"coming"_s, ProcedureText::tr("the Rep of the others' leader"))},
         runSurprise},
        {u"spotting"_s, ProcedureText::tr("Whether those who come are spotted this turn"), {}, runSpotting},
        {u"pursuit-round"_s,
         ProcedureText::tr("A round of a pursuit"),
         {rep(u"runners"_s, ProcedureText::tr("the Runners' lowest Rep")),
          rep(u"chasers"_s, ProcedureText::tr("the Chasers' lowest Rep")),
          from(integer(u"distance"_s, 0, 500, ProcedureText::tr("inches between them")), rounds.pursuitInches),
          from(integer(u"bonus"_s, -100, 6, ProcedureText::tr("what the Runners add")), rounds.pursuitBonus)},
         runPursuit},
        {u"siege-day"_s,
         ProcedureText::tr("Whether the besiegers go home at the end of a day"),
         {integer(u"lost"_s, 0, mostBesiegers, ProcedureText::tr("besiegers dead or unable to act")),
          integer(u"alive"_s, 0, mostBesiegers, ProcedureText::tr("besiegers still alive"))},
         runSiegeDay},
        {u"alarm"_s, ProcedureText::tr("Whether the alarm goes this turn"), {}, runAlarm},
        {u"reinforcements"_s, ProcedureText::tr("How many more policemen come this turn"), {}, runReinforcements},
        {u"hostages"_s, ProcedureText::tr("How many hostages there are"), {}, runHostages},
    };
}

} // namespace muster
