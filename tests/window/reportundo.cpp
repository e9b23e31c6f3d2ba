// SPDX-License-Identifier: MIT

// Undo and Redo in the report of a battle: one thing at a time, from any page, and through the steps around it.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class ReportUndo : public WindowTest
{
protected:
    ReportUndo()
    {
        startOn("After the battle", onPatrol);
        m_steps = steps();
    }

    void finish()
    {
        app.click("Roll the rest");
        app.press("Ctrl+Return");
        ASSERT_EQ(steps(), m_steps + 1);
    }
    std::string nextUndo() { return app.entry("Edit", "Undo"); }
    std::string nextRedo() { return app.entry("Edit", "Redo"); }
    std::string outcome() const { return app.isOn("Success") ? "Success" : app.isOn("Failure") ? "Failure" : "none"; }
    bool isCaptured(const char *who) const { return app.cell(who, "Captured") == "[x] Captured"; }
    std::string look() const
    {
        return outcome() + ", " + app.asks() + ", " + app.dice() + (isCaptured("Berta") ? ", captured" : "");
    }

    std::size_t m_steps = 0;
};

TEST_F(ReportUndo, TakesBackOneThingAtATimeFromAnyPageAndRedoBringsEachAgain)
{
    app.click("Failure");
    app.click("Success");
    app.throwDice({"12653"});
    app.click("Captured", in("Berta"));
    app.type("4");
    const std::vector<std::string> names{"Die 4", "Berta: Captured", "Stay or Go, the Star", "Outcome: Success",
                                         "Outcome: Failure"};
    std::vector<std::string> looks{look()};
    for (const std::string &name : names) {
        app.open(looks.size() % 2 ? "Band" : "Chronicle");
        EXPECT_EQ(nextUndo(), "Undo “" + name + "”");
        app.undo();
        EXPECT_TRUE(app.isOn("After the battle"));
        EXPECT_EQ(nextRedo(), "Redo “" + name + "”");
        looks.push_back(look());
    }
    EXPECT_EQ(steps(), m_steps) << "only now it is the steps' turn";
    EXPECT_EQ(outcome(), "none");
    for (; looks.size() > 1; app.redo()) {
        EXPECT_EQ(look(), looks.back());
        looks.pop_back();
    }
    EXPECT_EQ(look(), looks.back());
    for (std::size_t i = 0; i < names.size() + 1; ++i)
        app.undo();
    EXPECT_EQ(steps(), m_steps - 1);
}

TEST_F(ReportUndo, OfALastRollIsNoLaterThingToUndoAndAllTheRestIsOne)
{
    app.click("Success");
    app.press("Return"); // rolls
    const std::string second = app.asks();
    app.press("Alt+Left");
    EXPECT_NE(app.asks(), second);
    EXPECT_EQ(nextUndo(), "Undo “Outcome: Success”");
    app.redo();
    EXPECT_EQ(app.asks(), second);
    app.click(second);
    app.press("Shift+Return");
    EXPECT_EQ(nextUndo(), "Undo “Roll the rest”");
    app.undo();
    EXPECT_EQ(app.asks(), second);
    app.redo();
    EXPECT_EQ(app.asks(), noDice);
}

TEST_F(ReportUndo, AfterOneOfManyRollsWasTakenBackTheOthersGoAndNoneReturns)
{
    app.click("Success");
    const std::string first = app.asks();
    app.click(first);
    app.press("Shift+Return");
    EXPECT_EQ(app.asks(), noDice);
    app.press("Alt+Left");
    EXPECT_NE(app.asks(), noDice);
    EXPECT_FALSE(app.focus().empty());
    EXPECT_TRUE(app.asks().starts_with(app.focus())) << "Enter rolls it again, and undoes nothing: " << app.focus();
    app.undo();
    EXPECT_EQ(app.asks(), first);
    EXPECT_EQ(nextUndo(), "Undo “Outcome: Success”");
}

