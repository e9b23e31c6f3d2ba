// SPDX-License-Identifier: MIT

// The enemy's groups on the table.

#include "tests/support/battle.h"

namespace muster::testing {

TEST(Play, EnemyGroupsMoveByTheirLeadersRepWithADieMoreInCoverAndForNumbers)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).resolves(1, "4  6 5  2 2 3 3 4 4").turn("2 4");
    EXPECT_EQ(battle.now(), "The enemy acts: move PEF 3, group 1 and PEF 2. Your groups of Rep 2 or more act.");
    const auto move = [&](bool cover, std::optional<bool> numbers) {
        return [&battle, cover, numbers](Dice &d, Step &step) {
            actions::moveGroup(battle.campaign(), swordplay(), 1, cover, numbers, d, step);
        };
    };
    battle.rolls("5 6 4 6", actions::checkMoveGroup(battle.campaign(), swordplay(), 1), move(true, {}));
    EXPECT_EQ(battle.told(), "Group 1 moved: one passed, halts, missile troops fire `5 6 (4) 6`");
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)),
              "Group 1 has already moved this turn.");
    battle.turn("1 3").rolls("1 2", {}, move(false, false));
    EXPECT_EQ(battle.told(), "Group 1 moved: both passed, advances on you, missile troops fire `(1) (2)`");
    for (int figure = 1; figure <= 3; ++figure)
        battle.does(actions::setEnemyState(battle.campaign(), 1, figure, TableState::Dead));
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)), "Group 1 has nobody left to move.");
}

TEST(Play, TwoToOneIsCountedAgainstTheNearestOfYourGroups) // Swordplay p. 27
{
    Battle battle(threeOnPatrol());
    battle.begins().resolves(1, "4  3 3  2 2 3 3 4 4"); // in section 2
    const auto twice = [&] {
        return actions::outnumbersTwice(battle.campaign(), swordplay(), battle.play().groups.front());
    };
    const int theirs = battle.play().groups.front().standing();
    ASSERT_TRUE(theirs >= 2 && theirs < 6) << theirs;
    EXPECT_FALSE(twice()) << "three of you stand together";
    battle.does(actions::joinOwnGroup(battle.campaign(), swordplay(), FigureId{2}, 2));
    battle.does(actions::placeOwnGroup(battle.campaign(), 2, 5));
    EXPECT_TRUE(twice()) << "the one in section 5 is nearer";
}

TEST(Play, GroupsStandInSectionsAndAreStruckOff)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).resolves(1, "4  1 1  2 2").does(actions::placeGroup(battle.campaign(), 1, 5));
    EXPECT_EQ(battle.told(), "Group 1 placed: now in section 5");
    battle.does(actions::strikeGroup(battle.campaign(), 1, true));
    EXPECT_EQ(battle.play().enemies(), 0);
    EXPECT_EQ(refusal(actions::strikeGroup(battle.campaign(), 1, true)), "Group 1 is already off the table.");
    battle.does(actions::strikeGroup(battle.campaign(), 1, false));
    EXPECT_EQ(battle.play().enemies(), 1);
    EXPECT_EQ(refusal(actions::placeGroup(battle.campaign(), 2, 5)),
              "There is no enemy group 2 on the table. Numbers: 1.");
    EXPECT_EQ(refusal(actions::setEnemyState(battle.campaign(), 1, 1, TableState::AtHome)),
              "An enemy cannot be sat out.");
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
              "Group 1 moved: both passed, fires from cover in range, follows you if you retire `(1) (2)`");
    battle.turn("5 2");
    EXPECT_NE(battle.now().find("group 1"), std::string::npos) << "it acts: " << battle.now();
    battle.rolls("", actions::checkMoveGroup(battle.campaign(), chainReaction3(), 1), move);
    EXPECT_EQ(battle.told(), "Group 1 moved: both passed, fires from cover in range, follows you if you retire");
}

