// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/band/recruit.h"
#include "rules/challenge.h"
#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/encounter/patrol.h"
#include "rules/encounter/setup.h"
#include "rules/encounter/terrain.h"
#include "rules/pack/pack.h"

#include <set>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRecruits = 100;
constexpr int mostGuards = 300;
constexpr int mostResolved = 99;

int maxRepIn(const Arguments &given)
{
    return given.integerOrNone("max_rep").value_or(highestRep);
}

Procedure recruiting(bool asksRep)
{
    std::vector<Parameter> parameters{armyList("list"), integer("count", 1, mostRecruits)};
    if (asksRep)
        parameters.push_back(rep("max_rep"));
    parameters.back().check = [](const Pack &pack, const Arguments &given) -> std::optional<ArgumentError> {
        const QString list = given.text("list");
        if (canLead(*pack.list(list), maxRepIn(given)))
            return std::nullopt;
        return ArgumentError{ArgumentError::Why::NobodyToLead, {}, list, {}, {}, maxRepIn(given)};
    };
    return {{u"recruit"_s, {}, parameters}, [](const Pack &pack, const Arguments &given, Dice &dice) {
                const ArmyList &list = *pack.list(given.text("list"));
                return Resolved::of("figures", recruit(pack, list, given.integer("count"), dice, maxRepIn(given)));
            }};
}

/// Returns the Challenge of the pack's reference; null if there is none. The procedure here reports only the dice
/// passed.
const ReferenceTest *challengeOf(const Pack &pack)
{
    return pack.reference ? pack.reference->test(u"challenge-test"_s, u"challenge-test"_s, {}) : nullptr;
}

Resolved runChallenge(const Pack &pack, Dice &dice, int rep, Difficulty difficulty)
{
    TestTaker taker;
    taker.rep = rep;
    if (difficulty != Difficulty::Normal)
        taker.conditions = {difficulty == Difficulty::Easy ? u"very-easy"_s : u"very-difficult"_s};
    const TestTerms terms = termsOf(*challengeOf(pack), taker);
    return Resolved::of("passed", passed(dice.roll({RollKind::Challenge, terms.dice}), terms.target));
}

void addPatrol(const PatrolTables &tables, Procedures &all)
{
    all.add("pefs", [](const Pack &, Dice &dice) -> Resolved {
        std::vector<Pef> pefs = placePefs(EncounterKind::Patrol, 0, dice);
        rollPefReps(pefs, dice);
        return {pefs, [](FieldTeller &field, const std::vector<Pef> &placed) {
                    field.list("pefs", placed, [](FieldTeller &one, const Pef &pef) {
                        one("id", pef.id);
                        one("section", pef.section);
                        one("rep", pef.rep.value_or(0));
                    });
                }};
    });
    all.add(
        "resolve-pef",
        [](const Pack &pack, Dice &dice, int resolved, int size, const QString &own, const QString &enemy,
           NumbersPrint numbers, bool leaderPlaced) {
            return resolvePatrolPef(*pack.patrol, *pack.list(enemy), {0, resolved, size, own, numbers, leaderPlaced},
                                    dice);
        },
        integer("resolved", 0, mostResolved), party(), armyList("own", "patrol-list"), armyList("enemy", "enemy-list"),
        withDefault(choice<NumbersPrint>("numbers"), slug(NumbersPrint::Page)), ifSo("leader_placed"));
    all.add(
        "pef-move",
        [](const Pack &pack, Dice &dice, int against, bool others) {
            return movePef(pack.patrol->pefMoves, against, others, dice);
        },
        rep("rep", "pef-rep"), flag("others", "other-pefs"));
    all.add(
        "np-move",
        [](const Pack &pack, Dice &dice, int against, bool cover, bool outnumber) {
            return moveByPosition(pack.patrol->groupMoves, against, cover, outnumber, dice);
        },
        rep("rep", "group-rep"), flag("cover"), flag("outnumber"));
    QStringList values;
    for (const int value : std::set<int>(tables.scouting.values.begin(), tables.scouting.values.end()))
        values.append(QString::number(value));
    all.add(
        "scout", "enemy_found",
        [](const Pack &pack, Dice &dice, const QString &value, bool buildings) {
            return scout(pack.patrol->scouting, value.toInt(), buildings, dice).enemy;
        },
        oneOf("value", values), flag("buildings", "has-buildings"));
}

