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

} // namespace
} // namespace muster::testing
