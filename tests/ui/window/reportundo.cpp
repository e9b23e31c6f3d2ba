// SPDX-License-Identifier: MIT
// Undo and Redo in the report of a battle: one thing at a time, from any page, and through the steps around it.
#include "tests/ui/window/reportbykeys.h"

namespace muster {

namespace hand = testing::hand;
using testing::ReportByKeys;

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

TEST_F(ReportByKeys, ARunThatDoesNotCountTakesItsReportWithItWhenItIsRedone)
{
    MainWindow window;
    open(window);
    const std::size_t before = steps();
    choose(QStringLiteral("Success"));
    rollAll();
    press(QStringLiteral("Replay this encounter"));
    ASSERT_EQ(steps(), before + 1);
    undo();
    ASSERT_EQ(steps(), before);
    EXPECT_TRUE(window.document()->draft()) << "it is back with its run";
    redo();
    ASSERT_EQ(steps(), before + 1);
    EXPECT_FALSE(window.document()->draft()) << "the next run is a fresh one";
    EXPECT_EQ(seen<NextActButton>(window)->accessibleName().section(u'.', 0, 0), QStringLiteral("Begin play"));
    go(QStringLiteral("Aftermath"));
    EXPECT_EQ(outcome(), -1);
    undo();
    EXPECT_EQ(steps(), before);
    EXPECT_EQ(outcome(), 0);
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
    EXPECT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), renamed)));
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

} // namespace muster
