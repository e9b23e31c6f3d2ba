// SPDX-License-Identifier: MIT
//
// PEFs and the enemies they turn out to be: by the Enemy Activity Level, or with Reps of their own.
#include "rules/procedure/families.h"

#include "rules/challenge.h"
#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/encounter/patrol.h"
#include "rules/encounter/setup.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/reference/test.h"

#include <set>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

Resolved runPefs(const Pack &, const Arguments &given, Dice &dice)
{
    const int buildings = given.integerOrNone(u"buildings"_s).value_or(0);
    return Resolved::of(u"pefs"_s, placePefs(given.word<EncounterKind>(u"encounter"_s), buildings, dice));
}

Resolved runResolvePef(const Pack &pack, const Arguments &given, Dice &dice)
{
    PefSighting sighting;
    sighting.eal = given.integer(u"eal"_s);
    sighting.party = given.integer(u"party"_s);
    sighting.leaderPlaced = given.flag(u"leader_placed"_s);
    sighting.last = given.flag(u"last"_s);
    return resolvePef(*pack.activity, *pack.list(given.text(u"list"_s)), sighting, dice);
}

Resolved runHowMany(const Pack &pack, const Arguments &given, Dice &dice)
{
    return Resolved::of(u"count"_s, howManyEnemies(*pack.activity, given.integer(u"party"_s), dice));
}

Resolved runPefMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    return movePef(pack.activity->pefMoves, given.integer(u"eal"_s), given.flag(u"others"_s), dice);
}

Resolved runNonPlayerMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    return moveNonPlayers(pack.activity->nonPlayerMoves, given.integer(u"rep"_s), given.flag(u"cover"_s),
                          given.flag(u"outnumber"_s), dice);
}

/// Returns the Challenge of the pack's reference; null if there is none. The procedure here reports only the dice
/// passed.
const ReferenceTest *challengeOf(const Pack &pack)
{
    return pack.reference ? pack.reference->test(u"challenge-test"_s, u"challenge-test"_s, {}) : nullptr;
}

QStringList circumstances(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::Easy:
        return {u"very-easy"_s};
    case Difficulty::Hard:
        return {u"very-difficult"_s};
    case Difficulty::Normal:
        return {};
    }
    Q_UNREACHABLE();
}

Resolved runChallenge(const Pack &pack, const Arguments &given, Dice &dice)
{
    TestTaker taker;
    taker.rep = given.integer(u"rep"_s);
    taker.conditions = circumstances(given.word<Difficulty>(u"difficulty"_s));
    const TestTerms terms = termsOf(*challengeOf(pack), taker);
    return Resolved::of(u"passed"_s, passed(dice.roll({{RollKind::Challenge, 0}, terms.dice}), terms.target));
}

Parameter objectiveBuildings()
{
    Parameter made = integer(u"buildings"_s, 1, 2);
    made.onlyWith = {u"encounter"_s, slug(EncounterKind::RaidAttack)};
    return made;
}

constexpr int mostResolved = 99;

Resolved runPatrolPefs(const Pack &, const Arguments &, Dice &dice)
{
    std::vector<Pef> pefs = placePefs(EncounterKind::Patrol, 0, dice);
    rollPefReps(pefs, dice);
    return {pefs, [](FieldTeller &field, const std::vector<Pef> &placed) {
                field.list(u"pefs", placed, [](FieldTeller &one, const Pef &pef) {
                    one(u"id", pef.id);
                    one(u"section", pef.section);
                    one(u"rep", pef.rep.value_or(0));
                });
            }};
}

Resolved runResolvePatrolPef(const Pack &pack, const Arguments &given, Dice &dice)
{
    PatrolSighting sighting;
    sighting.resolved = given.integer(u"resolved"_s);
    sighting.party = given.integer(u"party"_s);
    sighting.own = given.text(u"own"_s);
    sighting.numbers = given.word<NumbersPrint>(u"numbers"_s);
    sighting.leaderPlaced = given.flag(u"leader_placed"_s);
    const ArmyList &enemy = *pack.list(given.text(u"enemy"_s));
    return resolvePatrolPef(*pack.patrol, enemy, sighting, dice);
}

Resolved runPatrolPefMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    return movePef(pack.patrol->pefMoves, given.integer(u"rep"_s), given.flag(u"others"_s), dice);
}

Resolved runGroupMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    return moveByPosition(pack.patrol->groupMoves, given.integer(u"rep"_s), given.flag(u"cover"_s),
                          given.flag(u"outnumber"_s), dice);
}

std::vector<Parameter> groupMoveParameters()
{
    return {rep(u"rep"_s, u"group-rep"_s), flag(u"cover"_s), flag(u"outnumber"_s)};
}

Resolved runScout(const Pack &pack, const Arguments &given, Dice &dice)
{
    const int value = given.text(u"value"_s).toInt();
    return Resolved::of(u"enemy_found"_s, scout(pack.patrol->scouting, value, given.flag(u"buildings"_s), dice).enemy);
}

Parameter terrainValue(const PatrolTables &patrol)
{
    const auto &values = patrol.scouting.values;
    QStringList choices;
    for (const int value : std::set<int>(values.begin(), values.end()))
        choices.append(QString::number(value));
    return oneOf(u"value"_s, choices);
}

} // namespace

std::vector<Procedure> activityProcedures(const Pack &pack)
{
    std::vector<Procedure> all = {
        {u"pefs"_s, {}, {chainEncounter(u"encounter"_s), objectiveBuildings()}, runPefs},
        {u"resolve-pef"_s,
         {},
         {eal(), party(), flag(u"leader_placed"_s), flag(u"last"_s, u"last-pef"_s),
          armyList(u"list"_s, u"enemy-list"_s)},
         runResolvePef},
        {u"how-many"_s, {}, {party()}, runHowMany},
        {u"pef-move"_s, {}, {eal(), flag(u"others"_s, u"other-pefs"_s)}, runPefMove},
        {u"np-move"_s, {}, groupMoveParameters(), runNonPlayerMove},
    };
    if (challengeOf(pack)) {
        all.push_back({u"challenge"_s, {}, {rep(u"rep"_s), choice<Difficulty>(u"difficulty"_s)}, runChallenge});
    }
    return all;
}

std::vector<Procedure> patrolProcedures(const Pack &pack)
{
    return {
        {u"pefs"_s, {}, {}, runPatrolPefs},
        {u"resolve-pef"_s,
         {},
         {integer(u"resolved"_s, 0, mostResolved), party(), armyList(u"own"_s, u"patrol-list"_s),
          armyList(u"enemy"_s, u"enemy-list"_s),
          withDefault(choice<NumbersPrint>(u"numbers"_s), slug(NumbersPrint::Page)),
          withDefault(flag(u"leader_placed"_s), "false"_L1)},
         runResolvePatrolPef},
        {u"pef-move"_s, {}, {rep(u"rep"_s, u"pef-rep"_s), flag(u"others"_s, u"other-pefs"_s)}, runPatrolPefMove},
        {u"np-move"_s, {}, groupMoveParameters(), runGroupMove},
        {u"scout"_s, {}, {terrainValue(*pack.patrol), flag(u"buildings"_s, u"has-buildings"_s)}, runScout},
    };
}

} // namespace muster
