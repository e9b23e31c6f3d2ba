// SPDX-License-Identifier: MIT
//
// The worked examples that roll dice on a table, each by the names in it: Swordplay.
// contract.cpp has those whose fields the command line promises.
#include "tests/rules/reference/bookexamples.h"

using namespace muster::testing;

namespace {

const std::vector<BookExample> swordplayExamples = {
    {"TheOrcPassesOne", // p. 3
     {
         {"charge-into-melee", "rep_a=4 conditions_a= rep_b=3 conditions_b=", "5 2 6 6", "passed_a", "1"},
     }},
    {"TheKnightCountsFourSuccesses", // p. 3
     {
         {"melee-dice", "rep=5 conditions=one-hand-weapon", "1 2 2 3 5 6", "successes", "4"},
     }},
    {"TheDwarfIsLargerThanLifeAndTheWarriorCheatsDeath", // p. 5
     {
         {"larger-than-life", "enemy_rep=3 star_rep=5", "", "outcome", "at-worst-out"},
         {"larger-than-life", "enemy_rep=5 star_rep=5", "", "outcome", "may-cheat-death"},
     }},
    {"TheGreaterOgreInPlateIsEvenlyMatched", // p. 7
     {
         {"melee", "dice_a=1 dice_b=1 armor_a=2 armor_b=6", "1 6", "winner", ""},
         {"melee-damage", "impact=1 armor=6", "", "fate", "no-damage"},
     }},
    {"TheShortBowBitesTheLightlyArmouredWarrior", // p. 7
     {
         {"ranged-damage", "impact=2 armor=2", "3", "impact", "3"},
     }},
    {"BlueActsFirst", // p. 9
     {
         {"activation", "", "5 4", "first", "a"},
         {"activation", "", "3 3 2 6", "first", "b"}, // doubles are rolled again
     }},
    {"ThreeFiguresMoveFastByTheirReps", // p. 11
     {
         {"fast-move", "rep=5 situation=foot", "5 4", "inches", "16"},
         {"fast-move", "rep=4 situation=foot", "5 4", "inches", "12"},
         {"fast-move", "rep=3 situation=foot", "5 4", "inches", "8"},
     }},
    {"TheSoldierDucksUnlessSomebodyCarriesOn", // p. 15
     {
         {"reaction", "test=man-down class=soldier rep=4 situation=alone", "3 5", "outcome", "duck-back"},
         {"reaction", "test=man-down class=soldier rep=4 situation=together", "3 5", "outcome", "carry-on"},
     }},
    {"BRunsAndCCarriesOn", // p. 16
     {
         {"reaction", "test=cohesion class=soldier rep=3 situation=broken", "5 3", "outcome", "runaway"},
         {"reaction", "test=cohesion class=soldier rep=5 situation=broken", "5 3", "outcome", "carry-on"},
     }},
    {"TheFrenchCrossbowmanReloads", // p. 18
     {
         {"reload", "rep=4 situation=crossbow", "3 6", "outcome", "ready-when-active"},
     }},
    {"TheOrcBreaksOffForSixInches", // p. 23
     {
         {"break-off", "rep=5", "6 2", "outcome", "breaks-off"},
         {"break-off", "rep=5", "6 2", "inches", "6"},
         {"break-off", "rep=5", "5", "outcome", "stays-in-melee"},
     }},
    {"CharlesAndGuntherComeBack", // p. 23
     {
         {"recovery", "rep=3 fate=out-of-the-fight", "4 2", "rep", "3"},
         {"recovery", "rep=4 fate=ran-away", "5 3", "rep", "3"},
     }},
    {"APartingShotIsRushedAndWallsStopWhatIsNoStronger", // p. 19, 25
     {
         {"parting-shot", "rep=5 conditions=", "4", "hit", "false"},
         {"ranged", "rep=5 conditions=", "4", "hit", "true"},
         {"building-hit", "impact=3 building=wooden-frame", "", "outcome", "walls-pierced"},
         {"building-hit", "impact=3 building=soft-fieldworks", "", "outcome", "walls-hold"},
         {"collapse", "armor=4", "3", "fate", "out-of-the-fight"},
         {"collapse", "armor=6", "3", "fate", "knocked-down"},
     }},
    {"PicardChoosesToCarryOnAndIsStunnedByHisDice", // p. 5
     {
         {"reaction", "test=received-fire class=soldier rep=5 situation=out-of-reach choose=2", "", "outcome",
          "carry-on"},
         {"knock-down", "rep=5", "3 5", "fate", "stunned"},
         {"star-power", "dice=5 damage=stunned", "1 4 4 4 4", "fate", "carry-on"},
     }},
    {"TheGruntWithALoadedBowFires", // p. 13
     {
         {"in-sight-action", "rep=4 situation=loaded-in-range", "3", "outcome", "fire"},
         {"in-sight-action", "rep=4 situation=in-reach", "3", "outcome", "charge"},
     }},
    {"RobinMissesTheSheriffInCoverAndStunsASoldier", // p. 18, 19
     {
         {"ranged", "rep=5 conditions=cover", "3", "total", "8"},
         {"ranged", "rep=5 conditions=cover", "3", "hit", "false"},
         {"ranged-damage", "impact=3 armor=4", "4", "fate", "knocked-down"},
         {"knock-down", "rep=4", "3 2", "fate", "stunned"},
     }},
    {"TheSoldierKnocksTheWarriorOutOfTheFight", // p. 22; the Warrior counts two successes, not four
     {
         {"melee", "dice_a=5 dice_b=3 armor_a=4 armor_b=4", "1 2 2 3 5 1 2 4 2", "successes_a", "4"},
         {"melee", "dice_a=5 dice_b=3 armor_a=4 armor_b=4", "1 2 2 3 5 1 2 4 2", "successes_b", "2"},
         {"melee", "dice_a=5 dice_b=3 armor_a=4 armor_b=4", "1 2 2 3 5 1 2 4 2", "fate", "out-of-the-fight"},
     }},
    {"TheHigherDieIsTheEalAndAPatrolWonLeadsToARaid", // p. 28
     {
         {"eal", "", "2 4", "eal", "4"},
         {"next-encounter", "last=patrol outcome=success eal=3", "", "encounter", "raid-attack"},
         {"next-encounter", "last=patrol outcome=success eal=3", "", "eal", "3"},
     }},
};

} // namespace

