// SPDX-License-Identifier: MIT
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/window/appearance.h"

#include <QDir>
#include <QFontMetricsF>
#include <QImage>
#include <QStringList>

#include <gtest/gtest.h>

#include <cmath>

namespace muster {

namespace {

QStringList iconNames()
{
    QStringList names;
    for (const QFileInfo &file : QDir(QStringLiteral(":/icons")).entryInfoList())
        names.append(file.completeBaseName());
    return names;
}

int inkedPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 128;
    }
    return count;
}

} // namespace

TEST(Icons, AreAllThereAndLeaveInkBehind)
{
    const QStringList names = iconNames();
    ASSERT_GT(names.size(), 30);
    for (const QString &name : names)
        EXPECT_GT(inkedPixels(iconPixmap(name, 24, Qt::black, 1).toImage()), 10) << name.toStdString();
}

TEST(Icons, TakeTheColourTheyAreAskedFor)
{
    const QColor accent(0x2F, 0x5D, 0x43);
    const QImage image = iconPixmap(QStringLiteral("star-full"), 24, accent, 1).toImage();
    EXPECT_EQ(QColor(image.pixel(12, 12)), accent);
}

TEST(Icons, HaveAsManyPixelsAsTheScreenHas)
{
    const QPixmap pixmap = iconPixmap(QStringLiteral("star"), 16, Qt::black, 2);
    EXPECT_EQ(pixmap.size(), QSize(32, 32));
    EXPECT_DOUBLE_EQ(pixmap.deviceIndependentSize().width(), 16);
}

TEST(Icons, AreHeavierWhereTheyAreSmall)
{
    const QImage small = iconPixmap(QStringLiteral("map"), 16, Qt::black, 4).toImage();
    const QImage large = iconPixmap(QStringLiteral("map"), 32, Qt::black, 2).toImage();
    ASSERT_EQ(small.size(), large.size());
    EXPECT_GT(inkedPixels(small), inkedPixels(large));
}

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Returns the contrast as defined by WCAG, 1 to 21.
double wcag(const QColor &one, const QColor &other)
{
    // Copies, because minmax() returns references to two temporaries.
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

/// Returns a desktop's palette: background, text and highlight.
QPalette desktop(const QColor &ground, const QColor &text, const QColor &highlight)
{
    QPalette palette;
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button})
        palette.setColor(role, ground);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, ground);
    return palette;
}

class InksOfBothKinds : public ::testing::TestWithParam<const Inks *>
{
};

} // namespace

TEST_P(InksOfBothKinds, TextIsLegibleOnEveryGroundItStandsOn)
{
    const Inks &inks = *GetParam();
    for (const QColor &ground : {inks.desk, inks.paper, inks.field, inks.plain, inks.wash}) {
        EXPECT_GE(wcag(inks.ink, ground), 4.5) << ground.name().toStdString();
        EXPECT_GE(wcag(inks.pencil, ground), 4.5) << ground.name().toStdString();
    }
    for (const QColor &ground : {inks.desk, inks.paper, inks.plain, inks.wash})
        EXPECT_GE(wcag(inks.accent, ground), 4.5) << ground.name().toStdString();
    EXPECT_GE(wcag(inks.onAccent, inks.accent), 4.5);
}

TEST_P(InksOfBothKinds, TheEdgesOfControlsCanBeSeenOnEveryGroundTheyStandOn)
{
    const Inks &inks = *GetParam();
    for (const QColor &ground : {inks.desk, inks.paper, inks.field, inks.plain, inks.wash})
        EXPECT_GE(wcag(inks.edge, ground), 3.0) << ground.name().toStdString();
}

TEST_P(InksOfBothKinds, APaletteLeadsBackToTheInksItWasMadeFrom)
{
    EXPECT_EQ(&inksOf(paletteOf(*GetParam())), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Inks, InksOfBothKinds, ::testing::Values(&lightInks(), &darkInks()),
                         [](const auto &kind) { return kind.param == &lightInks() ? "Light" : "Dark"; });

TEST(DesktopInks, ADesktopAsksForContrastByBlackAndWhite)
{
    EXPECT_TRUE(asksForContrast(desktop(Qt::black, Qt::white, Qt::yellow)));
    EXPECT_TRUE(asksForContrast(desktop(Qt::white, Qt::black, Qt::darkBlue)));
    EXPECT_FALSE(asksForContrast(desktop(QColor(239, 239, 239), Qt::black, Qt::blue))) << "a usual grey one";
    EXPECT_FALSE(asksForContrast(paletteOf(lightInks())));
    EXPECT_FALSE(asksForContrast(paletteOf(darkInks())));
}

TEST(DesktopInks, AreTheDesktopsOwnColoursAndLegibleWhateverItsHighlightIs)
{
    for (const QPalette &palette :
         {desktop(Qt::black, Qt::white, Qt::yellow), desktop(Qt::white, Qt::black, Qt::darkBlue),
          desktop(Qt::black, Qt::white, Qt::darkBlue)}) {
        const Inks inks = inksFor(Appearance::System, palette);
        EXPECT_EQ(inks.paper, palette.color(QPalette::Base));
        EXPECT_EQ(inks.ink, palette.color(QPalette::Text));
        for (const QColor &ground : {inks.desk, inks.paper, inks.field, inks.plain, inks.wash}) {
            EXPECT_GE(wcag(inks.ink, ground), 7) << ground.name().toStdString();
            EXPECT_GE(wcag(inks.pencil, ground), 7) << ground.name().toStdString();
            EXPECT_GE(wcag(inks.edge, ground), 3) << ground.name().toStdString();
            EXPECT_GE(wcag(inks.accent, ground), 4.5) << ground.name().toStdString();
        }
        EXPECT_GE(wcag(inks.onAccent, inks.accent), 4.5);
        EXPECT_EQ(inksOf(paletteOf(inks)).ink, inks.ink) << "and every widget finds them";
    }
    EXPECT_EQ(&inksOf(paletteOf(lightInks())), &lightInks()) << "a choice of light stays light";
}

TEST(PrintInks, AreGreysForOneColourIsAllAPrinterMayHave)
{
    const Inks &inks = printInks();
    EXPECT_EQ(inks.ink, QColor(Qt::black));
    EXPECT_EQ(inks.accent, QColor(Qt::black));
    EXPECT_EQ(inks.wash, QColor(Qt::white));
    for (const QColor &ink : {inks.pencil, inks.edge, inks.rule, inks.land2})
        EXPECT_EQ(ink.hslSaturation(), 0) << ink.name().toStdString();
    EXPECT_GE(wcag(inks.pencil, inks.paper), 4.5);
}

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
