// SPDX-License-Identifier: MIT
//
// The worked examples that roll dice on a table, each by the names in it: the first edition, TUMOR and the percentile street skirmish.
// contract.cpp has those whose fields the command line promises.
#include "tests/rules/reference/shelf.h"

using namespace muster::testing;

TEST(ChainReaction1Examples, ALongFiveAndAShortThree) // p. 5
{
    EXPECT_EQ(answer("chain-reaction-1", "scatter", "thrown=false", "5 3"), R"({"inches":8,"lands":"lands-long"})");
    EXPECT_EQ(answer("chain-reaction-1", "scatter", "thrown=true", "3 5"), R"({"inches":2,"lands":"lands-short"})");
    comesTo("chain-reaction-1",
            {
                {"scatter", "thrown=true", "4 4", "lands", "dud"},
            });
}

TEST(ChainReaction1Examples, AGroupOfThreeIsFiredAt) // p. 4
{
    const auto figure = [](const char *rep) {
        return field("chain-reaction-1", "reaction",
                     ("test=received-fire situation=able rep=" + std::string(rep)).c_str(), "3 4", "outcome");
    };
    EXPECT_EQ(figure("2"), "runaway");
    EXPECT_EQ(figure("3"), "duck-down");
    EXPECT_EQ(figure("4"), "return-fire");
}

TEST(ChainReaction1Examples, TheGasStation) // p. 15
{
    comesTo("chain-reaction-1",
            {
                {"car-start", "", "5", "result", "does-not-start"},
                {"to-hit", "rep=3 target=1", "5", "result", "bad-wound"}, // at Annie
                {"bad-wound", "rep=4 impact=3", "1 5 1 2", "outcome", "unconscious"},
                {"reaction", "test=first-sight rep=3", "1 5", "outcome", "roll-off"}, // Harry
            });
    EXPECT_EQ(answer("chain-reaction-1", "roll-off", "rep_a=3 rep_b=3", "2 1"), R"({"first":"a","totals":[5,4]})");
    comesTo("chain-reaction-1",
            {
                {"to-hit", "rep=3 target=1", "4", "result", "scratch"}, // the axe
                {"scratch", "rep=3 outgunned=false", "2 3", "outcome", "ignores"}, // the Zombie
                {"scratch", "rep=3 outgunned=false conditions=zombie", "2 6 3", "outcome", "stands-still"},
                {"bad-wound", "rep=3 impact=3", "4 6", "outcome", "dead"}, // Courtney's first
                {"to-hit", "rep=3 target=1 conditions=flak", "5", "result", "scratch"}, // Bobbie's jacket
                {"reaction", "test=being-charged situation=able rep=4", "5 5", "outcome", "runaway"}, // Bobbie
                {"are-you-okay", "rep=4", "6", "okay", "true"}, // Bobbie
                {"are-you-okay", "rep=3", "1 1", "turns", "1"}, // Harry
                {"reaction", "test=being-charged situation=rear-unable rep=4 conditions=flanked", "3 2", "outcome",
                 "stand-and-fight"}, // Courtney
            });
}

TEST(ChainReaction1Examples, LaunchersTanksAndBystanders) // p. 3, 5, 6
{
    comesTo("chain-reaction-1",
            {
                {"rounds", "situation=rocket-launcher", "3 4", "rounds", "9"},
                {"rounds", "situation=grenade-launcher", "3", "rounds", "4"},
                {"bad-wounds-taken", "bad_wounds=2 target=tank", "", "outcome", "holds-out"},
                {"bad-wounds-taken", "bad_wounds=2 target=vehicle-or-building", "", "outcome", "destroyed"},
                {"outgunned-by", "fired=assault-rifle own=rifle", "", "outcome", "is-outgunned"},
                {"outgunned-by", "fired=machine-pistol own=pistol", "", "outcome", "is-outgunned"}, // more targets
                {"outgunned-by", "fired=pistol own=pistol", "", "outcome", "not-outgunned"},
                {"flame-tank", "rep=4 conditions=cover", "4", "result", "tank-holds"},
                {"flame-tank", "rep=4 conditions=", "4", "result", "tank-explodes"},
                {"flock-of-seagulls", "rep=2 conditions=", "1 2", "outcome", "duck-down"},
                {"civilian-hit", "rep=3 target=1", "3", "result", "scratch"},
            });
}

TEST(TumorExamples, AllShotsOfAWeaponAndWhatOutgunsWhat)
{
    comesTo("tumor",
            {
                {"burst", "rep=4 weapon=assault-rifle", "1 1 5", "out_of_ammo", "true"},
                {"burst", "rep=4 weapon=assault-rifle", "1 4 5", "hits", "2"},
                {"outgunned-by", "fired=pistol own=bow", "", "outcome", "is-outgunned"},
                {"outgunned-by", "fired=explosive-or-flame own=30-mg", "", "outcome", "is-outgunned"},
                {"outgunned-by", "fired=bar own=unloaded conditions=no-firearm", "", "outcome", "not-outgunned"},
            });
}

TEST(PercentileExamples, BraunIsDownToNothingAndMayOnlyFire)
{
    comesTo("urban-d100",
            {
                {"hurt", "initiative=2 lost=2", "", "outcome", "pinned"},
                {"hurt", "initiative=2 lost=3", "", "outcome", "dead"},
                {"hurt", "initiative=2 lost=1", "", "outcome", "unhurt"},
            });
}

TEST(PercentileExamples, ASideIsRolledUpOfficersFirst) // R81
{
    EXPECT_EQ(
        answer("urban-d100", "side", "officers=1 others=1", "5 1 2 3 4  2 6 6 6"),
        R"({"figures":[{"initiative":4,"officer":true,"skill":100},{"initiative":1,"officer":false,"skill":180}]})");
}

TEST(PercentileExamples, ARifleAtThirteenInchesHitsAtThirty) // R82
{
    comesTo("urban-d100",
            {
                {"shoot", "skill=120 weapon=rifle range=13 automatic=false shown=5", "78", "score", "30"},
            });
}
