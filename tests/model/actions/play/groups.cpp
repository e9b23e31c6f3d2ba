// SPDX-License-Identifier: MIT

// The enemy's groups on the table.

#include "tests/support/battle.h"

namespace muster::testing {

TEST(Play, EnemyGroupsMoveByTheirLeadersRepWithADieMoreInCoverAndForNumbers)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).resolves(1, "4  6 5  2 2 3 3 4 4").turn("2 4");
    EXPECT_EQ(battle.now(), "The enemy acts: move PEF 2, PEF 3 and group 1. Then you: Rep 2 or more.");
    const auto move = [&](bool cover, std::optional<bool> numbers) {
        return [&battle, cover, numbers](Dice &d, Step &step) {
            actions::moveGroup(battle.campaign(), swordplay(), 1, cover, numbers, d, step);
        };
    };
    battle.rolls("5 6 4 6", actions::checkMoveGroup(battle.campaign(), swordplay(), 1), move(true, {}));
    EXPECT_EQ(battle.told(), "Group 1 moved: one passed: halts, missile troops fire `5 6 (4) 6`");
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)), "Group 1 has moved this turn.");
    battle.turn("1 3").rolls("1 2", {}, move(false, false));
    EXPECT_EQ(battle.told(), "Group 1 moved: both passed: advances on you, missile troops fire `(1) (2)`");
    for (int figure = 1; figure <= 3; ++figure)
        battle.does(actions::setEnemyState(battle.campaign(), 1, figure, TableState::Dead));
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)),
              "Nobody of group 1 is left to move.");
}

TEST(Play, GroupsStandInSectionsAndAreStruckOff)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).resolves(1, "4  1 1  2 2").does(actions::placeGroup(battle.campaign(), 1, 5));
    EXPECT_EQ(battle.told(), "Group 1 placed: now in section 5");
    battle.does(actions::strikeGroup(battle.campaign(), 1, true));
    EXPECT_EQ(battle.play().enemies(), 0);
    EXPECT_EQ(refusal(actions::strikeGroup(battle.campaign(), 1, true)), "Group 1 is off the table already.");
    battle.does(actions::strikeGroup(battle.campaign(), 1, false));
    EXPECT_EQ(battle.play().enemies(), 1);
    EXPECT_EQ(refusal(actions::placeGroup(battle.campaign(), 2, 5)), "There is no enemy group 2 on the table.");
    EXPECT_EQ(refusal(actions::setEnemyState(battle.campaign(), 1, 1, TableState::AtHome)),
              "An enemy cannot be at home.");
    EXPECT_EQ(refusal(actions::setEnemyState(battle.campaign(), 1, 2, TableState::Dead)),
              "Group 1 has figures 1 to 1, not 2.");
}

TEST(ChainReactionPlay, AGroupThatPassedBothGoesOnWithoutDice)
{
    Battle battle(inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).plays(EncounterKind::Patrol, 3)),
                  chainReaction3());
    const auto move = [&](Dice &d, Step &step) {
        actions::moveGroup(battle.campaign(), chainReaction3(), 1, false, {}, d, step);
    };
    battle.begins().resolves(1, "2  2 2  6  4 4").turn("5 2");
    EXPECT_EQ(battle.play().enemies(), 1) << "Stragglers, half as many";
    battle.rolls("1 2", actions::checkMoveGroup(battle.campaign(), chainReaction3(), 1), move);
    EXPECT_EQ(battle.told(),
              "Group 1 moved: both passed: fires from cover in range, follows you if you retire `(1) (2)`");
    battle.turn("5 2");
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), chainReaction3(), 1)),
              "Group 1 passed both dice before and goes on as it does.");
    EXPECT_EQ(battle.now().find("group 1"), std::string::npos);
}

} // namespace muster::testing
