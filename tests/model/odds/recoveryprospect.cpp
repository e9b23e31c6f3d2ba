// SPDX-License-Identifier: MIT

// What is told beside a figure before its recovery is rolled (Swordplay p. 23, R3, R14, R15).

#include "model/odds/recoveryprospect.h"

#include "tests/support/bands.h"
#include "tests/support/packs.h"

namespace muster::testing {
namespace {

std::string told(const Campaign &campaign, Fate fate)
{
    return tellRecovery(recoveryProspect(campaign, swordplay(), campaign.band.back(), fate), fate).toStdString();
}

TEST(RecoveryProspect, OutOfTheFightReturnsUnchangedOrDies)
{
    EXPECT_EQ(told(Band().star("Osric", 5).grunt("Tibb", 3), Fate::OutOfTheFight), "75% returns, 25% dies");
}

TEST(RecoveryProspect, ARunawayMayComeBackWeaker)
{
    EXPECT_EQ(told(Band().star("Osric", 5).grunt("Tibb", 4), Fate::RanAway), "44% Rep −1, 11% never returns");
}

TEST(RecoveryProspect, ARunawayOfRepOneHasNoneToLose_R3)
{
    EXPECT_EQ(told(Band().star("Osric", 5).grunt("Tibb", 1), Fate::RanAway), "3% returns, 97% never returns");
}

TEST(RecoveryProspect, TheStarWhoPassesNoneCheatsDeath_R14)
{
    EXPECT_EQ(told(Band().star("Osric", 5), Fate::OutOfTheFight), "97% same Rep, 3% Rep −1");
    EXPECT_EQ(told(Band().star("Osric", 5), Fate::RanAway), "69% same Rep, 31% Rep −1");
}

TEST(RecoveryProspect, UnlessHeHasNoRepToPayOrTheCampaignLetsHimDie_R14)
{
    EXPECT_EQ(told(Band().star("Osric", 1), Fate::OutOfTheFight), "31% returns, 69% dies");
    EXPECT_EQ(told(Band().star("Osric", 5).option("star-dies", "true"), Fate::OutOfTheFight), "97% returns, 3% dies");
}

TEST(RecoveryProspect, WhatIsPossibleIsNeverCalledCertain)
{
    const RecoveryOdds odds{0.999, 0, 0.001};
    EXPECT_EQ(tellRecovery(odds, Fate::OutOfTheFight).toStdString(), "over 99% returns, under 1% dies");
}

} // namespace
} // namespace muster::testing
