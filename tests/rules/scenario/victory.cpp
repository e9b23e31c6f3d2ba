// SPDX-License-Identifier: MIT
#include "rules/scenario/victory.h"
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

namespace {

constexpr Fraction none{0, 1};
constexpr Fraction half{1, 2};
constexpr Fraction full{1, 1};

Tally against(int own, int enemy)
{
    Tally tally;
    tally.own = own;
    tally.enemy = enemy;
    return tally;
}

} // namespace

TEST(Victory, AmbushGoesByWhoLeavesByTheExit) // R64
{
    Tally away = against(5, 4);
    EXPECT_EQ(victory(ScenarioKind::Ambush, Role::Ambushed, away), none);
    away.ownEscaped = 2;
    EXPECT_EQ(victory(ScenarioKind::Ambush, Role::Ambushed, away), half);
    away.ownEscaped = 3;
    EXPECT_EQ(victory(ScenarioKind::Ambush, Role::Ambushed, away), full);

    Tally sprung = against(4, 4);
    sprung.enemyKilled = 2;
    sprung.enemyEscaped = 2;
    EXPECT_EQ(victory(ScenarioKind::Ambush, Role::Ambusher, sprung), none);
    sprung.enemyKilled = 3;
    sprung.enemyEscaped = 1;
    EXPECT_EQ(victory(ScenarioKind::Ambush, Role::Ambusher, sprung), half);
    sprung.enemyCaptured = 1;
    sprung.enemyEscaped = 0;
    EXPECT_EQ(victory(ScenarioKind::Ambush, Role::Ambusher, sprung), full);
}

TEST(Victory, DrivingThemOffAtTheCostOfHalfEarnsHalf)
{
    Tally won = against(5, 5);
    won.enemyDrivenOff = true;
    won.ownLost = 2;
    for (const auto &[kind, role] :
         {std::pair(ScenarioKind::Firefight, Role::Meeting), std::pair(ScenarioKind::Garrison, Role::Garrison),
          std::pair(ScenarioKind::Garrison, Role::Attacker), std::pair(ScenarioKind::Sweep, Role::Defender)}) {
        EXPECT_EQ(victory(kind, role, won), full);
        Tally costly = won;
        costly.ownLost = 3;
        EXPECT_EQ(victory(kind, role, costly), half);
        EXPECT_EQ(victory(kind, role, against(5, 5)), none);
    }
}

TEST(Victory, RunnersMustShakeThemOffAndChasersTakeThemAll)
{
    Tally tally = against(3, 3);
    EXPECT_EQ(victory(ScenarioKind::Pursuit, Role::Runner, tally), none);
    tally.objective = true;
    EXPECT_EQ(victory(ScenarioKind::Pursuit, Role::Runner, tally), full);
    tally.enemyKilled = 2;
    EXPECT_EQ(victory(ScenarioKind::Pursuit, Role::Chaser, tally), none);
    tally.enemyCaptured = 1;
    EXPECT_EQ(victory(ScenarioKind::Pursuit, Role::Chaser, tally), full);
}

TEST(Victory, RaidersMayLootHalfTheDwellingsAndDefendersGetAllOrNothing)
{
    Tally raid = against(6, 6);
    raid.dwellings = 5;
    raid.dwellingsLooted = 2;
    EXPECT_EQ(victory(ScenarioKind::Raid, Role::Raider, raid), none);
    raid.dwellingsLooted = 3;
    EXPECT_EQ(victory(ScenarioKind::Raid, Role::Raider, raid), half);
    EXPECT_EQ(victory(ScenarioKind::Raid, Role::Defender, raid), none);
    raid.enemyDrivenOff = true;
    EXPECT_EQ(victory(ScenarioKind::Raid, Role::Raider, raid), full);
    raid.dwellingsLooted = 0;
    EXPECT_EQ(victory(ScenarioKind::Raid, Role::Defender, raid), full);
}

TEST(Victory, HostagesAndBanksKnowNoHalves)
{
    Tally tally = against(4, 4);
    tally.objective = true;
    EXPECT_EQ(victory(ScenarioKind::Recover, Role::Recoverer, tally), full);
    EXPECT_EQ(victory(ScenarioKind::Recover, Role::Defender, tally), none); // kept, but the raiders are still there
    tally.enemyDrivenOff = true;
    EXPECT_EQ(victory(ScenarioKind::Recover, Role::Defender, tally), full);
    EXPECT_EQ(victory(ScenarioKind::Robbery, Role::Robber, tally), full);
    EXPECT_EQ(victory(ScenarioKind::Robbery, Role::Police, against(4, 4)), none);
}

