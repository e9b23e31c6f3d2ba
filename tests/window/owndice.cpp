// SPDX-License-Identifier: MIT

// The line for own dice: accepted dice, refusals with their reasons, and Enter; and half-rolled dice, which another
// page or a restart does not lose, and which are never dropped without a message.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QFile>

namespace muster::testing {
namespace {

/// A fixture in which five dice are asked for.
class OwnDice : public WindowTest
{
protected:
    OwnDice()
    {
        makeMomentLong(); // an Enter soon after another one is ignored
        startOn("After the battle", onPatrol);
        app.click("Success");
    }
    bool isTaken() const { return app.asks() != "Stay or Go, the Star: 5d6"; }
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
    EXPECT_GT(app.place("Stay or Go, the Star, 5d6").height(), 15) << "a line of the rolls";
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
    app.throwDice({"7", ""}); // one Enter too many, and at once
    EXPECT_FALSE(isTaken());
    EXPECT_TRUE(app.says("Nothing was rolled. A d6 shows 1 to 6"));
    momentPasses();
    app.press("Return");
    EXPECT_TRUE(isTaken());
}

TEST_F(OwnDice, HalfACardIsNoReasonToDrawOne)
{
    begin(dellMeetsAGang, "chain-reaction-1");
    app.click("Draw cards");
    const std::string cards = app.asks();
    app.throwDice({"6"});
    EXPECT_EQ(app.asks(), cards);
    app.throwDice({"H KS"});
    EXPECT_NE(app.asks(), cards);
}

class HalfRolled : public WindowTest
{
protected:
    /// Rolls the EAL, a section and a die of the next one.
    void halfPrepare(const QString &story = twoGrunts)
    {
        startOn("Encounter", story);
        app.choose("Dice", "Your own");
        app.click("Go now");
        app.throwDice({"24", "23"});
        app.type("5");
    }
    void expectHalfPrepared()
    {
        EXPECT_EQ(app.asks(), "Terrain, section 2: 2d6");
        EXPECT_EQ(app.dice(), "5");
    }
};

TEST_F(HalfRolled, ALookAtAnotherPageAndARestartCostNoDice)
{
    halfPrepare();
    EXPECT_TRUE(app.says("Section 1, clear")) << "the map fills in";
    EXPECT_TRUE(app.says("Enemy Activity Level 4"));
    app.open("Band");
    app.open("Encounter");
    expectHalfPrepared();
    rename("Tibb", "Hob"); // which does not affect them
    app.open("Encounter");
    expectHalfPrepared();
    const QString crashed = pathOf(QStringLiteral("crashed.muster"));
    ASSERT_TRUE(QFile::copy(app.path(), crashed)) << "as a program that is killed leaves it";
    for (const QString &file : {app.path(), crashed}) {
        app.start(file);
        EXPECT_TRUE(app.isOn("Encounter")) << "where the dice wait";
        EXPECT_TRUE(app.offers("Roll the dice"));
        expectHalfPrepared();
        app.press("Shift+Return"); // the rest
        ASSERT_TRUE(app.campaign().encounter);
        EXPECT_EQ(app.campaign().encounter->eal, 4);
        EXPECT_EQ(app.focus(), "Begin play");
    }
}

TEST_F(HalfRolled, ARecruitIsKeptOnItsPage)
{
    start(twoGrunts);
    app.menu("Band/Recruit Grunt by dice");
    app.undo();
    app.open("Encounter");
    app.choose("Dice", "Your own");
    app.click("Go now"); // the choice is kept from now on
    app.press("Esc");
    app.menu("Band/Recruit Grunt by dice");
    app.type("3");
    app.restart();
    EXPECT_TRUE(app.isOn("Band"));
    EXPECT_EQ(app.dice(), "3");
    const int before = app.campaign().gruntCount();
    app.throwDice({"4"});
    EXPECT_EQ(app.campaign().gruntCount(), before + 1);
}

TEST_F(HalfRolled, ATestOfTheReferenceComesBackWithItsFormAndOnlyInItsCampaign)
{
    const QString other = told(twoGrunts, "swordplay", QStringLiteral("other.muster"));
    startOn("Reference", twoGrunts);
    app.click("Man Down");
    app.choose("Figure taking the test", "Berta");
    app.fill("Rep", "2");
    app.click(app.asks());
    app.type("3");
    EXPECT_EQ(app.dice(), "3");
    app.answersFile(other);
    app.press("Ctrl+O");
    app.open("Reference");
    EXPECT_NE(app.dice(), "3") << "another campaign has none";
    app.start(pathOf(QStringLiteral("band.muster")));
    EXPECT_TRUE(app.isOn("Reference"));
    EXPECT_TRUE(app.offers("Roll the dice"));
    EXPECT_EQ(app.field("Rep"), "2");
    EXPECT_EQ(app.dice(), "3");
    app.click(app.asks());
    app.type("4");
    EXPECT_EQ(app.dice(), "34");
}

TEST_F(HalfRolled, UndoReachesTheNoteThatWasJustWritten)
{
    begin(onPatrol);
    const std::size_t before = steps();
    app.click("Note");
    app.type("Snow begins to fall.");
    app.press("Return");
    EXPECT_EQ(steps(), before + 1);
    EXPECT_EQ(app.focus(), "Note") << "for the next one";
    app.undo();
    EXPECT_EQ(steps(), before);
}

TEST_F(HalfRolled, AReportAsksForItsOwnDiceAndNotForThoseOfTheTable)
{
    begin(onPatrol);
    app.press("A");
    app.type("3");
    app.open("After the battle");
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.isOn("Encounter")) << "nothing is reported yet";
    app.open("After the battle");
    app.click("Success");
    app.press("Ctrl+Return"); // Roll the dice
    EXPECT_TRUE(app.isOn("After the battle"));
    EXPECT_TRUE(app.announces("Stay or Go, the Star"));
    app.open("Encounter");
    EXPECT_EQ(app.dice(), "3") << "and the table's are kept";
}

TEST_F(HalfRolled, AnotherActAsksBeforeItTakesTheirPlace)
{
    halfPrepare();
    app.menu("Band/Recruit Grunt by dice");
    EXPECT_TRUE(app.announces("“Prepare encounter” is only half rolled"));
    app.click("Continue it");
    EXPECT_TRUE(app.isOn("Encounter"));
    expectHalfPrepared();
    app.menu("Band/Recruit Grunt by dice");
    app.click("Discard its dice");
    EXPECT_FALSE(app.says("is only half rolled"));
    EXPECT_EQ(app.asks(), "Recruit, Ulric: 2d6");
}

TEST_F(HalfRolled, WhileARollIsWantedItIsTheOneNextAct)
{
    startOn("Encounter", onPatrol);
    EXPECT_TRUE(app.offers("Begin play"));
    app.menu("Encounter/Re-roll the rest with my own dice");
    app.press("Ctrl+Return"); // Roll the dice
    EXPECT_FALSE(app.campaign().play) << "play has not begun";
}

TEST_F(HalfRolled, PreparingFromAnotherPageOrTheMenuLeadsToTheProposalFirst)
{
    start(twoGrunts + QStringLiteral("\nrecruit 3\n  dice: 2 3  3 4  2 3\n"));
    for (const bool byMenu : {false, true}) {
        const auto prepare = [&] { byMenu ? app.menu("Encounter/Prepare encounter") : app.press("Ctrl+Return"); };
        app.open("Band");
        prepare();
        EXPECT_TRUE(app.isOn("Encounter"));
        EXPECT_FALSE(app.campaign().encounter) << "nothing is rolled before it was seen";
        prepare();
        EXPECT_TRUE(app.campaign().encounter);
        app.undo();
    }
}

} // namespace
} // namespace muster::testing
