// SPDX-License-Identifier: MIT

// What the Band page shows by the first edition beside the other rules.

#include "model/story/bandwords.h"
#include "tests/ui/pages/openbook.h"
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
    EXPECT_TRUE(told.contains(QStringLiteral("Empty. What you salvage after a battle comes here.")));
    EXPECT_TRUE(told.contains(QStringLiteral(
        "Special weapons: 0 of 1 allowed (Gang: one for each full 8 figures, at least one; the band has 1).")))
        << told.join(u'\n').toStdString();
    EXPECT_TRUE(bandSummary(book.campaign(), chainReaction1())
                    .endsWith(QStringLiteral("; worth 16 points, earned 0 encounter points")))
        << "at the head of the page";
}

TEST(FirstEditionBand, HasNoStockpileInOtherRules)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());
    EXPECT_FALSE(page.find<StockpilePanel>()->isVisible());
}

} // namespace
} // namespace muster::testing
