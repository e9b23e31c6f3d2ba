// SPDX-License-Identifier: MIT
//
// The worked examples of the books that roll dice on a table, each by the names in it. contract.cpp has those whose
// fields the command line promises.
#include "tests/rules/reference/shelf.h"

using namespace muster::testing;

namespace {

std::string sword(const char *id, const char *words, const char *faces, const char *name)
{
    return field("swordplay", id, words, faces, name);
}

std::string chain3(const char *id, const char *words, const char *faces, const char *name)
{
    return field("chain-reaction-3", id, words, faces, name);
}

std::string chain1(const char *id, const char *words, const char *faces, const char *name)
{
    return field("chain-reaction-1", id, words, faces, name);
}

} // namespace

TEST(SwordplayExamples, TheOrcPassesOne) // p. 3
{
    EXPECT_EQ(sword("charge-into-melee", "rep_a=4 conditions_a= rep_b=3 conditions_b=", "5 2 6 6", "passed_a"), "1");
}

TEST(SwordplayExamples, TheKnightCountsFourSuccesses) // p. 3
{
    EXPECT_EQ(sword("melee-dice", "rep=5 conditions=one-hand-weapon", "1 2 2 3 5 6", "successes"), "4");
}

TEST(SwordplayExamples, AStarOfRepFiveReducesObviouslyDeadToCarryOn) // p. 5
{
    EXPECT_EQ(answer("swordplay", "star-power", "dice=5 damage=obviously-dead", "2 2 3 5 6"),
              R"({"dice_left":4,"fate":"carry-on","reduced":3})");
    EXPECT_EQ(sword("star-power", "dice=2 damage=stunned", "4 5", "fate"), "stunned");
    EXPECT_EQ(sword("star-power", "dice=6 damage=stunned", "1 1 1 1 1 1", "fate"), "carry-on");
}

TEST(SwordplayExamples, TheDwarfIsLargerThanLifeAndTheWarriorCheatsDeath) // p. 5
{
    EXPECT_EQ(sword("larger-than-life", "enemy_rep=3 star_rep=5", "", "outcome"), "at-worst-out");
    EXPECT_EQ(sword("larger-than-life", "enemy_rep=5 star_rep=5", "", "outcome"), "may-cheat-death");
}

TEST(SwordplayExamples, TheGreaterOgreInPlateIsEvenlyMatched) // p. 7
{
    EXPECT_EQ(sword("melee", "dice_a=1 dice_b=1 armor_a=2 armor_b=6", "1 6", "winner"), "");
    EXPECT_EQ(sword("melee-damage", "impact=1 armor=6", "", "fate"), "no-damage");
}

TEST(SwordplayExamples, TheShortBowBitesTheLightlyArmouredWarrior) // p. 7
{
    EXPECT_EQ(sword("ranged-damage", "impact=2 armor=2", "3", "impact"), "3");
}

TEST(SwordplayExamples, BlueActsFirst) // p. 9
{
    EXPECT_EQ(sword("activation", "", "5 4", "first"), "a");
    EXPECT_EQ(sword("activation", "", "3 3 2 6", "first"), "b"); // doubles are rolled again
}

TEST(SwordplayExamples, ThreeFiguresMoveFastByTheirReps) // p. 11
{
    EXPECT_EQ(sword("fast-move", "rep=5 situation=foot", "5 4", "inches"), "16");
    EXPECT_EQ(sword("fast-move", "rep=4 situation=foot", "5 4", "inches"), "12");
    EXPECT_EQ(sword("fast-move", "rep=3 situation=foot", "5 4", "inches"), "8");
}

TEST(SwordplayExamples, TheSoldierDucksUnlessSomebodyCarriesOn) // p. 15
{
    EXPECT_EQ(sword("reaction", "test=man-down class=soldier rep=4 situation=alone", "3 5", "outcome"), "duck-back");
    EXPECT_EQ(sword("reaction", "test=man-down class=soldier rep=4 situation=together", "3 5", "outcome"), "carry-on");
}

