// SPDX-License-Identifier: MIT

// The headline of the Band page, which must agree with the row of free places.

#include "model/story/bandwords.h"
#include "tests/support/acts.h"
#include "tests/support/playedband.h"

namespace muster::testing {
namespace {

/// Returns Rook, Rep 4, and four Grunts, the best of them Rep 5.
Campaign rookAndFour()
{
    PlayedBand squad("civilians", "Rook", 4, {{QStringLiteral("terrain"), QStringLiteral("none")}});
    const Profile civilian = profileOf("Civilian", 3);
    squad.joins("Sable", civilian).joins("Wren", civilian).joins("Pike", civilian).joins("Moth", civilian);
    Campaign campaign = squad.campaign();
    campaign.find(FigureId{2})->profile.rep = 5;
    campaign.find(FigureId{3})->profile.rep = 4;
    return campaign;
}

Room roomOf(const Campaign &campaign)
{
    return systemOf(campaign, chainReaction1()).room(campaign, chainReaction1());
}

std::string headOf(const Campaign &campaign)
{
    return bandSummary(campaign, chainReaction1()).section(u';', 0, 1).toStdString();
}

TEST(BandSummary, CountsTheGruntsAgainstTheStarsRep)
{
    const Campaign campaign = rookAndFour();
    EXPECT_EQ(headOf(campaign), "Star and 4 of 4 Grunts; total Rep 19");
    EXPECT_EQ(roomOf(campaign).places, 0);
}

// R11: no Grunt has to leave when the Star's Rep falls.
TEST(BandSummary, SaysByHowManyTheBandIsOverItsLimit)
{
    Campaign campaign = rookAndFour();
    campaign.find(FigureId{1})->profile.rep = 2;
    EXPECT_EQ(headOf(campaign), "Star and 4 Grunts, 2 more than the limit of 2; total Rep 17");
}

// R85: the best Grunt present leads, takes none of the places, and its Rep is the limit.
TEST(BandSummary, NamesWhoLeadsWhileTheStarIsAway)
{
    Campaign campaign = rookAndFour();
    campaign.find(FigureId{1})->backIn = campaign.turn + 2;
    const Room room = roomOf(campaign);
    EXPECT_EQ(headOf(campaign), "Star away; Sable leads 3 of 5 Grunts");
    EXPECT_EQ(room.most, 5);
    EXPECT_EQ(room.places, 2);
    EXPECT_EQ(room.why.toStdString(), "Sable leads while the Star is away: with Rep 5, at most 5 other Grunts.");
}

TEST(BandSummary, LeavesThePlaceOfAGruntWhoIsAwayFree)
{
    Campaign campaign = rookAndFour();
    campaign.find(FigureId{3})->backIn = campaign.turn + 2;
    EXPECT_EQ(headOf(campaign), "Star and 3 of 4 Grunts (1 away); total Rep 19");
    EXPECT_EQ(roomOf(campaign).places, 1);
}

} // namespace
} // namespace muster::testing