// P. 25: "continues to behave as if they have passed 2d6"; its row is read as things stand now (R98).
TEST(ChainReactionPlay, WhoPassedBothAndOutnumbersByNowGoesRoundAFlank)
{
    Battle battle(
        inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).grunt("Dez", 4).plays(EncounterKind::Patrol, 3)),
        chainReaction3());
    battle.begins();
    const actions::NewGroup three{firstEnemy, 3, 5};
    battle.rolls("2 2  3 3  4 4", actions::checkAddGroup(battle.campaign(), chainReaction3(), three),
                 [&](Dice &d, Step &step) { actions::addGroup(battle.campaign(), chainReaction3(), three, d, step); });
    const auto moves = [&](int group, const char *dice) {
        battle.rolls(dice, actions::checkMoveGroup(battle.campaign(), chainReaction3(), group),
                     [&](Dice &d, Step &step) {
                         actions::moveGroup(battle.campaign(), chainReaction3(), group, false, {}, d, step);
                     });
    };
    battle.turn("2 4");
    moves(1, "1 2");
    EXPECT_EQ(battle.play().groups.size(), 1U) << "three against three";
    battle.stands(2, TableState::OutOfTheFight).turn("2 4");
    moves(1, "5");
    EXPECT_EQ(battle.play().groups.size(), 2U) << "three against two: some go round the right flank";
    EXPECT_EQ(battle.play().group(2)->flank, Side::Right);
    battle.turn("2 3");
    moves(2, "");
    EXPECT_EQ(battle.play().groups.size(), 2U) << "round the flank it goes on";
}

// P. 26: "as the group outnumbers me it breaks into two smaller groups … the other group works its way along my flank".
TEST(ChainReactionPlay, AGroupThatOutnumbersSplitsAndGoesRoundAFlank)
{
    Battle battle(inChainReaction(Band().star("Sgt Rock", 5).plays(EncounterKind::Patrol, 3)), chainReaction3());
    battle.begins();
    const actions::NewGroup three{firstEnemy, 3, 5};
    battle.rolls("2 2  3 3  4 4", actions::checkAddGroup(battle.campaign(), chainReaction3(), three),
                 [&](Dice &d, Step &step) { actions::addGroup(battle.campaign(), chainReaction3(), three, d, step); });
    battle.turn("2 4");
    const auto move = [&](Dice &d, Step &step) {
        actions::moveGroup(battle.campaign(), chainReaction3(), 1, false, {}, d, step);
    };
    battle.rolls("3 2 6  4", actions::checkMoveGroup(battle.campaign(), chainReaction3(), 1), move);
    ASSERT_EQ(battle.play().groups.size(), 2U);
    EXPECT_EQ(battle.play().group(1)->figures.size(), 2U);
    EXPECT_EQ(battle.play().group(2)->figures.size(), 1U);
    EXPECT_EQ(battle.play().group(2)->flank, Side::Right);
    EXPECT_EQ(battle.play().group(2)->section, 5);
    EXPECT_EQ(battle.told(),
              "Group 1 moved: both passed, goes round your right flank `(3) (2) 6`\n"
              "Group 1 splits: firing from cover: 2 figures; going round the flank as group 2: 1 figure `4`");
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), chainReaction3(), 2)),
              "Group 2 has already moved this turn.");
}

TEST(ChainReactionPlay, WhoIsOutnumberedByNobodyGoesByTheOtherColumn)
{
    Battle battle(inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).plays(EncounterKind::Patrol, 3)),
                  chainReaction3());
    battle.begins();
    const actions::NewGroup one{firstEnemy, 1, 5};
    battle.rolls("2 2", {},
                 [&](Dice &d, Step &step) { actions::addGroup(battle.campaign(), chainReaction3(), one, d, step); });
    battle.turn("2 4").rolls(
        "3 6", actions::checkMoveGroup(battle.campaign(), chainReaction3(), 1),
        [&](Dice &d, Step &step) { actions::moveGroup(battle.campaign(), chainReaction3(), 1, false, {}, d, step); });
    EXPECT_EQ(battle.told(),
              "Group 1 moved: one passed, moves to cover and stays, retires if attacked on a flank `(3) 6`");
}

