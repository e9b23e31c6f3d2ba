// SPDX-License-Identifier: MIT
#include "pictures.h"

#include "tests/support/packs.h"
#include "ui/paper/papertype.h"
#include "ui/paper/quickblock.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;

namespace {

const std::vector<const char *> packs = {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"};

SheetSource sourceOf(const char *pack)
{
    return {{}, shipped(pack), {}, 0, {}, {}};
}

} // namespace

TEST(QuickReference, FitsOnTwoSidesOfOnePaperAndStaysInsideTheMargins)
{
    for (const char *pack : packs) {
        for (const QSizeF paper : {a4, letter}) {
            const std::vector<QImage> pages = sheetPictures(SheetKind::QuickReference, sourceOf(pack), paper);
            EXPECT_LE(pages.size(), 2U) << pack;
            for (const QImage &page : pages) {
                const int margin = static_cast<int>(paper::PageFlow::margins().left()) - 2;
                EXPECT_EQ(inkOn(page, QRect(0, 0, margin, page.height())), 0) << pack;
                EXPECT_EQ(inkOn(page, QRect(page.width() - margin, 0, margin, page.height())), 0) << pack;
                EXPECT_EQ(inkOn(page, QRect(0, page.height() - 20, page.width(), 20)), 0) << pack;
                EXPECT_GT(inkOn(page), 5000) << pack << " has an empty page";
            }
        }
    }
}

TEST(QuickReference, NothingIsSetBelowSevenAndAHalfPoints)
{
    // Its smallest type: as high as eight tenths of the roster's body, which is 9.6 points.
    const qreal smallest = paper::lettering(paper::Style::Fine).lineHeight();
    EXPECT_GE(smallest / paper::lettering(paper::Style::Body).lineHeight(), 7.5 / 9.6);
}

TEST(QuickReference, AnEntryIsNeverHigherThanAColumn)
{
    constexpr qreal column = 680;
    for (const char *pack : packs) {
        for (const ShelfEntry &entry : shelfOf(shipped(pack)))
            EXPECT_LT(paper::quickEntry(entry, 250).height(), column) << pack << ": " << entry.id.toStdString();
    }
}

TEST(Cards, StandTwoAbreastAndGoOnOverPages)
{
    SheetSource source = sourceOf("urban-d100");
    source.side.assign(7, {false, {2, 110}});
    EXPECT_EQ(SheetPages(SheetKind::SideCards, source, a4).count(), 1);
    source.side.assign(9, {true, {4, 240}});
    const std::vector<QImage> pages = sheetPictures(SheetKind::SideCards, source, letter);
    ASSERT_EQ(pages.size(), 2U);
    for (const QImage &page : pages)
        EXPECT_GT(inkOn(page), 1500);
}
