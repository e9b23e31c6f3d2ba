// SPDX-License-Identifier: MIT
// Undo and Redo where there are dice: they belong to what is being done first, wherever it lies, and then to the steps.
#include "tests/ui/window/dicedesk.h"
#include "ui/band/bandpage.h"
#include "ui/parts/diceentry.h"
#include "ui/window/actdice.h"
#include "ui/window/notebook.h"
#include "ui/window/takeback.h"

#include "model/story/words.h"
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

TEST_F(UndoOfDice, AfterTheLastOneComesBackToTheTableBeforeTheLastRoll)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const Book before = window.document()->book();
    const std::size_t all = prepare(window);
    ASSERT_TRUE(window.document()->campaign().encounter);
    const Book prepared = window.document()->book();
    window.notebook()->open(PageKind::Chronicle);

    const Roll &last = prepared.steps.back().rolls.back();
    const QString name = words::reason(last.reason, {});
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “%1”").arg(name));
    undo();
    EXPECT_EQ(window.document()->book().inForce, before.inForce);
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter);
    ASSERT_EQ(rolls(window), all - 1);
    EXPECT_EQ(typed(window), QString());
    undo();
    EXPECT_EQ(rolls(window), all - 2) << "and then one roll after another";

    // Redo goes the same way to the same step.
    redo();
    redo();
    EXPECT_EQ(window.document()->book(), prepared);
    EXPECT_FALSE(window.document()->underWay());
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “%1”").arg(name)) << "again";
}

TEST_F(UndoOfDice, AnotherLastDieIsRolledInstead)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    prepare(window);
    const Book prepared = window.document()->book();
    undo();
    ASSERT_TRUE(dice(window));
    type(QByteArray(dice(window)->deed().wanted()->count, '1').constData());
    press(Qt::Key_Return);
    EXPECT_TRUE(window.document()->campaign().encounter);
    EXPECT_EQ(window.document()->book().steps.size(), prepared.steps.size());
    EXPECT_NE(window.document()->book().steps.back().rolls, prepared.steps.back().rolls);
}

TEST_F(UndoOfDice, ADieThatWaitsComesBackAfterItsRecruit)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    rememberDiceHabit(DiceHabit::Own);
    window.notebook()->open(PageKind::Band);
    static_cast<BandPage *>(window.notebook()->page(PageKind::Band))->recruit(false);
    type("3");
    undo();
    undo();
    EXPECT_FALSE(dice(window));
    redo();
    ASSERT_TRUE(dice(window));
    EXPECT_EQ(menuText(window, QStringLiteral("Redo ")), QStringLiteral("Redo “Die”"));
    redo();
    EXPECT_EQ(typed(window), QStringLiteral("3"));
}

TEST_F(UndoOfDice, AllOfThemOneByOneLeaveTheActAndTheStepComesBackTheSameWay)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t all = prepare(window);
    const Book prepared = window.document()->book();
    for (std::size_t i = 0; i < all; ++i)
        undo();
    EXPECT_EQ(rolls(window), 0U);
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Prepare encounter”"));
    undo();
    EXPECT_FALSE(dice(window));
    EXPECT_EQ(window.document()->book().inForce, prepared.inForce - 1);
    for (std::size_t i = 0; i <= all; ++i)
        redo();
    EXPECT_EQ(window.document()->book(), prepared);
}

TEST_F(UndoOfDice, StepsThatWereUndoneComeBackBeforeAnActThatWasLeft)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t before = window.document()->book().inForce;
    halfPrepare(window);
    for (int i = 0; i < 4; ++i) // a die, two rolls, the act
        undo();
    ASSERT_FALSE(dice(window));
    rememberDiceHabit(DiceHabit::Program);
    window.notebook()->open(PageKind::Encounter);
    click(window, QStringLiteral("Roll everything"));
    ASSERT_EQ(window.document()->book().inForce, before + 1);
    undo();
    ASSERT_EQ(window.document()->book().inForce, before);
    redo();
    EXPECT_EQ(window.document()->book().inForce, before + 1) << "and not the dice of the act";
    EXPECT_FALSE(dice(window));
}

TEST_F(UndoOfDice, OfTheProgramIsOneStep)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t before = window.document()->book().inForce;
    window.notebook()->open(PageKind::Encounter);
    click(window, QStringLiteral("Roll everything"));
    ASSERT_EQ(window.document()->book().inForce, before + 1);
    undo();
    EXPECT_EQ(window.document()->book().inForce, before);
    EXPECT_FALSE(window.document()->underWay());
}

TEST_F(UndoOfDice, MeansTheSameOnTheChronicleAsInTheMenu)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t steps = window.document()->book().inForce;
    halfPrepare(window);
    window.notebook()->open(PageKind::Chronicle);
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Die 5”"));
    click(window, QStringLiteral("Undo “Die 5”"));
    EXPECT_EQ(window.document()->book().inForce, steps) << "the steps wait for their turn";
    EXPECT_EQ(typed(window), QString());
    window.notebook()->open(PageKind::Chronicle);
    click(window, QStringLiteral("Redo"));
    EXPECT_EQ(typed(window), QStringLiteral("5"));
}

TEST_F(UndoOfDice, TheRestThatWasRolledAtOnceIsUndoneAndRedoneAtOnceAndTheKeyboardStaysWithTheDice)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    window.notebook()->open(PageKind::Encounter);
    click(window, QStringLiteral("Use my own dice"));
    type("24");
    press(Qt::Key_Return);
    press(Qt::Key_Return, Qt::ShiftModifier);
    ASSERT_TRUE(window.document()->campaign().encounter);
    const Book prepared = window.document()->book();
    undo();
    ASSERT_EQ(rolls(window), 1U);
    EXPECT_TRUE(dice(window)->entry()->hasFocus());
    EXPECT_EQ(menuText(window, QStringLiteral("Redo ")), QStringLiteral("Redo “Roll the rest”"));
    redo();
    EXPECT_EQ(window.document()->book(), prepared);
}

} // namespace muster
