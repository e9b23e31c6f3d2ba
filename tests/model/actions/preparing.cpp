// SPDX-License-Identifier: MIT

// Preparing an encounter: dice in the book's order, the enemy, the seed.

#include "model/changes/campaign.h"
#include "rules/dice/randomdice.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/fullstep.h"
#include "tests/support/playedband.h"

namespace muster::testing {
namespace {

Taken prepare(const Campaign &before, const char *enemy, const char *dice)
{
    return taken(before, rolledStep(dice, [&](Dice &d, Step &step) {
                     actions::prepare(before, swordplay(), QString::fromLatin1(enemy), 1, d, step);
                 }));
}

Encounter preparedFromSeed(quint64 seed, quint64 diceSeed)
{
    RandomDice dice(diceSeed);
    Step step;
    actions::prepare(Band().star("Osric", 5), swordplay(), {}, seed, dice, step);
    return step.changes.front().as<EncounterPrepared>()->encounter;
}

TEST(Preparing, TheFirstEncounterRollsItsEnemyActivityLevel)
{
    const Taken after =
        prepare(Band().star("Osric", 5), "orcs", "2 4  1 1  4 5 4  3 4  6 6  2 3  3 5  1 4  5 6  2 2  3 6 1");
    EXPECT_EQ(after.head, "Prepared Patrol: EAL 4, PEFs in 3, 6 and 1; against Orcs `2 4 : 3 6 1`");
    EXPECT_EQ(after.told,
              "Sections 1 to 3: rough, clear with 2 buildings, woods `1 1 : 4 5 4 : 3 4`\n"
              "Sections 4 to 6: hill, clear, woods `6 6 : 2 3 : 3 5`\n"
              "Sections 7 to 9: clear, hill, clear `1 4 : 5 6 : 2 2`");
    EXPECT_EQ(after.campaign.phase, Phase::Play);
    EXPECT_EQ(after.campaign.eal, 4);
}

TEST(Preparing, ARaidDealsItsBuildingsItsHourAndThePefsThatAreNotInside)
{
    const Campaign before = Band().star("Osric", 5).next(EncounterKind::RaidAttack, 3);
    const Taken after = prepare(before, "orcs", "1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  6  6  4");
    EXPECT_EQ(after.head,
              "Prepared Raid: Attack: EAL 3, 2 buildings, night, PEFs in 2, 2 and 4; against Orcs `6 : 6 : 4`");
}

TEST(Preparing, WithoutAWordTheEnemyIsTheLastOneElseTheOwnList)
{
    Campaign campaign = Band().star("Osric", 5);
    EXPECT_EQ(preparedFromSeed(1, 1).enemy.toStdString(), "feudal");
    campaign.enemy = QStringLiteral("goblins");
    RandomDice dice(1);
    Step step;
    actions::prepare(campaign, swordplay(), {}, 1, dice, step);
    EXPECT_EQ(step.changes.front().as<EncounterPrepared>()->encounter.enemy.toStdString(), "goblins");
}

TEST(Preparing, TheSheetOnlyNamesASeedThatGivesTheseDiceAgain)
{
    EXPECT_TRUE(preparedFromSeed(48213, 48213).seeded);
    EXPECT_FALSE(preparedFromSeed(48213, 48214).seeded);
    const Taken byHand = prepare(Band().star("Osric", 5).next(EncounterKind::Patrol, 3), "orcs",
                                 "1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  3 3 3");
    EXPECT_FALSE(byHand.campaign.encounter->seeded);
}

TEST(Preparing, IsRefusedWhileAnEncounterIsInHandAndWhenAllIsOver)
{
    Campaign campaign = Band().star("Osric", 5).plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(refusal(actions::checkPrepare(campaign, swordplay(), {})),
              "An encounter is already prepared. Play it and finish the battle, or undo its preparation.");
    happen(campaign, CampaignEnded{});
    EXPECT_EQ(refusal(actions::checkPrepare(campaign, swordplay(), {})),
              "This campaign is over. To carry on, undo its last step or bring back its leader.");
}

TEST(Preparing, AnUnknownEnemyIsNamedWithTheListsThereAre)
{
    EXPECT_EQ(refusal(actions::checkPrepare(Band().star("Osric", 5), swordplay(), QStringLiteral("romans"))),
              "There is no army list “romans” in Swordplay. Lists: feudal, northmen, dwarves, elves, goblins, "
              "orcs.");
}

TEST(QuietMonth, IsServedByEverybodyAndLeavesTheRestAsItIs_R34)
{
    const Campaign before = Band()
                                .star("Osric", 4)
                                .grunt("Tibb", 3)
                                .months(2)
                                .poisoned()
                                .grunt("Berta", 3)
                                .exempt()
                                .next(EncounterKind::RaidAttack, 3);

    const Result<Step> step = actions::rest(before, swordplay());
    ASSERT_TRUE(step) << refusal(step);
    const Taken after = taken(before, *step);

    EXPECT_EQ(after.head, "A quiet month: now it is Month 2 R34");
    EXPECT_EQ(standing(after.campaign),
              "Osric Rep 4, 1 months\nTibb Rep 3, 3 months, poisoned\nBerta Rep 3, 1 months, exempt");
    EXPECT_EQ(after.campaign.turn, 2);
    EXPECT_EQ(after.campaign.next, before.next);
    EXPECT_EQ(after.campaign.eal, before.eal);
    EXPECT_TRUE(after.step.rolls.empty());
}

TEST(Preparing, WhatMayFollowNeedsSomebodyToLeadIt)
{
    Campaign before = PlayedBand("gang", "Rook", 4).campaign();
    before.following = Following{fullScenario(), ScenarioKind::Sweep, std::nullopt};
    before.band.front().backIn = before.turn + 2; // and the Grunts were sent away after the battle
    RandomDice dice(1);
    Step step;
    ASSERT_EQ(refusal(actions::checkPrepare(before, chainReaction1(), {})), "");
    actions::prepare(before, chainReaction1(), {}, 1, dice, step);
    ASSERT_TRUE(step.changes.front().is<TurnsPassed>());
    EXPECT_GE(step.changes.front().as<TurnsPassed>()->turns, 2);
}

TEST(QuietMonth, IsForTheTimeBetweenEncountersAndForRulesWithMonths_R34)
{
    const Campaign inHand = Band().star("Osric", 4).plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(refusal(actions::rest(inHand, swordplay())), "An encounter is under way. Finish the battle first.");

    const std::string oneAfterAnother =
        "In these rules one encounter follows another, so no month can pass without one.";
    Campaign plain = Band().star("Osric", 4).option("campaign", "plain");
    EXPECT_EQ(refusal(actions::rest(plain, chainReaction3())), oneAfterAnother);
    plain.options.clear();
    EXPECT_EQ(refusal(actions::rest(plain, chainReaction3())), "");
    EXPECT_EQ(refusal(actions::rest(plain, streetSkirmish())), oneAfterAnother);
    EXPECT_EQ(refusal(actions::rest(plain, chainReaction1())),
              "In these rules the dice decide which turns are quiet. Prepare the next encounter.");
}

} // namespace
} // namespace muster::testing
