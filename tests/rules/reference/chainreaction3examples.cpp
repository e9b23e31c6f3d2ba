// SPDX-License-Identifier: MIT
//
// The worked examples that roll dice on a table, each by the names in it: Chain Reaction 3.0.
// contract.cpp has those whose fields the command line promises.
#include "tests/rules/reference/bookexamples.h"

using namespace muster::testing;

namespace {

const std::vector<BookExample> examples = {
    {"BillyIsOnlyOutAndThenCheatsDeath", // p. 4, 5
     {
         {"larger-than-life", "enemy_rep=4 star_rep=5", "", "outcome", "at-worst-out"},
         {"larger-than-life", "enemy_rep=5 star_rep=5", "", "outcome", "may-cheat-death"},
     }},
    {"TheSquadPassesTwoWithItsLeader", // p. 8
     {
         {"reaction", "test=wanting-to-charge rep=4 situation=open leader_rep=4", "3 6 3", "passed", "2"},
     }},
    {"BillyDezAndCharMoveFast", // p. 10
     {
         {"reaction", "test=fast-move rep=5 situation=open leader_rep=5", "5 4 6", "inches", "16"},
         {"reaction", "test=fast-move rep=4 situation=open leader_rep=5", "5 4 6", "inches", "12"},
         {"reaction", "test=fast-move rep=3 situation=open leader_rep=5", "5 4 6", "inches", "8"},
     }},
    {"TheVeteranFiresTheSoldierDucksAndLaterFires", // p. 11; the recruit's retreat is a misprint
     {
         {"reaction", "test=received-fire rep=5 situation=open", "5 2", "outcome", "return-fire"},
         {"reaction", "test=received-fire rep=4 situation=open", "5 2", "outcome", "duck-back"},
         {"reaction", "test=received-fire rep=4 situation=open", "4 3", "outcome", "return-fire"},
     }},
    {"BillyHitsCarlosOnceWithTwoDice", // p. 16
     {
         {"burst", "rep=5 weapon=ba-pistol conditions=cover", "3 6", "hits", "1"},
         {"damage", "impact=2", "3", "fate", "knocked-down"},
     }},
    {"CharHitsReedWithAPitifulShot", // p. 17
     {
         {"burst", "rep=3 weapon=bolt-action-rifle conditions=cover", "6 2", "hits", "1"},
         {"burst", "rep=3 weapon=bolt-action-rifle conditions=cover", "6 5", "hits", "0"},
     }},
    {"AMarksmanCountsTheBestOfTwoOrThree", // p. 6
     {
         {"burst", "rep=4 weapon=bolt-action-rifle conditions=marksman", "1 6", "hits", "1"},
         {"burst", "rep=4 weapon=bolt-action-rifle conditions=marksman,marksman-prone", "1 2 6", "hits", "1"},
     }},
    {"AnAgileFigureShootsAsWellWhileHeMovesFast", // p. 6
     {
         {"to-hit", "rep=4 target=1 conditions=shooter-fast", "5", "hit", "false"},
         {"to-hit", "rep=4 target=1 conditions=shooter-fast,agile", "5", "hit", "true"},
         {"to-hit", "rep=4 target=1 conditions=shooter-fast,cover,agile", "5", "hit", "false"},
         {"to-hit", "rep=4 target=1 conditions=target-fast,agile", "4", "hit", "false"},
         {"burst", "rep=4 weapon=pistol conditions=shooter-fast,agile", "4 5", "hits", "2"},
     }},
    {"CharComesBackWeakerAndTheHillIsEmpty", // p. 20, 25
     {
         {"recovery", "rep=3 fate=out-of-the-fight", "4 2", "rep", "2"},
         {"scout", "value=3 buildings=false", "1 5", "enemy_found", "false"},
     }},
    {"AFordTakesThreeTurnsAndTheClosestGroupTwoDice", // p. 12, 21
     {
         {"fording-turns", "situation=first-turn", "", "outcome", "move-ends"},
         {"fording-turns", "situation=fourth-turn", "", "outcome", "normal-move"},
         {"focus-dice", "sides=3", "1 2 3 3", "first", "a"}, // of equals the closest
         {"focus-dice", "sides=3", "1 1 3 4", "first", "c"},
     }},
    {"JimBobJoePassesOneAndTheDancerCountsThree", // p. 3
     {
         {"reaction", "test=received-fire rep=4 situation=open", "1 5", "passed", "1"},
         {"melee-dice", "rep=4 conditions=", "1 3 3 4", "successes", "3"},
     }},
    {"CharIsAnAthleteAndDezIsClumsy", // p. 6
     {
         {"attribute", "", "3 5", "attribute", "athlete"},
         {"attribute", "", "5 6", "attribute", "clumsy"},
     }},
    {"BlueActsBeforeYellow", // p. 9
     {
         {"activation", "", "4 3", "first", "a"},
     }},
    {"DezIsStunnedAndCarlosToo", // p. 13, 17
     {
         {"knock-down", "rep=4", "3 1", "fate", "stunned"},
     }},
    {"DezThrowsAGrenadeBlindAndBillyDropsOne", // p. 17
     {
         {"grenade", "rep=4 sees_spot=false", "3 6", "lands", "missed"},
         {"grenade", "rep=5 sees_spot=true", "3 6", "lands", "on-spot"},
         {"damage", "impact=2", "2", "fate", "out-of-the-fight"},
     }},
    {"TheFirstPefIsAFalseAlarmOnAFive", // p. 24
     {
         {"resolve-pef", "resolved=0 party=3 own=military enemy=insurgents", "5", "letter", "C"},
     }},
    {"TheGroupThatOutnumbersAttacksAndFlanks", // p. 26
     {
         {"np-group-move", "rep=5 situation=outnumbering conditions=", "3 5", "outcome", "attack-and-flank"},
     }},
};

} // namespace

