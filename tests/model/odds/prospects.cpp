// SPDX-License-Identifier: MIT

// Forecasts before a roll: which odds a campaign has at all (R51), the chances that a Grunt stays (R10, R16, R19, R21),
// that a figure recovers (Swordplay p. 23, R3, R14, R15) and that an enemy comes, and expectations from the battles so
// far.

#include "model/odds/prospects.h"
#include "model/odds/expectation.h"
#include "model/storytext/storytext.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"

namespace muster::testing {

namespace {

Band osric(int rep = 5)
{
    return Band().star("Osric", rep);
}

/// Returns the forecasts that the campaign has: "Stay or Go, contact".
std::string askedIn(const Campaign &campaign, const Pack &pack)
{
    QStringList asked;
    if (asksLoyalty(campaign, pack))
        asked << QStringLiteral("Stay or Go");
    if (asksContact(campaign, pack))
        asked << QStringLiteral("contact");
    return asked.join(QStringLiteral(", ")).toStdString();
}

TEST(Asked, IsWhatTheRulesAndTheOptionsHave)
{
    EXPECT_EQ(askedIn(osric(), swordplay()), "Stay or Go, contact");
    EXPECT_EQ(askedIn(osric(), chainReaction3()), "Stay or Go") << "PEFs go by their own tables";
    EXPECT_EQ(askedIn(osric().option("pefs", "eal"), chainReaction3()), "Stay or Go, contact");
    EXPECT_EQ(askedIn(osric().option("campaign", "plain").option("pefs", "eal"), chainReaction3()), "");
    Pack bare = swordplay();
    bare.chain.reset();
    bare.activity.reset();
    EXPECT_EQ(askedIn(osric(), bare), "");
}

TEST(ContactProspect, TellsHowManyToExpectAndHowOftenThereIsNobody)
{
    const auto told = [](int eal, int party, int pefs) {
        return contactProspect(*swordplay().activity, eal, party, pefs).sentence.toStdString();
    };
    EXPECT_EQ(told(3, 6, usualPefs), "About 12 enemies for a party of 6. The chance of no enemy is 9%.");
    EXPECT_EQ(told(1, 1, 1), "Probably no enemies for a party of 1. The chance of no enemy is 83%.");
    EXPECT_EQ(told(5, 3, 0), "Probably no enemies for a party of 3. No enemy at all.");
    EXPECT_EQ(contactProspect(*swordplay().activity, 3, 5, usualPefs).spread.toStdString(),
              "About 10, half of the time 5 to 15. Nobody at all: 9%.");
}

TEST(RecoveryProspect, TellsWhatAFigureMayComeTo)
{
    const auto told = [](const Campaign &campaign, Fate fate) {
        return tellRecovery(recoveryProspect(campaign, swordplay(), campaign.band.back(), fate), fate).toStdString();
    };
    using enum Fate;
    EXPECT_EQ(told(osric().grunt("Tibb", 3), OutOfTheFight), "75% returns, 25% dies");
    EXPECT_EQ(told(osric().grunt("Tibb", 4), RanAway), "44% Rep −1, 11% never returns");
    EXPECT_EQ(told(osric().grunt("Tibb", 1), RanAway), "3% returns, 97% never returns") << "no Rep to lose: R3";
    EXPECT_EQ(told(osric(), OutOfTheFight), "97% same Rep, 3% Rep −1") << "the Star cheats death: R14";
    EXPECT_EQ(told(osric(), RanAway), "69% same Rep, 31% Rep −1");
    EXPECT_EQ(told(osric(1), OutOfTheFight), "31% returns, 69% dies") << "no Rep to pay with";
    EXPECT_EQ(told(osric().option("star-dies", "true"), OutOfTheFight), "97% returns, 3% dies");
    EXPECT_EQ(tellRecovery(RecoveryOdds{0.999, 0, 0.001}, OutOfTheFight).toStdString(),
              "over 99% returns, under 1% dies")
        << "what is possible is never called certain";
}

std::optional<LoyaltyProspect> ofLast(const Campaign &campaign, const std::optional<Poisoning> &poisoning = {})
{
    return loyaltyProspect(campaign, swordplay(), campaign.band.back(), poisoning);
}

std::string loyaltyOf(const Campaign &campaign)
{
    const auto prospect = ofLast(campaign);
    return prospect ? tellProspect(*prospect).toStdString() : "nothing";
}

/// Returns "Your Rep 5d6, 4 months in the band, this one included +1d6 = 6d6 : 3d6".
std::string reasons(const LoyaltyProspect &prospect)
{
    QStringList lines;
    for (const DiceReason &reason : prospect.reasons)
        lines << reason.words + QLatin1Char(' ') + reason.dice;
    return (lines.join(QStringLiteral(", ")) + QStringLiteral(" = ") + prospect.dice).toStdString();
}

TEST(LoyaltyProspect, CountsMonthsAndPoisonAndSaysWhoPoisoned)
{
    EXPECT_EQ(reasons(*ofLast(osric(4).grunt("Tibb", 4))), "The Star's Rep 4d6 = 4d6 : 4d6");
    const Campaign campaign = osric().grunt("Tibb", 3).months(6).poisoned();
    const auto prospect = ofLast(campaign, Poisoning{QStringLiteral("Gerold"), 6});
    ASSERT_TRUE(prospect);
    EXPECT_EQ(reasons(*prospect),
              "The Star's Rep 5d6, 7 months in the band, this one included +2d6, Poisoned by Gerold in "
              "Month 6 −1d6 = 6d6 : 3d6");
    EXPECT_EQ(tellProspect(*prospect).toStdString(), "91% stays after a success, 75% after a failure");
}

TEST(LoyaltyProspect, CountsTheMonthThatIsStillToBeServed_R21)
{
    const Band band = osric(3).grunt("Tibb", 3).months(2).plays(EncounterKind::Patrol, 3);
    EXPECT_EQ(reasons(*ofLast(band)), "The Star's Rep 3d6, 3 months in the band, this one included +1d6 = 4d6 : 3d6");
    finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}}), "1 4 5  2  1 6 6"); // exactly these dice
}