TEST(SwordplayExamples, BRunsAndCCarriesOn) // p. 16
{
    EXPECT_EQ(sword("reaction", "test=cohesion class=soldier rep=3 situation=broken", "5 3", "outcome"), "runaway");
    EXPECT_EQ(sword("reaction", "test=cohesion class=soldier rep=5 situation=broken", "5 3", "outcome"), "carry-on");
}

TEST(SwordplayExamples, TheGoblinsTakeTheWorseOfTwoTestsOnOneSetOfDice) // p. 16
{
    const char *goblin = "class=warrior rep=3 received_fire=in-reach man_down=alone";
    EXPECT_EQ(answer("swordplay", "multiple-tests", goblin, "3 5"),
              R"({"man_down":"duck-back","outcome":"duck-back","passed":1,"received_fire":"carry-on"})");
    EXPECT_EQ(sword("multiple-tests", goblin, "3 2", "outcome"), "carry-on");
    EXPECT_EQ(sword("multiple-tests", "class=peasant rep=3 received_fire=ready man_down=alone leader_rep=5", "6 6 4",
                    "outcome"),
              "runaway");
    EXPECT_EQ(answer("swordplay", "multiple-tests", "class=peasant rep=3 received_fire=in-reach man_down=alone", ""),
              "received_fire may be: ready, not-ready.");
}

TEST(SwordplayExamples, TheFrenchCrossbowmanReloads) // p. 18
{
    EXPECT_EQ(sword("reload", "rep=4 situation=crossbow", "3 6", "outcome"), "ready-when-active");
}

TEST(SwordplayExamples, TheOrcBreaksOffForSixInches) // p. 23
{
    EXPECT_EQ(sword("break-off", "rep=5", "6 2", "outcome"), "breaks-off");
    EXPECT_EQ(sword("break-off", "rep=5", "6 2", "inches"), "6");
    EXPECT_EQ(sword("break-off", "rep=5", "5", "outcome"), "stays-in-melee");
}

TEST(SwordplayExamples, CharlesAndGuntherComeBack) // p. 23
{
    EXPECT_EQ(sword("recovery", "rep=3 fate=out-of-the-fight", "4 2", "rep"), "3");
    EXPECT_EQ(sword("recovery", "rep=4 fate=ran-away", "5 3", "rep"), "3");
}

TEST(SwordplayExamples, APartingShotIsRushedAndWallsStopWhatIsNoStronger) // p. 19, 25
{
    EXPECT_EQ(sword("parting-shot", "rep=5 conditions=", "4", "hit"), "false");
    EXPECT_EQ(sword("ranged", "rep=5 conditions=", "4", "hit"), "true");
    EXPECT_EQ(sword("building-hit", "impact=3 building=wooden-frame", "", "outcome"), "walls-pierced");
    EXPECT_EQ(sword("building-hit", "impact=3 building=soft-fieldworks", "", "outcome"), "walls-hold");
    EXPECT_EQ(sword("collapse", "armor=4", "3", "fate"), "out-of-the-fight");
    EXPECT_EQ(sword("collapse", "armor=6", "3", "fate"), "knocked-down");
}

TEST(ChainReaction3Examples, TheSquadPassesTwoWithItsLeader) // p. 8
{
    EXPECT_EQ(chain3("reaction", "test=wanting-to-charge rep=4 situation=open leader_rep=4", "3 6 3", "passed"), "2");
}

TEST(ChainReaction3Examples, BillyDezAndCharMoveFast) // p. 10
{
    EXPECT_EQ(chain3("reaction", "test=fast-move rep=5 situation=open leader_rep=5", "5 4 6", "inches"), "16");
    EXPECT_EQ(chain3("reaction", "test=fast-move rep=4 situation=open leader_rep=5", "5 4 6", "inches"), "12");
    EXPECT_EQ(chain3("reaction", "test=fast-move rep=3 situation=open leader_rep=5", "5 4 6", "inches"), "8");
}

