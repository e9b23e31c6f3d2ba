// SPDX-License-Identifier: MIT
// The report of a battle and its dice, by real keys: what is typed stays typed, Enter rolls all or nothing, and Undo undoes
// one thing at a time.
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/fatetable.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/remembered.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/tab.h"

#include "model/actions/actions.h"
#include "model/sample/sample.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace muster {

namespace {

namespace hand = testing::hand;

class ReportByKeys : public testing::Desk
{
protected:
    /// Osric Vane of Rep 5 on a Patrol with two Grunts of Rep 4 and 3.
    ReportByKeys()
        : m_path(told(testing::onPatrol))
    {
        rememberDiceHabit(DiceHabit::Program);
    }

    /// At the question how the battle ended.
    void open(MainWindow &window)
    {
        m_window = &window;
        ASSERT_TRUE(window.openFile(m_path));
        window.resize(1280, 800);
        show(window);
        go(QStringLiteral("Aftermath"));
    }
    /// By a click on its tab.
    void go(const QString &title) const
    {
        for (Tab *tab : m_window->findChildren<Tab *>()) {
            if (tab->text() == title) {
                EXPECT_TRUE(hand::click(*tab)) << title.toStdString();
            }
        }
    }
    AftermathPage &page() const
    {
        return *static_cast<AftermathPage *>(m_window->notebook()->page(PageKind::Aftermath));
    }
    void choose(const QString &outcome) const
    {
        for (QAbstractButton *one : page().findChild<Choice *>()->findChildren<QAbstractButton *>()) {
            if (one->text() == outcome) {
                EXPECT_TRUE(hand::click(*one)) << outcome.toStdString();
            }
        }
    }
    void press(const QString &button) const
    {
        for (QAbstractButton *one : page().findChildren<QAbstractButton *>()) {
            if (one->text() == button) {
                EXPECT_TRUE(hand::click(*one)) << button.toStdString();
            }
        }
    }
    FateTable &fates() const { return *page().findChild<FateTable *>(); }
    /// In the row of the figure.
    void tick(int row, Fate fate) const
    {
        const auto &columns = fates().fates()->columns();
        const auto place = std::find(columns.begin(), columns.end(), fate) - columns.begin();
        ASSERT_TRUE(hand::click(fates(), fates().fates()->index(row, FateModel::FirstFate + static_cast<int>(place))));
    }
    /// By Enter, roll by roll.
    void rollAll() const
    {
        for (int i = 0; i < 9 && page().conversation()->deed().wanted(); ++i)
            hand::press(Qt::Key_Return);
    }
    Fate fateOf(int row) const { return fates().fates()->fates()[static_cast<std::size_t>(row)].fate; }
    int outcome() const { return page().findChild<Choice *>()->current(); }
    QString typed() const { return page().conversation()->entry()->typedText(); }
    std::size_t rolls() const { return page().conversation()->deed().soFar().rolls.size(); }
    std::size_t steps() const { return m_window->document()->book().inForce; }
    QString menu(const QString &begins) const
    {
        for (const QAction *action : m_window->findChildren<QAction *>()) {
            if (action->text().remove(u'&').startsWith(begins))
                return action->text().remove(u'&');
        }
        return {};
    }
    /// The one that lies open.
    template<typename W>
    static const W *seen(const MainWindow &window)
    {
        const auto all = window.findChildren<W *>();
        const auto open = std::find_if(all.begin(), all.end(), [](const W *one) { return one->isVisible(); });
        return open == all.end() ? nullptr : *open;
    }
    static void undo() { hand::press(Qt::Key_Z, Qt::ControlModifier); }
    static void redo() { hand::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    static std::string focus()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->accessibleName().toStdString() : "nothing";
    }

    QString m_path;
    MainWindow *m_window = nullptr;
};

} // namespace

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

TEST_F(ReportByKeys, UndoTakesBackOneThingAtATimeAndRedoBringsEachAgain)
{
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    choose(QStringLiteral("Failure"));
    choose(QStringLiteral("Success"));
    hand::type(QStringLiteral("12653"));
    hand::press(Qt::Key_Return);
    ASSERT_EQ(rolls(), 1U);
    tick(2, Fate::Captured);
    ASSERT_EQ(fateOf(2), Fate::Captured);
    hand::type(QStringLiteral("4"));

    const QString tibb = window.document()->campaign().band[2].name;
    const QStringList names{QStringLiteral("Die 4"), QStringLiteral("%1: Captured").arg(tibb),
                            QStringLiteral("Stay or Go, the Star"), QStringLiteral("Outcome: Success"),
                            QStringLiteral("Outcome: Failure")};
    const auto look = [&] {
        return QStringLiteral("%1 %2 %3 %4").arg(outcome()).arg(rolls()).arg(typed()).arg(int(fateOf(2)));
    };
    QStringList looks{look()};
    for (const QString &name : names) {
        EXPECT_EQ(menu(QStringLiteral("Undo ")).toStdString(), QStringLiteral("Undo “%1”").arg(name).toStdString());
        undo();
        looks << look();
        EXPECT_EQ(menu(QStringLiteral("Redo ")).toStdString(), QStringLiteral("Redo “%1”").arg(name).toStdString());
    }
    EXPECT_EQ(outcome(), -1);
    EXPECT_EQ(steps(), before) << "only now it is the steps' turn";
    EXPECT_EQ(looks.last(), QStringLiteral("-1 0  %1").arg(int(Fate::Fine)));
    while (looks.size() > 1) {
        EXPECT_EQ(look().toStdString(), looks.takeLast().toStdString());
        redo();
    }
    EXPECT_EQ(look().toStdString(), looks.takeLast().toStdString());
    for (int i = 0; i < names.size(); ++i)
        undo();
    undo();
    EXPECT_EQ(steps(), before - 1);
}

