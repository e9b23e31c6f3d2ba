// SPDX-License-Identifier: MIT
//
// Each test spoils one thing in the pack that is shipped and reads what the loader says of it.
#include "tests/support/spoiledpack.h"

using namespace muster;
using namespace muster::testing;

namespace {

std::vector<PackFile> shippedFiles()
{
    return filesOf("swordplay");
}

std::string faultOf(const char *name, const char *before, const char *after)
{
    return faultWith("swordplay", name, before, after);
}

} // namespace

TEST(PackLoader, TheShippedPackHasNoFault)
{
    EXPECT_EQ(faultsOf(shippedFiles()), "no fault");
}

TEST(PackLoader, NamesARollThatNoRowHolds)
{
    EXPECT_EQ(
        faultOf("lists.json", R"("roll": "10-12", "type": "Crossbowman")", R"("roll": "12", "type": "Crossbowman")"),
        R"(lists.json: list "feudal": there is a gap: no row holds a roll of 10-11.)");
    EXPECT_EQ(faultOf("terrain.json", R"("roll": "9", "terrain")", R"("roll": "10-12", "terrain")"),
              "terrain.json: \"terrain\": there is a gap: no row holds a roll of 9.\n"
              "terrain.json: \"terrain\": rows overlap: more than one holds a roll of 10-12.");
}

TEST(PackLoader, NamesARollThatTwoRowsHold)
{
    EXPECT_EQ(faultOf("lists.json", R"("roll": "6-9")", R"("roll": "5-9")"),
              R"(lists.json: list "feudal": rows overlap: more than one holds a roll of 5.)");
}

TEST(PackLoader, NamesATotalTheDiceCannotMake)
{
    EXPECT_EQ(faultOf("lists.json", R"("roll": "10-12")", R"("roll": "10-13")"),
              R"(lists.json: list "feudal", row 6: "roll" is "10-13", but 2d6 can only make 2 to 12.)");
    EXPECT_EQ(faultOf("lists.json", R"("roll": "2",)", R"("roll": "1-2",)"),
              R"(lists.json: list "feudal", row 1: "roll" is "1-2", but 2d6 can only make 2 to 12.)");
}

TEST(PackLoader, NamesARollThatIsNoRange)
{
    EXPECT_EQ(faultOf("lists.json", R"("roll": "6-9")", R"("roll": "9-6")"),
              R"(lists.json: list "feudal", row 5: "roll" is "9-6", but it must be like "9" or "10-12".)");
    EXPECT_EQ(faultOf("lists.json", R"("roll": "6-9")", R"("roll": "most")"),
              R"(lists.json: list "feudal", row 5: "roll" is "most", but it must be like "9" or "10-12".)");
    EXPECT_EQ(faultOf("lists.json", R"("roll": "6-9")", R"("roll": 6)"),
              R"(lists.json: list "feudal", row 5: "roll" must be text, not 6.)");
}

TEST(PackLoader, NamesDiceThatAreNone)
{
    const std::string faults = faultOf("terrain.json", R"("dice": "2d6")", R"("dice": "two")");
    EXPECT_EQ(faults.substr(0, faults.find('\n')),
              R"(terrain.json: "terrain": "dice" is "two", but it must be like 1d6 or 2d6.)");
}

TEST(PackLoader, NamesAnOptionOrAValueThatIsUnknown)
{
    const auto fault = [](const char *name, const char *before, const char *after) {
        return faultWith("chain-reaction-1", name, before, after);
    };
    EXPECT_EQ(fault("pack.json", R"("option": "genre", "value": "wasteland")", R"("option": "age", "value": "stone")"),
              R"(pack.json: option "locale", "onlyWith": "age" is not an option of this pack.)");
    EXPECT_EQ(fault("lists.json", R"("option": "genre", "value": "b-movie")", R"("option": "genre", "value": "opera")"),
              R"(lists.json: "opera" is not a value of the option "genre".)");
}