INSTANTIATE_TEST_SUITE_P(ChainReaction3, BookExamples, ::testing::ValuesIn(of("chain-reaction-3", examples)),
                         exampleName);

TEST(ChainReaction3Examples, JimBobJoeCountsThreeOfSixAndIsOutOfAmmunition) // p. 14
{
    const char *shot = "rep=4 weapon=shotgun first=1 second=1";
    comesTo("chain-reaction-3",
            {
                {"burst", shot, "1 1 2 4 5 6", "hits", "2"}, // 10; 9 at the second target; 8 misses the third
                {"burst", shot, "1 1 2 4 5 6", "out_of_ammo", "true"},
                {"burst", shot, "1 3 2 4 5 6", "out_of_ammo", "false"},
            });
}

TEST(ChainReaction3Examples, CarlosRunsOutAndSpreadsHisSaw) // p. 15, 16
{
    comesTo("chain-reaction-3",
            {
                {"burst", "rep=4 weapon=squad-automatic-weapon", "1 1 4 5", "out_of_ammo", "true"},
            });
    EXPECT_EQ(answer("chain-reaction-3", "burst", "rep=4 weapon=squad-automatic-weapon first=1 second=3", "3 5 1 2"),
              R"({"hits":1,"out_of_ammo":false,"shots":[)"
              R"({"die":5,"pitiful":false,"result":"hit","target":1,"total":9},)"
              R"({"die":3,"pitiful":false,"result":"miss","target":2,"total":7},)"
              R"({"die":2,"pitiful":false,"result":"miss","target":2,"total":6},)"
              R"({"die":1,"pitiful":false,"result":"miss","target":2,"total":5}]})");
    EXPECT_EQ(answer("chain-reaction-3", "burst", "rep=4 weapon=pistol first=2 second=1", ""),
              "Only 2 of its dice count; aim no more than that many.");
}

TEST(ChainReaction3Examples, DezFiresTwoPistols) // p. 17
{
    const char *both = "rep=4 weapon=pistol conditions=two-weapons";
    comesTo("chain-reaction-3",
            {
                {"burst", both, "3 4", "hits", "0"}, // a 2 and a 3
                {"burst", "rep=5 weapon=pistol conditions=two-weapons", "4 4", "hits", "2"}, // each a 3
            });
}

TEST(ChainReaction3Examples, TheSawOutgunsARifleButNotBilly) // p. 15
{
    const char *dez = "fired=squad-automatic-weapon own=bolt-action-rifle";
    comesTo("chain-reaction-3",
            {
                {"outgunned-by", dez, "", "outcome", "is-outgunned"},
                {"outgunned-by", "fired=squad-automatic-weapon own=bolt-action-rifle conditions=star", "", "outcome",
                 "not-outgunned"},
                {"outgunned-by", "fired=grenade own=squad-automatic-weapon", "", "outcome", "is-outgunned"},
                {"outgunned-by", "fired=pistol own=cannot-return-fire", "", "outcome", "is-outgunned"},
            });
}

TEST(ChainReaction3Examples, BillyWinsByTwoAfterThreeRounds) // p. 19
{
    EXPECT_EQ(answer("chain-reaction-3", "melee", "dice_a=5 dice_b=3", "1 2 3 6 6  1 4 6  1 2 6  1  1 3  5"),
              R"({"fate":"obviously-dead","successes_a":2,"successes_b":0,"winner":"a"})");
    comesTo("chain-reaction-3",
            {
                {"melee-dice", "rep=4 conditions=lower-impact", "1 4 6", "dice", "3"},
            });
}
