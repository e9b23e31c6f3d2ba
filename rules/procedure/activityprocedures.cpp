// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/challenge.h"
#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/encounter/setup.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/reference/terms.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

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
    const Contact contact = resolvePef(*pack.activity, *pack.list(given.text(u"list"_s)), sighting, dice);
    QJsonArray groups;
    for (const EnemyGroup &group : contact.groups)
        groups.append(groupJson(group, pack));
    return {{u"letter"_s, slugJson(contact.letter)}, {u"eal"_s, contact.eal}, {u"groups"_s, groups}};
}

QJsonObject runHowMany(const Pack &pack, const Arguments &given, Dice &dice)
{
    return {{u"count"_s, howManyEnemies(*pack.activity, given.integer(u"party"_s), dice)}};
}

QJsonObject runPefMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    return toJson(movePef(pack.activity->pefMoves, given.integer(u"eal"_s), given.flag(u"others"_s), dice));
}

QJsonObject runNonPlayerMove(const Pack &pack, const Arguments &given, Dice &dice)
{
    const NonPlayerMoveResult result = moveNonPlayers(pack.activity->nonPlayerMoves, given.integer(u"rep"_s),
                                                      given.flag(u"cover"_s), given.flag(u"outnumber"_s), dice);
    return {{u"passed"_s, result.passed}, {u"move"_s, slugJson(result.move)}};
}

/// The Challenge on the pack's shelf, of which this one tells only the dice passed.
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

QJsonObject runChallenge(const Pack &pack, const Arguments &given, Dice &dice)
{
    TestTaker taker;
    taker.rep = given.integer(u"rep"_s);
    taker.conditions = circumstances(given.word<Difficulty>(u"difficulty"_s));
    const TestTerms terms = termsOf(*challengeOf(pack), taker);
    return {{u"passed"_s, passed(dice.roll({{RollKind::Challenge, 0}, terms.dice}), terms.target)}};
}

Parameter objectiveBuildings()
{
    Parameter made = integer(u"buildings"_s, 1, 2, ProcedureText::tr("the objective's buildings"));
    made.onlyWith = {u"encounter"_s, slug(EncounterKind::RaidAttack)};
    return made;
}

} // namespace

std::vector<Procedure> activityProcedures(const Pack &pack)
{
    std::vector<Procedure> all = {
        {u"pefs"_s,
         ProcedureText::tr("Where the three PEFs are"),
         {chainEncounter(u"encounter"_s, ProcedureText::tr("the encounter")), objectiveBuildings()},
         runPefs},
        {u"resolve-pef"_s,
         ProcedureText::tr("What a PEF turns out to be"),
         {eal(), party(), flag(u"leader_placed"_s, ProcedureText::tr("the enemy's leader is on the table already")),
          flag(u"last"_s, ProcedureText::tr("it is the last PEF")),
          armyList(u"list"_s, ProcedureText::tr("the enemy's army list"))},
         runResolvePef},
        {u"how-many"_s,
         pack.patrol ? ProcedureText::tr("How many enemies, with PEFs by the Enemy Activity Level (Swordplay)")
                     : ProcedureText::tr("How many enemies stand there"),
         {party()},
         runHowMany},
        {u"pef-move"_s,
         ProcedureText::tr("How a PEF moves"),
         {eal(), flag(u"others"_s, ProcedureText::tr("other PEFs are on the table"))},
         runPefMove},
        {u"np-move"_s,
         ProcedureText::tr("How an enemy group moves"),
         {rep(u"rep"_s, ProcedureText::tr("its leader's Rep")), flag(u"cover"_s, ProcedureText::tr("it is in cover")),
          flag(u"outnumber"_s, ProcedureText::tr("it has twice the figures of the nearest player group"))},
         runNonPlayerMove},
    };
    if (challengeOf(pack)) {
        all.push_back({u"challenge"_s,
                       ProcedureText::tr("Something out of the ordinary"),
                       {rep(u"rep"_s, ProcedureText::tr("the figure's Rep")),
                        choice<Difficulty>(u"difficulty"_s, ProcedureText::tr("how hard it is"))},
                       runChallenge});
    }
    return all;
}

} // namespace muster
