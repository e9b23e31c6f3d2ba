// SPDX-License-Identifier: MIT
#include "model/odds/waiting.h"

#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"

namespace muster::testing {
namespace {

Band osricOfFive()
{
    return Band().star("Osric", 5);
}

std::string factsOf(const Waiting &waiting)
{
    QStringList lines;
    for (const WaitingFact &fact : waiting.facts)
        lines << fact.what + QStringLiteral(": ") + fact.later;
    return lines.join(u'\n').toStdString();
}

/// In a quiet month everybody serves, nobody takes Stay or Go, and the next encounter stays the same (R34).
TEST(Waiting, TellsWhatAMonthChangesAndWhatStays)
{
    Campaign campaign = osricOfFive().grunt("Tibb", 3).grunt("Berta", 4);
    campaign.next.eal = 3;
    campaign.band[1].months = 1;
    campaign.band[2].exempt = true;
    const auto waiting = waitingIn(campaign, swordplay(), 3, usualPefs);
    ASSERT_TRUE(waiting);
    EXPECT_EQ(waiting->sentences.first().toStdString(), "Nobody is away, so nobody comes back.");
    EXPECT_EQ(factsOf(*waiting),
              "Enemy Activity Level: stays 3\nNext encounter: stays Patrol\nExpected enemies: stays about 6\n"
              "Poison, exemption: kept for the next test\nPlaces free: stays 3");
    ASSERT_EQ(waiting->grunts.size(), 2U);
    const GruntWaiting &tibb = waiting->grunts.front();
    EXPECT_FALSE(tibb.isSame()) << "the third month in the band counts";
    EXPECT_GT(tibb.later.afterFailure.stays(), tibb.now.afterFailure.stays());
    EXPECT_FALSE(waiting->grunts.back().now.noTest.isEmpty());
    EXPECT_TRUE(waiting->grunts.back().isSame());
}

TEST(Waiting, IsNotToldWhereOneEncounterFollowsAnother)
{
    EXPECT_FALSE(waitingIn(osricOfFive(), chainReaction1(), 1, usualPefs));
}

TEST(Waiting, NamesThoseWhoAreBackByThen)
{
    Campaign campaign = osricOfFive().grunt("Tibb", 3).grunt("Berta", 4);
    campaign.band[1].backIn = campaign.turn + 1;
    EXPECT_EQ(backBy(campaign, campaign.turn + 1).toStdString(), "Back by then: Tibb.");
    EXPECT_EQ(backBy(campaign, campaign.turn), QString());
    campaign.band[1].backIn = campaign.turn + 3;
    campaign.next.eal = 3;
    EXPECT_EQ(waitingIn(campaign, swordplay(), 2, usualPefs)->sentences.first().toStdString(),
              "Nobody comes back by then.");
}

} // namespace
} // namespace muster::testing
