// SPDX-License-Identifier: MIT
#include "pictures.h"
#include "writing.h"

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

/// The headings and titles in the order in which they stand.
static QStringList titlesOn(const SheetSource &source)
{
    constexpr int fineness = 16; // of Lettering
    constexpr int rowHead = 8 * fineness;
    constexpr int pageTitle = 20 * fineness;
    QStringList titles;
    for (const Written &written : writingOn(SheetKind::QuickReference, source, a4)) {
        const int size = written.font.pixelSize();
        if (written.font.weight() >= QFont::DemiBold && size > rowHead && size < pageTitle)
            titles << written.text.simplified();
    }
    return titles;
}

/// Swordplay's In Sight and Melee stood without one, since their sections are called so too.
TEST(QuickReference, EveryTestAndTableStandsOnceUnderItsTitle)
{
    for (const char *pack : packs) {
        for (const ShelfPart &part : shelfParts(shipped(pack))) {
            QStringList wanted;
            QString section;
            for (const ShelfEntry &entry : shelfPart(shipped(pack), part.id)) {
                if (entry.section != std::exchange(section, entry.section))
                    wanted << entry.section;
                if (entry.title != wanted.last())
                    wanted << entry.title;
            }
            const QString shown = u' ' + titlesOn(sourceOf(pack, part.id)).join(u' ') + u' ';
            EXPECT_TRUE(shown.contains(u' ' + wanted.join(u' ') + u' '))
                << pack << ", " << part.title.toStdString() << ": " << shown.toStdString() << "\nfor "
                << wanted.join(u' ').toStdString();
        }
    }
}

TEST(QuickReference, AWeaponsFiguresStandUnderTheirHead)
{
    for (const char *pack : {"chain-reaction-1", "tumor"})
        EXPECT_TRUE(wordsOn(SheetKind::QuickReference, sourceOf(pack), a4).contains(u"In melee"_s)) << pack;
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
