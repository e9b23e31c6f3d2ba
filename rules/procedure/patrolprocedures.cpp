// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/encounter/patrol.h"
#include "rules/encounter/setup.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"

#include <set>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostResolved = 99;

QJsonObject runPatrolPefs(const Pack &, const Arguments &, Dice &dice)
{
    std::vector<Pef> pefs = placePefs(EncounterKind::Patrol, 0, dice);
    rollPefReps(pefs, dice);
    QJsonArray json;
    for (const Pef &pef : pefs)
        json.append(QJsonObject{{u"id"_s, pef.id}, {u"section"_s, pef.section}, {u"rep"_s, pef.rep.value_or(0)}});
    return {{u"pefs"_s, json}};
}

QJsonObject runResolvePatrolPef(const Pack &pack, const Arguments &given, Dice &dice)
{
    PatrolSighting sighting;
    sighting.resolved = given.integer(u"resolved"_s);
    sighting.party = given.integer(u"party"_s);
    sighting.own = given.text(u"own"_s);
    sighting.numbers = given.word<NumbersPrint>(u"numbers"_s);
    sighting.leaderPlaced = given.flag(u"leader_placed"_s);
    const ArmyList &enemy = *pack.list(given.text(u"enemy"_s));
    const PatrolContact contact = resolvePatrolPef(*pack.patrol, enemy, sighting, dice);
    QJsonArray groups;
    for (const std::vector<Profile> &group : contact.groups)
        groups.append(figuresJson(group, pack));
    return {{u"letter"_s, slugJson(contact.force)}, {u"leader"_s, contact.leader}, {u"groups"_s, groups}};
}

QJsonObject runPatrolPefMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    return toJson(movePef(pack.patrol->pefMoves, given.integer(u"rep"_s), given.flag(u"others"_s), dice));
}

QJsonObject runScout(const Pack &pack, const Arguments &given, Dice &dice)
{
    const int value = given.text(u"value"_s).toInt();
    return {{u"enemy_found"_s, scout(pack.patrol->scouting, value, given.flag(u"buildings"_s), dice).enemy}};
}

Parameter terrainValue(const PatrolTables &patrol)
{
    const auto &values = patrol.scouting.values;
    Parameter made = oneOf(u"value"_s, {}, ProcedureText::tr("the section's Terrain Value"));
    for (const int value : std::set<int>(values.begin(), values.end()))
        made.choices.push_back(QString::number(value));
    return made;
}

} // namespace

std::vector<Procedure> patrolProcedures(const Pack &pack)
{
    return {
        {u"pefs"_s, ProcedureText::tr("Where the three PEFs are, and their Reps"), {}, runPatrolPefs},
        {u"resolve-pef"_s,
         ProcedureText::tr("What a PEF turns out to be"),
         {integer(u"resolved"_s, 0, mostResolved, ProcedureText::tr("PEFs resolved before this one")), party(),
          armyList(u"own"_s, ProcedureText::tr("the list of the side on patrol")),
          armyList(u"enemy"_s, ProcedureText::tr("the enemy's army list")),
          withDefault(choice<NumbersPrint>(u"numbers"_s, ProcedureText::tr("which printing of the numbers")),
                      slug(NumbersPrint::Page)),
          withDefault(flag(u"leader_placed"_s, ProcedureText::tr("the enemy's leader is on the table already")),
                      "false"_L1)},
         runResolvePatrolPef},
        {u"pef-move"_s,
         ProcedureText::tr("How a PEF moves"),
         {rep(u"rep"_s, ProcedureText::tr("the PEF's Rep")),
          flag(u"others"_s, ProcedureText::tr("other PEFs are on the table"))},
         runPatrolPefMove},
        {u"scout"_s,
         ProcedureText::tr("Whether a scout meets the enemy in a section"),
         {terrainValue(*pack.patrol), flag(u"buildings"_s, ProcedureText::tr("there are buildings in it"))},
         runScout},
    };
}

} // namespace muster