TEST(PackLoader, NamesAnIdThatIsUnknown)
{
    EXPECT_EQ(faultOf("lists.json", R"("foe": "goblins")", R"("foe": "trolls")"),
              R"(lists.json: "trolls" is not a list of this pack.)");
    EXPECT_EQ(faultOf("lists.json", R"("weapon": "spear")", R"("weapon": "spoon")"),
              R"(lists.json: list "feudal", row 4: "spoon" is not a weapon of this pack.)");
    EXPECT_EQ(faultOf("lists.json", R"("class": "noble")", R"("class": "wizard")"),
              R"(lists.json: list "feudal", row 1: "wizard" is not a class of this pack.)");
    EXPECT_EQ(faultOf("weapons.json", R"(["lance", "sword"])", R"(["lance", "spoon"])"),
              R"(weapons.json: weapon "lance-and-sword": part "spoon" is not a weapon of this pack.)");
    EXPECT_EQ(faultOf("weapons.json", R"(["lance", "sword"])", R"(["lance", "spear-or-sword"])"),
              R"(weapons.json: weapon "lance-and-sword": part "spear-or-sword" has parts itself.)");
}

TEST(PackLoader, NamesAWordOutsideItsSetAndTheSet)
{
    EXPECT_EQ(
        faultOf("terrain.json", R"("terrain": "rough")", R"("terrain": "swamp")"),
        R"(terrain.json: "terrain", row 1: "terrain" is "swamp", but it must be one of clear, woods, hill, rough, )"
        R"(wooded-hill, impassable.)");
    EXPECT_EQ(faultOf("activity.json", R"("2": "advance")", R"("2": "dance")"),
              R"(activity.json: "nonPlayerMovement": "2" is "dance", but it must be one of advance, hold-fire, hold.)");
    EXPECT_EQ(
        faultOf("chain.json", R"("encounter": "raid-defend", "eal": 1)", R"("encounter": "siege", "eal": 1)"),
        R"(chain.json: "nextEncounter", "patrol", "failure": "encounter" is "siege", but it must be one of patrol, raid-attack, raid-defend.)");
    EXPECT_EQ(faultOf("activity.json", R"("letter": "C")", R"("letter": "D")"),
              R"(activity.json: "pefResolution", EAL 2, row 4: "letter" is "D", but it must be one of X, A, B, C.)");
    EXPECT_EQ(
        faultOf("activity.json", R"("move": "split")", R"("move": "fly")"),
        R"(activity.json: "pefMovement", "1", "alone", row 1: "move" is "fly", but it must be one of stay, to-pef, )"
        R"(to-enemy, split.)");
    EXPECT_EQ(
        faultOf("recovery.json", R"("fate": "dead")", R"("fate": "ghost")"),
        R"(recovery.json: "recovery", "0", "out-of-the-fight": "fate" is "ghost", but it must be one of returned, )"
        R"(dead, gone.)");
}

TEST(PackLoader, NamesWhatIsMissing)
{
    EXPECT_EQ(faultOf("lists.json", R"("rep": 5, )", ""), R"(lists.json: list "feudal", row 1: "rep" is missing.)");
    EXPECT_EQ(faultOf("pack.json", R"("turnName": "Month",)", ""), R"(pack.json: "turnName" is missing.)");
    EXPECT_EQ(faultOf("terrain.json", R"("terrain": "hill")", R"("buildings": true)"),
              R"(terrain.json: "terrain", row 5: "terrain" is missing.)");
    std::vector<PackFile> files = shippedFiles();
    fileNamed(files, "names.json").content = "{}";
    EXPECT_EQ(faultsOf(files), R"(names.json: "names" is missing.)");
}

TEST(PackLoader, AMissingTableIsNamedOnceWithoutWhatFollowsFromIt)
{
    EXPECT_EQ(faultOf("chain.json", R"("raidTime")", R"("raidClock")"),
              "chain.json: \"raidTime\" is missing.\n"
              "chain.json: \"raidClock\" is not a key that belongs here.");
}

