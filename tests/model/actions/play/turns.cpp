// SPDX-License-Identifier: MIT

// How a battle begins, and its turns.

#include "tests/support/battle.h"

namespace muster::testing {

TEST(Play, BeginsWithThoseWhoComeAlong_R28)
{
    Battle battle(threeOnPatrol());
    EXPECT_EQ(battle.now(), "Choose your party, place it at your edge, and begin play.");
    battle.begins({1, 3});
    EXPECT_EQ(battle.told(), "The battle begins: 2 figures on the table; sat out: Tibb");
    EXPECT_EQ(battle.play().party(), 2);
    EXPECT_EQ(battle.play().starPower, 5);
    EXPECT_EQ(battle.play().eal, 3);
    EXPECT_EQ(battle.play().waitingPefs(), 3);
    EXPECT_EQ(refusal(actions::beginPlay(battle.campaign(), swordplay(), {})), "The battle has already begun.");
    EXPECT_EQ(refusal(actions::beginPlay(threeOnPatrol(), swordplay(), {FigureId{7}})),
              "Nobody in the band has number 7. Numbers: 1 Osric, 2 Tibb, 3 Berta.");
    EXPECT_EQ(refusal(actions::beginPlay(Band().star("Osric", 5), swordplay(), {})),
              "There is no current encounter. Prepare one first.");
}

TEST(Play, ATurnBeginsWithTwoDifferentDice)
{
    Battle battle(threeOnPatrol());
    EXPECT_EQ(refusal(actions::checkBeginTurn(battle.campaign())), "The battle has not begun. Begin play first.");
    battle.begins().turn("4 4  2 2  5 3");
    EXPECT_EQ(battle.told(),
              "Turn 1: you first: groups of Rep 5 or more; then the enemy's of Rep 3 or more `4 4 : 2 2 : 5 3`");
    EXPECT_EQ(battle.now(), "Your groups of Rep 5 or more act. Then move PEF 3, PEF 1 and PEF 2.");
    battle.turn("1 6");
    EXPECT_EQ(battle.told(), "Turn 2: enemy first: groups of Rep 6 or more; then yours of Rep 1 or more `1 6`");
}

TEST(Play, InSightIsTakenAsSoonAsAPefTurnsOutToBeSomebody) // p. 12
{
    Battle battle(threeOnPatrol());
    battle.begins().turn("5 2").resolves(1, "4  1 2  3 3");
    ASSERT_EQ(battle.play().groups.size(), 1U);
    EXPECT_TRUE(
        battle.now().starts_with("Take the In Sight Test with group 1 first. Your groups of Rep 5 or more act."))
        << battle.now();
    battle.enemy(1, 1, TableState::DuckedBack);
    EXPECT_FALSE(battle.now().starts_with("Take")) << "it was taken: " << battle.now();
}

TEST(ChainReactionPlay, DoublesMayBringAnotherPef_R53)
{
    Battle battle(
        inChainReaction(Band().star("Sgt Rock", 5).plays(EncounterKind::Patrol, 3), "reinforcements", "doubles"),
        chainReaction3());
    battle.begins().turn("3 3  5 2  1 4");
    EXPECT_EQ(battle.play().pefs.size(), 3U) << "yours was higher";
    battle.turn("3 3  2 5  4  4 3  1 4");
    EXPECT_EQ(battle.play().pefs.size(), 4U);
    EXPECT_EQ(battle.play().pef(4)->pef.section, 4) << "by the left flank";
    EXPECT_EQ(battle.play().pef(4)->pef.rep, 3) << "the lower of two";
    battle.turn("1 2");
    battle.turn("3 3  2 5  4  4 3  6 1");
    EXPECT_EQ(battle.now(),
              "None of your groups can act: the best has Rep 5, and Rep 6 is needed. Then move PEF 3, "
              "PEF 2, PEF 4, PEF 5 and PEF 1.")
        << "what came just now does not wait";
}

TEST(ChainReactionPlay, SevenBringsFiguresForTheHigherDie_R53)
{
    Battle battle(
        inChainReaction(Band().star("Sgt Rock", 5).grunt("Char", 4).grunt("Dez", 3).plays(EncounterKind::Patrol, 3),
                        "reinforcements", "seven"),
        chainReaction3());
    battle.begins({1, 2}).turn("4 3  6");
    EXPECT_EQ(
        battle.told(),
        "Turn 1: you first: groups of Rep 4 or more; then the enemy's of Rep 3 or more `4 3`\nReinforcements for you: "
        "up to 1 figure from those who sat out `6` R53");
    battle.turn("2 5  3  4 4 5 5");
    ASSERT_EQ(battle.play().groups.size(), 1U);
    EXPECT_EQ(battle.play().groups.front().figures.size(), 2U);
    EXPECT_EQ(battle.play().groups.front().section, 2) << "by their own edge";
}

// The edges of any table are where its own sections have them (R26, R95).
TEST(ChainReactionPlay, ReinforcementsComeByTheEdgesOfAnyTable_R53)
{
    const auto onGrid = [](const char *option, Grid grid) {
        Campaign campaign =
            inChainReaction(Band().star("Sgt Rock", 5).option("attributes", "off").plays(EncounterKind::Patrol, 3),
                            "reinforcements", option);
        auto &setup = campaign.encounter->setup;
        setup.grid = grid;
        setup.sections.clear();
        for (int section = 1; section <= grid.count(); ++section)
            setup.sections.push_back({section, Terrain::Clear, 0});
        setup.pefs = {{1, 1, false, false}};
        return Battle(campaign, chainReaction3());
    };
    Battle small = onGrid("seven", {2, 2});
    small.begins().turn("5 2  4  4 4  5 5");
    EXPECT_EQ(small.play().ownGroup(2)->section, 3) << "the near edge, where the band began";
    small.turn("2 5  3  4 4 5 5");
    EXPECT_EQ(small.play().groups.front().section, 1) << "the far edge";

    Battle large = onGrid("doubles", {4, 4});
    large.begins().turn("3 3  2 5  4  4 3  1 4");
    EXPECT_EQ(large.play().pef(2)->pef.section, 5) << "the left edge";
    large.turn("3 3  2 5  5  4 3  1 4");
    EXPECT_EQ(large.play().pef(3)->pef.section, 8) << "the right edge";
    large.turn("3 3  2 5  6  4 3  1 4");
    EXPECT_EQ(large.play().pef(4)->pef.section, 14) << "behind the band";
}

TEST(Play, NobodyOfYoursActsOnADieAboveTheBestRep)
{
    Battle battle(threeOnPatrol());
    battle.begins({2, 3}).turn("6 1");
    EXPECT_EQ(battle.now(),
              "None of your groups can act: the best has Rep 4, and Rep 6 is needed. Then move PEF 3, "
              "PEF 1 and PEF 2.");
}

TEST(Play, TheEnemyMovesTheClosestFirstAndTiesByNumber)
{
    Battle battle(threeOnPatrol());
    battle.begins(); // in section 8
    for (const auto &[pef, section] : {std::pair{1, 1}, {2, 6}, {3, 3}})
        battle.does(actions::placePef(battle.campaign(), pef, section));
    battle.turn("1 2");
    EXPECT_EQ(battle.now(), "The enemy acts: move PEF 2, PEF 1 and PEF 3. Your groups of Rep 1 or more act.");
    battle.does(actions::placeOwnGroup(battle.campaign(), 1, 2));
    EXPECT_EQ(battle.now(), "The enemy acts: move PEF 1, PEF 3 and PEF 2. Your groups of Rep 1 or more act.");
}

TEST(Play, WhoWasStunnedOrDuckedBackIsNamedAtTheNextActivationOfTheSide)
{
    Battle battle(threeOnPatrol());
    battle.begins().resolves(1, "1").resolves(2, "1").resolves(3, "1");
    battle.turn("3 6").stands(2, TableState::Stunned).stands(3, TableState::DuckedBack);
    EXPECT_EQ(battle.now(), "Your groups of Rep 3 or more act. Then roll activation for turn 2.")
        << "it came this turn";
    battle.turn("6 5");
    EXPECT_EQ(battle.now().find("stunned"), std::string::npos) << "nobody acts on a 6";
    battle.turn("5 6");
    EXPECT_EQ(battle.now(),
              "Your groups of Rep 5 or more act. Then roll activation for turn 4. No longer stunned after "
              "this activation: Tibb. Ducked back, and may act again: Berta.");
    battle.stands(2, TableState::CarryingOn).stands(3, TableState::CarryingOn);
    EXPECT_EQ(battle.now(), "Your groups of Rep 5 or more act. Then roll activation for turn 4.");
}

// R59: whoever comes is of those at home; with nobody there they are recruited for the encounter.
TEST(ReinforcementsOnSeven, AreRecruitedForTheEncounterWhereNobodyStayedAtHome_R59)
{
    Battle battle(
        inChainReaction(Band().star("Sgt Rock", 5).option("attributes", "off").plays(EncounterKind::Patrol, 3),
                        "reinforcements", "seven"),
        chainReaction3());
    battle.begins().turn("5 2  4  4 4  5 5"); // ½d6 of 4 are two: of the military list an eight and a ten
    ASSERT_EQ(battle.campaign().band.size(), 3U);
    const Figure &came = battle.campaign().band.back();
    EXPECT_TRUE(came.forEncounter);
    EXPECT_EQ(battle.play().party(), 3);
    EXPECT_EQ(battle.play().find(came.id)->group, 2);
    EXPECT_EQ(battle.play().ownGroup(2)->section, 8) << "the edge the band started from";
    EXPECT_NE(battle.told().find("came as a reinforcement"), std::string::npos) << battle.told();

    const Taken after =
        finish(battle.campaign(), success({{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::Fine}}), "", chainReaction3());
    EXPECT_EQ(after.campaign.band.size(), 1U);
    EXPECT_EQ(after.campaign.former.back().farewell.cause, LeaveCause::EncounterOver);
    EXPECT_NE(after.told.find("came for this encounter only R59"), std::string::npos) << after.told;
}

} // namespace muster::testing
