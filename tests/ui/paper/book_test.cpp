// SPDX-License-Identifier: MIT
// Tests the campaign book.
#include "pictures.h"

#include "model/changes/band.h"
#include "tests/support/accounts.h"
#include "tests/walk/writing.h"

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

/// Cover, the battles, a spread for each of the six, careers, the fallen, the index.
TEST(CampaignBookPages, OfTheSampleHaveASpreadForEveryBattle)
{
    constexpr std::size_t firstSpread = 3; // page 4, on the left
    const SheetSource source = bookOf(sampleSteps(swordplay()));
    for (const QSizeF paper : {a4, letter}) {
        const std::vector<QImage> pages = sheetPictures(SheetKind::CampaignBook, source, paper);
        ASSERT_GE(pages.size(), firstSpread + 2U * 6U + 3U);
        ASSERT_LE(pages.size(), firstSpread + 2U * 6U + 4U);
        for (std::size_t left = firstSpread; left < firstSpread + 2U * 6U; left += 2) {
            const QImage &table = pages[left];
            const QRect bottom(0, table.height() / 2, table.width(), table.height() / 2 - 60);
            EXPECT_GT(inkOn(table, bottom), 3000) << "a large map and who came";
            const QRect top(0, 0, table.width(), table.height() / 2);
            EXPECT_GT(inkOn(pages[left + 1], top), 3000) << "what became of them";
            EXPECT_GT(inkOn(table, top), inkOn(pages[left + 1], top)) << "the map is on the left";
        }
    }
}

/// The notes fill the right page and another one, so the next battle would begin on a right page.
TEST(CampaignBookPages, HaveAPageToWriteOnBeforeASpreadThatWouldBeginOnTheRight)
{
    Steps steps = sampleSteps(swordplay());
    const auto pagesOf = [](const Steps &book) {
        return SheetPages(SheetKind::CampaignBook, bookOf(book), a4).count();
    };
    const auto before = pagesOf(steps);
    steps.push_back(wrote(7, {AboutKind::Battle, static_cast<int>(battlesOf(steps).front().finished) + 1},
                          "A long tale", QByteArray("They went on and on. ").repeated(450).constData()));
    EXPECT_EQ(pagesOf(steps), before + 2);
}

/// In an earlier version, Tibb's pages were listed under another Tibb, who came later.
TEST(CampaignBookPages, HaveBothNamesOfARenamedFigureInTheIndex)
{
    Steps steps = sampleSteps(swordplay());
    const auto renamed = [&](FigureId id, const char *name) {
        Figure figure = *fold(steps).find(id);
        figure.name = QString::fromUtf8(name);
        Step step;
        step.kind = StepKind::Corrected;
        step.changes.push_back(FigureCorrected{figure});
        steps.push_back(step);
    };
    renamed(FigureId{2}, "Torstein");
    renamed(FigureId{3}, "Tibb");
    const QString words = wordsOn(SheetKind::CampaignBook, bookOf(steps), a4);
    const QStringList index = words.mid(words.lastIndexOf(QStringLiteral("Index"))).split(u'\n');
    const auto pagesOf = [&](const char *name) { return index.value(index.indexOf(QLatin1String(name)) + 1); };
    EXPECT_EQ(pagesOf("Tibb, now Torstein"), QStringLiteral("4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15"));
    EXPECT_EQ(pagesOf("Torstein"), pagesOf("Tibb, now Torstein") + QStringLiteral(", 17"));
    EXPECT_EQ(pagesOf("Berta, now Tibb"), QStringLiteral("4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15"));
    EXPECT_EQ(pagesOf("Tibb"), pagesOf("Berta, now Tibb") + QStringLiteral(", 17"));
    EXPECT_FALSE(index.contains(QStringLiteral("Berta")));
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
