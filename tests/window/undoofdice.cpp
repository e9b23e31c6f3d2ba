// SPDX-License-Identifier: MIT

// Undo and Redo with dice: they apply first to the act in progress, wherever it is, and then to the steps.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class UndoOfDice : public WindowTest
{
protected:
    UndoOfDice() { start(twoGrunts); }

    void useOwnDice()
    {
        app.open("Encounter");
        app.choose("Dice", "Your own");
        app.click("Go now");
    }
    void halfPrepare()
    {
        useOwnDice();
        app.throwDice({"24", "23"});
        app.type("5");
    }
    /// Rolls a three with every die. Returns the number of rolls.
    int prepare()
    {
        useOwnDice();
        int rolls = 0;
        for (; app.dice() != noDice; ++rolls)
            app.throwDice({app.asks().ends_with("2d6") ? "33" : "3"});
        return rolls;
    }
    std::string nextUndo() { return app.entry("Edit", "Undo"); }
    std::string nextRedo() { return app.entry("Edit", "Redo"); }
};

TEST_F(UndoOfDice, GoesFromDieToRollToActToStepAndRedoTheSameWayBack)
{
    const std::size_t before = steps();
    halfPrepare();
    const std::vector<std::string> names{"Die 5", "Terrain, section 1", "Enemy Activity Level", "Prepare encounter",
                                         "Grunts recruited"};
    std::vector<std::string> looks;
    for (const std::string &name : names) {
        EXPECT_EQ(nextUndo(), "Undo “" + name + "”");
        looks.push_back(app.asks() + ' ' + app.dice());
        EXPECT_EQ(steps(), before) << "no step before the dice";
        app.undo();
        EXPECT_TRUE(app.announces("Undone: " + name));
    }
    EXPECT_EQ(steps(), before - 1);
    app.redo();
    EXPECT_EQ(steps(), before);
    EXPECT_EQ(app.dice(), noDice);
    for (std::size_t i = looks.size() - 1; i-- > 0;) {
        EXPECT_EQ(nextRedo(), "Redo “" + names[i] + "”");
        app.redo();
        EXPECT_TRUE(app.announces("Redone: " + names[i]));
        EXPECT_EQ(app.asks() + ' ' + app.dice(), looks[i]);
    }
    EXPECT_TRUE(app.announces("Terrain, section 1, 2d6, 2 3"));
}

TEST_F(UndoOfDice, FromAnotherPageGoesBackToTheDice)
{
    const std::size_t before = steps();
    halfPrepare();
    app.open("Chronicle");
    EXPECT_EQ(nextUndo(), "Undo “Die 5”");
    app.click("Undo: Die 5"); // the window's button
    EXPECT_EQ(steps(), before) << "the steps wait for their turn";
    EXPECT_TRUE(app.isOn("Encounter"));
    EXPECT_EQ(app.dice(), "");
    app.open("Chronicle");
    app.click("Redo: Die 5");
    EXPECT_EQ(app.dice(), "5");
    app.open("Chronicle");
    app.click("Undo: Die 5"); // the window's button
    EXPECT_EQ(app.asks(), "Terrain, section 2: 2d6");
    EXPECT_EQ(app.dice(), "");
}

TEST_F(UndoOfDice, AfterTheLastOneComesBackToTheTableBeforeTheLastRollAndOnByOne)
{
    const std::size_t before = steps();
    const int all = prepare();
    const History prepared = app.history();
    ASSERT_TRUE(prepared.campaign().encounter);
    app.open("Chronicle");
    const std::string last = nextUndo();
    app.undo();
    EXPECT_EQ(steps(), before);
    EXPECT_TRUE(app.isOn("Encounter"));
    EXPECT_NE(app.asks(), noDice);
    app.redo();
    EXPECT_EQ(app.history(), prepared);
    EXPECT_EQ(nextUndo(), last) << "again";
    app.restart();
    EXPECT_EQ(nextUndo(), last) << "the file knows how the step was rolled";

    for (int i = 0; i < all; ++i)
        app.undo();
    EXPECT_EQ(app.asks(), "Enemy Activity Level: 2d6");
    EXPECT_EQ(nextUndo(), "Undo “Prepare encounter”");
    app.undo();
    EXPECT_EQ(app.dice(), noDice);
    EXPECT_EQ(steps(), before);
    for (int i = 0; i <= all; ++i)
        app.redo();
    EXPECT_EQ(app.history(), prepared);

    app.undo();
    app.throwDice({app.asks().ends_with("2d6") ? "11" : "1"}); // another last roll
    EXPECT_EQ(app.history().steps.size(), prepared.steps.size());
    EXPECT_NE(app.history().steps.back().rolls, prepared.steps.back().rolls);
}

TEST_F(UndoOfDice, ADieThatWaitsComesBackAfterItsRecruit)
{
    useOwnDice();
    app.press("Esc");
    app.menu("Band/Recruit Grunt by dice");
    app.type("3");
    app.undo();
    app.undo();
    EXPECT_EQ(app.dice(), noDice);
    app.redo();
    EXPECT_EQ(nextRedo(), "Redo “Die 3”");
    app.redo();
    EXPECT_EQ(app.dice(), "3");
}

TEST_F(UndoOfDice, OfARecruitOfOneRollSaysThatItIsAskedForAgain)
{
    useOwnDice();
    app.press("Esc");
    app.menu("Band/Recruit Grunt by dice");
    app.throwDice({"34"});
    app.undo();
    EXPECT_TRUE(app.announces("It is asked for again: enter other dice, or press Esc to leave it."));
    app.throwDice({"34"});
    app.open("Encounter");
    app.restart();
    app.undo();
    EXPECT_TRUE(app.isOn("Band"));
    EXPECT_EQ(app.asks(), "Recruit, Ulric: 2d6");
    app.redo();
    EXPECT_EQ(app.dice(), noDice);
}

TEST_F(UndoOfDice, OfTheProgramIsOneStepAndComesBackBeforeAnActThatWasLeft)
{
    const std::size_t before = steps();
    halfPrepare();
    for (int i = 0; i < 4; ++i) // a die, two rolls, the act
        app.undo();
    ASSERT_EQ(app.dice(), noDice);
    app.choose("Dice", "Muster’s");
    app.click("Go now");
    EXPECT_EQ(steps(), before + 1);
    app.undo();
    EXPECT_EQ(steps(), before);
    EXPECT_EQ(app.dice(), noDice);
    app.redo();
    EXPECT_EQ(steps(), before + 1) << "and not the dice of the act";
    EXPECT_EQ(app.dice(), noDice);
}

TEST_F(UndoOfDice, TheRestThatWasRolledAtOnceIsUndoneAndRedoneAtOnceAndTheKeyboardStaysWithTheDice)
{
    useOwnDice();
    app.throwDice({"24"});
    app.press("Shift+Return");
    const History prepared = app.history();
    ASSERT_TRUE(prepared.campaign().encounter);
    app.undo();
    EXPECT_EQ(app.focus(), "Terrain, section 1: 2d6");
    EXPECT_EQ(nextRedo(), "Redo “Roll the rest”");
    app.redo();
    EXPECT_EQ(app.history(), prepared);
}

} // namespace
} // namespace muster::testing
