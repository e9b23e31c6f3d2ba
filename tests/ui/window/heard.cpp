// SPDX-License-Identifier: MIT

// What a player who listens to a screen reader hears while playing.

#include "model/actions/play/play.h"
#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/aftermath/fatetable.h"
#include "ui/chronicle/timelineview.h"
#include "ui/parts/choice.h"
#include "ui/parts/dicelines.h"
#include "ui/parts/label.h"
#include "ui/reference/outcomeview.h"
#include "ui/reference/referencepage.h"
#include "ui/reference/shelflist.h"
#include "ui/table/playlist.h"
#include "ui/window/notebook.h"
#include "ui/window/statusline.h"
#include "ui/window/tab.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QTreeView>

namespace muster::testing {
namespace {

QAccessibleInterface &spoken(QWidget &widget)
{
    return *QAccessible::queryAccessibleInterface(&widget);
}

/// What a screen reader reads aloud when it appears: an alert that is seen, by its name.
std::string alertOf(QWidget &widget)
{
    const bool isRead = widget.isVisible() && spoken(widget).role() == QAccessible::AlertMessage;
    return isRead ? spoken(widget).text(QAccessible::Name).toStdString() : "no alert";
}

class Heard : public Desk
{
protected:
    void open(const QString &story)
    {
        ASSERT_TRUE(m_window.openFile(told(story)));
        m_window.resize(1280, 800);
        show(m_window);
        hand::rest();
    }
    CampaignDocument &document() { return *m_window.document(); }
    MainWindow m_window;
};

TEST_F(Heard, TheDiceAndTheResultOfARollAtTheTable)
{
    open(onPatrol);
    ASSERT_TRUE(document().write(*actions::beginPlay(document().campaign(), swordplay(), {})));
    m_window.notebook()->goTo(PageKind::Encounter);
    auto *list = m_window.findChild<PlayList *>();
    list->choose({SubjectKind::Pef, 1, 0});
    list->setFocus();
    hand::rest();
    hand::press(Qt::Key_A);
    hand::rest();
    hand::type(QStringLiteral("25"));
    hand::press(Qt::Key_Return);
    hand::rest();
    ASSERT_EQ(document().campaign().play->turn, 1);
    auto *result = m_window.findChild<StatusLine *>()->findChild<ElidedLabel *>();
    EXPECT_FALSE(result->text().isEmpty());
    EXPECT_EQ(alertOf(*result), result->text().toStdString());
}

TEST_F(Heard, TheOutcomeOfATestOfTheReference)
{
    open(onPatrol);
    m_window.notebook()->goTo(PageKind::Reference);
    m_window.findChild<ReferencePage *>()->list()->choose(QStringLiteral("knock-down"));
    m_window.findChild<ReferencePage *>()->list()->view()->setFocus();
    hand::press(Qt::Key_Return); // to its dice
    hand::rest();
    hand::type(QStringLiteral("66"));
    hand::press(Qt::Key_Return);
    hand::rest();
    auto *outcome = m_window.findChild<OutcomeView *>();
    const std::string headline = outcome->findChild<QLabel *>()->text().toStdString();
    EXPECT_FALSE(headline.empty());
    EXPECT_EQ(alertOf(*outcome).find(headline), 0U) << alertOf(*outcome);
    EXPECT_NE(alertOf(*m_window.findChild<ReferencePage *>()->findChild<DiceLines *>()).find("6 6"), std::string::npos);
}

TEST_F(Heard, TheHeadsOfTheCasualtiesWithoutTheMarkOfTheirLetter)
{
    open(onPatrol);
    m_window.notebook()->goTo(PageKind::Aftermath);
    const QAbstractItemModel &fates = *m_window.findChild<FateTable *>()->model();
    for (int column = 0; column < fates.columnCount(); ++column) {
        const QString head = fates.headerData(column, Qt::Horizontal).toString();
        EXPECT_FALSE(head.contains(u'&')) << head.toStdString();
    }
}

TEST_F(Heard, OneOfAFewAsARadioButtonAndTheTimelineAsAChart)
{
    open(onPatrol);
    m_window.notebook()->goTo(PageKind::Aftermath);
    const auto role = [](QWidget &widget) { return QAccessible::queryAccessibleInterface(&widget)->role(); };
    for (const Choice *choice : m_window.findChildren<Choice *>()) {
        for (QAbstractButton *one : choice->findChildren<QAbstractButton *>())
            EXPECT_EQ(role(*one), QAccessible::RadioButton) << one->text().toStdString();
    }
    m_window.notebook()->goTo(PageKind::Chronicle);
    EXPECT_EQ(role(*m_window.findChild<TimelineView *>()), QAccessible::Chart);
}

TEST_F(Heard, TabComesToTheTabOfThePageThatLiesOpen)
{
    open(onPatrol);
    hand::press(Qt::Key_5, Qt::ControlModifier);
    const auto atTab = [] {
        for (int stops = 0; stops < 60; ++stops) {
            if (const auto *tab = qobject_cast<Tab *>(QApplication::focusWidget()))
                return tab->text().toStdString();
            hand::press(Qt::Key_Tab);
        }
        return std::string("no tab");
    };
    EXPECT_EQ(atTab(), "Foes");
    hand::press(Qt::Key_1, Qt::ControlModifier);
    EXPECT_EQ(atTab(), "Band");
}

TEST_F(Heard, PagesTurnByKeyF10OpensTheMenusAndF11FillsTheScreen)
{
    open(onPatrol);
    hand::press(Qt::Key_1, Qt::ControlModifier);
    hand::press(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_EQ(m_window.notebook()->current(), PageKind::Encounter);
    hand::press(Qt::Key_PageUp, Qt::ControlModifier);
    hand::press(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(m_window.notebook()->current(), PageKind::Odds) << "round from the first to the last";
    hand::press(Qt::Key_F11);
    EXPECT_TRUE(m_window.isFullScreen());
    hand::press(Qt::Key_F11);
    EXPECT_FALSE(m_window.isFullScreen());
    hand::press(Qt::Key_F10);
    hand::rest();
    ASSERT_TRUE(QApplication::activePopupWidget());
    hand::press(Qt::Key_Escape);
    hand::press(Qt::Key_Escape);
}

} // namespace
} // namespace muster::testing
