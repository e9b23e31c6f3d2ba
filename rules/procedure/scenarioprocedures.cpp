// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/scenario/choose.h"
#include "rules/scenario/scenario.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runEncounter(const Pack &pack, const Arguments &given, Dice &dice)
{
    const ScenarioChoice choice = chooseScenario(*pack.scenarios, given.word<Genre>(u"genre"_s), dice);
    QJsonObject scores;
    for (const ScenarioScore &score : choice.scores)
        scores.insert(slug(score.kind), score.score);
    return {{u"encounter"_s, slugJson(choice.kind)}, {u"scores"_s, scores}};
}

QJsonObject runSetUp(const Pack &pack, const Arguments &given, Dice &dice)
{
    ScenarioRequest request;
    request.kind = given.word<ScenarioKind>(u"encounter"_s);
    request.list = given.text(u"list"_s);
    request.leaderRep = given.integer(u"rep"_s);
    request.enemy = given.text(u"enemy"_s);
    const Scenario dealt = dealScenario(pack, request, dice);
    return {{u"role"_s, slugJson(dealt.role)},
            {u"enemy_role"_s, slugJson(dealt.enemyRole)},
            {u"recruits"_s, dealt.recruits},
            {u"enemy"_s, figuresJson(dealt.enemy.figures, pack)},
            {u"enemy_vehicles"_s, dealt.enemy.vehicles},
            {u"vehicles"_s, dealt.vehicles},
            {u"civilians"_s, dealt.civilians},
            {u"surprised"_s, dealt.surprised ? slugJson(*dealt.surprised) : QJsonValue()},
            {u"hostages"_s, dealt.hostages}};
}

QJsonObject runFollowUp(const Pack &pack, const Arguments &given, Dice &dice)
{
    Scenario over;
    over.kind = given.word<ScenarioKind>(u"encounter"_s);
    over.role = given.word<Role>(u"role"_s);
    const std::optional<ScenarioRequest> next = followUp(*pack.scenarios, over, dice);
    return {{u"encounter"_s, next ? slugJson(next->kind) : QJsonValue()},
            {u"role"_s, next ? slugJson(*next->role) : QJsonValue()}};
}

QJsonObject runVehicles(const Pack &pack, const Arguments &given, Dice &dice)
{
    return {{u"vehicles"_s, vehiclesAtHand(pack, given.text(u"list"_s), given.integer(u"figures"_s), dice)}};
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

} // namespace muster
