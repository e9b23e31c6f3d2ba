// SPDX-License-Identifier: MIT
//
// Each test spoils one thing in the Chain Reaction 3.0 pack and reads what the loader says of it.
#include "tests/support/spoiledpack.h"

using namespace muster;
using namespace muster::testing;

namespace {

std::string faultInTheThird(const char *name, const char *before, const char *after)
{
    return faultWith("chain-reaction-3", name, before, after);
}

} // namespace

TEST(PackLoader, TheSecondShippedPackHasNoFault)
{
    EXPECT_EQ(faultInTheThird("names.json", "Mercer", "Mercer"), "no fault");
}

TEST(PackLoader, NamesAFaultInAListOfRulesWithoutClasses)
{
    EXPECT_EQ(faultInTheThird("lists.json", R"("rep": 3 })", R"("rep": 9 })"),
              R"(lists.json: list "military", row 4: "rep" is 9, but it must be from 1 to 6.)");
    EXPECT_EQ(faultInTheThird("lists.json", R"("rep": 3 })", R"("rep": 3, "armor": 4 })"),
              R"(lists.json: list "military", row 4: "armor" is not a key that belongs here.)");
    EXPECT_EQ(faultInTheThird("lists.json", R"("weapon": "assault-rifle")", R"("weapon": "longbow")"),
              R"(lists.json: list "military": "longbow" is not a weapon of this pack.)");
}

TEST(PackLoader, TakesNoNumberForAnId)
{
    EXPECT_EQ(faultWith("chain-reaction-1", "lists.json", R"("weapons": ["assault-rifle", "rifle",)",
                        R"("weapons": [5, "rifle",)"),
              R"(lists.json: list "military", choice "varies", weapon 1: must be text, not 5.)");
    EXPECT_EQ(faultWith("chain-reaction-1", "weapons.json", R"("lists": ["military", "mercenaries"])",
                        R"("lists": ["military", 5])"),
              R"(weapons.json: weapon "flame-thrower", list 2: must be text, not 5.)");
    EXPECT_EQ(faultWith("chain-reaction-1", "reference.json", R"("cards": ["R75"])", R"("cards": [75])"),
              R"(reference.json: "rulings", ruling 1: must be text, not 75.)");
}

TEST(PackLoader, NamesAFaultInAWeaponDie)
{
    EXPECT_EQ(faultInTheThird("lists.json", R"("roll": "2-3", "weapon")", R"("roll": "3", "weapon")"),
              R"(lists.json: list "gang", "weapons": there is a gap: no row holds a roll of 2.)");
    EXPECT_EQ(faultInTheThird("lists.json", R"("weapon": "machine-pistol")", R"("weapon": "laser")"),
              R"(lists.json: list "gang", "weapons", row 4: "laser" is not a weapon of this pack.)");
}

TEST(PackLoader, NamesAFaultInASquad)
{
    EXPECT_EQ(faultInTheThird("lists.json", R"("least": 9, "most": 12)", R"("least": 12, "most": 9)"),
              R"(lists.json: list "military", "squad": "least" is more than "most".)");
    EXPECT_EQ(faultInTheThird("lists.json", R"(["rocket-launcher"])", R"(["catapult"])"),
              R"(lists.json: list "military", "squad", arms 3, weapon 1: "catapult" is not a weapon of this pack.)");
    EXPECT_EQ(
        faultInTheThird("lists.json", R"("per": "team")", R"("per": "platoon")"),
        R"(lists.json: list "military", "squad", arms 2: "per" is "platoon", but it must be one of figure, team, squad.)");
}

TEST(PackLoader, NamesAFaultInTheAttributes)
{
    EXPECT_EQ(faultInTheThird("attributes.json", R"("roll": "12")", R"("roll": "11")"),
              "attributes.json: \"attributes\": rows overlap: more than one holds a roll of 11.\n"
              "attributes.json: \"attributes\": there is a gap: no row holds a roll of 12.");
    EXPECT_EQ(faultInTheThird("attributes.json", R"("id": "poser")", R"("id": "runt")"),
              R"(attributes.json: "attributes", row 8: "runt" appears twice.)");
}

