// SPDX-License-Identifier: MIT
#include "rules/encounter/movement.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

PefMoveResult pefMoves(int eal, bool others, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return movePef(swordplay().activity->pefMoves, eal, others, dice); });
}

NonPlayerMoveResult enemiesMove(int rep, bool cover, bool outnumber, const char *faces)
{
    return onDice(faces, [&](Dice &dice) {
        return moveNonPlayers(swordplay().activity->nonPlayerMoves, rep, cover, outnumber, dice);
    });
}

} // namespace

TEST(PefMovement, PassingNoneItStaysAndRollsNoMore)
{
    EXPECT_EQ(pefMoves(2, true, "3 6"), (PefMoveResult{0, PefMove::Stay, 0}));
}

TEST(PefMovement, PassingTwoWithOthersItJoinsThemOnOneAndTwo)
{
    EXPECT_EQ(pefMoves(4, true, "1 4  2"), (PefMoveResult{2, PefMove::ToPef, 16}));
    EXPECT_EQ(pefMoves(4, true, "1 4  3"), (PefMoveResult{2, PefMove::ToEnemy, 16}));
}

TEST(PefMovement, PassingTwoAloneItSplitsOnOneAndTwo)
{
    EXPECT_EQ(pefMoves(4, false, "1 4  2"), (PefMoveResult{2, PefMove::Split, 0}));
    EXPECT_EQ(pefMoves(4, false, "1 4  3"), (PefMoveResult{2, PefMove::ToEnemy, 16}));
}

TEST(PefMovement, PassingOneWithOthersItJoinsThemOnOneToThree)
{
    EXPECT_EQ(pefMoves(4, true, "5 4  3"), (PefMoveResult{1, PefMove::ToPef, 8}));
    EXPECT_EQ(pefMoves(4, true, "5 4  4"), (PefMoveResult{1, PefMove::ToEnemy, 8}));
}

TEST(PefMovement, PassingOneAloneItSplitsOnlyOnAOne)
{
    EXPECT_EQ(pefMoves(4, false, "5 4  1"), (PefMoveResult{1, PefMove::Split, 0}));
    EXPECT_EQ(pefMoves(4, false, "5 4  2"), (PefMoveResult{1, PefMove::ToEnemy, 8}));
}

TEST(EnemyMovement, FollowsTheDicePassedAgainstTheLeadersRep)
{
    EXPECT_EQ(enemiesMove(4, false, false, "4 1"), (NonPlayerMoveResult{2, NonPlayerMove::Advance}));
    EXPECT_EQ(enemiesMove(4, false, false, "4 5"), (NonPlayerMoveResult{1, NonPlayerMove::HoldAndFire}));
    EXPECT_EQ(enemiesMove(4, false, false, "6 5"), (NonPlayerMoveResult{0, NonPlayerMove::Hold}));
}

TEST(EnemyMovement, CoverAndNumbersAddADieEach)
{
    EXPECT_EQ(enemiesMove(4, true, false, "5 5 1").passed, 1);
    EXPECT_EQ(enemiesMove(4, false, true, "5 5 1").passed, 1);
    EXPECT_EQ(enemiesMove(4, true, true, "5 5 1 1").passed, 2);
}

TEST(EnemyMovement, MoreThanTwoPassedAreTwo) // R2
{
    EXPECT_EQ(enemiesMove(5, true, true, "1 1 1 1"), (NonPlayerMoveResult{2, NonPlayerMove::Advance}));
}
