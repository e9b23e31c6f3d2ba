// SPDX-License-Identifier: MIT

// Keep what I like, roll the rest: with the keys and the mouse, on the map and in the list of PEFs.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QFile>

namespace muster::testing {
namespace {

class TheProposedTable : public WindowTest
{
protected:
    TheProposedTable()
    {
        start(onPatrol);
        app.open("Encounter");
    }

    muster::Setup setup() const { return app.campaign().encounter->setup; }
    void lock(const std::string &what)
    {
        app.click(what);
        app.press("L");
    }
};

TEST_F(TheProposedTable, LLocksTheChosenSectionOverARestartAndLetsItGo)
{
    lock("Section 4");
    EXPECT_TRUE(app.says("Section 4, clear, locked"));
    app.restart();
    app.open("Encounter");
    EXPECT_TRUE(app.says("Section 4, clear, locked"));
    lock("Section 4");
    EXPECT_FALSE(app.says(", locked"));
    const QPoint corner = app.place("Section 6").topRight() + QPoint(-12, 12);
    app.drag(corner, corner);
    EXPECT_TRUE(app.says("Section 6, hill, locked")) << "by a click on its lock";
}

TEST_F(TheProposedTable, ACopyOfTheFileElsewhereHasItsLocksAndTheNoteThatIsBeingWritten)
{
    lock("Section 4");
    app.press("Ctrl+Shift+N");
    app.type("The ford lies under fog");
    app.press("Esc");
    const QString copy = pathOf(QStringLiteral("copy.muster"));
    ASSERT_TRUE(QFile::copy(app.path(), copy));
    app.start(copy);
    app.open("Encounter");
    EXPECT_TRUE(app.says("Section 4, clear, locked"));
    app.press("Ctrl+Shift+N");
    EXPECT_EQ(app.field("Title"), "The ford lies under fog");
}

TEST_F(TheProposedTable, WhatIsLockedStaysWhenTheRestIsDealtAgain)
{
    for (const char *what : {"Section 1", "Section 9", "PEF 2"})
        lock(what);
    EXPECT_TRUE(app.says("Section 3, locked"));
    const muster::Setup before = setup();
    const std::size_t steps = app.book().inForce;
    for (int deal = 0; deal < 5; ++deal)
        app.click("Re-roll the rest");
    EXPECT_EQ(app.book().inForce, steps + 5);
    EXPECT_EQ(setup().sections[0], before.sections[0]);
    EXPECT_EQ(setup().sections[8], before.sections[8]);
    EXPECT_EQ(setup().pefs[1].section, before.pefs[1].section);
    EXPECT_NE(setup(), before) << "some of seven sections fall otherwise in a few re-rolls";
    EXPECT_TRUE(app.says("Section 9, woods, you enter here, locked")) << "the locks stay";
    for (int deal = 0; deal < 5; ++deal)
        app.undo();
    EXPECT_EQ(setup(), before);
}

TEST_F(TheProposedTable, RRollsOneSectionAloneAndEnterChoosesItsTerrain)
{
    app.click("Section 7");
    const muster::Setup before = setup();
    const std::size_t steps = app.book().inForce;
    app.press("R");
    EXPECT_EQ(app.book().inForce, steps + 1);
    muster::Setup after = setup();
    after.sections[6] = before.sections[6];
    EXPECT_EQ(after, before);
    app.press("Return");
    EXPECT_EQ(app.focus(), "Terrain");
}

TEST_F(TheProposedTable, TheRestIsDealtWithThePlayersDiceWhereThatIsTheHabit)
{
    app.menu("Encounter/Re-roll the rest with my own dice"); // and from now on
    app.press("Esc");
    for (const char *rest : {"Section 2", "Section 3", "Section 4", "Section 5", "Section 6", "Section 7", "Section 8",
                             "Section 9", "PEF 1", "PEF 2", "PEF 3"})
        lock(rest);
    app.click("Re-roll the rest");
    app.throwDice({"11"});
    EXPECT_EQ(setup().sections[0].terrain, Terrain::Rough);
    EXPECT_EQ(app.book().steps.back().rolls.front().dice.front().by, Thrower::Player);
}

} // namespace
} // namespace muster::testing
