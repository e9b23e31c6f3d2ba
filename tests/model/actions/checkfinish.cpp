// SPDX-License-Identifier: MIT

// What a battle report may say, and what the page proposes for how it ended (R29).

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

Campaign givenPlayBegan()
{
    Band band;
    band.star("Osric", 5).grunt("Tibb", 3).grunt("Berta", 4).plays(EncounterKind::Patrol, 3);
    Campaign campaign = band;
    happen(campaign, FigureLeft{FigureId{3}, Status::Captured, LeaveCause::Captured});
    return campaign;
}

std::string refused(const BattleReport &report)
{
    return refusal(actions::checkFinish(givenPlayBegan(), swordplay(), report));
}

TEST(CheckFinish, AReportOfTheBandIsFineAndSoIsOneThatNamesNobody)
{
    EXPECT_EQ(refused(success({{1, Fate::Fine}, {2, Fate::OutOfTheFight}})), "");
    EXPECT_EQ(refused(failure()), "");
}

TEST(CheckFinish, AStrangerIsNamedByHisNumber)
{
    EXPECT_EQ(refused(success({{9, Fate::Fine}})), "Nobody in the band has number 9. Report the band's own figures.");
}

TEST(CheckFinish, SomebodyWhoIsNoLongerInTheBandIsNamed)
{
    EXPECT_EQ(refused(success({{3, Fate::Fine}})), "Berta (number 3) is no longer in the band and cannot be reported.");
}

TEST(CheckFinish, NobodyIsReportedTwice)
{
    EXPECT_EQ(refused(success({{2, Fate::Fine}, {2, Fate::OutOfTheFight}})),
              "Tibb (number 2) is reported twice. Say once how the battle went for him.");
}

TEST(CheckFinish, OnlyAStarCheatsDeath)
{
    EXPECT_EQ(refused(success({{1, Fate::CheatedDeath}})), "");
    EXPECT_EQ(refused(success({{2, Fate::CheatedDeath}})), "Tibb (number 2) cannot cheat death: only a Star can.");
}

TEST(CheckFinish, AWoundMayStandBesideTheFate_R7)
{
    BattleReport report = success({{1, Fate::Fine}, {2, Fate::Captured}});
    report.figures[1].deeds.wound = Fate::OutOfTheFight;
    EXPECT_EQ(refused(report), "");
    report.figures[1].deeds.wound = Fate::BadWound;
    EXPECT_EQ(refused(report),
              "“bad-wound” is no wound of Tibb (number 2). Wounds are: fine, out-of-the-fight, obviously-dead.");
}

TEST(CheckFinish, WithoutAnEncounterThereIsNothingToFinish)
{
    EXPECT_EQ(refusal(actions::checkFinish(Band().star("Osric", 5), swordplay(), success())),
              "No encounter is in hand. Prepare one and play it, then report how it went.");
    Campaign over = Band().star("Osric", 5);
    happen(over, CampaignEnded{});
    EXPECT_EQ(refusal(actions::checkFinish(over, swordplay(), success())),
              "This campaign is over; there is no battle to finish.");
}

TEST(ProposedOutcome, IsAFailureWhenTheStarWasKilled_R29)
{
    const auto proposed =
        actions::proposeOutcome(givenPlayBegan(), success({{1, Fate::ObviouslyDead}, {2, Fate::Fine}}).figures);
    ASSERT_TRUE(proposed);
    EXPECT_EQ(proposed->outcome, Outcome::Failure);
    EXPECT_EQ(proposed->why.toStdString(), "Osric was killed.");
}

TEST(ProposedOutcome, IsAFailureWhenNobodyIsLeftOnTheTable_R29)
{
    const auto proposed =
        actions::proposeOutcome(givenPlayBegan(), success({{1, Fate::RanAway}, {2, Fate::Captured}}).figures);
    ASSERT_TRUE(proposed);
    EXPECT_EQ(proposed->why.toStdString(), "Nobody of the party was left on the table.");
}

TEST(ProposedOutcome, IsAFailureOfTheDefendersWhenOneOfThemWasCaptured)
{
    Campaign campaign = givenPlayBegan();
    const auto fates = success({{1, Fate::Fine}, {2, Fate::Captured}}).figures;
    EXPECT_FALSE(actions::proposeOutcome(campaign, fates)) << "a Patrol can do without";
    campaign.encounter->kind = EncounterKind::RaidDefend;
    const auto proposed = actions::proposeOutcome(campaign, fates);
    ASSERT_TRUE(proposed);
    EXPECT_EQ(proposed->outcome, Outcome::Failure);
    EXPECT_EQ(proposed->why, campaign.find(FigureId{2})->name + QStringLiteral(" was captured."));
}

TEST(ProposedOutcome, IsNobodysBusinessWhileSomebodyStands_R29)
{
    EXPECT_FALSE(
        actions::proposeOutcome(givenPlayBegan(), success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}}).figures));
    EXPECT_FALSE(actions::proposeOutcome(givenPlayBegan(), {}));
}

} // namespace
} // namespace muster::testing
