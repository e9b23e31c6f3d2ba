// SPDX-License-Identifier: MIT
#include "ui/window/month.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

namespace muster {

namespace {

/// A Star of Rep 3 who may lead three.
Campaign campaignWith(int grunts, Phase phase = Phase::Prepare)
{
    Campaign campaign;
    campaign.name = QStringLiteral("The Harrow Marches");
    campaign.list = QStringLiteral("feudal");
    campaign.turn = 7;
    campaign.phase = phase;
    campaign.next = {EncounterKind::RaidAttack, 3};
    for (int id = 1; id <= grunts + 1; ++id) {
        Figure figure;
        figure.id = FigureId(id);
        figure.star = id == 1;
        figure.profile.rep = 3;
        campaign.band.push_back(figure);
    }
    if (phase == Phase::Play)
        campaign.encounter = Encounter();
    return campaign;
}

} // namespace

TEST(Month, BeginsWithRecruitingWhileThereIsRoom)
{
    EXPECT_EQ(stationOf(campaignWith(2), testing::swordplay(), {}), Station::Recruit);
    EXPECT_EQ(stationOf(campaignWith(3), testing::swordplay(), {}), Station::Prepare);
}

TEST(Month, GoesOnToPreparingWhenThePlayerTurnsToTheEncounterWithPlacesFree)
{
    EXPECT_EQ(stationOf(campaignWith(2), testing::swordplay(), {.page = PageKind::Encounter}), Station::Prepare);
}

TEST(Month, LeadsFromThePreparedEncounterToTheTableAndBack)
{
    const Campaign inHand = campaignWith(3, Phase::Play);
    EXPECT_EQ(stationOf(inHand, testing::swordplay(), {}), Station::Prepare);
    EXPECT_EQ(stationOf(inHand, testing::swordplay(), {.playBegun = true}), Station::Play);
    EXPECT_EQ(stationOf(inHand, testing::swordplay(), {.page = PageKind::Aftermath, .playBegun = true}),
              Station::AfterTheBattle);
}

TEST(Month, StaysAfterTheBattleWhileAReportIsHalfFilledIn)
{
    EXPECT_EQ(
        stationOf(campaignWith(3, Phase::Play), testing::swordplay(), {.page = PageKind::Chronicle, .hasDraft = true}),
        Station::AfterTheBattle);
}

TEST(Month, HasNoStationWhenTheCampaignIsOver)
{
    EXPECT_EQ(stationOf(campaignWith(3, Phase::Over), testing::swordplay(), {}), std::nullopt);
}

TEST(Month, SaysHowMuchRoomThereIsAndWhatComesNext)
{
    const MonthView view = viewMonth(campaignWith(2), testing::swordplay(), {});
    EXPECT_EQ(view.turn.toStdString(), "Month 7");
    EXPECT_EQ(view.rules.toStdString(), "Swordplay, Feudal");
    EXPECT_EQ(view.captions[0].whole.toStdString(), "1 of 3 places free");
    EXPECT_EQ(view.captions[1].whole.toStdString(), "Raid: Attack, EAL 3");
}

} // namespace muster