TEST(PackLoader, NamesAFaultInTheTerrainOfACountry)
{
    EXPECT_EQ(faultInTheThird("terrain.json", R"("roll": "8-9")", R"("roll": "9")"),
              R"(terrain.json: "lands", "mountains", "terrain": there is a gap: no row holds a roll of 8.)");
    EXPECT_EQ(
        faultInTheThird("terrain.json", R"("country": "mountains")", R"("country": "desert")"),
        R"(terrain.json: "country", row 3: "country" is "desert", but it must be one of clear, woods, mountains.)");
    EXPECT_EQ(faultInTheThird("terrain.json", R"("lake": 5)", R"("lake": 10)"),
              R"(terrain.json: "rivers": "lake" is 10, but it must be from 1 to 9.)");
    EXPECT_EQ(faultInTheThird("terrain.json", R"("dice": "1d6", "plus": 3)", R"("dice": "1d6")"),
              R"(terrain.json: "rivers", "width": "plus" is missing.)");
}

TEST(PackLoader, ARoadNeedsATableForItsDirection)
{
    const std::string faults = faultInTheThird("terrain.json", R"("roads")", R"("tracks")");
    EXPECT_NE(faults.find(R"(terrain.json: "lands", "clear", "terrain", row 5: there is a road here, but the file has )"
                          R"(no "roads".)"),
              std::string::npos)
        << faults;
}

TEST(PackLoader, NamesAFaultInThePatrolTables)
{
    EXPECT_EQ(faultInTheThird("patrol.json", R"("letter": "A")", R"("letter": "X")"),
              R"(patrol.json: "composition", 0 resolved, row 1: "letter" is "X", but it must be one of A, B, C.)");
    EXPECT_EQ(faultInTheThird("patrol.json", R"(["insurgents", "gang"])", R"(["insurgents"])"),
              R"(patrol.json: no How Many table is for the list "gang".)");
    EXPECT_EQ(faultInTheThird("patrol.json", R"(["insurgents", "gang"])", R"(["insurgents", "gang", "police"])"),
              R"(patrol.json: howMany 2, list 3: "police" appears twice.)");
    EXPECT_EQ(faultInTheThird("patrol.json", R"(["insurgents", "gang"])", R"(["insurgents", "gang", "orcs"])"),
              R"(patrol.json: howMany 2, list 3: "orcs" is not an army list of this pack.)");
    EXPECT_EQ(faultInTheThird("patrol.json", R"("leaderRep": 5)", R"("leaderRep": 7)"),
              R"(patrol.json: "leaderRep" is 7, but it must be from 1 to 6.)");
    EXPECT_EQ(faultInTheThird("patrol.json", R"("wooded-hill": 4, )", ""),
              R"(patrol.json: "scouting", "values": "wooded-hill" is missing.)");
    EXPECT_EQ(faultInTheThird("patrol.json", R"("sheet": { "dice": "1d6", "plus": 7 })",
                              R"("sheet": { "dice": "d", "plus": 7 })"),
              R"(patrol.json: "mainBody", "sheet": "dice" is "d", but it must be like 1d6 or 2d6.)");
}

TEST(PackLoader, NamesAWordForOutrankingThatIsNone)
{
    EXPECT_EQ(faultInTheThird("pack.json", R"("outranking": "barred")", R"("outranking": "duel")"),
              R"(pack.json: "outranking" is "duel", but it must be one of leaves, barred, stays.)");
}

TEST(PackLoader, NamesWhatAFigureCannotHave)
{
    EXPECT_EQ(faultInTheThird("pack.json", R"("figures": [])", R"("figures": ["horse"])"),
              R"(pack.json: figure part 1: must be armor, shield or skill, not "horse".)");
}