TEST(PackLoader, NamesWhatIsOfTheWrongKind)
{
    EXPECT_EQ(faultOf("lists.json", R"("rep": 5)", R"("rep": "five")"),
              R"(lists.json: list "feudal", row 1: "rep" must be a whole number, not "five".)");
    EXPECT_EQ(faultOf("lists.json", R"("rep": 5)", R"("rep": 4.5)"),
              R"(lists.json: list "feudal", row 1: "rep" must be a whole number, not 4.5.)");
    EXPECT_EQ(faultOf("lists.json", R"("shield": true)", R"("shield": "yes")"),
              R"(lists.json: list "feudal", row 1: "shield" must be true or false, not "yes".)");
    EXPECT_EQ(faultOf("lists.json", R"("type": "Heavy Infantry")", R"("type": ["Mounted Knight"])"),
              R"(lists.json: list "feudal", row 4: "type" must be text, not a list.)");
    EXPECT_EQ(faultOf("lists.json", R"("type": "Heavy Infantry")", R"("type": " ")"),
              R"(lists.json: list "feudal", row 4: "type" is empty.)");
    EXPECT_EQ(faultOf("pack.json", R"({ "id": "now", "title": "Reps compared after every encounter" })", "null"),
              R"(pack.json: option "outranked", value 2: must be an object, not null.)");
    EXPECT_EQ(faultOf("names.json", R"("Aldred")", "7"), "names.json: name 1: must be a name, not 7.");
    EXPECT_EQ(faultOf("weapons.json", R"(["lance", "sword"])", R"("lance")"),
              R"(weapons.json: weapon "lance-and-sword": "parts" must be a list, not "lance".)");
}

TEST(PackLoader, NamesWhatIsOutOfRange)
{
    EXPECT_EQ(faultOf("lists.json", R"("rep": 5)", R"("rep": 7)"),
              R"(lists.json: list "feudal", row 1: "rep" is 7, but it must be from 1 to 6.)");
    EXPECT_EQ(faultOf("lists.json", R"("rep": 5)", R"("rep": 0)"),
              R"(lists.json: list "feudal", row 1: "rep" is 0, but it must be from 1 to 6.)");
    EXPECT_EQ(faultOf("lists.json", R"("armor": 4)", R"("armor": 3)"),
              R"(lists.json: list "feudal", row 1: "armor" is 3, but an Armour Class is 2, 4 or 6.)");
    EXPECT_EQ(faultOf("lists.json", R"("armor": 4)", R"("armor": 8)"),
              R"(lists.json: list "feudal", row 1: "armor" is 8, but it must be from 2 to 6.)");
    EXPECT_EQ(faultOf("terrain.json", R"("count": 3)", R"("count": 0)"),
              R"(terrain.json: "buildings", row 3: "count" is 0, but it must be from 1 to 9.)");
    EXPECT_EQ(faultOf("pack.json", R"("suggested": 5)", R"("suggested": 2)"),
              R"(pack.json: "starRep": "suggested" must lie between "least" and "most".)");
    EXPECT_EQ(faultOf("weapons.json", R"("impact": 1, )", ""),
              R"(weapons.json: weapon "dart": a ranged weapon needs both "impact" and "range".)");
}

TEST(PackLoader, NamesAStarsClassThatIsNone)
{
    EXPECT_EQ(faultOf("pack.json", R"("starClass": "noble")", R"("starClass": "count")"),
              R"(pack.json: "count" is not a class of this pack.)");
}

TEST(PackLoader, NamesWhatIsThereTwice)
{
    EXPECT_EQ(faultOf("lists.json", R"("id": "orcs")", R"("id": "elves")"),
              "lists.json: list \"elves\": \"elves\" appears twice.\nlists.json: \"orcs\" is not a list of this pack.");
    EXPECT_EQ(faultOf("weapons.json", R"("id": "axe-throwing")", R"("id": "dart")"),
              R"(weapons.json: weapon "dart": "dart" appears twice.)");
    EXPECT_EQ(faultOf("pack.json", R"("id": "true")", R"("id": "false")"),
              R"(pack.json: option "star-dies", value "false": "false" appears twice.)");
    EXPECT_EQ(faultOf("names.json", R"("Tibb")", R"("Aldred")"), R"(names.json: name 2: "Aldred" appears twice.)");
}

