// SPDX-License-Identifier: MIT
// A forecast on paper.
#include "model/sample/sample.h"
#include "pictures.h"
#include "tests/support/packs.h"
#include "tests/walk/writing.h"

#include "ui/paper/forecastsheet.h"

#include <gtest/gtest.h>

namespace muster::testing {

namespace {

SheetSource forecastOfSample()
{
    const Steps steps = sampleSteps(swordplay());
    SheetSource source{fold(steps), swordplay(), QStringLiteral("harrow.muster"), static_cast<int>(steps.size()), {}};
    source.steps = steps;
    source.campaign.goals = {{1, {1, QStringLiteral("Win eight"), GoalKind::BattlesWon, 8}}};
    source.campaign.foes = {{1, {1, QStringLiteral("Yrbiz")}}};
    source.ahead = paper::forecastOf(source);
    return source;
}

} // namespace

TEST(PrintedForecast, HasAYearOnOnePageAndSaysWhatItIsMadeFrom)
{
    const SheetSource source = forecastOfSample();
    for (const QSizeF paper : {a4, letter}) {
        const std::vector<QImage> pages = sheetPictures(SheetKind::Forecast, source, paper);
        ASSERT_EQ(pages.size(), 1U);
        EXPECT_EQ(inkOn(pages[0], QRect(pages[0].width() - 35, 0, 35, pages[0].height())), 0);
    }
    const QString words = wordsOn(SheetKind::Forecast, source, a4);
    EXPECT_TRUE(words.contains(QStringLiteral("Win eight"))) << words.toStdString();
    EXPECT_TRUE(words.contains(QStringLiteral("Yrbiz may be met at least once")));
    EXPECT_TRUE(words.contains(QStringLiteral("seed 1")));
    EXPECT_TRUE(words.contains(QStringLiteral("Month")));
}

TEST(PrintedForecast, IsNoneOfACampaignThatIsOver)
{
    SheetSource source = forecastOfSample();
    source.campaign.phase = Phase::Over;
    EXPECT_FALSE(canBeDrawn(SheetKind::Forecast, source.campaign, source.pack));
}

} // namespace muster::testing