TEST(ChainReaction3Examples, TheVeteranFiresTheSoldierDucksAndLaterFires) // p. 11; the recruit's retreat is a misprint
{
    EXPECT_EQ(chain3("reaction", "test=received-fire rep=5 situation=open", "5 2", "outcome"), "return-fire");
    EXPECT_EQ(chain3("reaction", "test=received-fire rep=4 situation=open", "5 2", "outcome"), "duck-back");
    EXPECT_EQ(chain3("reaction", "test=received-fire rep=4 situation=open", "4 3", "outcome"), "return-fire");
}

TEST(ChainReaction3Examples, JimBobJoeCountsThreeOfSixAndIsOutOfAmmunition) // p. 14
{
    const char *shot = "rep=4 weapon=shotgun first=1 second=1";
    EXPECT_EQ(chain3("burst", shot, "1 1 2 4 5 6", "hits"), "2"); // 10; 9 at the second target; 8 misses the third
    EXPECT_EQ(chain3("burst", shot, "1 1 2 4 5 6", "out_of_ammo"), "true");
    EXPECT_EQ(chain3("burst", shot, "1 3 2 4 5 6", "out_of_ammo"), "false");
}

TEST(ChainReaction3Examples, CarlosRunsOutAndSpreadsHisSaw) // p. 15, 16
{
    EXPECT_EQ(chain3("burst", "rep=4 weapon=squad-automatic-weapon", "1 1 4 5", "out_of_ammo"), "true");
    EXPECT_EQ(answer("chain-reaction-3", "burst", "rep=4 weapon=squad-automatic-weapon first=1 second=3", "3 5 1 2"),
              R"({"hits":1,"out_of_ammo":false,"shots":[)"
              R"({"die":5,"pitiful":false,"result":"hit","target":1,"total":9},)"
              R"({"die":3,"pitiful":false,"result":"miss","target":2,"total":7},)"
              R"({"die":2,"pitiful":false,"result":"miss","target":2,"total":6},)"
              R"({"die":1,"pitiful":false,"result":"miss","target":2,"total":5}]})");
    EXPECT_EQ(answer("chain-reaction-3", "burst", "rep=4 weapon=pistol first=2 second=1", ""),
              "Only 2 of its dice count; aim no more than these.");
}

TEST(ChainReaction3Examples, BillyHitsCarlosOnceWithTwoDice) // p. 16
{
    EXPECT_EQ(chain3("burst", "rep=5 weapon=ba-pistol conditions=cover", "3 6", "hits"), "1");
    EXPECT_EQ(chain3("damage", "impact=2", "3", "fate"), "knocked-down");
}

TEST(ChainReaction3Examples, DezFiresTwoPistols) // p. 17
{
    const char *both = "rep=4 weapon=pistol conditions=two-weapons";
    EXPECT_EQ(chain3("burst", both, "3 4", "hits"), "0"); // a 2 and a 3
    EXPECT_EQ(chain3("burst", "rep=5 weapon=pistol conditions=two-weapons", "4 4", "hits"), "2"); // each a 3
}

TEST(ChainReaction3Examples, CharHitsReedWithAPitifulShot) // p. 17
{
    EXPECT_EQ(chain3("burst", "rep=3 weapon=bolt-action-rifle conditions=cover", "6 2", "hits"), "1");
    EXPECT_EQ(chain3("burst", "rep=3 weapon=bolt-action-rifle conditions=cover", "6 5", "hits"), "0");
}

TEST(ChainReaction3Examples, AMarksmanCountsTheBestOfTwoOrThree) // p. 6
{
    EXPECT_EQ(chain3("burst", "rep=4 weapon=bolt-action-rifle conditions=marksman", "1 6", "hits"), "1");
    EXPECT_EQ(chain3("burst", "rep=4 weapon=bolt-action-rifle conditions=marksman,marksman-prone", "1 2 6", "hits"),
              "1");
}

