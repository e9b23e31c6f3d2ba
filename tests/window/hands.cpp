// SPDX-License-Identifier: MIT

// Digits go to the dice wherever the last click was, the focus is never lost, and a double click edits.

#include "tests/support/stories.h"
#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class Hands : public WindowTest
{
protected:
    void prepareByHand()
    {
        startOn("Encounter", twoGrunts);
        app.choose("Dice", "Your own");
        app.click("Go now");
    }
    void finishBattle()
    {
        for (int press = 0; press < 20 && campaign().encounter; ++press)
            app.press("Ctrl+Return");
    }
    Campaign campaign() const { return app.campaign(); }
};

TEST_F(Hands, DigitsAreDiceAfterAClickOnSuccessBesideOrOnAnotherTab)
{
    startOn("After the battle", onPatrol);
    app.click("Success");
    app.type("4");
    EXPECT_EQ(app.dice(), "4") << "after a click on Success";
    app.press("Backspace");
    app.click("Underlined letters tick a box");
    app.type("5");
    EXPECT_EQ(app.dice(), "5") << "after a click beside";
    app.press("Backspace");
    app.open("Band");
    app.open("After the battle");
    app.type("6");
    EXPECT_EQ(app.dice(), "6") << "after another page";
}

TEST_F(Hands, AHalfThrownRollIsKeptOverAnotherPageAndTab)
{
    prepareByHand();
    app.type("2");
    app.open("Band");
    app.open("Encounter");
    EXPECT_EQ(app.dice(), "2");
    app.press("Tab");
    app.press("Shift+Backtab");
    app.type("4");
    EXPECT_EQ(app.dice(), "24");
    app.open("Odds");
    app.press("Ctrl+Return"); // Roll the dice
    EXPECT_EQ(app.dice(), "24");
    EXPECT_EQ(seen::brokenRing(app.window()).join(u'\n').toStdString(), "");
}

TEST_F(Hands, TheLettersOnTheButtonsOfABattleAreHeardAfterAClickOnItsTab)
{
    startOn("Encounter", onPatrol);
    app.press("Ctrl+Return"); // Begin play
    app.open("Chronicle");
    app.open("Encounter");
    app.press("A");
    EXPECT_EQ(app.dice(), "") << "the dice of the activation are asked for";
}

TEST_F(Hands, ThereIsNoSecondDieForThePressToTakeThePlaceOfTheFirst)
{
    startOn("Encounter", dellMeetsAGang, "chain-reaction-1");
    app.click("Roll for media coverage");
    app.type("3");
    app.open("Band");
    app.open("Encounter");
    app.type("5");
    EXPECT_EQ(app.dice(), "3");
}

TEST_F(Hands, OneEnterTooManyAfterTheLastRollDoesNotBeginPlay)
{
    makeMomentLong();
    prepareByHand();
    app.rollAll();
    ASSERT_EQ(app.focus(), "Begin play");
    app.press("Return");
    app.press("Return");
    EXPECT_FALSE(campaign().play);
    momentPasses();
    app.press("Return");
    EXPECT_TRUE(campaign().play) << "now it is meant";
}

TEST_F(Hands, TheEnterThatRolledTheDiceNeverFinishesTheMonth)
{
    makeMomentLong();
    startOn("After the battle", onPatrol);
    app.click("Success");
    for (int i = 0; i < 12; ++i)
        app.press("Return"); // more often than there are dice
    EXPECT_TRUE(campaign().encounter) << "nobody has read what would be recorded";
    momentPasses();
    app.press("Return");
    EXPECT_FALSE(campaign().encounter);
    EXPECT_TRUE(app.isOn("Band"));
    EXPECT_TRUE(app.says("Battle finished: a success; next Raid"));
}

TEST_F(Hands, CtrlEnterShowsWhereItLeadsTheKeyboard)
{
    startOn("After the battle", onPatrol);
    app.window().setAttribute(Qt::WA_KeyboardFocusChange, false); // the state after a click
    app.press("Ctrl+Return"); // Report the outcome
    EXPECT_EQ(app.focus(), "Success");
    EXPECT_TRUE(app.window().testAttribute(Qt::WA_KeyboardFocusChange)) << "its ring is drawn";
}

TEST_F(Hands, TheKeyboardIsOnTheLastPageOnceTheCampaignIsOver)
{
    startOn("After the battle", onPatrol);
    app.click("Success");
    app.click("Obviously Dead", in("Osric Vane"));
    finishBattle();
    EXPECT_EQ(campaign().phase, Phase::Over);
    EXPECT_NE(app.focus(), "nothing");
}

TEST_F(Hands, EscClosesTheMessageThenTakesBackWhatIsTypedAndOnlyThenLeavesTheRoll)
{
    prepareByHand();
    app.type("2");
    app.press("Ctrl+Shift+N");
    app.type("A title alone");
    app.press("Ctrl+S");
    ASSERT_TRUE(app.says("A note needs some text."));
    app.press("Esc");
    EXPECT_FALSE(app.says("A note needs some text."));
    EXPECT_TRUE(app.says("A title alone"));
    app.click("Cancel", in("About: Month 1"));
    EXPECT_EQ(app.dice(), "2");
    app.press("Esc");
    EXPECT_EQ(app.dice(), "");
    app.press("Esc");
    EXPECT_EQ(app.dice(), noDice);
    EXPECT_TRUE(app.says("“Prepare encounter” was left unfinished. Redo returns to it with its dice."));
    app.redo();
    EXPECT_EQ(app.dice(), "") << "the roll is there again";
    app.redo();
    EXPECT_EQ(app.dice(), "2");
}

TEST_F(Hands, CtrlAndADigitOpensAPageAndCtrlFSearches)
{
    start(onPatrol);
    int digit = 1;
    for (const char *page :
         {"Band", "Encounter", "After the battle", "Chronicle", "Foes", "Forecast", "Reference", "Odds"}) {
        app.press("Ctrl+" + std::to_string(digit++));
        EXPECT_TRUE(app.isOn(page));
        EXPECT_NE(app.focus(), page) << "the keyboard is on the page, not on its tab";
    }
    app.press("Ctrl+F");
    EXPECT_TRUE(app.isOn("Chronicle")) << "from a page that cannot be searched";
    app.type("Patrol");
    EXPECT_TRUE(app.says("1 of 1"));
    app.press("Ctrl+1");
    app.redo();
    EXPECT_TRUE(app.says("There is nothing to redo.")) << "a key of what cannot be done says why";
}

TEST_F(Hands, TwoClicksEditAFigureOrWhomAStepIsAbout)
{
    startOn("Band", twoGrunts);
    app.answers("Edit Tibb", [&] {
        app.fill("Name", "Tibb the Bold");
        app.click("Save");
    });
    app.doubleClick("Tibb");
    app.open("Chronicle");
    app.doubleClick("Month 1. Grunts recruited"); // two Grunts, so the player has to choose
    EXPECT_TRUE(app.offers("Edit Tibb the Bold"));
    EXPECT_TRUE(app.offers("Edit Berta"));
    app.press("Esc");
    app.answers("Edit Tibb the Bold", "Cancel");
    app.doubleClick("Month 1. Tibb");
}

} // namespace
} // namespace muster::testing
