// SPDX-License-Identifier: MIT

// What a battle report may say, and what the page proposes for how it ended (R29).

#include "model/actions/play/play.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/play.h"
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

TEST(CheckFinish, AStrangerIsNamedByNumber)
{
    EXPECT_EQ(refused(success({{9, Fate::Fine}})), "Nobody in the band has number 9. Numbers: 1 Osric, 2 Tibb.");
}

TEST(CheckFinish, SomebodyWhoIsNoLongerInTheBandIsNamed)
{
    EXPECT_EQ(refused(success({{3, Fate::Fine}})), "Berta (number 3) is no longer in the band and cannot be reported.");
}

TEST(CheckFinish, AWoundMayStandBesideTheFate_R7)
{
    BattleReport report = success({{1, Fate::Fine}, {2, Fate::Captured}});
    report.figures[1].deeds.wound = Fate::OutOfTheFight;
    EXPECT_EQ(refused(report), "");
    report.figures[1].deeds.wound = Fate::BadWound;
    EXPECT_EQ(refused(report),
              "Tibb (number 2) has no wound “bad-wound”. Wounds: fine, out-of-the-fight, obviously-dead.");
}

TEST(CheckFinish, WithoutAnEncounterThereIsNothingToFinish)
{
    EXPECT_EQ(refusal(actions::checkFinish(Band().star("Osric", 5), swordplay(), success())),
              "There is no current encounter. Prepare one and play it, then report how it went.");
    Campaign over = Band().star("Osric", 5);
    happen(over, CampaignEnded{});
    EXPECT_EQ(refusal(actions::checkFinish(over, swordplay(), success())),
              "This campaign is over; there is no battle to finish.");
}

TEST(ProposedOutcome, IsAFailureOfTheDefendersWhenOneOfThemWasCaptured)
{
    Campaign campaign = givenPlayBegan();
    const auto fates = success({{1, Fate::Fine}, {2, Fate::Captured}}).figures;
    EXPECT_FALSE(actions::proposeOutcome(campaign, swordplay(), fates)) << "a Patrol can do without";
    campaign.encounter->kind = EncounterKind::RaidDefend;
    const auto proposed = actions::proposeOutcome(campaign, swordplay(), fates);
    ASSERT_TRUE(proposed);
    EXPECT_EQ(proposed->outcome, Outcome::Failure);
    EXPECT_EQ(proposed->why, campaign.find(FigureId{2})->name + QStringLiteral(" was captured."));
}

TEST(ProposedOutcome, OfAPatrolIsASuccessOfTheStarAlone_R9) // p. 28
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    const auto why = [&](const BattleReport &report) {
        const auto proposed = actions::proposeOutcome(campaign, swordplay(), report.figures);
        return proposed ? proposed->why.toStdString() : "";
    };
    EXPECT_EQ(why(success({{2, Fate::Fine}})), "Osric was not on the table.");
    EXPECT_EQ(why(success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}})), "Osric did not leave by your own edge.");
    const BattleReport allWell = success({{1, Fate::Fine}, {2, Fate::Fine}});
    EXPECT_EQ(why(allWell), "") << "nothing was noted on the table";

    apply(campaign, *actions::beginPlay(campaign, swordplay(), {}));
    happen(campaign, TurnBegun{1, 4, 3, {}});
    for (int section = 1; section <= 9; ++section) {
        EXPECT_EQ(why(allWell), std::to_string(section - 1) + " of 9 sections were scouted.");
        Campaign ownAim = campaign;
        ownAim.encounter->objective = QStringLiteral("Find the ferryman");
        EXPECT_FALSE(actions::proposeOutcome(ownAim, swordplay(), allWell.figures)) << "the player's own aim";
        apply(campaign, *actions::seeSection(campaign, section, true));
    }
    EXPECT_EQ(why(allWell), "");
}

TEST(ProposedOutcome, IsNobodysBusinessWhileSomebodyStands_R29)
{
    EXPECT_FALSE(actions::proposeOutcome(givenPlayBegan(), chainReaction3(),
                                         success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}}).figures));
    EXPECT_FALSE(actions::proposeOutcome(givenPlayBegan(), swordplay(), {}));
}

} // namespace
} // namespace muster::testing
