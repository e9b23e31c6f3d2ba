// SPDX-License-Identifier: MIT
#include "ui/look/type.h"

#include <QFontMetricsF>
#include <QStringList>

#include <gtest/gtest.h>

namespace muster {

TEST(Type, KeepsFiguresOfOneWidthInTheSansSoThatColumnsAlign)
{
    const QFontMetricsF metrics(fontFor(TextUse::Body));
    for (const char figure : {'0', '2', '5', '9'})
        EXPECT_DOUBLE_EQ(metrics.horizontalAdvance(QLatin1Char(figure)), metrics.horizontalAdvance(QLatin1Char('1')));
}

TEST(Type, IsOneOfTheFacesOfTheLookWhateverIsInstalled)
{
    const QStringList serifs{QStringLiteral("Vollkorn"), QStringLiteral("Gentium"), QStringLiteral("Noto Serif"),
                             QStringLiteral("DejaVu Serif")};
    const QStringList sanses{QStringLiteral("Lato"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")};
    EXPECT_TRUE(serifs.contains(fontFor(TextUse::PageTitle).family()));
    EXPECT_TRUE(sanses.contains(fontFor(TextUse::Body).family()));
}

TEST(Type, MakesTheStarsRepTheLargestInTheRowAndTheDetailLargerStill)
{
    EXPECT_LT(fontFor(TextUse::RepRow).pointSizeF(), fontFor(TextUse::RepStar).pointSizeF());
    EXPECT_LT(fontFor(TextUse::RepStar).pointSizeF(), fontFor(TextUse::RepLarge).pointSizeF());
}

TEST(Type, SetsTheFiguresOfAHeadingInTheSansWhereTheyStandUpright)
{
    const auto figures = figuresIn(QStringLiteral("After Month 18, year 1"), fontFor(TextUse::SectionHeading));
    ASSERT_EQ(figures.size(), 2);
    EXPECT_EQ(figures[0].start, 12);
    EXPECT_EQ(figures[0].length, 2);
    EXPECT_EQ(figures[1].start, 21);
    EXPECT_EQ(figures[0].format.font().family(), fontFor(TextUse::Body).family());
    EXPECT_TRUE(figuresIn(QStringLiteral("Month 18"), fontFor(TextUse::Body)).isEmpty());
}

TEST(Type, IsSetInAnotherSizeWhereOneIsAskedFor)
{
    EXPECT_DOUBLE_EQ(fontFor(TextUse::CampaignName, 42).pointSizeF(), 2 * fontFor(TextUse::CampaignName).pointSizeF());
}

} // namespace muster
