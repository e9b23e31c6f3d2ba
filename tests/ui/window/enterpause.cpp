// SPDX-License-Identifier: MIT
#include "ui/parts/enterpause.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

/// A line for dice, and the button that the keyboard goes to after the last of them.
class Paused : public QWidget
{
public:
    Paused()
        : m_line(new QLineEdit)
        , m_button(new QPushButton(QStringLiteral("Finish")))
        , m_pause(new EnterPause(*m_button))
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(m_line);
        column->addWidget(m_button);
        m_button->setAutoDefault(true);
        connect(m_line, &QLineEdit::returnPressed, this, [this] { m_button->setFocus(Qt::OtherFocusReason); });
        connect(m_button, &QPushButton::clicked, this, [this] { ++pressed; });
        QApplication::setDoubleClickInterval(60'000); // however slow the machine is
        show();
        activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(this));
        m_line->setFocus();
    }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }
    static void holdEnter()
    {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QApplication::sendEvent(QApplication::focusWidget(), &again);
    }
    ~Paused() override { QApplication::setDoubleClickInterval(m_moment); }
    static void momentPasses() { QApplication::setDoubleClickInterval(0); }
    QPushButton &button() { return *m_button; }
    EnterPause &pause() { return *m_pause; }

    int pressed = 0;

private:
    const int m_moment = QApplication::doubleClickInterval();
    QLineEdit *m_line;
    QPushButton *m_button;
    EnterPause *m_pause;
};

TEST(EnterPause, OneEnterTooManyPressesNothing)
{
    Paused window;
    Paused::press(Qt::Key_Return);
    ASSERT_TRUE(window.button().hasFocus());
    Paused::press(Qt::Key_Return);
    Paused::press(Qt::Key_Enter);
    EXPECT_EQ(window.pressed, 0);
    Paused::momentPasses();
    Paused::press(Qt::Key_Return);
    EXPECT_EQ(window.pressed, 1) << "now it is meant";
}

TEST(EnterPause, AnEnterThatIsHeldDownPressesNothingHoweverLong)
{
    Paused window;
    Paused::press(Qt::Key_Return);
    Paused::momentPasses();
    Paused::holdEnter();
    Paused::holdEnter();
    EXPECT_EQ(window.pressed, 0);
}

TEST(EnterPause, AnotherKeyOrTheMouseIsNoMistake)
{
    Paused window;
    Paused::press(Qt::Key_Return);
    Paused::press(Qt::Key_Space);
    EXPECT_EQ(window.pressed, 1);
    Paused::press(Qt::Key_Return);
    EXPECT_EQ(window.pressed, 2);
    window.pause().begin();
    QTest::mouseClick(&window.button(), Qt::LeftButton);
    EXPECT_EQ(window.pressed, 3);
}

TEST(EnterPause, IsNotForAPlayerWhoCameByTab)
{
    Paused window;
    Paused::press(Qt::Key_Tab);
    ASSERT_TRUE(window.button().hasFocus());
    Paused::press(Qt::Key_Return);
    EXPECT_EQ(window.pressed, 1);
}

} // namespace
} // namespace muster::testing
