// SPDX-License-Identifier: MIT

// Journeys between the locales of the Wasteland (Chain Reaction, first edition, p. 18, R69).

#include "model/changes/campaign.h"
#include "model/changes/wasteland.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

#include <QJsonArray>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

TEST(Travel, TakesTwoTurnsToAnotherLocale_R69)
{
    PlayedBand band = outcasts();
    EXPECT_EQ(here(band), Locale::Badlands);
    band.travels(Locale::California, "1 1  1 2");
    EXPECT_EQ(band.campaign().turn, 3);
    EXPECT_EQ(here(band), Locale::California);
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(band.steps().back().kind, StepKind::Travelled);
    EXPECT_EQ(lastHead(band),
              "Set out for the Republic of California: arrived without an encounter; now it is Early February, year 1 "
              "`1 1 : 1 2` R69");
    EXPECT_EQ(shown(band)[u"locale"_s].toObject()[u"here"_s], u"california"_s);
    // One step fewer, and the band is where it was.
    EXPECT_EQ(localeIn(fold(band.steps(), 1), chainReaction1(), 1), Locale::Badlands);
}

TEST(Travel, MayMeetAnEncounterOnTheWayAndGoesOnAfterIt)
{
    PlayedBand band = outcasts();
    // In the first turn the band is still in the Badlands, where a ten is Tribal.
    band.travels(Locale::California, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    EXPECT_EQ(band.scenario().enemy.from, u"tribal"_s);
    EXPECT_EQ(band.campaign().turn, 1);
    EXPECT_EQ(shown(band)[u"locale"_s].toObject(),
              (QJsonObject{{u"here"_s, u"badlands"_s}, {u"travelling_to"_s, u"california"_s}, {u"arrives_in"_s, 3}}));
    band.reports(starFine());
    ASSERT_TRUE(band.campaign().journey);
    EXPECT_EQ(band.campaign().turn, 2);

    band.travels(std::nullopt, "2 2");
    EXPECT_EQ(band.campaign().turn, 3);
    EXPECT_EQ(here(band), Locale::California);
    EXPECT_EQ(lastHead(band),
              "Travelled on to the Republic of California: arrived without an encounter; now it is Early February, "
              "year 1 `2 2` R69");
}

TEST(Travel, TheSecondTurnIsSpentInTheNewLocaleAndItsBattleEndsTheJourney)
{
    PlayedBand band = outcasts();
    // A ten in California is the Firm: its team of five, and one Feudal more for a leader of Rep 5.
    band.travels(Locale::California, ("1 1  3 4" + anAmbush + "5 5  3  1  3 4  2").c_str());
    EXPECT_EQ(band.scenario().enemy.from, u"firm"_s);
    EXPECT_EQ(band.campaign().turn, 2);
    band.reports(starFine());
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(here(band), Locale::California);
    EXPECT_TRUE(lastLines(band).ends_with("Arrived: in the Republic of California R69")) << lastLines(band);
}

TEST(Travel, TurnsThatGoByOtherwiseBringTheBandThereToo)
{
    PlayedBand band = outcasts();
    band.travels(Locale::OldNevada, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    band.reports(starFine());
    // A quiet turn, then the arrival, and a seven in Old Nevada, where a ten is the Firm.
    band.prepares(("1 1  3 4" + anAmbush + "5 5  3  1  3 4  2").c_str(), "whoever-comes");
    EXPECT_EQ(band.campaign().turn, 3);
    EXPECT_EQ(here(band), Locale::OldNevada);
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(band.scenario().enemy.from, u"firm"_s);
}

TEST(Travel, IsRefusedWithAReason)
{
    const auto why = [](const Campaign &campaign, std::optional<Locale> to) {
        return refusal(actions::checkTravel(campaign, chainReaction1(), to, QString(whoeverComes)));
    };
    PlayedBand band = outcasts();
    EXPECT_EQ(why(band.campaign(), Locale::Badlands), "The band is already in the Badlands.");
    EXPECT_EQ(why(band.campaign(), std::nullopt), "Choose a destination: badlands, old-nevada, california.");
    EXPECT_EQ(why(PlayedBand("gang", "Rook", 4).campaign(), Locale::California),
              "This campaign is not set in the Wasteland, so there is no other locale to travel to.");
    band.travels(Locale::California, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    EXPECT_EQ(why(band.campaign(), std::nullopt), "An encounter is under way. Finish the battle first.");
    band.reports(starFine());
    EXPECT_EQ(why(band.campaign(), Locale::OldNevada),
              "The band is on its way to the Republic of California and arrives in Early February, year 1. From there "
              "it can go on.");
    EXPECT_EQ(why(band.campaign(), Locale::California), "");
}

TEST(Travel, BeginsWithTheDieForWhatMayFollowAtOnce)
{
    PlayedBand band = outcasts();
    // A raid on the Tribals by surprise or not; both sides live on, so that another may follow.
    band.prepares(("3 4" + aRaid + "1  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  3 4  1 1  3 3").c_str(), "tribal");
    ASSERT_EQ(band.scenario().kind, ScenarioKind::Raid);
    band.reports(starFine());
    ASSERT_TRUE(band.campaign().following);
    PlayedBand meetsThem = band;
    // A three: nobody follows, and the turns of the journey go by.
    band.travels(Locale::California, "3  1 1");
    EXPECT_FALSE(band.campaign().encounter);
    EXPECT_FALSE(band.campaign().following);
    EXPECT_EQ(here(band), Locale::California);
    // A two: they come before the band is on its way.
    meetsThem.travels(Locale::California, "2  3 3");
    EXPECT_EQ(meetsThem.scenario().role, Role::Defender);
    EXPECT_EQ(meetsThem.campaign().turn, 1);
    BattleReport over = starFine();
    over.enemy.follows = u"nothing"_s;
    meetsThem.reports(over);
    EXPECT_EQ(here(meetsThem), Locale::California) << "the second of its turns";
}

TEST(Travel, ALocaleSetRightByHandEndsIt)
{
    PlayedBand band = outcasts();
    band.travels(Locale::California, ("3 4" + anAmbush + "5 5" + tribalAmbush).c_str());
    band.reports(starFine());
    const Campaign &campaign = band.campaign();
    CampaignCorrected wanted{campaign.name, campaign.turn, campaign.eal, campaign.next, campaign.options};
    wanted.name = u"The Dust"_s;
    const auto renamed = actions::correctCampaign(campaign, chainReaction1(), wanted);
    ASSERT_TRUE(renamed);
    band.take(*renamed);
    EXPECT_TRUE(band.campaign().journey);
    wanted.options[u"locale"_s] = u"old-nevada"_s;
    const auto moved = actions::correctCampaign(campaign, chainReaction1(), wanted);
    ASSERT_TRUE(moved);
    band.take(*moved);
    EXPECT_FALSE(band.campaign().journey);
    EXPECT_EQ(here(band), Locale::OldNevada);
}