TEST_F(ReportByKeys, UndoOfALastRollIsNoLaterThingToUndo)
{
    MainWindow window;
    open(window);
    choose(QStringLiteral("Success"));
    hand::press(Qt::Key_Return); // rolls
    ASSERT_EQ(rolls(), 1U);
    hand::press(Qt::Key_Left, Qt::AltModifier);
    ASSERT_EQ(rolls(), 0U);
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Outcome: Success”"));
    redo();
    EXPECT_EQ(rolls(), 1U);
}

TEST_F(ReportByKeys, AllTheRestOfTheDiceIsOneThingToUndo)
{
    MainWindow window;
    open(window);
    choose(QStringLiteral("Success"));
    hand::press(Qt::Key_Return); // the first roll
    hand::press(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Roll the rest”"));
    undo();
    EXPECT_EQ(rolls(), 1U);
    redo();
    EXPECT_TRUE(page().conversation()->deed().isComplete());
}

TEST_F(ReportByKeys, AfterARestartWhatWasReportedGoesAtOnceAndComesBack)
{
    {
        MainWindow window;
        open(window);
        choose(QStringLiteral("Success"));
        tick(1, Fate::Captured);
    }
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “The report”"));
    undo();
    EXPECT_EQ(outcome(), -1);
    EXPECT_EQ(steps(), before);
    redo();
    EXPECT_EQ(outcome(), 0);
    EXPECT_EQ(fateOf(1), Fate::Captured);
}

TEST_F(ReportByKeys, DiceThatWaitedOverARestartAreUndoneAndRedoneByTheirOwnNames)
{
    {
        MainWindow window;
        open(window);
        choose(QStringLiteral("Success"));
        hand::type(QStringLiteral("12"));
    }
    MainWindow window;
    open(window);
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Die 2”"));
    undo();
    EXPECT_EQ(menu(QStringLiteral("Redo ")), QStringLiteral("Redo “Die 2”"));
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Die 1”"));
    undo();
    redo();
    redo();
    EXPECT_EQ(typed(), QStringLiteral("12"));
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Die 2”"));
}

TEST_F(ReportByKeys, AFinishedBattleThatIsUndoneIsUndoneOnOneThingAtATime)
{
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    choose(QStringLiteral("Failure"));
    choose(QStringLiteral("Success"));
    tick(2, Fate::Captured);
    rollAll();
    const std::size_t all = rolls();
    hand::press(Qt::Key_Return, Qt::ControlModifier); // Finish
    ASSERT_EQ(steps(), before + 1);

    undo();
    EXPECT_EQ(steps(), before);
    EXPECT_EQ(rolls(), all);
    undo();
    EXPECT_EQ(rolls(), all - 1);
    for (std::size_t i = 1; i < all; ++i)
        undo();
    const QString tibb = window.document()->campaign().band[2].name;
    const QStringList names{QStringLiteral("%1: Captured").arg(tibb), QStringLiteral("Outcome: Success"),
                            QStringLiteral("Outcome: Failure")};
    for (const QString &name : names) {
        EXPECT_EQ(menu(QStringLiteral("Undo ")).toStdString(), QStringLiteral("Undo “%1”").arg(name).toStdString());
        undo();
    }
    EXPECT_EQ(outcome(), -1);
    EXPECT_EQ(fateOf(2), Fate::Fine);
    EXPECT_EQ(steps(), before) << "only now it is the steps' turn";
    undo();
    EXPECT_EQ(steps(), before - 1);

    redo();
    EXPECT_EQ(steps(), before);
    go(QStringLiteral("Aftermath"));
    EXPECT_EQ(outcome(), -1);
    for (std::size_t i = 0; i < all + 3; ++i)
        redo();
    EXPECT_TRUE(page().conversation()->deed().isComplete());
    EXPECT_EQ(steps(), before);
    redo();
    EXPECT_EQ(steps(), before + 1);
}

TEST_F(ReportByKeys, WhatWasUndoneBeforeTheBattleWasFinishedIsNeverRedone)
{
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    choose(QStringLiteral("Success"));
    tick(2, Fate::Captured);
    undo();
    EXPECT_EQ(fateOf(2), Fate::Fine);
    rollAll();
    tick(1, Fate::Captured);
    undo();
    hand::press(Qt::Key_Return, Qt::ControlModifier); // Finish
    ASSERT_EQ(steps(), before + 1);

    undo();
    ASSERT_EQ(steps(), before);
    redo();
    EXPECT_EQ(steps(), before + 1) << "the finish, not somebody captured who was not";
}

TEST_F(ReportByKeys, AFinishedBattleThatIsUndoneAfterARestartGoesByItsDiceAndAtOnce)
{
    std::size_t before = 0;
    {
        MainWindow window;
        open(window);
        before = steps();
        choose(QStringLiteral("Success"));
        rollAll();
        hand::press(Qt::Key_Return, Qt::ControlModifier); // Finish
    }
    MainWindow window;
    open(window);
    undo();
    ASSERT_EQ(steps(), before);
    for (std::size_t i = rolls(); i > 0; --i)
        undo();
    EXPECT_EQ(rolls(), 0U);
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “The report”"));
    undo();
    EXPECT_EQ(outcome(), -1);
    EXPECT_EQ(steps(), before);
    redo();
    EXPECT_EQ(outcome(), 0);
}

TEST_F(ReportByKeys, AReportIsAsItWasWhereTheRunIsNotSetAsideAfterAll)
{
    MainWindow window;
    open(window);
    choose(QStringLiteral("Success"));
    rollAll();
    hand::press(Qt::Key_Return, Qt::ControlModifier); // Finish
    undo();
    go(QStringLiteral("Aftermath"));
    tick(1, Fate::Captured);
    rollAll();
    const std::size_t all = rolls();
    EXPECT_TRUE(answerQuestion(QStringLiteral("Cancel"), [this] { press(QStringLiteral("Do not count this run")); }));
    EXPECT_EQ(window.notebook()->current(), PageKind::Aftermath);
    EXPECT_EQ(fateOf(1), Fate::Captured);
    EXPECT_EQ(rolls(), all);
    EXPECT_TRUE(window.document()->draft()) << "in the file too";
    EXPECT_NE(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “The report”")) << "one thing at a time";
}

TEST_F(ReportByKeys, AReportThatIsBackWithItsBattleStaysThroughTheNextStep)
{
    MainWindow window;
    open(window);
    choose(QStringLiteral("Success"));
    tick(1, Fate::Captured);
    rollAll();
    hand::press(Qt::Key_Return, Qt::ControlModifier); // Finish
    undo();
    CampaignDocument &document = *window.document();
    Figure renamed = document.campaign().band[2];
    renamed.name = QStringLiteral("Hob");
    EXPECT_TRUE(answerQuestion(QStringLiteral("Keep and continue"), [&] {
        EXPECT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), renamed)));
    }));
    go(QStringLiteral("Aftermath"));
    EXPECT_EQ(outcome(), 0);
    EXPECT_EQ(fateOf(1), Fate::Captured);
}