TEST(LoyaltyProspect, IsOfWhoeverTakesATest)
{
    EXPECT_EQ(loyaltyOf(osric().grunt("Hamo", 4).exempt()), "Stood firm: takes no test next time.") << "R19";
    const std::string leaves = "Outranks the Star: leaves after the next encounter without a test.";
    EXPECT_EQ(loyaltyOf(osric(3).grunt("Tibb", 4).outranking()), leaves) << "R10";
    EXPECT_NE(loyaltyOf(osric(3).grunt("Tibb", 4)), leaves);
    EXPECT_EQ(loyaltyOf(osric(3).grunt("Tibb", 4).option("outranked", "now")), leaves);
    EXPECT_EQ(loyaltyOf(osric()), "nothing") << "the Star";
    Campaign over = osric().grunt("Tibb", 4);
    over.phase = Phase::Over;
    EXPECT_EQ(loyaltyOf(over), "nothing");
    Campaign former = osric().grunt("Tibb", 4);
    former.band.back().status = Status::Left;
    EXPECT_EQ(loyaltyOf(former), "nothing");
    const Campaign plain = osric().grunt("Tibb", 4).option("campaign", "plain");
    EXPECT_FALSE(loyaltyProspect(plain, chainReaction3(), plain.band.back()));
}

TEST(StarProspect, DropsByADieIfAGruntFalls_R16)
{
    EXPECT_EQ(tellProspect(starProspect(*osric().campaign().star())).toStdString(),
              "Stay or Go: 5d6, −1d6 if a Grunt falls");
}

} // namespace

TEST(Expectation, CountsTheBattlesOfTheBookByKind)
{
    const Steps steps = sampleSteps(swordplay());
    const Campaign campaign = fold(steps);

    const Record record = recordOf(steps);

    EXPECT_EQ(record.battles.of, int(campaign.past.size()));
    int kinds = 0;
    for (const auto &score : record.byKind)
        kinds += score.of;
    EXPECT_EQ(kinds, record.battles.of);
    int fates = 0;
    for (const auto &[fate, times] : record.fates)
        fates += times;
    EXPECT_EQ(fates, record.figures);
    EXPECT_GT(record.figures, 2 * record.battles.of);
}

TEST(Expectation, HasThoughtOfOneWinAndOneDefeatBeforeTheFirstBattle)
{
    const Band band = Band().star("Osric", 5);
    Record record;
    EXPECT_EQ(expectationOf(record, band, swordplay()).win, 0.5);
    record.battles = {3, 4};
    EXPECT_DOUBLE_EQ(expectationOf(record, band, swordplay()).win, 4.0 / 6);
}

TEST(Expectation, HasThoughtOfTenFiguresOfWhomTwoCameToGrief)
{
    const Band band = Band().star("Osric", 5);
    const Losses before = expectationOf({}, band, swordplay()).losses;
    ASSERT_EQ(before.size(), 3u) << "out of the fight, dead, run away";
    for (const auto &[fate, chance] : before)
        EXPECT_DOUBLE_EQ(chance, 2.0 / 3 / 10);

    Record record;
    record.figures = 10;
    record.fates = {{Fate::Fine, 6}, {Fate::RanAway, 3}, {Fate::Captured, 1}};
    const Losses now = expectationOf(record, band, swordplay()).losses;
    EXPECT_DOUBLE_EQ(now.at(Fate::RanAway), (3 + 2.0 / 3) / 20);
    EXPECT_DOUBLE_EQ(now.at(Fate::ObviouslyDead), 2.0 / 3 / 20);
    EXPECT_DOUBLE_EQ(now.at(Fate::Captured), 1.0 / 20);
    EXPECT_EQ(now.count(Fate::Fine), 0u);
}

TEST(Expectation, ReadsLossesAsTheyAreTyped)
{
    const Band band = Band().star("Osric", 5);
    const auto losses = lossesIn(QStringLiteral("out-of-the-fight:0.1, ran-away:0.05"), band, swordplay());
    ASSERT_TRUE(losses);
    EXPECT_EQ(*losses, (Losses{{Fate::OutOfTheFight, 0.1}, {Fate::RanAway, 0.05}}));
    EXPECT_EQ(lossesIn(QStringLiteral("hurt:0.1"), band, swordplay()).problem().text.toStdString(),
              "“hurt” is not a loss in these rules. Losses: out-of-the-fight, obviously-dead, ran-away, captured, "
              "cheated-death.");
    EXPECT_EQ(lossesIn(QStringLiteral("ran-away:2"), band, swordplay()).problem().text.toStdString(),
              "The chance of a loss must be from 0 to 1, as in ran-away:0.1.");
    EXPECT_FALSE(lossesIn(QStringLiteral("ran-away:0.1,ran-away:0.2"), band, swordplay()));
    EXPECT_FALSE(lossesIn(QStringLiteral("ran-away"), band, swordplay()));
}

} // namespace muster::testing
