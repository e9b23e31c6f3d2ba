// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/scenario/choose.h"
#include "rules/scenario/rounds.h"
#include "rules/scenario/scenario.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

namespace {

constexpr int mostCounted = 100;

Typed<int> upTo(QAnyStringView name, QAnyStringView words = {})
{
    return withDefault(integer(name, 0, mostCounted, words), QStringLiteral("0"));
}

Resolved runSetUp(const Pack &pack, Dice &dice, ScenarioKind kind, const QString &list, int rep, const QString &enemy)
{
    return {dealScenario(pack, {kind, list, rep, enemy, {}, {}, {}}, dice),
            [](FieldTeller &field, const Scenario &dealt) {
                field("role", dealt.role);
                field("enemy_role", dealt.enemyRole);
                field("recruits", dealt.recruits);
                field("enemy", dealt.enemy.figures);
                field("enemy_vehicles", dealt.enemy.vehicles);
                field("vehicles", dealt.vehicles);
                field("civilians", dealt.civilians);
                field("surprised", dealt.surprised);
                field("hostages", dealt.hostages);
            }};
}

Resolved runFollowUp(const Pack &pack, Dice &dice, ScenarioKind kind, Role role)
{
    Scenario over;
    over.kind = kind;
    over.role = role;
    return {followUp(*pack.scenarios, over, dice), [](FieldTeller &field, const std::optional<ScenarioRequest> &next) {
                field("encounter", next ? std::optional(next->kind) : std::nullopt);
                field("role", next ? next->role : std::nullopt);
            }};
}

void addScenarios(const Pack &rules, Procedures &all)
{
    const auto encounter = choice<ScenarioKind>("encounter");
    all.add(
        "encounter",
        [](const Pack &pack, Dice &dice, Genre genre) { return chooseScenario(*pack.scenarios, genre, dice); },
        choice<Genre>("genre"));
    all.add("set-up", runSetUp, encounter, armyList("list", "own-list"), rep("rep", "leading-rep"),
            oneOf("enemy", idsOf(rules.lists) + idsOf(rules.teams)));
    all.add("follow-up", runFollowUp, encounter, choice<Role>("role"));
    if (rules.factions) {
        all.add(
            "vehicles", "vehicles",
            [](const Pack &pack, Dice &dice, const QString &list, int figures) {
                return vehiclesAtHand(pack, list, figures, dice);
            },
            armyList("list", "their-list"), integer("figures", 1, mostCounted, "count"));
    }
}

Resolved runAmbushTurn(const Pack &pack, Dice &dice)
{
    return {ambushTurn(pack.scenarios->rounds, dice), [](FieldTeller &field, const std::optional<AmbushPlace> &sprung) {
                field("sprung", sprung.has_value());
                field("inches", sprung ? std::optional(sprung->inches) : std::nullopt);
                field("direction", sprung ? std::optional(sprung->from) : std::nullopt);
            }};
}

/// Adds what is rolled turn by turn.
void addRounds(const RoundTables &rounds, Procedures &all)
{
    all.add("ambush-turn", runAmbushTurn);
    all.add("ambush-place", [](const Pack &pack, Dice &dice) { return placeAmbush(pack.scenarios->rounds, dice); });
    all.add(
        "surprise", "surprised",
        [](const Pack &, Dice &dice, int watching, int coming) { return isSurprised(watching, coming, dice); },
        rep("watching"), rep("coming"));
    all.add("spotting", "spotted", [](const Pack &pack, Dice &dice) { return spots(pack.scenarios->rounds, dice); });
    all.add(
        "pursuit-round",
        [](const Pack &pack, Dice &dice, int runners, int chasers, int distance, int bonus) {
            return pursue(pack.scenarios->rounds, {distance, bonus}, runners, chasers, dice);
        },
        rep("runners"), rep("chasers"), withDefault(integer("distance", 0, 500), QString::number(rounds.pursuitInches)),
        withDefault(integer("bonus", -100, 6), QString::number(rounds.pursuitBonus)));
    all.add(
        "siege-day", "broken",
        [](const Pack &, Dice &dice, int lost, int alive) { return siegeBreaks(lost, alive, dice); },
        integer("lost", 0, mostCounted), integer("alive", 0, mostCounted));
    all.add("alarm", "sounded", [](const Pack &pack, Dice &dice) { return alarmSounds(pack.scenarios->rounds, dice); });
    all.add("reinforcements", "count",
            [](const Pack &pack, Dice &dice) { return policeReinforcements(pack.scenarios->rounds, dice); });
    all.add("hostages", "count", [](const Pack &, Dice &dice) { return rollHostages(dice); });
}

void addRewards(Procedures &all)
{
    all.add(
        "victory",
        [](const Pack &pack, Dice &, ScenarioKind kind, Role role, auto... counted) -> Resolved {
            const Tally tally{counted...};
            const Fraction won = victory(kind, role, tally);
            return {won, [share = pack.rewards->share(won, tally.own)](FieldTeller &field, Fraction part) {
                        field("fraction", static_cast<double>(part.numerator) / part.denominator);
                        field("share", share);
                    }};
        },
        choice<ScenarioKind>("encounter"), choice<Role>("role"), integer("own", 1, mostCounted), upTo("own_lost"),
        upTo("own_escaped", "escaped"), integer("enemy", 1, mostCounted, "enemy-figures"), upTo("enemy_killed"),
        upTo("enemy_captured"), upTo("enemy_escaped", "escaped"), ifSo("driven_off"), ifSo("objective"),
        upTo("dwellings"), upTo("looted"));
    all.add(
        "deeds", "points",
        [](const Pack &pack, Dice &, int kills, int routed) { return pack.rewards->deeds(kills, routed); },
        upTo("kills"), upTo("routed"));
}

void addPoints(const Pack &rules, Procedures &all)
{
    constexpr int mostBadWounds = 10;
    std::vector<Parameter> parameters{rep("rep", "its-rep"), oneOf("armor", idsOf(rules.armors)),
                                      anyOf("weapons", rules.points->weapons.keys())};
    for (const ForcePoints::Round &round : rules.points->rounds) {
        parameters.push_back(upTo(fieldOf(round.id)));
        parameters.back().title = round.title;
    }
    all.push_back(
        {{QStringLiteral("figure-points"), {}, parameters}, [](const Pack &pack, const Arguments &given, Dice &) {
             const QStringList weapons = given.texts("weapons");
             int points =
                 pack.points->figure(given.integer("rep"), given.text("armor"), {weapons.begin(), weapons.end()});
             for (const ForcePoints::Round &round : pack.points->rounds)
                 points += round.points * given.integer(fieldOf(round.id));
             return Resolved::of("points", points);
         }});
    all.add(
        "vehicle-points", "points",
        [](const Pack &pack, Dice &, bool armored, int badWounds) { return pack.points->vehicle(armored, badWounds); },
        flag("armored"), integer("bad_wounds", 1, mostBadWounds));
}

void addWounds(Procedures &all)
{
    all.add(
        "recover", [](const Pack &pack, Dice &dice, int rep) { return recoverFromWounds(*pack.wounds, rep, dice); },
        rep("rep", "his-rep"));
    all.add(
        "after-battle",
        [](const Pack &pack, Dice &dice, int rep, Fate fate, bool wounded, bool lostNerve, bool inflictedDamage,
           bool marked) {
            const int monthsLastTurns = pack.calendar.value_or(CalendarTables()).monthsLastTurns;
            return afterBattle(*pack.wounds, monthsLastTurns, rep, marked, fate, {wounded, lostNerve, inflictedDamage},
                               dice);
        },
        rep("rep", "its-rep"), choiceOf("fate", woundFates, "came-out"), ifSo("wounded"), ifSo("lost_nerve"),
        ifSo("inflicted_damage"), ifSo("marked"));
}

void addFactions(Procedures &all)
{
    all.add("faction", "faction", [](const Pack &pack, Dice &dice) { return rollFaction(*pack.factions, dice); });
    all.add(
        "enemy-faction", "faction",
        [](const Pack &pack, Dice &dice, Locale locale) { return rollEnemyFaction(*pack.factions, locale, dice); },
        choice<Locale>("locale"));
}

Resolved runSettlement(const Pack &pack, Dice &dice, Locale locale)
{
    const SettlementTables &tables = *pack.settlements;
    const Settlement found = foundSettlement(tables, locale, dice);
    return {found, [size = tables.size(found.size)](FieldTeller &field, const Settlement &settlement) {
                field("size", settlement.size);
                field("title", size.title);
                field("nomad", size.nomad);
                field("structures", settlement.structures);
                field("residences", settlement.residences);
            }};
}

} // namespace

void addScenarioProcedures(const Pack &rules, Procedures &all)
{
    if (rules.calendar) {
        all.add("turn", "encounter", [](const Pack &pack, Dice &dice) { return playTurn(*pack.calendar, dice); });
    }
    if (rules.scenarios) {
        addScenarios(rules, all);
        addRounds(rules.scenarios->rounds, all);
    }
    if (rules.rewards)
        addRewards(all);
    if (rules.points)
        addPoints(rules, all);
    if (rules.wounds)
        addWounds(all);
    if (rules.media) {
        all.add(
            "media", "coverage",
            [](const Pack &pack, Dice &dice, MediaGenre genre, MediaSetting setting) {
                return rollCoverage(*pack.media, genre, setting, dice);
            },
            choice<MediaGenre>("genre", "media-genre"),
            withDefault(choice<MediaSetting>("setting"), slug(MediaSetting::None)));
    }
    if (rules.factions)
        addFactions(all);
    if (rules.settlements)
        all.add("settlement", runSettlement, choice<Locale>("locale"));
}

} // namespace muster
