// SPDX-License-Identifier: MIT
#include "ui/look/inks.h"

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
double contrast(const QColor &one, const QColor &other)
{
    // By value: the references that minmax gives for two temporaries would outlive them.
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

class InksOfBothKinds : public ::testing::TestWithParam<const Inks *>
{
};

} // namespace

TEST_P(InksOfBothKinds, TextIsLegibleOnEveryGroundItStandsOn)
{
    const Inks &inks = *GetParam();
    for (const QColor &ground : {inks.desk, inks.paper, inks.field, inks.plain, inks.wash}) {
        EXPECT_GE(contrast(inks.ink, ground), 4.5) << ground.name().toStdString();
        EXPECT_GE(contrast(inks.pencil, ground), 4.5) << ground.name().toStdString();
    }
    for (const QColor &ground : {inks.desk, inks.paper, inks.plain, inks.wash})
        EXPECT_GE(contrast(inks.accent, ground), 4.5) << ground.name().toStdString();
    EXPECT_GE(contrast(inks.onAccent, inks.accent), 4.5);
}

TEST_P(InksOfBothKinds, TheEdgesOfControlsCanBeSeenOnPaper)
{
    EXPECT_GE(contrast(GetParam()->edge, GetParam()->paper), 3.0);
}

TEST_P(InksOfBothKinds, APaletteLeadsBackToTheInksItWasMadeFrom)
{
    EXPECT_EQ(&inksOf(paletteOf(*GetParam())), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Inks, InksOfBothKinds, ::testing::Values(&lightInks(), &darkInks()),
                         [](const auto &kind) { return kind.param == &lightInks() ? "Light" : "Dark"; });

TEST(PrintInks, AreGreysForOneColourIsAllAPrinterMayHave)
{
    const Inks &inks = printInks();
    EXPECT_EQ(inks.ink, QColor(Qt::black));
    EXPECT_EQ(inks.accent, QColor(Qt::black));
    EXPECT_EQ(inks.wash, QColor(Qt::white));
    for (const QColor &ink : {inks.pencil, inks.edge, inks.rule, inks.land2})
        EXPECT_EQ(ink.hslSaturation(), 0) << ink.name().toStdString();
    EXPECT_GE(contrast(inks.pencil, inks.paper), 4.5);
}

} // namespace muster