TEST_F(ReportUndo, AfterARestartTheDiceGoByTheirNamesAndTheReportAtOnce)
{
    app.click("Success");
    app.click("Captured", in("Tibb"));
    app.restart();
    EXPECT_EQ(nextUndo(), "Undo “The report”");
    app.undo();
    EXPECT_EQ(outcome(), "none");
    EXPECT_EQ(steps(), m_steps);
    app.redo();
    EXPECT_EQ(outcome(), "Success");
    EXPECT_TRUE(isCaptured("Tibb"));
    app.type("12");
    app.restart();
    EXPECT_EQ(nextUndo(), "Undo “Die 2”");
    app.undo();
    EXPECT_EQ(nextRedo(), "Redo “Die 2”");
    EXPECT_EQ(nextUndo(), "Undo “Die 1”");
    app.undo();
    app.redo();
    app.redo();
    EXPECT_EQ(app.dice(), "12");
}

TEST_F(ReportUndo, OfAFinishedBattleGoesOnOneThingAtATime)
{
    app.click("Failure");
    app.click("Success");
    app.click("Captured", in("Berta"));
    const int rolls = app.rollAll();
    app.press("Ctrl+Return"); // Finish
    ASSERT_EQ(steps(), m_steps + 1);
    app.undo();
    EXPECT_EQ(steps(), m_steps);
    EXPECT_EQ(app.asks(), noDice);
    for (int i = 0; i < rolls; ++i)
        app.undo();
    for (const char *name : {"Berta: Captured", "Outcome: Success", "Outcome: Failure"}) {
        EXPECT_EQ(nextUndo(), "Undo “" + std::string(name) + "”");
        app.undo();
    }
    EXPECT_EQ(outcome(), "none");
    EXPECT_FALSE(isCaptured("Berta"));
    EXPECT_EQ(steps(), m_steps) << "only now it is the steps' turn";
    app.undo();
    EXPECT_EQ(steps(), m_steps - 1);
    app.redo();
    EXPECT_EQ(steps(), m_steps);
    for (int i = 0; i < rolls + 3; ++i)
        app.redo();
    EXPECT_TRUE(app.isOn("After the battle"));
    EXPECT_EQ(app.asks(), noDice);
    EXPECT_EQ(steps(), m_steps);
    app.redo();
    EXPECT_EQ(steps(), m_steps + 1);
}

TEST_F(ReportUndo, WhatWasUndoneBeforeTheBattleWasFinishedIsNeverRedone)
{
    app.click("Success");
    app.click("Captured", in("Berta"));
    app.undo();
    EXPECT_FALSE(isCaptured("Berta"));
    finish();
    app.undo();
    EXPECT_EQ(steps(), m_steps);
    app.redo();
    EXPECT_EQ(steps(), m_steps + 1) << "the finish, not somebody captured who was not";
    app.restart();
    app.undo();
    EXPECT_EQ(steps(), m_steps);
    for (int i = 0; i < 9 && nextUndo() != "Undo “The report”"; ++i)
        app.undo();
    EXPECT_EQ(outcome(), "Success");
    app.undo();
    EXPECT_EQ(outcome(), "none");
    EXPECT_EQ(steps(), m_steps);
    app.redo();
    EXPECT_EQ(outcome(), "Success");
}

TEST_F(ReportUndo, ARunThatDoesNotCountTakesItsReportWithItWhenItIsRedone)
{
    app.click("Success");
    app.click("Roll the rest");
    app.click("Replay this encounter");
    ASSERT_EQ(steps(), m_steps + 1);
    app.undo();
    EXPECT_EQ(steps(), m_steps);
    app.open("After the battle");
    EXPECT_EQ(outcome(), "Success") << "it is back with its run";
    app.redo();
    EXPECT_EQ(steps(), m_steps + 1);
    app.open("Encounter");
    EXPECT_TRUE(app.offers("Begin play"));
    app.open("After the battle");
    EXPECT_EQ(outcome(), "none") << "the next run is a fresh one";
    app.undo();
    EXPECT_EQ(steps(), m_steps);
    app.open("After the battle");
    EXPECT_EQ(outcome(), "Success");
}

TEST_F(ReportUndo, AReportStaysThroughAnotherStepWhichIsUndoneBeforeIt)
{
    app.click("Success");
    app.click("Captured", in("Tibb"));
    finish();
    app.undo();
    rename("Berta", "Hob");
    app.open("After the battle");
    EXPECT_EQ(outcome(), "Success");
    EXPECT_TRUE(isCaptured("Tibb"));
    app.undo();
    EXPECT_EQ(steps(), m_steps);
    EXPECT_EQ(outcome(), "Success");
    EXPECT_TRUE(app.cell("Berta", "Fine").starts_with("[x]"));
}

} // namespace
} // namespace muster::testing
