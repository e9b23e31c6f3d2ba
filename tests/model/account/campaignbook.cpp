// SPDX-License-Identifier: MIT
// The whole campaign, as it is printed to be read.
#include "model/account/campaignbook.h"
#include "tests/support/accounts.h"

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

} // namespace muster::testing