TEST(PackLoader, NamesAnIdThatIsNoSlug)
{
    EXPECT_EQ(
        faultOf("lists.json", R"("id": "orcs")", R"("id": "Black Orcs")"),
        R"(lists.json: list "Black Orcs": "id" is "Black Orcs", but an id has only lower-case letters, digits and )"
        "hyphens.\nlists.json: \"orcs\" is not a list of this pack.");
}

TEST(PackLoader, NamesAKeyThatDoesNotBelong)
{
    EXPECT_EQ(faultOf("lists.json", R"("rep": 5)", R"("rep": 5, "luck": 2)"),
              R"(lists.json: list "feudal", row 1: "luck" is not a key that belongs here.)");
    EXPECT_EQ(faultOf("weapons.json", R"("parts": ["lance", "sword"])", R"("parts": ["lance", "sword"], "impact": 1)"),
              R"(weapons.json: weapon "lance-and-sword": "impact" is not a key that belongs here.)");
}

TEST(PackLoader, NamesTheLineWhereAFileStopsBeingJson)
{
    EXPECT_EQ(faultOf("pack.json", R"("title": "Swordplay",)", R"("title": "Swordplay";)"),
              "pack.json: line 3: not JSON, unterminated object.");
}

TEST(PackLoader, AFileThatHoldsAListAndNoObjectIsRefused)
{
    std::vector<PackFile> files = shippedFiles();
    fileNamed(files, "names.json").content = "[]";
    EXPECT_EQ(faultsOf(files), "names.json: must be an object, not a list.");
}

TEST(PackLoader, NamesAFileThatIsMissingAndOneThatIsTooMany)
{
    std::vector<PackFile> files = shippedFiles();
    fileNamed(files, "names.json").name = QStringLiteral("nmaes.json");
    EXPECT_EQ(faultsOf(files),
              "names.json: the file is missing.\n"
              "nmaes.json: pack.json names no part of this name.");
}

TEST(PackLoader, NamesAPartThatNoPackHasAndThoseThereAre)
{
    const std::string fault = faultOf("pack.json", R"("reference"])", R"("reference", "polka"])");
    EXPECT_EQ(fault.substr(0, fault.find(';')), R"(pack.json: part 9: "polka" is not a part of a pack)");
    for (const QString &part : packParts())
        EXPECT_NE(fault.find(part.toStdString()), std::string::npos) << part.toStdString();
}

TEST(PackLoader, FindsAllFaultsInOnePass)
{
    std::vector<PackFile> files = shippedFiles();
    spoil(files, "lists.json", R"("rep": 5)", R"("rep": 9)");
    spoil(files, "lists.json", R"("weapon": "crossbow")", R"("weapon": "catapult")");
    spoil(files, "chain.json", R"("roll": "6", "time")", R"("roll": "5-6", "time")");
    spoil(files, "names.json", R"("Tibb")", R"("Aldred")");

    EXPECT_EQ(faultsOf(files),
              "lists.json: list \"feudal\", row 1: \"rep\" is 9, but it must be from 1 to 6.\nlists.json: list "
              "\"feudal\", row 2: \"catapult\" is not a weapon of this pack.\nnames.json: name 2: \"Aldred\" appears "
              "twice.\nchain.json: \"raidTime\": rows overlap: more than one holds a roll of 5.");
}

TEST(PackLoader, TellsWhatIsThereLetterByLetter)
{
    const std::string expected = R"(terrain.json: "terrain", row 3: "terrain" is "%3", but it must be one of clear, )";
    EXPECT_EQ(faultOf("terrain.json", R"("terrain": "woods")", R"("terrain": "%3")").substr(0, expected.size()),
              expected);
}
