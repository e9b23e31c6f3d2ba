// SPDX-License-Identifier: MIT

// Every number can be explained by the steps that led to it.

#include "model/story/explain.h"

#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

/// Returns a month in which Tibb runs away and returns with one Rep less.
History afterAMonth()
{
    const Result<Steps> steps = playStory(onPatrol + QStringLiteral(R"(
finish success
  ran-away: 2
  fine: the others
  dice: 6 2  6 6 6 1 2  6 6 6  1 2 6
)"),
                                          swordplay());
    EXPECT_TRUE(steps) << (steps ? "" : steps.problem().text.toStdString());
    return steps ? History{*steps, steps->size()} : History();
}

TEST(Explaining, ARepTellsWhenItChangedAndByWhatRuling)
{
    const std::string told = explainRep(afterAMonth(), swordplay(), FigureId{2}).toStdString();
    EXPECT_EQ(told.substr(0, 8), "Month 1:") << told;
    EXPECT_NE(told.find("Rep 4 to 3"), std::string::npos) << told;
}

TEST(Explaining, TheStrengthNamesWhoMakesItUp)
{
    const std::string told = explainStrength(afterAMonth(), swordplay()).toStdString();
    EXPECT_NE(told.find("Month 1: 5, "), std::string::npos) << told;
    EXPECT_NE(told.find("Month 1: 5 to 12, "), std::string::npos) << told;
    EXPECT_NE(told.find("Osric Vane 5"), std::string::npos) << told;
}

TEST(Explaining, TheLevelTellsTheStepsThatMovedIt)
{
    History history = afterAMonth();
    history.inForce = 3;
    const std::string told = explainEal(history, swordplay()).toStdString();
    EXPECT_EQ(told.find('\n'), std::string::npos) << told;
    EXPECT_EQ(told.substr(0, 9), "Month 1: ") << told;
    EXPECT_NE(told.find("Patrol prepared"), std::string::npos) << told;
}

TEST(Explaining, MonthsCountFromTheDayOfJoining)
{
    EXPECT_EQ(explainMonths(afterAMonth(), swordplay(), FigureId{3}).toStdString(),
              "1 month in the band, since Month 1. The current one counts once its encounter is over (R21).");
}

TEST(Explaining, TheChanceOfStayOrGoTellsItsDice)
{
    const std::string told = explainLoyalty(afterAMonth(), swordplay(), FigureId{3}).toStdString();
    EXPECT_NE(told.find("The Star's dice against the Grunt's: "), std::string::npos) << told;
    EXPECT_NE(told.find("% stays after a success"), std::string::npos) << told;
    EXPECT_EQ(explainLoyalty(afterAMonth(), swordplay(), FigureId{99}).toStdString(), "");
}

} // namespace
} // namespace muster::testing
