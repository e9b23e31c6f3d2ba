// SPDX-License-Identifier: MIT

// Recruiting, by dice and by hand (R10, R11, R12), and sending somebody away.

#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

TEST(Attributes, AreRolledForNobodyWhereTheCampaignHasNone_R58)
{
    Campaign campaign = Band().star("Sgt Rock", 5);
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.list = QStringLiteral("military");
    const auto attributes = [&](const char *dice) {
        const Taken after = taken(campaign, rolledStep(dice, [&](Dice &d, Step &step) {
                                      actions::recruit(campaign, chainReaction3(), 1, d, step);
                                  }));
        return after.campaign.band.back().attributes;
    };
    EXPECT_EQ(attributes("3 4  3 3").size(), 1);
    campaign.options.insert(QStringLiteral("attributes"), QStringLiteral("off"));
    EXPECT_TRUE(attributes("3 4").isEmpty());
}

/// The gang, all of whom carry special weapons, of which it has one for each eight figures.
Pack armedToTheTeeth(int ordinaryRep = 0)
{
    Pack pack = chainReaction1();
    const auto gang =
        std::find_if(pack.lists.begin(), pack.lists.end(), [](const ArmyList &list) { return list.id == u"gang"; });
    for (auto &row : gang->figures.rows) {
        if (row.outcome.rep != ordinaryRep)
            row.outcome.weapon = QStringLiteral("special");
    }
    return pack;
}

TEST(Recruiting, EndsWhereEverybodyOnAListCarriesASpecialWeapon_R76)
{
    const Pack pack = armedToTheTeeth();
    Campaign gang = Band().star("Rook", 4);
    gang.rules = pack.id;
    gang.list = QStringLiteral("gang");
    const auto asked = [&](std::optional<int> count) { return refusal(actions::checkRecruit(gang, pack, count)); };
    EXPECT_EQ(asked(3),
              "Everybody who can be rolled on Gang carries a special weapon, of which the list allows 1 in a band of "
              "4. Ask for at most 1, or recruit by hand.");
    ASSERT_EQ(asked(1), "");
    gang = taken(gang, rolledStep("1 1", [&](Dice &d, Step &step) { actions::recruit(gang, pack, 1, d, step); }), pack)
               .campaign;
    EXPECT_EQ(asked(1),
              "Everybody who can be rolled on Gang carries a special weapon, of which the list allows 1 in a band of "
              "3. Recruit by hand, with another weapon.");
}

TEST(Recruiting, ATapeThatEndsEarlyLeavesThoseWhoAreKnown)
{
    Step step;
    const Tape dice = tape("3 4 6");
    const Attempt attempted =
        attempt(dice, [&](Dice &d) { actions::recruit(Band().star("Osric", 5), swordplay(), 3, d, step); });
    ASSERT_TRUE(attempted.stop);
    EXPECT_EQ(step.changes.size(), 1U);
}

TEST(Recruiting, ByHandWithoutANameTheFigureHasThePacks)
{
    const Profile spear{QStringLiteral("Infantry"), QStringLiteral("soldier"), 3, 2, true, QStringLiteral("spear")};
    const auto step = actions::recruitByHand(Band().star("Osric", 5), swordplay(), spear, {});
    EXPECT_EQ(step->changes.front().as<FigureJoined>()->figure.name, swordplay().names[1]);
}

TEST(Recruiting, ByHandIsHeldToTheSameLimit_R11)
{
    const Campaign full = Band().star("Osric", 3).grunt("A", 3).grunt("B", 3).grunt("C", 3);
    const Profile seven{QStringLiteral("Giant"), QStringLiteral("warrior"), 7, 6, false, QStringLiteral("spear")};
    EXPECT_EQ(refusal(actions::recruitByHand(full, swordplay(), seven, QStringLiteral("Huge"))),
              "The band is full: a Star of Rep 3 leads at most 3 Grunts, and there are 3.\nRep 7 is out of range for "
              "Huge. Use 1 to 6.");
}

} // namespace
} // namespace muster::testing
