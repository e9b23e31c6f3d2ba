// SPDX-License-Identifier: MIT
// Undo and Redo where there are dice: they belong to what is being done first, wherever it lies, and then to the steps.
#include "tests/ui/window/dicedesk.h"
#include "ui/parts/diceentry.h"
#include "ui/window/actdice.h"
#include "ui/window/notebook.h"
#include "ui/window/takeback.h"

#include "tests/support/stories.h"

namespace muster {

using UndoOfDice = testing::DiceDesk;

TEST_F(UndoOfDice, UndoTakesTheLastDieThenTheRollThenTheActAndThenTheStep)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t steps = window.document()->book().inForce;
    halfPrepare(window);
    ASSERT_EQ(rolls(window), 2U);

    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Die 5”"));
    undo();
    EXPECT_EQ(typed(window), QString());
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Terrain, section 1”"));
    undo();
    EXPECT_EQ(rolls(window), 1U);
    undo();
    EXPECT_EQ(rolls(window), 0U);
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Prepare encounter”"));
    undo();
    EXPECT_FALSE(dice(window)) << "the act is left";
    EXPECT_EQ(window.document()->book().inForce, steps) << "and no step";
    undo();
    EXPECT_EQ(window.document()->book().inForce, steps - 1);
}

TEST_F(UndoOfDice, RedoGoesTheSameWayBack)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t steps = window.document()->book().inForce;
    halfPrepare(window);
    for (int i = 0; i < 5; ++i)
        undo();
    ASSERT_EQ(window.document()->book().inForce, steps - 1);
    redo();
    EXPECT_EQ(window.document()->book().inForce, steps);
    EXPECT_FALSE(dice(window));
    EXPECT_EQ(menuText(window, QStringLiteral("Redo ")), QStringLiteral("Redo “Prepare encounter”"));
    redo();
    ASSERT_TRUE(dice(window));
    EXPECT_EQ(rolls(window), 0U);
    redo();
    redo();
    EXPECT_EQ(rolls(window), 2U);
    EXPECT_EQ(dice(window)->deed().soFar().rolls[1].dice[1], (Die{3, Thrower::Player}));
    redo();
    EXPECT_EQ(typed(window), QStringLiteral("5"));
}

TEST_F(UndoOfDice, UndoFromAnotherPageGoesBackToTheDice)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t steps = window.document()->book().inForce;
    halfPrepare(window);
    window.notebook()->open(PageKind::Chronicle);
    window.notebook()->takeBack()->click();
    EXPECT_EQ(window.document()->book().inForce, steps);
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter);
    EXPECT_EQ(typed(window), QString());
    EXPECT_EQ(rolls(window), 2U);
}

} // namespace muster
