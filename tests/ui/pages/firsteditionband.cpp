// SPDX-License-Identifier: MIT

// What the Band page shows by the first edition beside the other rules.

#include "model/story/bandwords.h"
#include "tests/ui/pages/openbook.h"
#include "ui/band/placesfree.h"
#include "ui/band/stockpilepanel.h"

#include <QLabel>

namespace muster::testing {
namespace {

TEST(FirstEditionBand, ShowsTheStockpileTheLimitOfSpecialWeaponsAndWhatItIsWorth)
{
    OpenBook book(rook, chainReaction1());
    Shown<BandPage> page(book.document());
    EXPECT_TRUE(page.find<StockpilePanel>()->isVisible());
    QStringList told;
    for (const QLabel *label : page.find<StockpilePanel>()->findChildren<QLabel *>())
        told << label->text();
    EXPECT_TRUE(told.contains(QStringLiteral("Empty. Whatever you salvage after a battle is kept here.")));
    EXPECT_TRUE(told.contains(QStringLiteral(
        "Special weapons: 0 of 1 allowed (Gang: one per full 8 figures, at least one; the band has 1).")))
        << told.join(u'\n').toStdString();
    EXPECT_TRUE(bandSummary(book.campaign(), chainReaction1())
                    .endsWith(QStringLiteral("; worth 16 points; encounter points earned: 0 (band 0)")))
        << "at the head of the page";
}

// R85: the Star is away, and it is the Rep of who leads meanwhile that is the limit.
TEST(FirstEditionBand, NamesWhoLeadsWhereThePlacesAreFree)
{
    OpenBook book(rook + QStringLiteral("\nrecruit 2\n  dice: 4 5   3 3\n"), chainReaction1());
    Campaign campaign = book.campaign();
    campaign.find(FigureId{1})->backIn = campaign.turn + 2;
    PlacesFree row;
    row.load(campaign, chainReaction1());
    const Figure &leader = *campaign.leaderIn(campaign.turn);
    EXPECT_EQ(row.text(), QStringLiteral("%1 places free").arg(leader.rep() - 1));
    EXPECT_EQ(row.accessibleDescription(),
              QStringLiteral("%1 leads while the Star is away: with Rep %2, at most %2 other Grunts.")
                  .arg(leader.name)
                  .arg(leader.rep()));
}

TEST(FirstEditionBand, HasNoStockpileInOtherRules)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());
    EXPECT_FALSE(page.find<StockpilePanel>()->isVisible());
}

} // namespace
} // namespace muster::testing
