// SPDX-License-Identifier: MIT
//
// A group takes its test on one set of dice, and each figure reads them against a Rep of its own.
#include "tests/rules/reference/shelf.h"

using namespace muster::testing;

// First edition, p. 4: a group without a leader, Rep 2, 3 and 4, is fired at and rolls 3 and 4.
TEST(TakenAsAGroup, EachReadsTheSameDiceAgainstARepOfItsOwn)
{
    EXPECT_EQ(answer("chain-reaction-1", "reaction", "test=received-fire situation=able rep=2 group=3,4", "3 4"),
              R"({"group":[{"outcome":"duck-down","passed":1,"rep":3},{"outcome":"return-fire","passed":2,"rep":4}],)"
              R"("outcome":"runaway","passed":0,"why":{"applied":[],"leader_passed":false,"target":2}})");
}

// Swordplay, p. 11: three figures move fast together on a 2d6 of 3 and 5.
TEST(TakenAsAGroup, AFastMoveTakesEachAsFarAsItsRepAllows)
{
    EXPECT_EQ(answer("swordplay", "fast-move", "rep=5 situation=foot group=3,4", "4 5"),
              R"({"group":[{"outcome":"no-more","passed":0,"rep":3},{"outcome":"one-step-more","passed":1,"rep":4}],)"
              R"("inches":16,"outcome":"two-steps-more","passed":2,)"
              R"("why":{"applied":[],"leader_passed":false,"target":5}})");
}

// Swordplay, p. 9: Billy's Leader Die of 4 counts for the Rep 3 and the Rep 4 Grunt alike, who read a 4 and a 5.
TEST(TakenAsAGroup, TheLeaderDieCountsForAllOfThem)
{
    const std::string all =
        answer("swordplay", "reaction",
               "test=received-fire class=soldier rep=3 group=4 situation=out-of-reach leader_rep=5", "4 5 4");
    EXPECT_NE(all.find(R"("group":[{"outcome":"carry-on","passed":2,"rep":4}])"), std::string::npos) << all;
    EXPECT_NE(all.find(R"("outcome":"duck-back","passed":1)"), std::string::npos) << all;
}

TEST(TakenAsAGroup, WithNobodyElseTheAnswerIsAsBefore)
{
    EXPECT_EQ(answer("swordplay", "fast-move", "rep=3 situation=foot group=", "1 6").find("group"), std::string::npos);
}
