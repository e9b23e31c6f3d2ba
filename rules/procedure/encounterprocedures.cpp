// SPDX-License-Identifier: MIT
#include "rules/procedure/encounterprocedures.h"

#include "rules/dice/dice.h"
#include "rules/encounter/guards.h"
#include "rules/encounter/setup.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostGuards = 300;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

QJsonObject runEal(const Pack &, const Arguments &, Dice &dice)
{
    return {{u"eal"_s, rollEal(dice)}};
}

QJsonObject runTerrain(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"sections"_s, toJson(dealTerrain(pack, dice))}};
}

QJsonObject runPefs(const Pack &, const Arguments &given, Dice &dice)
{
    const int buildings = given.has(u"buildings"_s) ? given.integer(u"buildings"_s) : 0;
    return {{u"pefs"_s, toJson(placePefs(given.word<EncounterKind>(u"encounter"_s), buildings, dice))}};
}

QJsonObject runResolvePef(const Pack &pack, const Arguments &given, Dice &dice)
{
    PefSighting sighting;
    sighting.eal = given.integer(u"eal"_s);
    sighting.party = given.integer(u"party"_s);
    sighting.leaderPlaced = given.flag(u"leader_placed"_s);
    sighting.last = given.flag(u"last"_s);
    const Contact contact = resolvePef(pack, *pack.list(given.text(u"list"_s)), sighting, dice);
    return {{u"letter"_s, slugJson(contact.letter)}, {u"eal"_s, contact.eal}, {u"groups"_s, toJson(contact.groups)}};
}

QJsonObject runHowMany(const Pack &pack, const Arguments &given, Dice &dice)
{
    return {{u"count"_s, howManyEnemies(pack, given.integer(u"party"_s), dice)}};
}

QJsonObject runPefMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    const PefMoveResult result = movePef(pack, given.integer(u"eal"_s), given.flag(u"others"_s), dice);
    return {{u"passed"_s, result.passed}, {u"move"_s, slugJson(result.move)}, {u"inches"_s, result.inches}};
}

QJsonObject runNonPlayerMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    const NonPlayerMoveResult result =
        moveNonPlayers(pack, given.integer(u"rep"_s), given.flag(u"cover"_s), given.flag(u"outnumber"_s), dice);
    return {{u"passed"_s, result.passed}, {u"move"_s, slugJson(result.move)}};
}

QJsonObject runGuards(const Pack &, const Arguments &given, Dice &dice)
{
    const bool shots = given.flag(u"shots"_s);
    QJsonArray guards;
    for (const Guard &guard : placeGuards(given.integer(u"figures"_s), shots, dice)) {
        guards.append(QJsonObject{{u"inside"_s, guard.inside},
                                  {u"inches"_s, guard.inches},
                                  {u"facing"_s, shots ? QJsonValue() : QJsonValue(guard.facing)}});
    }
    return {{u"guards"_s, guards}};
}

QJsonObject runLooting(const Pack &, const Arguments &, Dice &dice)
{
    return {{u"turns"_s, lootingTurns(dice)}};
}

Parameter objectiveBuildings()
{
    Parameter made = integer(u"buildings"_s, 1, 2, Words::tr("the objective's buildings"));
    made.onlyWith = {u"encounter"_s, slug(EncounterKind::RaidAttack)};
    return made;
}

std::vector<Procedure> setupProcedures()
{
    return {
        {u"eal"_s, Words::tr("The Enemy Activity Level of a first encounter"), {}, runEal},
        {u"terrain"_s, Words::tr("The nine sections of the table"), {}, runTerrain},
        {u"pefs"_s,
         Words::tr("Where the three PEFs are"),
         {choice<EncounterKind>(u"encounter"_s, Words::tr("the encounter")), objectiveBuildings()},
         runPefs},
    };
}

std::vector<Procedure> tableProcedures()
{
    return {
        {u"resolve-pef"_s,
         Words::tr("What a PEF turns out to be"),
         {eal(), party(), flag(u"leader_placed"_s, Words::tr("the enemy's leader is on the table already")),
          flag(u"last"_s, Words::tr("it is the last PEF")), armyList(Words::tr("the enemy's army list"))},
         runResolvePef},
        {u"how-many"_s, Words::tr("How many enemies stand there"), {party()}, runHowMany},
        {u"pef-move"_s,
         Words::tr("How a PEF moves"),
         {eal(), flag(u"others"_s, Words::tr("other PEFs are on the table"))},
         runPefMove},
        {u"np-move"_s,
         Words::tr("How an enemy group moves"),
         {rep(u"rep"_s, Words::tr("its leader's Rep")), flag(u"cover"_s, Words::tr("it is in cover")),
          flag(u"outnumber"_s, Words::tr("it has twice the figures of the nearest player group"))},
         runNonPlayerMove},
        {u"guards"_s,
         Words::tr("Where the guards of an objective building stand"),
         {integer(u"figures"_s, 1, mostGuards, Words::tr("how many there are")),
          flag(u"shots"_s, Words::tr("shots have been fired"))},
         runGuards},
        {u"looting"_s, Words::tr("Quiet turns it takes to loot a building"), {}, runLooting},
    };
}

} // namespace

std::vector<Procedure> encounterProcedures()
{
    std::vector<Procedure> all = setupProcedures();
    const std::vector<Procedure> more = tableProcedures();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace muster
