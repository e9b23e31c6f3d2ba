// SPDX-License-Identifier: MIT
// What was undone is left by doing something else: nothing is asked, and what holds a roll is kept (R92).
#include "model/actions/actions.h"
#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/dicedesk.h"
#include "ui/parts/diceentry.h"
#include "ui/window/actdice.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"

#include <QAbstractButton>
#include <QApplication>

namespace muster {

namespace hand = testing::hand;

class LeavingUndone : public testing::DiceDesk
{
protected:
    static MessageBar &bar(const MainWindow &window) { return *window.notebook()->messages(); }
    static std::string said(const MainWindow &window)
    {
        return bar(window).isVisible() ? bar(window).text().toStdString() : std::string();
    }
    static void answer(const MainWindow &window, const QString &offer)
    {
        for (QAbstractButton *button : bar(window).findChildren<QAbstractButton *>()) {
            if (button->text().remove(u'&') == offer) {
                EXPECT_TRUE(hand::click(*button));
                return hand::rest();
            }
        }
        ADD_FAILURE() << "no such offer: " << offer.toStdString();
    }
    /// By the keyboard: undone once, and somebody is dismissed instead.
    static void dismissInstead(CampaignDocument &document)
    {
        undo();
        ASSERT_TRUE(document.write(*actions::dismiss(document.campaign(), document.campaign().band.back().id)));
        hand::rest();
    }
};

TEST_F(LeavingUndone, AsksNothingTakesNoFocusAndTypedDiceStayDice)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    const Steps whole = document.book().steps;
    undo(); // the Patrol
    undo(); // the recruits
    window.notebook()->open(PageKind::Encounter);
    hand::rest();
    click(window, QStringLiteral("Use my own dice"));
    EXPECT_FALSE(QApplication::activeModalWidget());
    hand::type(QStringLiteral("24"));
    EXPECT_EQ(typed(window), QStringLiteral("24"));
    EXPECT_EQ(document.courses()->size(), 0U) << "nothing is left before something else stands there";
    hand::press(Qt::Key_Return);
    hand::press(Qt::Key_Return, Qt::ShiftModifier);
    hand::rest();
    EXPECT_FALSE(QApplication::activeModalWidget());
    EXPECT_TRUE(document.campaign().encounter);
    EXPECT_EQ(said(window), "What was undone is kept as “Grunts recruited and 1 more, Month 1”.");
    EXPECT_FALSE(bar(window).isAncestorOf(QApplication::focusWidget()));
    const auto courses = document.courses();
    ASSERT_EQ(courses->size(), 1U);
    EXPECT_EQ(courses->front().name, QStringLiteral("Grunts recruited and 1 more, Month 1"));
    EXPECT_EQ(*document.courseSteps(courses->front().id), whole);
}

TEST_F(LeavingUndone, ItCanBeDiscardedAtOnce)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    dismissInstead(document);
    const Book now = document.book();
    ASSERT_EQ(said(window), "What was undone is kept as “Patrol prepared, Month 1”.");
    answer(window, QStringLiteral("Discard"));
    EXPECT_EQ(document.courses()->size(), 0U);
    EXPECT_EQ(document.book(), now);
    EXPECT_EQ(said(window), "");
}

TEST_F(LeavingUndone, ThePlayerCanGoBackToItAndAfterARestartItIsStillThere)
{
    const QString path = told(testing::onPatrol);
    Book whole;
    {
        MainWindow window;
        open(window, path);
        CampaignDocument &document = *window.document();
        whole = document.book();
        dismissInstead(document);
        answer(window, QStringLiteral("Go back to it"));
        EXPECT_EQ(document.book(), whole);
        EXPECT_TRUE(document.campaign().encounter);
        EXPECT_EQ(document.courses()->size(), 0U) << "a dismissal has no dice";
        undo();
        EXPECT_FALSE(document.campaign().encounter);
        redo();
    }
    const auto file = CampaignFile::open(path);
    ASSERT_TRUE(file);
    EXPECT_EQ((*file)->book(), whole);
}

TEST_F(LeavingUndone, WhatWasDoneInsteadIsKeptInItsTurn)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    const Book first = document.book();
    undo();
    window.notebook()->open(PageKind::Encounter);
    hand::rest();
    click(window, QStringLiteral("Roll everything"));
    hand::rest();
    const Book second = document.book();
    ASSERT_NE(second, first);
    answer(window, QStringLiteral("Go back to it"));
    EXPECT_EQ(document.book(), first);
    ASSERT_EQ(said(window), "What was undone is kept as “Patrol prepared, Month 1”.");
    answer(window, QStringLiteral("Go back to it"));
    EXPECT_EQ(document.book(), second);
    EXPECT_EQ(document.courses()->size(), 1U);
}

TEST_F(LeavingUndone, AFinishedBattleGivesItsName)
{
    MainWindow window;
    open(window, sample());
    CampaignDocument &document = *window.document();
    while (document.book().steps[document.book().inForce].kind != StepKind::BattleFinished)
        ASSERT_TRUE(document.takeBack());
    const QString turn = QStringLiteral("Month %1").arg(document.campaign().turn);
    ASSERT_TRUE(document.write(*actions::setRunAside(document.campaign(), document.pack(), {})));
    ASSERT_EQ(document.courses()->size(), 1U);
    EXPECT_EQ(document.courses()->front().name.section(u',', 0, 0).section(QStringLiteral(" and "), 0, 0),
              QStringLiteral("Battle finished"));
    EXPECT_TRUE(document.courses()->front().name.endsWith(turn));
}

TEST_F(LeavingUndone, ACorrectionAloneIsDroppedWithoutAWord)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    CampaignDocument &document = *window.document();
    Figure renamed = document.campaign().band[1];
    renamed.name = QStringLiteral("Hob");
    ASSERT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), renamed)));
    undo();
    renamed.name = QStringLiteral("Nob");
    ASSERT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), renamed)));
    EXPECT_EQ(said(window), "");
    EXPECT_EQ(document.courses()->size(), 0U);
}

} // namespace muster
