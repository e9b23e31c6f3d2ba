// SPDX-License-Identifier: MIT
#include "ui/look/inks.h"
#include "ui/window/appearance.h"

#include <gtest/gtest.h>

#include <cmath>

namespace muster {

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// As WCAG reckons it, 1 to 21.
double wcag(const QColor &one, const QColor &other)
{
    // By value: the references that minmax gives for two temporaries would outlive them.
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

/// Its window and fields, what is written on them, and its highlight.
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

} // namespace muster
