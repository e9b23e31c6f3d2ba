// SPDX-License-Identifier: MIT
#include "pictures.h"

#include "model/reference/shelf.h"
#include "tests/support/packs.h"
#include "ui/paper/papertype.h"
#include "ui/paper/quickblock.h"
#include "ui/paper/quicksheet.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const std::vector<const char *> packs = {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"};

SheetSource sourceOf(const char *pack, const QString &part = {})
{
    SheetSource source{{}, shipped(pack), {}, 0, {}, {}};
    source.part = part;
    return source;
}

} // namespace

TEST(QuickReference, FitsOnTwoSidesOfOnePaperAndStaysInsideTheMargins)
{
    for (const char *pack : packs) {
        for (const ShelfPart &part : shelfParts(shipped(pack))) {
            for (const QSizeF paper : {a4, letter}) {
                const std::string which = pack + std::string(", ") + part.title.toStdString();
                const std::vector<QImage> pages =
                    sheetPictures(SheetKind::QuickReference, sourceOf(pack, part.id), paper);
                EXPECT_LE(pages.size(), 2U) << which;
                for (const QImage &page : pages) {
                    // A sheet drawn smaller has smaller margins.
                    const qreal scale = std::min(1.0, paper::quickScale(sourceOf(pack, part.id), paper));
                    const int margin = static_cast<int>(paper::PageFlow::margins().left() * scale) - 2;
                    EXPECT_EQ(inkOn(page, QRect(0, 0, margin, page.height())), 0) << which;
                    EXPECT_EQ(inkOn(page, QRect(page.width() - margin, 0, margin, page.height())), 0) << which;
                    EXPECT_EQ(inkOn(page, QRect(0, page.height() - 20, page.width(), 20)), 0) << which;
                    EXPECT_GT(inkOn(page), 4000) << which << " has an empty page";
                }
            }
        }
    }
}

TEST(QuickReference, OfATumorCampaignIsTumors) // R80
{
    SheetSource source = sourceOf("chain-reaction-3");
    EXPECT_EQ(sheetTitle(SheetKind::QuickReference, source), u"Chain Reaction 3.0, Quick reference"_s);
    source.campaign.options.insert(u"sheet"_s, u"tumor"_s);
    EXPECT_EQ(sheetTitle(SheetKind::QuickReference, source), u"TUMOR, Quick reference"_s);
    EXPECT_EQ(sheetTitle(SheetKind::QuickReference, sourceOf("swordplay", u"noble"_s)),
              u"Swordplay, Noble, Quick reference"_s);
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
