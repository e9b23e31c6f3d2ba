// SPDX-License-Identifier: MIT

// Doing something else after an undo: nothing is asked, and a course with a roll is kept (R92).

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

constexpr const char *patrolKept = "What was undone is kept as “Patrol prepared, Month 1”.";

class LeavingUndone : public WindowTest
{
protected:
    auto courses() const { return (*CampaignFile::open(app.path()))->courses(); }
    /// Undoes the Patrol and dismisses somebody instead.
    void dismissInstead()
    {
        start(onPatrol);
        app.undo();
        app.open("Band");
        app.click("Berta");
        app.menu("Band/Dismiss Berta");
    }
};

TEST_F(LeavingUndone, AsksNothingTakesNoFocusAndTypedDiceStayDice)
{
    start(onPatrol);
    app.undo(); // the Patrol
    app.undo(); // the recruits
    app.open("Encounter");
    app.choose("Dice", "Your own");
    app.click("Go now");
    app.type("24");
    EXPECT_EQ(app.dice(), "24");
    EXPECT_TRUE(courses().empty()) << "nothing is left before something else stands there";
    app.press("Return");
    app.press("Shift+Return");
    EXPECT_TRUE(app.campaign().encounter);
    EXPECT_TRUE(app.says("What was undone is kept as “Grunts recruited and 1 more, Month 1”."));
    EXPECT_EQ(app.focus(), "Begin play");
    ASSERT_EQ(courses().size(), 1U);
    EXPECT_EQ(courses().front().name, QStringLiteral("Grunts recruited and 1 more, Month 1"));
}

TEST_F(LeavingUndone, ItCanBeDiscardedAtOnce)
{
    dismissInstead();
    const History now = app.history();
    ASSERT_TRUE(app.says(patrolKept));
    app.click("Discard it");
    EXPECT_TRUE(courses().empty());
    EXPECT_EQ(app.history(), now);
    EXPECT_FALSE(app.says("What was undone"));
}

TEST_F(LeavingUndone, ThePlayerCanGoBackToItAndAfterARestartItIsStillThere)
{
    dismissInstead();
    app.click("Go back to it");
    const History whole = app.history();
    EXPECT_TRUE(whole.campaign().encounter);
    EXPECT_TRUE(courses().empty()) << "a dismissal has no dice";
    app.undo();
    EXPECT_FALSE(app.campaign().encounter);
    app.redo();
    app.restart();
    EXPECT_EQ(app.history(), whole);
}

TEST_F(LeavingUndone, WhatWasDoneInsteadIsKeptInItsTurn)
{
    start(onPatrol);
    const History first = app.history();
    app.undo();
    app.open("Encounter");
    app.click("Go now");
    const History second = app.history();
    ASSERT_NE(second, first);
    app.click("Go back to it");
    EXPECT_EQ(app.history(), first);
    ASSERT_TRUE(app.says(patrolKept));
    app.click("Go back to it");
    EXPECT_EQ(app.history(), second);
    EXPECT_EQ(courses().size(), 1U);
}

TEST_F(LeavingUndone, AKeyOnTheTableWithoutARollIsDroppedWithoutAWord)
{
    begin(onPatrol);
    app.click("Tibb");
    app.press("O");
    app.undo();
    app.click("Berta");
    app.press("D");
    EXPECT_FALSE(app.says("What was undone"));
    EXPECT_TRUE(courses().empty());
}

TEST_F(LeavingUndone, AFinishedBattleGivesItsNameAndACorrectionAloneIsDroppedWithoutAWord)
{
    start(onPatrol);
    rename("Tibb", "Hob");
    app.undo();
    rename("Tibb", "Nob");
    EXPECT_FALSE(app.says("What was undone"));
    EXPECT_TRUE(courses().empty());
    app.open("After the battle");
    app.click("Success");
    app.click("Roll the rest");
    app.click("Finish Month 1");
    app.undo();
    EXPECT_TRUE(app.campaign().encounter);
    rename("Nob", "Tibb");
    ASSERT_EQ(courses().size(), 1U);
    EXPECT_EQ(courses().front().name, QStringLiteral("Battle finished, Month 1"));
}

} // namespace
} // namespace muster::testing
