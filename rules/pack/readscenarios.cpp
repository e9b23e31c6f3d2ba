// SPDX-License-Identifier: MIT
//
// scenarios.json, rewards.json, wounds.json, firstaid.json, points.json and games.json.
#include "rules/pack/readers.h"

namespace muster {

namespace {

constexpr int mostPoints = 1000;

} // namespace

static void fields(ObjectReader &field, ScenarioSide &side)
{
    field("role", side.role);
    field("begins", side.begins);
    field("recruitsPerTwoRep", side.recruitsPerTwoRep, 1, 20);
}

static void fields(ObjectReader &field, FollowUp &next)
{
    field("scenario", next.kind);
    field("upTo", next.upTo, 1, 6);
    field("first", next.first);
}

static void fields(ObjectReader &field, ScenarioRow &row)
{
    field.words("title", row.title);
    field("modifiers", row.modifiers, -5, 5);
    const std::vector<JsonPlace> sides = field.items("sides", nullptr, 2);
    for (std::size_t i = 0; i < std::min(sides.size(), row.sides.size()); ++i) {
        ObjectReader side(sides[i]);
        fields(side, row.sides[i]);
    }
    field(optional("roleDie"), row.roleDie);
    field(optional("secondSideLists"), row.secondSideLists, Fault::NoList, "list");
    field(optional("steadfastLists"), row.steadfastLists, Fault::NoList, "list");
    field(optional("vehicles"), row.vehicles);
    field(optional("civilianDice"), row.civilianDice, 1, 5);
    field("watching", row.watching);
    field(optional("hostages"), row.hostages);
    field(optional("buildings"), row.buildings);
    if (field.has("next")) {
        ObjectReader next(field.at("next"));
        fields(next, row.next.emplace());
        if (row.sides[0].role != row.next->first && row.sides[1].role != row.next->first)
            next.place().fault(Fault::NobodyHasRole, quoted(slug(row.next->first)));
    }
}

static void fields(ObjectReader &field, GenreTraits &traits)
{
    field.id("value", traits.value);
    field("column", traits.column);
    field("media", traits.media);
    demandOptionValue(field.place(), {QStringLiteral("genre"), traits.value});
    for (const JsonPlace &item : field.items(optional("special"), "sentence")) {
        QString sentence;
        ObjectReader(item).words("text", sentence);
        traits.special << sentence;
    }
}

static void fields(ObjectReader &field, RoundTables &rounds)
{
    field("ambushOn", rounds.ambushOn, 2, 12);
    field("ambushFrom", rounds.ambushFrom, "from");
    field("spotsUpTo", rounds.spotsUpTo, 1, 6);
    field("pursuitInches", rounds.pursuitInches, 1, 200);
    field("pursuitBonus", rounds.pursuitBonus, -6, 6);
    field("escapedInches", rounds.escapedInches, rounds.pursuitInches, 500);
    field("caughtInches", rounds.caughtInches, 0, rounds.pursuitInches);
    field("alarmUpTo", rounds.alarmUpTo, 1, 6);
    field("police", rounds.police, "count", 1, 9);
    field("faceCardsPerDay", rounds.faceCardsPerDay, 1, 100);
    field("faceCardsPerSide", rounds.faceCardsPerSide, 0, 100);
    field("turnsPerDay", rounds.turnsPerDay, 1, 100);
}

void fields(ObjectReader &field, ScenarioTables &tables)
{
    ObjectReader scenarios(field.at("scenarios"));
    for (const ScenarioKind kind : allScenarios)
        scenarios(QString(slug(kind)), tables.rows[kind]);
    // A genre without encounters would have nothing to choose from.
    for (const Genre genre : allGenres) {
        const bool any = std::ranges::any_of(
            allScenarios, [&](ScenarioKind kind) { return tables.modifier(kind, genre).has_value(); });
        if (!any)
            scenarios.place().fault(Fault::GenreWithoutEncounter, quoted(slug(genre)));
    }
    field("genres", tables.genres);
    field("rounds", tables.rounds);
}

namespace {

/// Reads a number, at least 0, for each Rep from 1 to 6.
void readByRep(ObjectReader &field, const char *key, std::array<int, 6> &points)
{
    const std::vector<JsonPlace> items = field.items(key, "Rep");
    if (items.size() != points.size())
        field.place().fault(Fault::NotOneForEachRep, quoted(QString::fromLatin1(key)));
    for (std::size_t i = 0; i < std::min(items.size(), points.size()); ++i) {
        points[i] = items[i].value().toInt(-1);
        if (points[i] < 0)
            items[i].fault(Fault::NotFromNought, items[i].value());
    }
}

} // namespace

void fields(ObjectReader &field, RewardTables &rewards)
{
    field("encounter", rewards.encounter, 1, 10000);
    field("kill", rewards.kill, 0, 1000);
    field("rout", rewards.rout, 0, 1000);
    readByRep(field, "interviews", rewards.interviews);
}

static void fields(ObjectReader &field, WoundTables::Row &row)
{
    field("months", row.months, 0, 12);
    field(optional("rep"), row.rep, -3, 0);
}

void fields(ObjectReader &field, WoundTables &wounds)
{
    field("recover", wounds.recover);
    field("nerveLost", wounds.nerveLost, -3, 0);
    ObjectReader onFoot(field.at("onFoot"));
    onFoot("inches", wounds.inches, 1, 48);
    onFoot("inchesPerRep", wounds.inchesPerRep, 1, 12);
    ObjectReader experience(field.at("experience"));
    experience("from", wounds.experienceFrom, 1, 5);
    experience("to", wounds.experienceTo, 1, 5);
    if (wounds.experienceTo < wounds.experienceFrom)
        experience.place().fault(Fault::ToBelowFrom);
    field(optional("turnsInto"), wounds.turnsInto, Fault::NoTeam);
}

void fields(ObjectReader &field, FirstAidTable &table)
{
    field("byPassed", table.byPassed);
}

static void fields(ObjectReader &field, ForcePoints::Round &round)
{
    field.id("id", round.id);
    field.words("title", round.title);
    field("points", round.points, 0, mostPoints);
}

void fields(ObjectReader &field, ForcePoints &points)
{
    readByRep(field, "reps", points.reps);
    ObjectReader armors(field.at("armors"));
    for (const Term &armor : field.pack().armors)
        armors(armor.id, points.armors[armor.id], 0, mostPoints);
    ObjectReader weapons(field.at("weapons"));
    for (const Weapon &weapon : field.pack().weapons) {
        if (weapons.has(weapon.id))
            weapons(weapon.id, points.weapons[weapon.id], 0, mostPoints);
    }
    field("rounds", points.rounds);
    ObjectReader vehicle(field.at("vehicle"));
    vehicle("unarmored", points.unarmored, 0, mostPoints);
    vehicle("armored", points.armored, 0, mostPoints);
    vehicle("perBadWound", points.perBadWound, 0, mostPoints);
}

static void fields(ObjectReader &field, Ground &ground)
{
    field.id("id", ground.id);
    field.text("title", ground.title);
    field.text("lay", ground.lay);
}

void fields(ObjectReader &field, GameTables &games)
{
    field("leastFigures", games.leastFigures, 1, 100);
    field("mostFigures", games.mostFigures, games.leastFigures, 100);
    field("leaders", games.leaders, Fault::NoClass);
    field("grounds", games.grounds);
    if (field.pack().hasSkill && field.pack().reference && !field.pack().reference->percentile)
        field.place().fault(Fault::NoPercentile);
}

} // namespace muster