TEST(Victory, BesiegersMustTakeAllAndOneEscapeIsEnoughForTheBesieged) // R71
{
    Tally tally = against(4, 4);
    EXPECT_EQ(victory(ScenarioKind::Siege, Role::Besieged, tally), none);
    tally.ownEscaped = 1;
    EXPECT_EQ(victory(ScenarioKind::Siege, Role::Besieged, tally), full);
    tally.enemyKilled = 3;
    EXPECT_EQ(victory(ScenarioKind::Siege, Role::Besieger, tally), none);
    tally.enemyKilled = 4;
    EXPECT_EQ(victory(ScenarioKind::Siege, Role::Besieger, tally), full);
}

TEST(Victory, ASweepEarnsThePartTakenAllForAllAndDoubleForKillingAll)
{
    Tally sweep = against(8, 7);
    sweep.enemyKilled = 3;
    sweep.enemyCaptured = 2;
    EXPECT_EQ(victory(ScenarioKind::Sweep, Role::Attacker, sweep), (Fraction{5, 7}));
    sweep.enemyCaptured = 4;
    EXPECT_EQ(victory(ScenarioKind::Sweep, Role::Attacker, sweep), full);
    sweep.enemyKilled = 7;
    sweep.enemyCaptured = 0;
    EXPECT_EQ(victory(ScenarioKind::Sweep, Role::Attacker, sweep), (Fraction{2, 1}));
}

TEST(EncounterPoints, AreSharedByAllWhoWereBroughtFractionsDropped) // R65
{
    const RewardTables &rewards = *chainReaction1().rewards;
    EXPECT_EQ(rewards.share(full, 4), 100);
    EXPECT_EQ(rewards.share(full, 3), 133);
    EXPECT_EQ(rewards.share(half, 3), 66);
    EXPECT_EQ(rewards.share({5, 7}, 2), 142);
    EXPECT_EQ(rewards.share({2, 1}, 5), 160);
    EXPECT_EQ(rewards.share(none, 5), 0);
    EXPECT_EQ(rewards.deeds(1, 1), 60);
}

// Chain Reaction, first edition, p. 15: Sammy and three Grunts, one kill and one who ran.
TEST(EncounterPoints, SammyEarnsAHundredAndSixty)
{
    const RewardTables &rewards = *chainReaction1().rewards;
    EXPECT_EQ(rewards.share(full, 4) + rewards.deeds(1, 1), 160);
}

TEST(MediaPoints, GoByShotsStoriesAndWhoWasAsked)
{
    const RewardTables &rewards = *chainReaction1().rewards;
    EXPECT_EQ(mediaPoints(rewards, {1, 2, 0, 0, {}, {5}}), 40 + 40 + 20);
    EXPECT_EQ(mediaPoints(rewards, {0, 0, 1, 1, {4, 3, 2}, {}}), 40 + 20 + 20 + 10);
}

TEST(Victory, RunnersWhoAreRidOfTheirChasersHaveEscaped) // R78
{
    Tally tally = against(3, 6);
    tally.enemyKilled = 6;
    EXPECT_EQ(victory(ScenarioKind::Pursuit, Role::Runner, tally), full);
    tally.enemyKilled = 0;
    tally.enemyDrivenOff = true;
    EXPECT_EQ(victory(ScenarioKind::Pursuit, Role::Runner, tally), full);
    tally.ownLost = 3;
    EXPECT_EQ(victory(ScenarioKind::Pursuit, Role::Runner, tally), none);
}

TEST(Victory, ARobberyNeedsARobberWhoIsLeft) // R78
{
    Tally tally = against(5, 5);
    tally.objective = true;
    tally.ownLost = 5;
    EXPECT_EQ(victory(ScenarioKind::Robbery, Role::Robber, tally), none);
    tally.ownLost = 4;
    EXPECT_EQ(victory(ScenarioKind::Robbery, Role::Robber, tally), full);
}

TEST(Victory, RaidersWhoLootedAndLeftWereNotDrivenOff) // R78
{
    Tally raid = against(8, 6);
    raid.dwellings = 5;
    raid.dwellingsLooted = 3;
    raid.enemyDrivenOff = true;
    EXPECT_EQ(victory(ScenarioKind::Raid, Role::Defender, raid), none);
    raid.enemyKilled = 6;
    EXPECT_EQ(victory(ScenarioKind::Raid, Role::Defender, raid), full);
}

TEST(Victory, ASiegeThatIsGivenUpSavesTheBesiegedIfAnyLives) // R78
{
    Tally siege = against(4, 8);
    siege.enemyDrivenOff = true;
    EXPECT_EQ(victory(ScenarioKind::Siege, Role::Besieged, siege), full);
    siege.ownLost = 4;
    EXPECT_EQ(victory(ScenarioKind::Siege, Role::Besieged, siege), none);
}
