// SPDX-License-Identifier: MIT

// Ctrl+K: finds every act, figure, battle, foe, test and page by its name.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <algorithm>

namespace muster::testing {
namespace {

class ThePalette : public WindowTest
{
protected:
    void look(const std::string &words)
    {
        app.press("Ctrl+K");
        app.type(words);
    }
    void take(const std::string &words)
    {
        look(words);
        app.press("Return");
    }
    std::string first() const { return app.chosenRow("Found"); }
};

TEST_F(ThePalette, GoesToAFigureAPageATestAndABattleByTheirNames)
{
    app.start(sample());
    take("hamo");
    EXPECT_TRUE(app.says("Back to the band"));
    take("odds");
    EXPECT_TRUE(app.isOn("Odds"));
    take("received fire");
    EXPECT_EQ(app.chosenRow("Tests and tables"), "Received Fire");
    take("month 4");
    EXPECT_TRUE(app.isOn("Chronicle"));
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 4"));
}

TEST_F(ThePalette, BeginsWithWhatIsCalledJustSoAndSaysWhereNothingIs)
{
    begin(onPatrol);
    look("tibb");
    EXPECT_EQ(first().substr(0, 11), "Tibb, Heavy") << "the figure, before all acts of it";
    app.press("Escape");
    look("fill all");
    EXPECT_EQ(first().substr(0, 16), "Fill all places,");
    app.press("Escape");
    look("qqq");
    EXPECT_TRUE(app.says("Nothing has these words. Try fewer letters."));
}

TEST_F(ThePalette, DoesAnActOfTheTableForItsFigure)
{
    begin(onPatrol);
    app.open("Chronicle");
    take("tibb out of the fight");
    EXPECT_TRUE(app.isOn("Encounter"));
    const auto stateOfTibb = [&] { return app.campaign().play->find(FigureId{2})->state; };
    EXPECT_EQ(stateOfTibb(), TableState::OutOfTheFight);
    app.undo();
    EXPECT_EQ(stateOfTibb(), TableState::CarryingOn);
}

TEST_F(ThePalette, SaysWhyAnActCannotBeDoneAndLeavesItAtThat)
{
    start(onPatrol);
    look("report");
    EXPECT_EQ(first(), "Report…, Campaign, act, No battle has been finished yet.");
    app.press("Return");
    EXPECT_EQ(first(), "Report…, Campaign, act, No battle has been finished yet.") << "it stays";
    app.press("Escape");
    EXPECT_FALSE(app.offers("Go to anything"));
}

TEST_F(ThePalette, HasTheActsOfTheMenusWithoutACampaign)
{
    app.start();
    look("sample");
    EXPECT_EQ(first(), "See the sample, Campaign, act, Ctrl+Shift+E");
}

} // namespace
} // namespace muster::testing
