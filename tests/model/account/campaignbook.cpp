// SPDX-License-Identifier: MIT
// The whole campaign, as it is printed to be read.
#include "model/account/campaignbook.h"
#include "model/actions/actions.h"
#include "model/systems/campaignsystem.h"
#include "tests/support/accounts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster::testing {

TEST(CampaignBook, OfTheSampleHasItsMonthsItsCareersAndItsFallen)
{
    const CampaignBook book = campaignBookOf(sampleSteps(swordplay()), swordplay());
    EXPECT_EQ(book.title, u"The Harrow Marches"_s);
    EXPECT_EQ(book.star, u"Osric Vane"_s);
    EXPECT_EQ(book.rules, u"Swordplay, Feudal"_s);
    EXPECT_EQ(book.span, u"Month 1 to Month 6"_s);
    ASSERT_EQ(book.months.size(), 6U);
    for (const BookMonth &month : book.months)
        EXPECT_EQ(month.battles.size(), 1U) << month.title.toStdString();
    EXPECT_EQ(book.months[1].lines.front().text.toStdString(), "Gerold joined: Feudal list 8: Infantry, Rep 3");
    EXPECT_EQ(book.careers.size(), 10U) << "everybody who ever was in the band";
    ASSERT_EQ(book.losses.size(), 5U);
    EXPECT_EQ(book.losses[0].name, u"Piers"_s) << "the dead come first";
    EXPECT_EQ(book.losses[0].how.toStdString(), "Died of wounds");
    EXPECT_EQ(book.losses[0].when, u"Month 3"_s);
}

TEST(CampaignBook, HasTheWordsAboutTheCampaignInFrontAndThoseOfAQuietMonthInIt)
{
    Steps steps = sampleSteps(swordplay());
    steps.push_back(wrote(1, {AboutKind::Campaign, 0}, "How it began", "With sheep."));
    steps.push_back(wrote(2, {AboutKind::Month, 7}, "", "Rain.", 7));
    const CampaignBook book = campaignBookOf(steps, swordplay());
    ASSERT_EQ(book.opening.size(), 1U);
    EXPECT_EQ(book.opening[0].title, u"How it began"_s);
    ASSERT_EQ(book.months.size(), 7U);
    ASSERT_EQ(book.months[6].passages.size(), 1U);
    EXPECT_EQ(book.months[6].passages[0].text, u"Rain."_s);
}

TEST(CampaignBook, TellsWhatWasPlayedInARunThatDoesNotCount)
{
    Steps steps = played(notedPatrol);
    const auto finished =
        std::ranges::find_if(steps, [](const Step &step) { return step.kind == StepKind::BattleFinished; });
    steps.erase(finished, steps.end());
    const auto noted = std::ranges::count_if(steps, [](const Step &step) { return step.kind == StepKind::Played; });
    const Campaign campaign = fold(steps, steps.size());
    BattleReport report;
    report.outcome = Outcome::Failure;
    for (const FigureId id : systemOf(campaign, swordplay()).usualParty(campaign, swordplay()))
        report.figures.push_back({id});
    const auto aside = actions::setRunAside(campaign, swordplay(), report);
    ASSERT_TRUE(aside) << aside.problem().text.toStdString();
    const std::size_t before = campaignBookOf(steps, swordplay()).months.front().lines.size();
    steps.push_back(*aside);

    const std::vector<AccountLine> lines = campaignBookOf(steps, swordplay()).months.front().lines;

    ASSERT_EQ(lines.size(), before + 1 + static_cast<std::size_t>(noted));
    EXPECT_EQ(lines[before].text.toStdString(), "A run that does not count: Failure");
    EXPECT_GT(noted, 3);
}

} // namespace muster::testing
