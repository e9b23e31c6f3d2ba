// SPDX-License-Identifier: MIT
// The report of a battle and its dice, by real keys: what is typed stays typed, and Enter rolls all or nothing.
#include "tests/ui/window/reportbykeys.h"

#include "model/sample/sample.h"

#include <QKeyEvent>

namespace muster {

namespace hand = testing::hand;
using testing::ReportByKeys;

TEST_F(ReportByKeys, DiceThatAreTypedAreGoneOnWithAfterALookElsewhere)
{
    MainWindow window;
    open(window);
    choose(QStringLiteral("Success"));
    hand::type(QStringLiteral("12"));
    go(QStringLiteral("Chronicle"));
    go(QStringLiteral("Aftermath"));
    hand::type(QStringLiteral("4"));
    EXPECT_EQ(typed(), QStringLiteral("124"));
    // A click beside it takes the keyboard away too.
    ASSERT_TRUE(hand::click(fates(), fates().fates()->index(1, FateModel::Name)));
    hand::type(QStringLiteral("6"));
    EXPECT_EQ(typed(), QStringLiteral("1246"));
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Die 6”"));
}

TEST_F(ReportByKeys, AfterARestartTooTheNextDigitIsOneMoreDie)
{
    {
        MainWindow window;
        open(window);
        choose(QStringLiteral("Success"));
        hand::type(QStringLiteral("12"));
    }
    MainWindow window;
    open(window);
    hand::type(QStringLiteral("4"));
    EXPECT_EQ(typed(), QStringLiteral("124"));
}

TEST_F(ReportByKeys, EnterRollsNoDieThatWasForgotten)
{
    MainWindow window;
    open(window);
    choose(QStringLiteral("Success"));
    hand::type(QStringLiteral("1265")); // of five
    hand::press(Qt::Key_Return);
    EXPECT_EQ(rolls(), 0U);
    EXPECT_EQ(typed(), QStringLiteral("1265"));
    hand::press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(rolls(), 0U) << "nor does the next act";
    hand::type(QStringLiteral("3"));
    hand::press(Qt::Key_Return);
    EXPECT_EQ(rolls(), 1U);
}

TEST_F(ReportByKeys, EnterAfterTheOutcomeGoesToTheCasualtiesAndRollsNothing)
{
    MainWindow window;
    open(window);
    page().findChild<Choice *>()->setFocus();
    hand::press(Qt::Key_Space);
    ASSERT_EQ(outcome(), 0);
    hand::press(Qt::Key_Return);
    EXPECT_EQ(rolls(), 0U);
    EXPECT_TRUE(fates().hasFocus());
    hand::press(Qt::Key_Return);
    hand::press(Qt::Key_Return);
    EXPECT_EQ(rolls(), 1U) << "from there Enter leads to the dice";
}

TEST_F(ReportByKeys, EnterPressesFinishOnlyAfterAnotherKey)
{
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    choose(QStringLiteral("Success"));
    rollAll();
    ASSERT_EQ(focus(), "Finish Month 1");
    // The key that took the last die is still held.
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    EXPECT_EQ(steps(), before);
    const int moment = QApplication::doubleClickInterval();
    QApplication::setDoubleClickInterval(0); // it has passed, and the key is pressed again
    hand::press(Qt::Key_Return);
    EXPECT_EQ(steps(), before) << "nobody has read what would be recorded";
    hand::press(Qt::Key_Tab);
    hand::press(Qt::Key_Backtab, Qt::ShiftModifier);
    ASSERT_EQ(focus(), "Finish Month 1");
    hand::press(Qt::Key_Return);
    QApplication::setDoubleClickInterval(moment);
    EXPECT_EQ(steps(), before + 1);
}

TEST_F(ReportByKeys, TheHeaderButtonTakesWhatIsSuggested)
{
    MainWindow window;
    open(window);
    tick(0, Fate::ObviouslyDead);
    ASSERT_EQ(seen<NextActButton>(window)->accessibleName().section(u'.', 0, 0), QStringLiteral("Report a failure"));
    hand::press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(outcome(), 1);
    EXPECT_TRUE(fates().hasFocus());
    EXPECT_EQ(rolls(), 0U);
}

TEST_F(ReportByKeys, TheKeyboardBeginsAtWhatIsSuggested)
{
    MainWindow window;
    open(window);
    tick(0, Fate::ObviouslyDead);
    hand::press(Qt::Key_Return);
    EXPECT_EQ(focus(), "Failure");
    hand::press(Qt::Key_Space);
    EXPECT_EQ(outcome(), 1);
}

TEST_F(ReportByKeys, ARestartOpensWhereTheDiceWait)
{
    const QString half = told(testing::twoGrunts, QStringLiteral("half.muster"));
    rememberDiceHabit(DiceHabit::Own);
    {
        MainWindow window;
        ASSERT_TRUE(window.openFile(half));
        window.resize(1280, 800);
        show(window);
        hand::press(Qt::Key_2, Qt::ControlModifier);
        hand::press(Qt::Key_Return, Qt::ControlModifier);
        hand::type(QStringLiteral("2"));
    }
    MainWindow window;
    ASSERT_TRUE(window.openFile(half));
    show(window);
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter);
    hand::type(QStringLiteral("4"));
    EXPECT_EQ(seen<DiceEntry>(window)->typedText(), QStringLiteral("24"));

    // And once all of them have fallen the keyboard is at the next act, not at what the page shows now.
    hand::press(Qt::Key_Return, Qt::ShiftModifier);
    ASSERT_TRUE(window.document()->campaign().encounter);
    EXPECT_EQ(QApplication::focusWidget(), window.findChild<MonthBar *>()->nextAct());
}

TEST_F(ReportByKeys, TheLineToTypeAtStaysInSightHoweverManyRollsThereAre)
{
    const QString own = told(testing::twoGrunts, QStringLiteral("own.muster"));
    rememberDiceHabit(DiceHabit::Own);
    MainWindow window;
    ASSERT_TRUE(window.openFile(own));
    window.resize(1280, 750); // and the frame
    show(window);
    hand::press(Qt::Key_2, Qt::ControlModifier);
    hand::press(Qt::Key_Return, Qt::ControlModifier);
    const auto *dice = seen<DiceEntry>(window);
    const auto *map = seen<MapWidget>(window);
    ASSERT_TRUE(dice && map);
    for (int roll = 0; roll < 14 && !window.document()->campaign().encounter; ++roll) {
        const auto line = hand::openPlace(*dice);
        ASSERT_TRUE(line && dice->visibleRegion().boundingRect() == dice->rect()) << "roll " << roll;
        EXPECT_EQ(map->visibleRegion().boundingRect(), map->rect()) << "roll " << roll;
        hand::press(Qt::Key_Return);
    }
}

} // namespace muster
