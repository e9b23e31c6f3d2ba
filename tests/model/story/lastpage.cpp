// SPDX-License-Identifier: MIT

// The page that closes a campaign, for each way in which one can end.

#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

std::string lastPageAfter(Fate fate, const char *dice)
{
    const Band band = Band()
                          .star("Osric", 1)
                          .grunt("Tibb", 3)
                          .grunt("Berta", 4)
                          .fought(EncounterKind::Patrol, Outcome::Success)
                          .fought(EncounterKind::RaidAttack, Outcome::Success)
                          .plays(EncounterKind::RaidAttack, 3);
    const Taken after = finish(band, failure({{1, fate}, {2, Fate::ObviouslyDead}, {3, Fate::Fine}}), dice);
    return printed(*lastPage(after.campaign, swordplay())).toStdString();
}

TEST(LastPage, OfAStarWhoFell)
{
    EXPECT_EQ(lastPageAfter(Fate::ObviouslyDead, ""),
              "The end of The Marches\n"
              "Osric fell in Month 3, in a Raid: Attack.\n"
              "Berta carried the banner home.\n"
              "Battles: 3\nWon: 2\nLost: 1\nJoined the band: 2\nDied: 1\nLeft: 0\n"
              "There at the end: 1");
}

TEST(LastPage, OfAStarInTheEnemysHands)
{
    EXPECT_NE(
        lastPageAfter(Fate::Captured, "")
            .find("Osric was captured in Month 3, in a Raid: Attack. Bring Osric back by hand, and the campaign "
                  "goes on."),
        std::string::npos);
}

TEST(LastPage, OfAStarWithoutRep)
{
    EXPECT_NE(lastPageAfter(Fate::RanAway, "5 6")
                  .find("Osric laid down the sword in Month 3, in a Raid: Attack, with no Rep left to lead with."),
              std::string::npos);
}

TEST(LastPage, WithNobodyLeft)
{
    const Band alone = Band().star("Osric", 3).plays(EncounterKind::Patrol, 3);
    const Taken after = finish(alone, failure({{1, Fate::ObviouslyDead}}), "");
    EXPECT_EQ(lastPage(after.campaign, swordplay())->sentences.join(QLatin1Char(' ')).toStdString(),
              "Osric fell in Month 1, in a Patrol. Nobody was left to carry the banner home.");
}

TEST(LastPage, IsNotWrittenWhileTheCampaignGoesOn)
{
    EXPECT_FALSE(lastPage(Band().star("Osric", 3), swordplay()));
}

} // namespace
} // namespace muster::testing
