// SPDX-License-Identifier: MIT
//
// What the loader says of spoiled parts that only Chain Reaction's first edition has.
#include "tests/support/spoiledpack.h"

using namespace muster::testing;

namespace {

std::string faultInTheFirst(const char *name, const char *before, const char *after)
{
    return faultWith("chain-reaction-1", name, before, after);
}

} // namespace

TEST(FirstEditionFaults, TheShippedPackHasNone)
{
    EXPECT_EQ(faultsOf(filesOf("chain-reaction-1")), "no fault");
}

TEST(FirstEditionFaults, ArmourIsOneOfThePacksWords)
{
    EXPECT_EQ(faultInTheFirst("lists.json", R"("armor": "flak")", R"("armor": "plate")"),
              R"(lists.json: list "military", row 1: "plate" is not an armour of this pack.)");
}

TEST(FirstEditionFaults, WhatAWeaponStandsForIsAWeaponItself)
{
    EXPECT_EQ(
        faultInTheFirst("lists.json", R"("flame-thrower")", R"("flame-grower")"),
        R"(lists.json: list "military", choice "special", weapon 4: "flame-grower" is not a weapon of this pack.)");
}

TEST(FirstEditionFaults, EncountersNameModifiersRolesAndThoseWhoAreInThem)
{
    EXPECT_EQ(faultInTheFirst("scenarios.json", R"("modifiers": { "gang": 2 })", R"("modifiers": { "gang": 9 })"),
              R"(scenarios.json: "scenarios", "robbery", "modifiers": "gang" is 9, but it must be from -5 to 5.)");
    EXPECT_EQ(faultInTheFirst("scenarios.json", R"("role": "ambusher")", R"("role": "lurker")").substr(0, 80),
              R"(scenarios.json: "scenarios", "ambush", side 2: "role" is "lurker", but it must b)");
    EXPECT_EQ(faultInTheFirst("scenarios.json", R"("first": "robber")", R"("first": "raider")"),
              R"(scenarios.json: "scenarios", "robbery", "next": this encounter has no side "raider".)");
}

TEST(FirstEditionFaults, TeamsCarryWeaponsAndCallListsOfThePack)
{
    EXPECT_EQ(faultInTheFirst("teams.json", R"(["sword"])", R"(["spoon"])"),
              R"(teams.json: team "firm", figure 1, weapon 1: "spoon" is not a weapon of this pack.)");
    EXPECT_EQ(faultInTheFirst("teams.json", R"("reinforcements": "feudal")", R"("reinforcements": "futile")"),
              R"(teams.json: team "firm": "futile" is not a list of this pack.)");
}

TEST(FirstEditionFaults, NobodyChoosesAnEnemy)
{
    EXPECT_EQ(faultInTheFirst("factions.json", R"({ "roll": "5-6", "faction": "tribal" })",
                              R"({ "roll": "5-6", "faction": "choice" })"),
              R"(factions.json: "enemies", "badlands", row 4: no row lets the player choose the enemy.)");
}

TEST(FirstEditionFaults, SettlementsAreBuiltOfKnownStructures)
{
    EXPECT_EQ(faultInTheFirst("settlements.json", R"("roll": "12", "structure": "armory")",
                              R"("roll": "12", "structure": "temple")"),
              R"(settlements.json: kind "good-sized", row 11: "temple" is not a structure of this pack.)");
    EXPECT_EQ(faultInTheFirst("settlements.json", R"("kind": "small" })", R"("kind": "tiny" })"),
              R"(settlements.json: size 2: "tiny" is not a kind of settlement.)");
}

TEST(FirstEditionFaults, PointsAreOnlyAskedForThingsThePackHas)
{
    EXPECT_EQ(faultInTheFirst("points.json", R"("shotgun")", R"("popgun")"),
              R"(points.json: "weapons": "popgun" is not a key that belongs here.)");
    EXPECT_EQ(faultInTheFirst("points.json", "[2, 4, 6, 8, 10, 12]", "[2, 4, 6]"),
              R"(points.json: "reps" must hold a number for each Rep from 1 to 6.)");
}

TEST(FirstEditionFaults, CoverageNeedsAModifierForEveryGenre)
{
    EXPECT_EQ(faultInTheFirst("media.json", R"("aliens": 3)", R"("robots": 3)"),
              "media.json: \"genres\": \"aliens\" is missing.\n"
              "media.json: \"genres\": \"robots\" is not a key that belongs here.");
}

TEST(FirstEditionFaults, WoundsAreRecoveredByPassedDice)
{
    EXPECT_EQ(faultInTheFirst("wounds.json", R"("2": { "months": 1 })", R"("2": { "months": "one" })"),
              R"(wounds.json: "recover", "2": "months" must be a whole number, not "one".)");
}
