// SPDX-License-Identifier: MIT

// The band's own groups, a third side, scouts and guards.

#include "tests/support/battle.h"

namespace muster::testing {

TEST(OwnGroups, SplitFromEachOtherAndStandInSections)
{
    Battle battle(threeOnPatrol());
    battle.begins();
    EXPECT_EQ(battle.play().ownGroup(1)->section, 8) << "by the player's edge";
    battle.does(actions::joinOwnGroup(battle.campaign(), swordplay(), FigureId{3}, 2));
    EXPECT_EQ(battle.told(), "Berta: group B");
    EXPECT_EQ(battle.play().ownGroup(2)->section, 8) << "where she came from";
    battle.does(actions::placeOwnGroup(battle.campaign(), 2, 5));
    EXPECT_EQ(battle.told(), "Your group B placed: now in section 5");
    EXPECT_EQ(battle.play().ownGroup(1)->section, 8);
    EXPECT_EQ(refusal(actions::placeOwnGroup(battle.campaign(), 3, 5)), "The band has no group C.");
    EXPECT_EQ(refusal(actions::joinOwnGroup(battle.campaign(), swordplay(), FigureId{2}, 4)),
              "The band's groups are A to C.");
}

TEST(Sides, OverTwoHaveADieEach)
{
    Battle battle(threeOnPatrol());
    battle.begins().does(actions::countSides(battle.campaign(), 3)).turn("4 4 4  5 3 6");
    EXPECT_EQ(battle.told(),
              "Turn 1: side 3 with Rep 6 or more, then you with Rep 5 or more, then side 2 with Rep 3 or more "
              "`4 4 4 : 5 3 6`");
    EXPECT_EQ(battle.play().others, (std::vector{6}));
    EXPECT_EQ(refusal(actions::countSides(battle.campaign(), 5)), "Two to four sides can fight, not 5.");
}

TEST(Sides, WhoseDiceAreEqualDoNotActivate_R57) // Chain Reaction 3.0 p. 9
{
    Battle battle(threeOnPatrol());
    battle.begins().does(actions::countSides(battle.campaign(), 3)).turn("2 5 2");
    EXPECT_FALSE(battle.play().activates(0));
    EXPECT_TRUE(battle.play().activates(1));
    EXPECT_FALSE(battle.play().activates(2));
    EXPECT_EQ(battle.told(), "Turn 1: side 2 with Rep 5 or more; not you and side 3, whose dice are equal `2 5 2`");
}

TEST(Guards, AreDealtWhenTheBuildingIsSeen)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 4).plays(EncounterKind::RaidAttack, 3);
    campaign.encounter->setup.pefs.front() = {1, 2, true, true};
    Battle battle(campaign);
    battle.begins().resolves(1, "4  3 4  2 3 5 4");
    ASSERT_EQ(battle.play().groups.front().figures.size(), 2U);
    battle.rolls("2 3  5 4 6", actions::checkPlaceGuards(battle.campaign(), 1),
                 [&](Dice &d, Step &step) { actions::placeGuards(battle.campaign(), 1, false, d, step); });
    EXPECT_EQ(battle.told(),
              "Guards of group 1: 1: inside, facing out; 2: 5\" outside, facing away `2 : 3 : 5 : 4 : 6`");
    EXPECT_EQ(refusal(actions::checkPlaceGuards(battle.campaign(), 1)),
              "The guards of group 1 have already been placed.");
    battle.does(actions::noticeGuard(battle.campaign(), 1, 2, GuardWatch::Met));
    EXPECT_EQ(battle.told(), "Group 1, figure 2: met");
    battle.does(actions::noticeGuard(battle.campaign(), 1, 0, GuardWatch::Alarmed));
    for (const EnemyFigure &guard : battle.play().groups.front().figures)
        EXPECT_EQ(guard.watch, GuardWatch::Alarmed);
}

TEST(Scouting, FindsAnEnemyWhoIsNoFalseAlarm_R56)
{
    Campaign campaign = inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).plays(EncounterKind::Patrol, 3));
    campaign.encounter->setup.sections[4] = {5, Terrain::Woods, 0};
    Battle battle(campaign, chainReaction3());
    const auto scout = [&](int section, const char *dice) {
        battle.rolls(dice, actions::checkScout(battle.campaign(), chainReaction3(), section),
                     [=, &battle](Dice &d, Step &step) {
                         actions::scoutSection(battle.campaign(), chainReaction3(), section, d, step);
                     });
    };
    battle.begins();
    scout(8, "1 2");
    EXPECT_EQ(battle.told(), "Scouting section 8: one passed, nobody found `(1) 2` R56\nSection 8 scouted: 1 of 9");
    EXPECT_EQ(refusal(actions::checkScout(battle.campaign(), chainReaction3(), 8)),
              "Section 8 has already been scouted.");
    scout(5, "4 1");
    EXPECT_EQ(battle.play().pefs.size(), 4U);
    EXPECT_TRUE(battle.play().pef(4)->found);
    EXPECT_EQ(refusal(actions::checkMovePef(battle.campaign(), chainReaction3(), 4)),
              "PEF 4 was found by a scout. Resolve it instead.");
    battle.resolves(4, "6  2 2  6  4 4");
    EXPECT_EQ(battle.play().pef(4)->force, PefForce::Stragglers) << "a 6 would be a false alarm";
    EXPECT_EQ(battle.play().enemies(), 1);
}

TEST(Scouting, IsChainReaction3s)
{
    Battle battle(threeOnPatrol());
    battle.begins();
    EXPECT_EQ(refusal(actions::checkScout(battle.campaign(), swordplay(), 5)),
              "This encounter does not use scouting dice.");
}

} // namespace muster::testing