INSTANTIATE_TEST_SUITE_P(Swordplay, BookExamples, ::testing::ValuesIn(of("swordplay", swordplayExamples)), exampleName);

TEST(SwordplayExamples, AStarOfRepFiveReducesObviouslyDeadToCarryOn) // p. 5
{
    EXPECT_EQ(answer("swordplay", "star-power", "dice=5 damage=obviously-dead", "2 2 3 5 6"),
              R"({"dice_left":4,"fate":"carry-on","reduced":3})");
    comesTo("swordplay",
            {
                {"star-power", "dice=2 damage=stunned", "4 5", "fate", "stunned"},
                {"star-power", "dice=6 damage=stunned", "1 1 1 1 1 1", "fate", "carry-on"},
            });
}

TEST(SwordplayExamples, TheGoblinsTakeTheWorseOfTwoTestsOnOneSetOfDice) // p. 16
{
    const char *goblin = "class=warrior rep=3 received_fire=in-reach man_down=alone";
    EXPECT_EQ(answer("swordplay", "multiple-tests", goblin, "3 5"),
              R"({"man_down":"duck-back","outcome":"duck-back","passed":1,"received_fire":"carry-on"})");
    comesTo("swordplay",
            {
                {"multiple-tests", goblin, "3 2", "outcome", "carry-on"},
                {"multiple-tests", "class=peasant rep=3 received_fire=ready man_down=alone leader_rep=5", "6 6 4",
                 "outcome", "runaway"},
            });
    EXPECT_EQ(answer("swordplay", "multiple-tests", "class=peasant rep=3 received_fire=in-reach man_down=alone", ""),
              "received_fire may be: ready, not-ready.");
}

TEST(SwordplayExamples, AChallengeMayBeTriedOnceMoreAndOnePassedIsNoneThen) // p. 24
{
    comesTo("swordplay",
            {
                {"challenge-test", "rep=4", "3 6", "outcome", "again-or-give-up"},
                {"challenge-test", "rep=4 conditions=rolled-again", "3 6", "outcome", "failed"},
                {"challenge-test", "rep=4 conditions=rolled-again", "3 2", "outcome", "done"},
                {"challenge-test", "rep=6 conditions=very-easy", "6 6", "outcome", "failed"},
            });
}