void addActivity(const Pack &rules, Procedures &all)
{
    Typed<std::optional<int>> buildings{integer("buildings", 1, 2)}; // needed where it is asked
    buildings.onlyWith = {u"encounter"_s, slug(EncounterKind::RaidAttack)};
    all.add(
        "pefs", "pefs",
        [](const Pack &, Dice &dice, EncounterKind kind, std::optional<int> objectives) {
            return placePefs(kind, objectives.value_or(0), dice);
        },
        choice<EncounterKind>("encounter"), buildings);
    all.add(
        "resolve-pef",
        [](const Pack &pack, Dice &dice, int level, int size, bool leaderPlaced, bool last, const QString &list) {
            return resolvePef(*pack.activity, *pack.list(list), {0, level, size, leaderPlaced, last}, dice);
        },
        eal(), party(), flag("leader_placed"), flag("last", "last-pef"), armyList("list", "enemy-list"));
    all.add(
        "how-many", "count",
        [](const Pack &pack, Dice &dice, int size) { return howManyEnemies(*pack.activity, size, dice); }, party());
    all.add(
        "pef-move",
        [](const Pack &pack, Dice &dice, int level, bool others) {
            return movePef(pack.activity->pefMoves, level, others, dice);
        },
        eal(), flag("others", "other-pefs"));
    all.add(
        "np-move",
        [](const Pack &pack, Dice &dice, int against, bool cover, bool outnumber) {
            return moveNonPlayers(pack.activity->nonPlayerMoves, against, cover, outnumber, dice);
        },
        rep("rep", "group-rep"), flag("cover"), flag("outnumber"));
    if (challengeOf(rules))
        all.add("challenge", runChallenge, rep("rep"), choice<Difficulty>("difficulty"));
}

Resolved runGuards(const Pack &, Dice &dice, int figures, bool shots)
{
    return {placeGuards(figures, shots, dice), [shots](FieldTeller &field, const std::vector<Guard> &placed) {
                field.list("guards", placed, [shots](FieldTeller &one, const Guard &guard) {
                    one("inside", guard.inside);
                    one("inches", guard.inches);
                    one("facing", shots ? std::nullopt : std::optional(guard.facing));
                });
            }};
}

void addChain(Procedures &all)
{
    all.add("eal", "eal", [](const Pack &, Dice &dice) { return rollEal(dice); });
    all.add(
        "next-encounter",
        [](const Pack &pack, Dice &, EncounterKind last, Outcome outcome, int level) -> Resolved {
            return {nextEncounter(*pack.chain, last, outcome, level),
                    [](FieldTeller &field, const NextEncounter &next) {
                        field("encounter", next.kind);
                        field("eal", next.eal.value_or(lowestEal));
                    }};
        },
        choice<EncounterKind>("last"), choice<Outcome>("outcome"), eal());
    all.push_back(
        {{u"stay-or-go"_s, {}, starStandingParameters(grunts())}, [](const Pack &, const Arguments &given, Dice &dice) {
             const auto weighing = given.value<std::vector<Weighing>>("grunts");
             return Resolved::of("grunts", stayOrGo(starStanding(given), weighing, dice));
         }});
    all.add("guards", runGuards, integer("figures", 1, mostGuards), flag("shots", "after-shots"));
    all.add("looting", "turns", [](const Pack &, Dice &dice) { return lootingTurns(dice); });
}

} // namespace

void addEncounterProcedures(const Pack &rules, Procedures &all)
{
    if (!rules.lists.empty())
        all.push_back(recruiting(rules.outranking == Outranking::Barred));
    if (rules.attributes) {
        all.add("attribute", "attribute",
                [](const Pack &pack, Dice &dice) { return rollAttribute(*pack.attributes, dice).id; });
    }
    if (rules.terrain) {
        all.push_back({{u"terrain"_s, {}, {}}, [](const Pack &pack, const Arguments &given, Dice &dice) {
                           const auto countries = given.value<std::optional<CountryChoice>>("country");
                           return Resolved::of(
                               "sections",
                               dealTerrain(*pack.terrain, dice, countries.value_or(CountryChoice::BySection)));
                       }});
        if (rules.terrain->country)
            all.back().parameters = {withDefault(choice<CountryChoice>("country"), slug(CountryChoice::BySection))};
    }
    if (rules.patrol)
        addPatrol(*rules.patrol, all);
    if (rules.activity)
        addActivity(rules, all);
    if (rules.chain)
        addChain(all);
    if (rules.recovery) {
        all.add(
            "recovery",
            [](const Pack &pack, Dice &dice, int rep, Fate fate) { return recover(*pack.recovery, rep, fate, dice); },
            rep("rep", "his-rep"), recoveryFate());
    }
}

} // namespace muster
