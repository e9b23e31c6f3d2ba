// SPDX-License-Identifier: MIT
#include "tests/ui/window/dicedesk.h"

#include "ui/parts/diceentry.h"
#include "ui/parts/parameterform.h"
#include "ui/parts/remembered.h"
#include "ui/reference/referencepage.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"
#include "ui/window/actdice.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QTest>

namespace muster::testing {

DiceDesk::DiceDesk()
{
    rememberDiceHabit(DiceHabit::Program);
}

void DiceDesk::open(MainWindow &window, const QString &path)
{
    ASSERT_TRUE(window.openFile(path));
    window.resize(1280, 800);
    show(window);
}

void DiceDesk::press(Qt::Key key, Qt::KeyboardModifiers held)
{
    ASSERT_TRUE(QApplication::focusWidget()) << "nothing has the focus";
    QTest::keyClick(QApplication::focusWidget(), key, held);
}

void DiceDesk::type(const char *dice)
{
    ASSERT_TRUE(QApplication::focusWidget());
    QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(dice));
}

std::string DiceDesk::nextAct(const MainWindow &window)
{
    return window.findChild<MonthBar *>()->nextAct()->accessibleName().toStdString();
}

void DiceDesk::click(const MainWindow &window, const QString &text)
{
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->text() == text)
            return QTest::mouseClick(button, Qt::LeftButton);
    }
    ADD_FAILURE() << "no such button: " << text.toStdString();
}

ActDice *DiceDesk::dice(const MainWindow &window)
{
    for (ActDice *one : window.findChildren<ActDice *>()) {
        if (one->isVisible() && one->isAsking())
            return one;
    }
    return nullptr;
}

std::size_t DiceDesk::rolls(const MainWindow &window)
{
    const ActDice *asking = dice(window);
    return asking ? asking->known() : 99;
}

QString DiceDesk::typed(const MainWindow &window)
{
    const ActDice *asking = dice(window);
    return asking ? asking->entry()->typedText() : QStringLiteral("nothing is asked");
}

QString DiceDesk::menuText(const MainWindow &window, const QString &begins)
{
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (action->text().remove(u'&').startsWith(begins))
            return action->text().remove(u'&');
    }
    return {};
}

void DiceDesk::halfPrepare(MainWindow &window)
{
    window.notebook()->open(PageKind::Encounter);
    click(window, QStringLiteral("Use my own dice"));
    type("24");
    press(Qt::Key_Return);
    type("23");
    press(Qt::Key_Return);
    type("5");
}

ReferencePage *DiceDesk::reference(const MainWindow &window)
{
    return static_cast<ReferencePage *>(window.notebook()->page(PageKind::Reference));
}

ResolvePanel *DiceDesk::halfTest(MainWindow &window)
{
    window.notebook()->open(PageKind::Reference);
    ResolvePanel *panel = reference(window)->resolver();
    reference(window)->list()->choose(QStringLiteral("man-down"));
    auto *who = reference(window)->findChild<QComboBox *>();
    who->setCurrentIndex(2);
    emit who->activated(2);
    panel->form()->fill(QStringLiteral("rep"), QStringLiteral("2"));
    emit panel->form()->changed();
    EXPECT_TRUE(panel->dice()->isAsking());
    panel->dice()->entry()->setFocus();
    type("3");
    return panel;
}

std::size_t DiceDesk::prepare(MainWindow &window)
{
    window.notebook()->open(PageKind::Encounter);
    click(window, QStringLiteral("Use my own dice"));
    std::size_t rolls = 0;
    while (const ActDice *asking = dice(window)) {
        type(QByteArray(asking->deed().wanted()->count, '3').constData());
        press(Qt::Key_Return);
        ++rolls;
    }
    return rolls;
}

void DiceDesk::comeBackToDice(MainWindow &window)
{
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    ASSERT_TRUE(dice(window));
    dice(window)->entry()->setFocus();
}

} // namespace muster::testing
