// SPDX-License-Identifier: MIT
// The whole campaign, as it is printed to be read.
#include "model/account/campaignbook.h"
#include "model/actions/actions.h"
#include "model/changes/band.h"
#include "model/changes/foes.h"
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

TEST(CampaignBook, HasTheFoesAndWhatWasWrittenAboutThem)
{
    Steps steps = sampleSteps(swordplay());
    Step named;
    named.kind = StepKind::Told;
    named.changes.push_back(FoeNamed{1, u"Gashnak"_s});
    steps.push_back(named);
    steps.push_back(wrote(8, {AboutKind::Foe, 1}, "After the long winter", "He remembers us.", 7));
    const CampaignBook book = campaignBookOf(steps, swordplay());
    ASSERT_EQ(book.foes.size(), 1U);
    EXPECT_EQ(book.foes[0].name, u"Gashnak"_s);
    ASSERT_EQ(book.foes[0].passages.size(), 1U);
    EXPECT_EQ(book.foes[0].passages[0].title, u"After the long winter"_s);
}

TEST(CampaignBook, SaysWhoIsCalledOtherwiseAndSinceWhen)
{
    Steps steps = sampleSteps(swordplay());
    Figure tibb = *fold(steps).find(FigureId{2});
    const QString before = tibb.name;
    tibb.name = u"Torstein"_s;
    Step renamed;
    renamed.kind = StepKind::Corrected;
    renamed.changes.push_back(FigureCorrected{tibb});
    steps.push_back(renamed);
    const CampaignBook book = campaignBookOf(steps, swordplay());
    EXPECT_EQ(book.months.back().lines.back().text, before + u" is now called Torstein."_s);
    const auto career =
        std::ranges::find_if(book.careers, [](const AccountCareer &one) { return one.name == u"Torstein"; });
    ASSERT_NE(career, book.careers.end());
    EXPECT_EQ(career->lines.back().text, u"Month 7: Now called Torstein. Until then: "_s + before + u'.');
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