TEST(ChainReaction3Examples, TheSawOutgunsARifleButNotBilly) // p. 15
{
    const char *dez = "fired=squad-automatic-weapon own=bolt-action-rifle";
    EXPECT_EQ(chain3("outgunned-by", dez, "", "outcome"), "is-outgunned");
    EXPECT_EQ(
        chain3("outgunned-by", "fired=squad-automatic-weapon own=bolt-action-rifle conditions=star", "", "outcome"),
        "not-outgunned");
    EXPECT_EQ(chain3("outgunned-by", "fired=grenade own=squad-automatic-weapon", "", "outcome"), "is-outgunned");
    EXPECT_EQ(chain3("outgunned-by", "fired=pistol own=cannot-return-fire", "", "outcome"), "is-outgunned");
}

TEST(ChainReaction3Examples, BillyWinsByTwoAfterThreeRounds) // p. 19
{
    EXPECT_EQ(answer("chain-reaction-3", "melee", "dice_a=5 dice_b=3", "1 2 3 6 6  1 4 6  1 2 6  1  1 3  5"),
              R"({"fate":"obviously-dead","successes_a":2,"successes_b":0,"winner":"a"})");
    EXPECT_EQ(chain3("melee-dice", "rep=4 conditions=lower-impact", "1 4 6", "dice"), "3");
}

TEST(ChainReaction3Examples, CharComesBackWeakerAndTheHillIsEmpty) // p. 20, 25
{
    EXPECT_EQ(chain3("recovery", "rep=3 fate=out-of-the-fight", "4 2", "rep"), "2");
    EXPECT_EQ(chain3("scout", "value=3 buildings=false", "1 5", "enemy_found"), "false");
}

TEST(ChainReaction3Examples, AFordTakesThreeTurnsAndTheClosestGroupTwoDice) // p. 12, 21
{
    EXPECT_EQ(chain3("fording-turns", "situation=first-turn", "", "outcome"), "move-ends");
    EXPECT_EQ(chain3("fording-turns", "situation=fourth-turn", "", "outcome"), "normal-move");
    EXPECT_EQ(chain3("focus-dice", "sides=3", "1 2 3 3", "first"), "a"); // of equals the closest
    EXPECT_EQ(chain3("focus-dice", "sides=3", "1 1 3 4", "first"), "c");
}

TEST(ChainReaction1Examples, ALongFiveAndAShortThree) // p. 5
{
    EXPECT_EQ(answer("chain-reaction-1", "scatter", "thrown=false", "5 3"), R"({"inches":8,"lands":"lands-long"})");
    EXPECT_EQ(answer("chain-reaction-1", "scatter", "thrown=true", "3 5"), R"({"inches":2,"lands":"lands-short"})");
    EXPECT_EQ(chain1("scatter", "thrown=true", "4 4", "lands"), "dud");
}

TEST(ChainReaction1Examples, AGroupOfThreeIsFiredAt) // p. 4
{
    const auto figure = [](const char *rep) {
        return chain1("reaction", ("test=received-fire situation=able rep=" + std::string(rep)).c_str(), "3 4",
                      "outcome");
    };
    EXPECT_EQ(figure("2"), "runaway");
    EXPECT_EQ(figure("3"), "duck-down");
    EXPECT_EQ(figure("4"), "return-fire");
}

TEST(ChainReaction1Examples, TheGasStation) // p. 15
{
    EXPECT_EQ(chain1("start-the-car", "", "5", "result"), "does-not-start");
    EXPECT_EQ(chain1("to-hit", "rep=3 target=1", "5", "result"), "bad-wound"); // at Annie
    EXPECT_EQ(chain1("bad-wound", "rep=4 impact=3", "1 5 1 2", "outcome"), "unconscious");
    EXPECT_EQ(chain1("reaction", "test=first-sight rep=3", "1 5", "outcome"), "roll-off"); // Harry
    EXPECT_EQ(answer("chain-reaction-1", "roll-off", "rep_a=3 rep_b=3", "2 1"), R"({"first":"a","totals":[5,4]})");
    EXPECT_EQ(chain1("to-hit", "rep=3 target=1", "4", "result"), "scratch"); // his axe
    EXPECT_EQ(chain1("scratch", "rep=3 outgunned=false", "2 3", "outcome"), "ignores"); // the Zombie
    EXPECT_EQ(chain1("scratch", "rep=3 outgunned=false conditions=zombie", "2 6 3", "outcome"), "stands-still");
    EXPECT_EQ(chain1("bad-wound", "rep=3 impact=3", "4 6", "outcome"), "dead"); // Courtney's first
    EXPECT_EQ(chain1("to-hit", "rep=3 target=1 conditions=flak", "5", "result"), "scratch"); // Bobbie's jacket
    EXPECT_EQ(chain1("reaction", "test=being-charged situation=able rep=4", "5 5", "outcome"), "runaway"); // Bobbie
    EXPECT_EQ(chain1("infection", "rep=4", "6", "result"), "is-fine"); // Bobbie
    EXPECT_EQ(chain1("infection", "rep=3", "1", "result"), "turns"); // Harry
}

