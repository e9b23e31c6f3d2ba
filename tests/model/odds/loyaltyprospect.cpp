// SPDX-License-Identifier: MIT

// Stay or Go before it is rolled: the dice, why they are so many, and how likely the Grunt is to stay (R10, R16, R19, R21).

#include "model/odds/loyaltyprospect.h"

#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

std::optional<LoyaltyProspect> ofLast(const Campaign &campaign, const std::optional<Poisoning> &poisoning = {})
{
    return loyaltyProspect(campaign, swordplay(), campaign.band.back(), poisoning);
}

std::string told(const Campaign &campaign)
{
    const auto prospect = ofLast(campaign);
    return prospect ? tellProspect(*prospect).toStdString() : "nothing";
}

/// "Your Rep 5d6, Three months in the band, this one included +1d6 = 6d6 : 3d6".
std::string reasons(const LoyaltyProspect &prospect)
{
    QStringList lines;
    for (const DiceReason &reason : prospect.reasons)
        lines << reason.words + QLatin1Char(' ') + reason.dice;
    return (lines.join(QStringLiteral(", ")) + QStringLiteral(" = ") + prospect.dice).toStdString();
}

TEST(LoyaltyProspect, CountsMonthsAndPoisonAndSaysWhoPoisoned)
{
    const Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 3).months(6).poisoned();
    const auto prospect = ofLast(campaign, Poisoning{QStringLiteral("Gerold"), 6});
    ASSERT_TRUE(prospect);
    EXPECT_EQ(reasons(*prospect),
              "The Star's Rep 5d6, 2 × three months in the band, this one included +2d6, Poisoned by Gerold in "
              "Month 6 −1d6 = 6d6 : 3d6");
    EXPECT_EQ(tellProspect(*prospect).toStdString(), "91% stays after a success, 75% after a failure");
}

TEST(LoyaltyProspect, CountsTheMonthThatIsStillToBeServed_R21)
{
    const Band band = Band().star("Osric", 3).grunt("Tibb", 3).months(2).plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(reasons(*ofLast(band)),
              "The Star's Rep 3d6, Three months in the band, this one included +1d6 = 4d6 : 3d6");
    finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}}), "1 4 5  2  1 6 6"); // just these dice
}

TEST(LoyaltyProspect, WithoutMonthsOrPoisonThereIsTheStarsRepAlone)
{
    EXPECT_EQ(reasons(*ofLast(Band().star("Osric", 4).grunt("Tibb", 4))), "The Star's Rep 4d6 = 4d6 : 4d6");
}

TEST(LoyaltyProspect, AnExemptGruntTakesNoTest_R19)
{
    EXPECT_EQ(told(Band().star("Osric", 5).grunt("Hamo", 4).exempt()), "Stood firm: takes no test next time.");
}

TEST(LoyaltyProspect, OneWhoOutranksTheStarLeavesWithoutATest_R10)
{
    const std::string leaves = "Outranks the Star: leaves after the next encounter without a test.";
    EXPECT_EQ(told(Band().star("Osric", 3).grunt("Tibb", 4).outranking()), leaves);
    EXPECT_NE(told(Band().star("Osric", 3).grunt("Tibb", 4)), leaves);
    EXPECT_EQ(told(Band().star("Osric", 3).grunt("Tibb", 4).option("outranked", "now")), leaves);
}

TEST(LoyaltyProspect, IsOfNobodyWhoCanTakeNoTest)
{
    EXPECT_EQ(told(Band().star("Osric", 5)), "nothing") << "the Star";

    Campaign over = Band().star("Osric", 5).grunt("Tibb", 4);
    over.phase = Phase::Over;
    EXPECT_EQ(told(over), "nothing");

    Campaign former = Band().star("Osric", 5).grunt("Tibb", 4);
    former.band.back().status = Status::Left;
    EXPECT_EQ(told(former), "nothing");

    const Campaign plain = Band().star("Osric", 5).grunt("Tibb", 4).option("campaign", "plain");
    EXPECT_FALSE(loyaltyProspect(plain, shipped("chain-reaction-3"), plain.band.back()));
}

TEST(StarProspect, DropsByADieIfAGruntFalls_R16)
{
    const Campaign campaign = Band().star("Osric", 5);
    EXPECT_EQ(tellProspect(starProspect(*campaign.star())).toStdString(), "Stay or Go: 5d6, −1d6 if a Grunt falls");
}

} // namespace
} // namespace muster::testing