TEST_F(ReportByKeys, UndoGoesToTheReportFromAnyPageAndReachesNoEarlierStep)
{
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    choose(QStringLiteral("Success"));
    for (const char *elsewhere : {"Encounter", "Chronicle", "Band"}) {
        hand::type(QStringLiteral("4"));
        go(QString::fromLatin1(elsewhere));
        EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Die 4”")) << elsewhere;
        undo();
        EXPECT_EQ(steps(), before) << elsewhere;
        EXPECT_EQ(window.notebook()->current(), PageKind::Aftermath) << elsewhere;
        EXPECT_EQ(typed(), QString()) << elsewhere;
    }
}

TEST_F(ReportByKeys, AStepThatCameAfterTheReportIsUndoneBeforeIt)
{
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    choose(QStringLiteral("Success"));
    CampaignDocument &document = *window.document();
    Figure renamed = document.campaign().band[1];
    renamed.name = QStringLiteral("Hob");
    ASSERT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), renamed)));
    undo();
    EXPECT_EQ(steps(), before);
    EXPECT_EQ(outcome(), 0);
    EXPECT_EQ(menu(QStringLiteral("Undo ")), QStringLiteral("Undo “Outcome: Success”"));
}

TEST_F(ReportByKeys, EnterAfterTheOutcomeRollsTheDice)
{
    MainWindow window;
    open(window);
    page().findChild<Choice *>()->setFocus();
    hand::press(Qt::Key_Space);
    ASSERT_EQ(outcome(), 0);
    hand::press(Qt::Key_Return);
    EXPECT_EQ(rolls(), 1U);
}

TEST_F(ReportByKeys, EnterPressesFinishWhereTheKeyboardIsAtIt)
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
    QApplication::setDoubleClickInterval(moment);
    EXPECT_EQ(steps(), before + 1);
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
