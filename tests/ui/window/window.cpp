// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "rules/dice/randomdice.h"
#include "tests/ui/window/desk.h"
#include "ui/band/bandpage.h"
#include "ui/band/rosterview.h"
#include "ui/parts/diceentry.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/station.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QFile>
#include <QKeyEvent>
#include <QSettings>
#include <QTest>

#include <utility>

namespace muster {

using Window = testing::Desk;

namespace {

const Figure &newest(const MainWindow &window)
{
    return window.document()->campaign().band.back();
}

void press(const MainWindow &window, const char *text)
{
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->text() == QLatin1String(text))
            QTest::mouseClick(button, Qt::LeftButton);
    }
}

QString nextActIn(MainWindow &window)
{
    return window.findChild<MonthBar *>()->nextAct()->accessibleName();
}

} // namespace

TEST_F(Window, RecruitsWithTheKeyboardAloneAndThePlayersOwnDice)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    ASSERT_EQ(nextActIn(window).toStdString(), "Recruit Grunt");
    const auto before = window.document()->campaign().gruntCount();

    QTest::keyClick(&window, Qt::Key_Return, Qt::ControlModifier); // the next act
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("43")); // 7 on the Feudal list
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);

    EXPECT_EQ(window.document()->campaign().gruntCount(), before + 1);
    EXPECT_EQ(newest(window).profile.type.toStdString(), "Infantry");
    const Roll &roll = window.document()->book().steps.back().rolls.front();
    EXPECT_EQ(roll.dice[0], (Die{4, Thrower::Player}));
    EXPECT_EQ(roll.dice[1], (Die{3, Thrower::Player}));
}

TEST_F(Window, RollsForThePlayerWhenEnterStandsAlone)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);

    QTest::keyClick(&window, Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_Return, Qt::ControlModifier); // the next act is now to roll

    EXPECT_EQ(window.document()->book().steps.back().rolls.front().dice[0].by, Thrower::Program);
}

TEST_F(Window, ShowsTheNewGruntAtOnceAndUndoesItByName)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    const Campaign before = window.document()->campaign();
    QTest::keyClick(&window, Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    auto *page = qobject_cast<BandPage *>(window.notebook()->page(PageKind::Band));
    EXPECT_EQ(page->roster()->currentFigure(), newest(window).id);

    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window.document()->campaign(), before);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(window.document()->campaign().gruntCount(), before.gruntCount() + 1);
}

TEST_F(Window, SaysInThePageWhyAFileCannotBeOpenedAndKeepsTheOneItHas)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    QFile other(pathOf(QStringLiteral("letter.muster")));
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write("Dear friend");
    other.close();

    EXPECT_FALSE(window.openFile(other.fileName()));
    EXPECT_TRUE(window.notebook()->messages()->isVisible());
    EXPECT_TRUE(window.notebook()->messages()->text().contains(QStringLiteral("letter.muster")));
    EXPECT_EQ(window.document()->campaign().name.toStdString(), "The Harrow Marches");
}

TEST_F(Window, AMessageMovesNothingIsHeardAndIsClosedByEsc)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    Notebook *notebook = window.notebook();
    Page *page = notebook->page(notebook->current());
    const auto places = [&] {
        QList<QRect> all;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (widget->isVisible() && !notebook->messages()->isAncestorOf(widget) && widget != notebook->messages())
                all << QRect(widget->mapToGlobal(QPoint()), widget->size());
        }
        return all;
    };
    QList<QRect> before;
    ASSERT_TRUE(QTest::qWaitFor([&] { // until the page is at rest
        const QList<QRect> earlier = std::exchange(before, places());
        QTest::qWait(60);
        return before == earlier && places() == before;
    }));
    QWidget *focus = QApplication::focusWidget();
    emit page->problem(QStringLiteral("There is no room. Dismiss somebody first."));
    QCoreApplication::processEvents();
    MessageBar *message = notebook->messages();
    ASSERT_TRUE(message->isVisible());
    EXPECT_EQ(places(), before);
    EXPECT_EQ(QApplication::focusWidget(), focus);
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(message);
    EXPECT_EQ(spoken->role(), QAccessible::AlertMessage);
    EXPECT_EQ(spoken->text(QAccessible::Name), message->text());

    message->findChild<QAbstractButton *>()->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(message->isVisible());
    EXPECT_EQ(QApplication::focusWidget(), focus);
    EXPECT_EQ(places(), before);
}

TEST_F(Window, TheStationsOfTheMonthAreButtonsWithNames)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    const auto stations = window.findChildren<StationMark *>();
    EXPECT_EQ(stations.size(), 5);
    for (StationMark *station : stations) {
        const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(station);
        EXPECT_EQ(spoken->role(), QAccessible::Button);
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty());
    }
}

TEST_F(Window, LetsTheKeyboardGoAlongToThePageThatOpens)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    Notebook *notebook = window.notebook();
    notebook->open(PageKind::Band);
    auto *band = qobject_cast<BandPage *>(notebook->page(PageKind::Band));
    band->roster()->setFocus();
    notebook->open(PageKind::Chronicle);
    EXPECT_TRUE(notebook->page(PageKind::Chronicle)->isAncestorOf(QApplication::focusWidget()));
    notebook->open(PageKind::Band);
    EXPECT_TRUE(band->roster()->hasFocus()) << "and not on whatever button comes next";
}

TEST_F(Window, PressesTheButtonThatHasTheFocusByEnter)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    Notebook *notebook = window.notebook();
    for (QAbstractButton *button : notebook->findChildren<QAbstractButton *>()) {
        if (button->text() == QLatin1String("Odds"))
            button->setFocus();
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_TRUE(notebook->page(PageKind::Odds)->isVisible());
}

TEST_F(Window, DoesNotFinishABattleByTheEnterThatRollsItsLastDie)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    CampaignDocument &document = *window.document();
    Step prepared{StepKind::Prepared, {}, {}, {}};
    RandomDice dice(7);
    actions::prepare(document.campaign(), document.pack(), {}, 7, dice, prepared);
    ASSERT_TRUE(document.write(prepared));
    window.notebook()->open(PageKind::Aftermath);
    press(window, "Success");
    window.notebook()->page(PageKind::Aftermath)->findChild<DiceEntry *>()->setFocus();
    for (int enter = 0; enter < 20 && nextActIn(window) != QLatin1String("Finish Month 7"); ++enter)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget()->accessibleName().toStdString(), "Finish Month 7");
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    EXPECT_EQ(nextActIn(window).toStdString(), "Finish Month 7") << "every die has fallen";
    EXPECT_TRUE(document.campaign().encounter) << "and it can be looked at";

    QTest::keyClick(&window, Qt::Key_Return, Qt::ControlModifier);
    EXPECT_FALSE(document.campaign().encounter);
}

TEST_F(Window, MakesAPageOnlyWhenItIsFirstOpened)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    EXPECT_EQ(window.findChildren<Page *>().size(), 1);
    window.notebook()->open(PageKind::Aftermath);
    EXPECT_EQ(window.findChildren<Page *>().size(), 2);
}

TEST_F(Window, RemembersWhereItStoodOnTheDesk)
{
    {
        MainWindow window;
        show(window);
        window.resize(1000, 700);
        window.close();
    }
    MainWindow window;
    EXPECT_EQ(window.size(), QSize(1000, 700));
}

} // namespace muster
