// SPDX-License-Identifier: MIT

// Dice that are half rolled: a look elsewhere or a restart costs none, and no step is dropped without a word.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QFile>

namespace muster::testing {
namespace {

class HalfRolled : public WindowTest
{
protected:
    /// EAL, one section and a die of the next.
    void halfPrepare(const QString &story = twoGrunts)
    {
        start(story);
        app.open("Encounter");
        app.click("Use my own dice");
        app.throwDice({"24", "23"});
        app.type("5");
    }
    void expectHalfPrepared()
    {
        EXPECT_EQ(app.asks(), "Terrain, section 2: 2d6");
        EXPECT_EQ(app.dice(), "5");
    }
    void beginPlay()
    {
        start(onPatrol);
        app.open("Encounter");
        app.click("Begin play");
    }
    std::size_t steps() const { return app.book().inForce; }
};

TEST_F(HalfRolled, ALookAtAnotherPageAndARestartCostNoDice)
{
    halfPrepare();
    EXPECT_TRUE(app.says("Section 1, clear")) << "the map fills in";
    EXPECT_TRUE(app.says("Enemy Activity Level 4"));
    app.open("Band");
    app.open("Encounter");
    expectHalfPrepared();
    rename("Tibb", "Hob"); // which changes nothing for them
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
    app.click("Use my own dice"); // and from now on
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
    start(twoGrunts);
    app.open("Reference");
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
    beginPlay();
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
    beginPlay();
    app.press("A");
    app.type("3");
    app.open("Aftermath");
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.isOn("Encounter")) << "nothing is reported yet";
    app.open("Aftermath");
    app.click("Success");
    app.press("Ctrl+Return"); // Roll the dice
    EXPECT_TRUE(app.isOn("Aftermath"));
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
    start(onPatrol);
    app.open("Encounter");
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
