// SPDX-License-Identifier: MIT

// Every sheet of every rule set, for bands of any size and in every language: no text stands over another, and none outside the
// place that its part of the sheet has on the page.

#include "encounters.h"
#include "model/language.h"
#include "pictures.h"
#include "tests/support/packs.h"
#include "tests/walk/writing.h"

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

constexpr qreal hair = 0.8; // points that may touch

std::string said(const Written &written)
{
    return u"“%1” on page %2 at %3, %4"_s.arg(written.text)
        .arg(written.page + 1)
        .arg(qRound(written.ink.left()))
        .arg(qRound(written.ink.top()))
        .toStdString();
}

bool isOver(const Written &one, const Written &other)
{
    const QRectF both = one.ink.intersected(other.ink);
    return one.page == other.page && both.width() > hair && both.height() > hair;
}

/// A PEF's or a section's number stands in a disc of its own, which covers a river's words on the map.
bool isInDisc(SheetKind kind, const Written &written)
{
    return kind == SheetKind::CampaignBook && written.text.size() == 1 && written.text.front().isDigit();
}

bool isWithin(const QRectF &ink, const std::vector<QRectF> &places)
{
    return std::any_of(places.begin(), places.end(), [&](const QRectF &place) {
        return place.adjusted(-hair, -2 * hair, hair, 2 * hair).contains(ink);
    });
}

void expectRoom(SheetKind kind, const SheetSource &source, const std::string &what)
{
    const SheetPages pages(kind, source, a4);
    const std::vector<Written> all = writingOn(pages);
    int faults = 0;
    for (std::size_t i = 0; i < all.size() && faults < 3; ++i) {
        if (all[i].text.trimmed().isEmpty())
            continue;
        if (!all[i].text.endsWith(u'…') && !isWithin(all[i].ink, pages.places(all[i].page))) {
            ++faults;
            ADD_FAILURE() << what << ": outside its place: " << said(all[i]);
        }
        for (std::size_t other = i + 1; other < all.size() && faults < 3; ++other) {
            if (!isOver(all[i], all[other]) || isInDisc(kind, all[i]) || isInDisc(kind, all[other]))
                continue;
            ++faults;
            ADD_FAILURE() << what << ": " << said(all[i]) << " and " << said(all[other]);
        }
    }
}

SheetSource closed(SheetSource source)
{
    source.campaign.encounter.reset();
    source.campaign.phase = Phase::Over;
    source.campaign.ended = CampaignEnding::Won;
    return source;
}

class NothingIsOverprinted : public ::testing::Test
{
protected:
    void TearDown() override { language::speak(language::english()); }

    static void on(const QString &rules, const QString &list, const Options &options = {})
    {
        for (const QString &code : language::all()) {
            language::speak(code);
            for (const int figures : {1, 5, 10, 20}) {
                const SheetSource source = bandOfFigures(rules, list, options, figures);
                ASSERT_EQ(static_cast<int>(source.campaign.band.size()), figures);
                for (const SheetKind kind : sheetKinds()) {
                    const SheetSource one = kind == SheetKind::Epilogue ? closed(source) : source;
                    if (kind == SheetKind::Forecast || !canBeDrawn(kind, one.campaign, one.pack))
                        continue; // a forecast takes its time, and is looked at in a test of its own
                    expectRoom(kind, one,
                               u"%1, %2, %3 figures, %4"_s.arg(rules, sheetName(kind), QString::number(figures), code)
                                   .toStdString());
                }
            }
        }
    }
};

} // namespace

TEST_F(NothingIsOverprinted, InSwordplay)
{
    on(u"swordplay"_s, u"feudal"_s);
}

TEST_F(NothingIsOverprinted, InChainReaction3)
{
    on(u"chain-reaction-3"_s, u"military"_s);
}

TEST_F(NothingIsOverprinted, InPlainBattlesOfChainReaction3)
{
    on(u"chain-reaction-3"_s, u"military"_s, {{u"campaign"_s, u"plain"_s}, {u"sheet"_s, u"tumor"_s}});
}

TEST_F(NothingIsOverprinted, InTheFirstEdition)
{
    on(u"chain-reaction-1"_s, u"military"_s, {{u"genre"_s, u"military-early"_s}});
}

TEST_F(NothingIsOverprinted, InTheWasteland)
{
    on(u"chain-reaction-1"_s, u"outcasts"_s, {{u"genre"_s, u"wasteland"_s}});
}

TEST_F(NothingIsOverprinted, InTheStreet)
{
    on(u"urban-d100"_s, u"british"_s);
}

TEST_F(NothingIsOverprinted, OnTheQuickReferenceOfTumor)
{
    for (const QString &code : language::all()) {
        language::speak(code);
        SheetSource source;
        source.pack = *packToPlay(u"tumor"_s);
        expectRoom(SheetKind::QuickReference, source, code.toStdString());
    }
}

} // namespace muster::testing
