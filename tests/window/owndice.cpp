// SPDX-License-Identifier: MIT

// The line for own dice: what it takes, what it turns away and why, and what Enter does.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QApplication>

namespace muster::testing {
namespace {

/// Five dice are asked for.
class OwnDice : public WindowTest
{
protected:
    OwnDice()
    {
        QApplication::setDoubleClickInterval(60'000); // an Enter soon after another is one too many
        start(onPatrol);
        app.open("Aftermath");
        app.click("Success");
    }
    ~OwnDice() override { QApplication::setDoubleClickInterval(m_moment); }

    bool isTaken() const { return app.asks() != "Stay or Go, the Star: 5d6"; }

private:
    const int m_moment = QApplication::doubleClickInterval();
};

TEST_F(OwnDice, WaitForEnterSoThatTheLastCanBePutRightHoweverTheyAreParted)
{
    EXPECT_TRUE(app.says("Type your dice, or press "));
    app.type("3, 1 6,55");
    EXPECT_TRUE(app.says(" takes them"));
    app.type("2");
    EXPECT_TRUE(app.says("All dice entered. Enter accepts them, Backspace removes the last one."));
    app.press("Backspace");
    app.type("2");
    EXPECT_FALSE(isTaken());
    app.press("Num+Enter");
    EXPECT_TRUE(isTaken());
    EXPECT_TRUE(app.announces("3 1 6 5 2"));
    EXPECT_EQ(app.dice(), "") << "the next begins anew";
}

TEST_F(OwnDice, EnterWithSomeDiceRollsNothingAndSaysHowManyAreMissing)
{
    app.throwDice({"316"});
    EXPECT_TRUE(app.says("2 more dice. Enter rolls only when the line is empty."));
    app.throwDice({"6"});
    EXPECT_TRUE(app.says("One more die."));
    EXPECT_FALSE(isTaken());
    app.throwDice({"5"});
    EXPECT_TRUE(isTaken());
}

TEST_F(OwnDice, AFaceTheDieDoesNotHaveIsTurnedAwayWithAWordOfWhyUntilAnotherIsTyped)
{
    app.type("37");
    EXPECT_EQ(app.dice(), "3");
    EXPECT_TRUE(app.says("A d6 shows 1 to 6."));
    app.type("4");
    EXPECT_FALSE(app.says("A d6 shows 1 to 6."));
    for (const char *back : {"Esc", "Backspace"}) {
        app.press("Ctrl+A");
        app.press("Backspace");
        app.type("0");
        EXPECT_TRUE(app.says("A d6 shows 1 to 6."));
        app.press(back);
        EXPECT_TRUE(app.says("Type your dice, or press ")) << back;
    }
    app.press("Return");
    EXPECT_TRUE(isTaken()) << "Enter is meant again";
}

TEST_F(OwnDice, AnEnterAfterADieThatWasRefusedRollsNothingUntilThatWasRead)
{
    app.throwDice({"7", ""}); // once too often, and at once
    EXPECT_FALSE(isTaken());
    EXPECT_TRUE(app.says("Nothing was rolled. A d6 shows 1 to 6"));
    QApplication::setDoubleClickInterval(0);
    app.press("Return");
    EXPECT_TRUE(isTaken());
}

TEST_F(OwnDice, HalfACardIsNoReasonToDrawOne)
{
    start(dellMeetsAGang, "chain-reaction-1");
    app.open("Encounter");
    app.click("Begin play");
    app.click("Draw cards");
    const std::string cards = app.asks();
    app.throwDice({"6"});
    EXPECT_EQ(app.asks(), cards);
    app.throwDice({"H KS"});
    EXPECT_NE(app.asks(), cards);
}

} // namespace
} // namespace muster::testing
