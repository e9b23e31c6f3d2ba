// SPDX-License-Identifier: MIT

// Careers, opened and left by hand in the real window.

#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/band/bandpage.h"
#include "ui/band/careerview.h"
#include "ui/band/formerlist.h"
#include "ui/band/rosterview.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/window/notebook.h"

#include <QApplication>

namespace muster::testing {
namespace {

class CareerInWindow : public Desk
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_window.openFile(sample()));
        m_window.resize(1280, 800);
        show(m_window);
        hand::waitForPage(m_window);
    }

    BandPage *band() { return m_window.findChild<BandPage *>(); }
    CareerView *career() { return m_window.findChild<CareerView *>(); }
    bool isOpen() { return career() && career()->isVisible(); }
    static void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        hand::press(key, held);
        hand::rest();
    }

    MainWindow m_window;
};

TEST_F(CareerInWindow, OpensByEnterOnTheRosterAndClosesByEscape)
{
    band()->roster()->setFocus();
    band()->roster()->select(FigureId{2});
    press(Qt::Key_Return);
    ASSERT_TRUE(isOpen());
    EXPECT_EQ(career()->figure(), FigureId{2});
    EXPECT_FALSE(band()->roster()->isVisible());
    EXPECT_TRUE(career()->isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_Escape);
    EXPECT_FALSE(isOpen());
    EXPECT_EQ(QApplication::focusWidget(), band()->roster());
    EXPECT_EQ(band()->roster()->currentFigure(), FigureId{2});
}

TEST_F(CareerInWindow, GoesFromOneToTheNextByTheirKeys)
{
    band()->showCareer(FigureId{1});
    press(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(career()->figure(), FigureId{1}) << "nobody is before the first";
    press(Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(career()->figure(), FigureId{2});
}

TEST_F(CareerInWindow, IsThereForThoseWhoLeftToo)
{
    hand::waitForPage(m_window);
    auto *former = m_window.findChild<FormerRows *>();
    ASSERT_TRUE(former);
    band()->showCareer(FigureId{8});
    ASSERT_TRUE(isOpen());
    EXPECT_EQ(career()->figure(), FigureId{8});
    EXPECT_EQ(band()->takeChosen(), (About{AboutKind::Figure, 8})) << "a note is about the figure that is shown";
    press(Qt::Key_Escape);
    EXPECT_FALSE(isOpen());
}

TEST_F(CareerInWindow, ComesUpFromAnotherPage)
{
    m_window.notebook()->open(PageKind::Chronicle);
    hand::waitForPage(m_window);
    emit m_window.notebook()->page(PageKind::Chronicle)->careerWanted(FigureId{3});
    EXPECT_EQ(m_window.notebook()->current(), PageKind::Band);
    ASSERT_TRUE(isOpen());
    EXPECT_EQ(career()->figure(), FigureId{3});
}

TEST_F(CareerInWindow, IsLeftWhereItsFigureIsUndone)
{
    band()->showCareer(FigureId{8});
    while (m_window.document()->campaign().findEver(FigureId{8}))
        ASSERT_TRUE(m_window.document()->takeBack());
    QApplication::processEvents();
    EXPECT_FALSE(isOpen());
    EXPECT_TRUE(band()->roster()->isVisible());
}

} // namespace
} // namespace muster::testing