TEST(ChainReaction1Examples, LaunchersTanksAndBystanders) // p. 3, 5, 6
{
    EXPECT_EQ(chain1("rounds", "situation=rocket-launcher", "3 4", "rounds"), "9");
    EXPECT_EQ(chain1("rounds", "situation=grenade-launcher", "3", "rounds"), "4");
    EXPECT_EQ(chain1("bad-wounds-taken", "bad_wounds=2 target=tank", "", "outcome"), "holds-out");
    EXPECT_EQ(chain1("bad-wounds-taken", "bad_wounds=2 target=vehicle-or-building", "", "outcome"), "destroyed");
    EXPECT_EQ(chain1("outgunned-by", "fired=assault-rifle own=rifle", "", "outcome"), "is-outgunned");
    EXPECT_EQ(chain1("outgunned-by", "fired=machine-pistol own=pistol", "", "outcome"), "is-outgunned"); // more targets
    EXPECT_EQ(chain1("outgunned-by", "fired=pistol own=pistol", "", "outcome"), "not-outgunned");
    EXPECT_EQ(chain1("flame-tank", "rep=4 conditions=cover", "4", "result"), "tank-holds");
    EXPECT_EQ(chain1("flame-tank", "rep=4 conditions=", "4", "result"), "tank-explodes");
    EXPECT_EQ(chain1("flock-of-seagulls", "rep=2 conditions=", "1 2", "outcome"), "duck-down");
    EXPECT_EQ(chain1("civilian-hit", "rep=3 target=1", "3", "result"), "scratch");
}

TEST(TumorExamples, AllShotsOfAWeaponAndWhatOutgunsWhat)
{
    EXPECT_EQ(field("tumor", "burst", "rep=4 weapon=assault-rifle", "1 1 5", "out_of_ammo"), "true");
    EXPECT_EQ(field("tumor", "burst", "rep=4 weapon=assault-rifle", "1 4 5", "hits"), "2");
    EXPECT_EQ(field("tumor", "outgunned-by", "fired=pistol own=bow", "", "outcome"), "is-outgunned");
    EXPECT_EQ(field("tumor", "outgunned-by", "fired=explosive-or-flame own=30-mg", "", "outcome"), "is-outgunned");
    EXPECT_EQ(field("tumor", "outgunned-by", "fired=bar own=unloaded conditions=no-firearm", "", "outcome"),
              "not-outgunned");
}

TEST(PercentileExamples, BraunIsDownToNothingAndMayOnlyFire)
{
    EXPECT_EQ(field("urban-d100", "hurt", "initiative=2 lost=2", "", "outcome"), "pinned");
    EXPECT_EQ(field("urban-d100", "hurt", "initiative=2 lost=3", "", "outcome"), "dead");
    EXPECT_EQ(field("urban-d100", "hurt", "initiative=2 lost=1", "", "outcome"), "unhurt");
}

TEST(PercentileExamples, ASideIsRolledUpOfficersFirst) // R81
{
    EXPECT_EQ(answer("urban-d100", "side", "officers=1 others=1", "5 1 2 3 4  2 6 6 6"),
              R"({"figures":[{"initiative":4,"officer":true,"skill":100},{"initiative":1,"officer":false,"skill":180}]})");
}