TEST(ManySides, AGroupActsOnTheDieOfItsOwnSide)
{
    Battle battle(threeOnPatrol());
    battle.begins({2});
    EXPECT_EQ(refusal(actions::sideGroup(battle.campaign(), 1, 2)), "There is no enemy group 1 on the table.");
    battle.resolves(1, "4  1 1  2 2");
    EXPECT_EQ(refusal(actions::sideGroup(battle.campaign(), 1, 2)),
              "Only two sides are fighting. Set the number of sides first.");
    battle.does(actions::countSides(battle.campaign(), 3)).does(actions::sideGroup(battle.campaign(), 1, 2));
    EXPECT_EQ(battle.told(), "Group 1: fights for side 3");
    EXPECT_EQ(battle.play().standingFor(firstEnemy), 0);
    EXPECT_EQ(battle.play().standingFor(2), 1);
    EXPECT_EQ(refusal(actions::sideGroup(battle.campaign(), 1, 2)), "Group 1 is already on side 3.");
    EXPECT_EQ(refusal(actions::sideGroup(battle.campaign(), 1, 3)), "A group can be on side 2 to 3, not 4.");

    battle.turn("2 6 1");
    EXPECT_EQ(battle.now(), "In this order: side 2: move PEF 3 and PEF 2; you: Rep 2 or more; side 3: move group 1.");
    EXPECT_TRUE(actions::checkMoveGroup(battle.campaign(), swordplay(), 1).empty());
    battle.turn("2 1 6");
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)),
              "Group 1 has Rep 4; on a 6, its side acts with Rep 6 or more.");
}

TEST(ManySides, ASideThatIsGoneLeavesItsGroupsToTheEnemy)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).resolves(1, "4  1 1  2 2").turn("3 2").does(actions::countSides(battle.campaign(), 4));
    battle.does(actions::sideGroup(battle.campaign(), 1, 3));
    EXPECT_EQ(refusal(actions::checkMoveGroup(battle.campaign(), swordplay(), 1)),
              "Group 1 belongs to side 4, which rolls from the next activation on.");
    battle.does(actions::countSides(battle.campaign(), 2));
    EXPECT_EQ(battle.play().group(1)->army, firstEnemy);
    EXPECT_TRUE(actions::checkMoveGroup(battle.campaign(), swordplay(), 1).empty());
}

TEST(ManySides, MoreOfThemComeAsThePlayersAgree)
{
    Battle battle(threeOnPatrol());
    battle.begins({2}).does(actions::countSides(battle.campaign(), 3));
    const actions::NewGroup wanted{2, 2, 4};
    battle.rolls("2 2  3 3", actions::checkAddGroup(battle.campaign(), swordplay(), wanted),
                 [&](Dice &d, Step &step) { actions::addGroup(battle.campaign(), swordplay(), wanted, d, step); });
    EXPECT_EQ(battle.told(),
              "Group 1, 2 figures, section 4: side 3; Archer, Rep 4, Short Bow; Orc, Rep 4, Spear `2 2 : 3 3`");
    EXPECT_EQ(battle.play().group(1)->army, 2);
    EXPECT_EQ(battle.play().group(1)->section, 4);
    const auto refused = [&](const actions::NewGroup &group) {
        return refusal(actions::checkAddGroup(battle.campaign(), swordplay(), group));
    };
    EXPECT_EQ(refused({3, 2, 4}), "A group can be on side 2 to 3, not 4.");
    EXPECT_EQ(refused({1, 0, 4}), "Bring on 1 to 30 figures at a time, not 0.");
    EXPECT_EQ(refused({1, 1, 10}), "The table has sections 1 to 9, not 10.");
}

} // namespace muster::testing
