// SPDX-License-Identifier: MIT
// The campaign as a book.
#include "pictures.h"
#include "tests/support/accounts.h"

#include "ui/paper/bookpages.h"
#include "ui/paper/preview.h"

#include <QImage>

#include <gtest/gtest.h>

namespace muster::testing {

namespace {

SheetSource bookOf(const Steps &steps)
{
    SheetSource source{fold(steps), swordplay(), QStringLiteral("harrow.muster"), static_cast<int>(steps.size()), {}};
    source.steps = steps;
    return source;
}

} // namespace

/// Cover, the battles, a page for each of the six, careers, the fallen, the index.
TEST(CampaignBookPages, OfTheSampleAreFilled)
{
    const SheetSource source = bookOf(sampleSteps(swordplay()));
    for (const QSizeF paper : {a4, letter}) {
        const std::vector<QImage> pages = sheetPictures(SheetKind::CampaignBook, source, paper);
        ASSERT_GE(pages.size(), 1U + 1U + 6U + 3U);
        ASSERT_LE(pages.size(), 13U);
        int halfEmpty = 0;
        for (std::size_t page = 2; page < 8; ++page) {
            const QImage &seen = pages[page];
            halfEmpty += inkOn(seen, QRect(0, seen.height() / 2, seen.width(), seen.height() / 2 - 60)) < 3000 ? 1 : 0;
        }
        EXPECT_LE(halfEmpty, 1);
    }
}

TEST(CampaignBookPages, KeepTheirMargins)
{
    const SheetSource source = bookOf(played(notedPatrol));
    for (const QSizeF paper : {a4, letter}) {
        for (const QImage &page : sheetPictures(SheetKind::CampaignBook, source, paper)) {
            EXPECT_EQ(inkOn(page, QRect(page.width() - 35, 0, 35, page.height())), 0);
            EXPECT_EQ(inkOn(page, QRect(0, page.height() - 20, page.width(), 20)), 0);
        }
    }
}

TEST(CampaignBookPages, CanBeStoppedAndThenNothingIsWritten)
{
    const SheetSource source = bookOf(sampleSteps(swordplay()));
    int seen = 0;
    const QByteArray pdf = sheetPdf(SheetKind::CampaignBook, source, QPageSize::A4, [&](int page, int pages) {
        seen = page;
        EXPECT_GE(pages, 12);
        return page < 3;
    });
    EXPECT_TRUE(pdf.isEmpty());
    EXPECT_EQ(seen, 3);
}

TEST(CampaignBookPages, CanBeStoppedWhileTheyAreLaidOut)
{
    SheetSource source = bookOf(sampleSteps(swordplay()));
    int asked = 0;
    int most = 0;
    source.laying = [&](int done, int all) {
        EXPECT_EQ(done, asked++);
        most = all;
        return done < 2;
    };
    bool isWritten = false;
    EXPECT_TRUE(
        sheetPdf(SheetKind::CampaignBook, source, QPageSize::A4, [&](int, int) { return isWritten = true; }).isEmpty());
    EXPECT_FALSE(isWritten);
    EXPECT_EQ(asked, 3) << "two battles, and then no more";
    EXPECT_EQ(most, 6 + 10) << "battles, and all who ever were in the band";
    source.laying = [](int, int) { return true; };
    EXPECT_TRUE(sheetPdf(SheetKind::CampaignBook, source, QPageSize::A4).startsWith("%PDF"));
}

TEST(CampaignBookPages, HaveLongWordsOnAsManyPagesAsTheyNeed)
{
    Steps steps = played(notedPatrol);
    const auto before = SheetPages(SheetKind::CampaignBook, bookOf(steps), a4).count();
    steps.push_back(wrote(1, {AboutKind::Battle, static_cast<int>(steps.size())}, "A long tale",
                          QByteArray("They went on and on. ").repeated(900).constData()));
    EXPECT_GT(SheetPages(SheetKind::CampaignBook, bookOf(steps), a4).count(), before + 1);
}

} // namespace muster::testing
