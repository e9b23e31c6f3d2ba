// SPDX-License-Identifier: MIT

// Undo in a battle: it names and undoes the last act, on any page, and the page shows the result.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class UndoAtPlay : public WindowTest
{
protected:
    void rollTest(const std::string &test, const std::string &who, const std::string &dice)
    {
        app.open("Reference");
        app.click(test);
        app.choose("Figure taking the test", who);
        app.click(app.asks());
        app.throwDice({dice});
    }
    std::string nextUndo() { return app.entry("Edit", "Undo"); }
};

TEST_F(UndoAtPlay, OfARecordedTestIsItsStepAndTheTestCanBeRecordedAgain)
{
    begin(onPatrol);
    const std::size_t before = steps();
    rollTest("Recover From Knock Down", "Tibb", "66");
    EXPECT_EQ(nextUndo(), "Undo “Test”") << "its dice";
    app.click("Record");
    ASSERT_EQ(steps(), before + 1);
    EXPECT_TRUE(app.announces("Recorded for Tibb"));
    EXPECT_FALSE(app.offers("Record"));
    const std::string name = nextUndo();
    EXPECT_TRUE(app.offers("Undo: " + name.substr(8, name.size() - 11))) << "the window's button, the same " << name;
    app.undo();
    EXPECT_EQ(steps(), before);
    EXPECT_FALSE(app.says("Recorded for Tibb"));
    EXPECT_TRUE(app.offers("Record"));
    EXPECT_TRUE(app.says("6 6"));
    app.redo();
    EXPECT_EQ(steps(), before + 1);
    EXPECT_FALSE(app.offers("Record"));
    app.open("Encounter");
    EXPECT_EQ(nextUndo(), name) << "from here too";
    app.undo();
    EXPECT_EQ(steps(), before);
    app.open("Reference");
    EXPECT_TRUE(app.offers("Record"));
}

TEST_F(UndoAtPlay, NamesWhatItWouldUndoAfterATestIsRolledAgain)
{
    begin(onPatrol);
    rollTest("Recover From Knock Down", "Tibb", "66");
    app.click("Record");
    const std::string recorded = nextUndo();
    app.click("Roll again");
    EXPECT_EQ(nextUndo(), recorded);
    app.throwDice({"11"});
    EXPECT_TRUE(app.offers("Undo: Test")) << "the dice";
    app.undo();
    EXPECT_TRUE(app.offers("Redo: Test")) << "beside it";
    app.click("Redo: Test");
    EXPECT_TRUE(app.says("1 1"));
    app.click("Roll again");
    EXPECT_TRUE(app.offers("Undo: " + recorded.substr(8, recorded.size() - 11)));
}

TEST_F(UndoAtPlay, OfAStepComesBeforeOlderDiceOfTheReference)
{
    begin(onPatrol);
    rollTest("Recover From Knock Down", "Tibb", "66");
    app.open("Encounter");
    app.press("A");
    app.throwDice({"25"});
    const std::size_t activated = steps();
    app.open("Reference");
    EXPECT_EQ(nextUndo(), "Undo “Activation, you and the enemy”");
    app.undo();
    EXPECT_EQ(steps(), activated - 1);
}

TEST_F(UndoAtPlay, OfAStepComesBeforeOlderHalfRolledDice)
{
    startOn("Encounter", twoGrunts);
    app.choose("Dice", "Your own");
    app.click("Go now");
    app.throwDice({"24", "23"});
    app.type("5");
    rename("Tibb", "Hob");
    const std::size_t renamed = steps();
    EXPECT_EQ(nextUndo(), "Undo “Tibb renamed”");
    app.undo();
    EXPECT_EQ(steps(), renamed - 1);
    EXPECT_EQ(nextUndo(), "Undo “Die 5”");
    app.redo();
    EXPECT_EQ(steps(), renamed);
    app.undo();
    app.undo();
    EXPECT_TRUE(app.isOn("Encounter"));
    EXPECT_EQ(app.dice(), "");
}

TEST_F(UndoAtPlay, OfAStepComesBeforeAnOlderReport)
{
    begin(onPatrol);
    app.open("After the battle");
    app.click("Success");
    app.open("Encounter");
    app.click("Note");
    app.type("Snow begins to fall.");
    app.press("Return");
    const std::size_t noted = steps();
    for (const char *page : {"After the battle", "Encounter"}) {
        app.open(page);
        EXPECT_EQ(nextUndo(), "Undo “Note”") << page;
    }
    app.undo();
    EXPECT_EQ(steps(), noted - 1);
    EXPECT_EQ(nextUndo(), "Undo “Outcome: Success”");
}

TEST_F(UndoAtPlay, OfDiceAndOfAReportGoesToWhatWasDoneLater)
{
    begin(onPatrol);
    app.open("After the battle");
    app.click("Success");
    app.open("Encounter");
    app.press("A");
    app.type("2");
    app.open("After the battle");
    EXPECT_EQ(nextUndo(), "Undo “Die 2”");
    app.click("Failure");
    for (const char *page : {"Band", "Encounter"}) {
        app.open(page);
        EXPECT_EQ(nextUndo(), "Undo “Outcome: Failure”") << page;
    }
    app.undo();
    EXPECT_TRUE(app.isOn("After the battle"));
    EXPECT_TRUE(app.isOn("Success"));
    EXPECT_TRUE(app.announces("Undone: Outcome: Failure."));
}

TEST_F(UndoAtPlay, OfDamageChoosesItsTargetAgain)
{
    begin(onPatrol);
    app.click("PEF 1");
    app.answers("What PEF 1 was", [&] {
        app.click("+ Add figures");
        app.click("Save");
    });
    app.press("W");
    ASSERT_EQ(app.campaign().play->groups.size(), 1U);
    app.open("Reference");
    app.choose("Figure taking the test", "Osric Vane");
    app.click("Ranged combat damage");
    const std::string target = app.field("Figure that is hit");
    EXPECT_TRUE(target.starts_with("Group 1, figure 1"));
    app.click(app.asks());
    app.throwDice({"1"});
    app.press("W");
    EXPECT_NE(app.field("Figure that is hit"), target) << "it is out of the fight";
    app.undo();
    EXPECT_EQ(app.field("Figure that is hit"), target);
    EXPECT_TRUE(app.offers("Record"));
}

} // namespace
} // namespace muster::testing
