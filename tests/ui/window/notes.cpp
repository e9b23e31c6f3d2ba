// SPDX-License-Identifier: MIT

// The sheet for the player's own words, written by hand in the real window.

#include "model/items/chroniclemodel.h"
#include "model/sample/sample.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/band/figurepanel.h"
#include "ui/band/rosterview.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/chronicle/notesheet.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/findrow.h"
#include "ui/parts/label.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/statusline.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>

namespace muster::testing {
namespace {

class Notes : public Desk
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_window.openFile(sample()));
        m_window.resize(1280, 800);
        show(m_window);
        hand::waitForPage(m_window);
    }

    MainWindow &window() { return m_window; }
    const Campaign &campaign() const { return m_window.document()->campaign(); }
    NoteSheet *sheet() { return m_window.findChild<NoteSheet *>(); }
    QLineEdit *title() { return sheet()->findChild<QLineEdit *>(); }
    QPlainTextEdit *text() { return sheet()->findChild<QPlainTextEdit *>(); }
    std::string what() { return sheet()->findChild<ElidedLabel *>()->text().toStdString(); }
    bool isOpen() { return sheet() && sheet()->isVisible(); }

    void goTo(PageKind page)
    {
        m_window.notebook()->open(page);
        hand::waitForPage(m_window);
    }
    static void pressNew()
    {
        hand::press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        hand::rest();
    }
    static void save()
    {
        hand::press(Qt::Key_S, Qt::ControlModifier);
        hand::rest();
    }
    void click(const QString &name)
    {
        for (Button *button : sheet()->findChildren<Button *>()) {
            if (button->isVisible() && QString(button->text()).remove(u'&') == name) {
                EXPECT_TRUE(hand::click(*button)) << name.toStdString();
                return hand::rest();
            }
        }
        ADD_FAILURE() << "no such button: " << name.toStdString();
    }
    /// The steps of the chronicle under which words stand, and these.
    QStringList inChronicle()
    {
        QStringList all;
        const QAbstractItemModel *rows = m_window.findChild<ChronicleView *>()->model();
        for (int row = 0; row < rows->rowCount(); ++row) {
            for (const Words &words : rows->index(row, 0).data(ChronicleModel::WordsRole).value<QList<Words>>())
                all << rows->index(row, 0).data().toString() + QStringLiteral(": ") + words.text;
        }
        return all;
    }
    QModelIndex rowOf(StepKind kind)
    {
        const QAbstractItemModel *rows = m_window.findChild<ChronicleView *>()->model();
        for (int row = 0; row < rows->rowCount(); ++row) {
            const QModelIndex index = rows->index(row, 0);
            if (index.data(ChronicleModel::StoryRole).value<StepStory>().kind == kind)
                return index;
        }
        return {};
    }

private:
    MainWindow m_window;
};

TEST_F(Notes, AreWrittenWithOneKeyAndSavedWithAnother)
{
    goTo(PageKind::Encounter);
    pressNew();
    ASSERT_TRUE(isOpen());
    EXPECT_EQ(what(), "About: Month 7");
    hand::type(QStringLiteral("Fire at the ford"));
    hand::press(Qt::Key_Return);
    hand::type(QStringLiteral("No moon."));
    hand::press(Qt::Key_Return);
    hand::type(QStringLiteral("We went in."));
    save();
    EXPECT_FALSE(isOpen());
    ASSERT_EQ(campaign().words.size(), 1);
    EXPECT_EQ(campaign().words[1].title, QStringLiteral("Fire at the ford"));
    EXPECT_EQ(campaign().words[1].text, QStringLiteral("No moon.\nWe went in."));
    goTo(PageKind::Chronicle);
    EXPECT_EQ(inChronicle(), QStringList(QStringLiteral("Note added: No moon.\nWe went in.")));
    EXPECT_TRUE(window().isAncestorOf(QApplication::focusWidget())) << "the keyboard is on the page again";
}

TEST_F(Notes, AboutSomethingSelectedBecomeAboutTheMonthInOnePress)
{
    goTo(PageKind::Chronicle);
    auto *view = window().findChild<ChronicleView *>();
    view->setCurrentIndex(rowOf(StepKind::BattleFinished));
    pressNew();
    EXPECT_NE(what(), "About: Month 7");
    hand::type(QStringLiteral("Rain"));
    auto *month = sheet()->findChild<LinkButton *>();
    EXPECT_EQ(month->text(), QStringLiteral("Write about Month 7 instead"));
    ASSERT_TRUE(hand::click(*month));
    hand::rest();
    EXPECT_EQ(what(), "About: Month 7");
    EXPECT_FALSE(month->isVisible());
    EXPECT_EQ(title()->text(), QStringLiteral("Rain")) << "what was typed stays";
    hand::press(Qt::Key_Return);
    hand::type(QStringLiteral("All day."));
    save();
    EXPECT_EQ(campaign().words[1].about, (About{AboutKind::Month, 7}));
}

// It began a recruit's roll behind the note.
TEST_F(Notes, CtrlEnterSavesTheNoteAndDoesNothingBehindIt)
{
    goTo(PageKind::Band);
    pressNew();
    hand::type(QStringLiteral("Rain"));
    hand::press(Qt::Key_Return);
    hand::type(QStringLiteral("All day."));
    const auto steps = window().document()->book().inForce;
    hand::press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_FALSE(isOpen());
    EXPECT_EQ(window().document()->book().inForce, steps + 1);
    EXPECT_EQ(campaign().words[1].text, QStringLiteral("All day."));
    EXPECT_FALSE(window().document()->underWay());
}

TEST_F(Notes, AreAboutTheStepThatIsSelectedAndStandUnderIt)
{
    goTo(PageKind::Chronicle);
    auto *view = window().findChild<ChronicleView *>();
    const QModelIndex battle = rowOf(StepKind::BattleFinished);
    const int step = battle.data(ChronicleModel::IdRole).toInt();
    const QString turn = battle.data(ChronicleModel::TurnTitleRole).toString();
    ASSERT_TRUE(hand::click(*view, battle));
    pressNew();
    EXPECT_EQ(what(), "About: " + turn.toStdString() + ", the battle");
    text()->setFocus();
    hand::type(QStringLiteral("Well fought."));
    save();
    EXPECT_EQ(campaign().words[1].about, (About{AboutKind::Battle, step}));
    EXPECT_EQ(inChronicle(), QStringList(QStringLiteral("Battle finished: Well fought.")));
}

TEST_F(Notes, AboutAFigureStandOnItsPanel)
{
    goTo(PageKind::Band);
    window().findChild<RosterView *>()->select(FigureId{2});
    hand::rest();
    const QString name = campaign().find(FigureId{2})->name;
    pressNew();
    EXPECT_EQ(what(), "About: " + name.toStdString());
    text()->setFocus();
    hand::type(QStringLiteral("Limps."));
    save();
    const auto has = [&](const QString &shown) {
        for (const QLabel *label : window().findChild<FigurePanel *>()->findChildren<QLabel *>()) {
            if (label->text() == shown)
                return true;
        }
        return false;
    };
    EXPECT_TRUE(has(QStringLiteral("Limps.")));
    window().findChild<RosterView *>()->select(FigureId{1});
    hand::rest();
    EXPECT_FALSE(has(QStringLiteral("Limps.")));
}

TEST_F(Notes, KeepTheirDraftOverPagesAndWhileTheSheetIsClosed)
{
    goTo(PageKind::Encounter);
    pressNew();
    hand::type(QStringLiteral("Half"));
    goTo(PageKind::Chronicle);
    EXPECT_TRUE(isOpen());
    EXPECT_EQ(title()->text(), QStringLiteral("Half"));
    goTo(PageKind::Band);
    title()->setFocus();
    hand::press(Qt::Key_Escape);
    hand::rest();
    EXPECT_FALSE(isOpen());
    pressNew();
    EXPECT_EQ(title()->text(), QStringLiteral("Half"));
    EXPECT_EQ(what(), "About: Month 7") << "it is still about what it was begun for";
    EXPECT_TRUE(campaign().words.isEmpty());
}

TEST_F(Notes, KeepTheirDraftWhenTheProgramIsStartedAgain)
{
    goTo(PageKind::Band);
    window().findChild<RosterView *>()->select(FigureId{2});
    pressNew();
    hand::type(QStringLiteral("Half"));
    const std::string about = what();
    const QString path = window().document()->path();
    ASSERT_TRUE(window().openFile(path));
    hand::waitForPage(window());
    EXPECT_FALSE(isOpen());
    goTo(PageKind::Chronicle);
    pressNew();
    EXPECT_EQ(title()->text(), QStringLiteral("Half"));
    EXPECT_EQ(what(), about);
    text()->setFocus();
    hand::type(QStringLiteral("Now whole."));
    save();
    ASSERT_TRUE(window().openFile(path));
    pressNew();
    EXPECT_EQ(title()->text(), QString()) << "saved, it is a draft no more";
}

TEST_F(Notes, ThatAreCancelledAreGone)
{
    goTo(PageKind::Chronicle);
    pressNew();
    hand::type(QStringLiteral("Half"));
    click(QStringLiteral("Cancel"));
    EXPECT_FALSE(isOpen());
    EXPECT_TRUE(campaign().words.isEmpty());
    pressNew();
    EXPECT_EQ(title()->text(), QString());
}

TEST_F(Notes, WithoutATextAreRefusedInASentence)
{
    goTo(PageKind::Chronicle);
    pressNew();
    hand::type(QStringLiteral("A title alone"));
    save();
    EXPECT_TRUE(isOpen());
    EXPECT_EQ(window().notebook()->messages()->text(), QStringLiteral("A note needs some text."));
}

TEST_F(Notes, AreEditedAndDeletedFromTheChronicle)
{
    goTo(PageKind::Encounter);
    pressNew();
    goTo(PageKind::Chronicle);
    text()->setFocus();
    hand::type(QStringLiteral("Once."));
    save();
    auto *view = window().findChild<ChronicleView *>();
    const QModelIndex row = rowOf(StepKind::Told);
    ASSERT_TRUE(row.isValid());
    emit view->editWanted(row);
    hand::rest();
    ASSERT_TRUE(isOpen());
    EXPECT_EQ(text()->toPlainText(), QStringLiteral("Once."));
    text()->moveCursor(QTextCursor::End);
    hand::type(QStringLiteral(" Twice."));
    save();
    EXPECT_EQ(inChronicle(), QStringList(QStringLiteral("Note added: Once. Twice.")));

    emit view->editWanted(rowOf(StepKind::Told));
    hand::rest();
    click(QStringLiteral("Delete"));
    EXPECT_FALSE(isOpen());
    EXPECT_TRUE(inChronicle().isEmpty());
    EXPECT_FALSE(rowOf(StepKind::Told).isValid()) << "nothing is left of it in the list";
    hand::press(Qt::Key_Z, Qt::ControlModifier);
    hand::rest();
    EXPECT_EQ(inChronicle(), QStringList(QStringLiteral("Note added: Once. Twice.")));
    hand::press(Qt::Key_Z, Qt::ControlModifier);
    hand::rest();
    EXPECT_EQ(inChronicle(), QStringList(QStringLiteral("Note added: Once.")));
}

TEST_F(Notes, ThatAreBeingEditedAreNewOnesOnceTheyWereUndone)
{
    goTo(PageKind::Encounter);
    pressNew();
    goTo(PageKind::Chronicle);
    text()->setFocus();
    hand::type(QStringLiteral("Once."));
    save();
    emit window().findChild<ChronicleView *>()->editWanted(rowOf(StepKind::Told));
    hand::rest();
    hand::type(QStringLiteral("More. "));
    ASSERT_TRUE(window().document()->takeBack());
    EXPECT_TRUE(campaign().words.isEmpty());
    const QString written = text()->toPlainText();
    EXPECT_TRUE(written.contains(QStringLiteral("Once."))) << "nothing typed is lost";
    sheet()->findChild<QPlainTextEdit *>()->setFocus();
    save();
    EXPECT_EQ(campaign().words[1].text, written);
}

TEST_F(Notes, TakeNothingButPlainText)
{
    goTo(PageKind::Chronicle);
    pressNew();
    text()->setFocus();
    QApplication::clipboard()->setText(QStringLiteral("a\tb\u0007c\r\nd"));
    text()->paste();
    EXPECT_EQ(text()->toPlainText(), QStringLiteral("a bc\nd"));
}

TEST_F(Notes, AreFoundInTheChronicle)
{
    goTo(PageKind::Chronicle);
    pressNew();
    text()->setFocus();
    hand::type(QStringLiteral("A heron over the Weir."));
    save();
    hand::press(Qt::Key_F, Qt::ControlModifier);
    hand::type(QStringLiteral("weir HERON"));
    hand::rest();
    auto *find = window().findChild<FindRow *>();
    EXPECT_EQ(find->field()->accessibleDescription(), QStringLiteral("1 of 1"));
    hand::type(QStringLiteral(" nobody"));
    EXPECT_EQ(find->field()->accessibleDescription(), QStringLiteral("none"));
}

TEST_F(Notes, AreShownAloneWhereThatIsChosen)
{
    goTo(PageKind::Encounter);
    pressNew();
    goTo(PageKind::Chronicle);
    text()->setFocus();
    hand::type(QStringLiteral("Only this."));
    save();
    auto *view = window().findChild<ChronicleView *>();
    view->tellOnly(ChronicleFilter::Show::Words);
    EXPECT_EQ(view->model()->rowCount(), 1);
    view->tellOnly(ChronicleFilter::Show::Rep);
    EXPECT_TRUE(inChronicle().size() <= 1);
    EXPECT_FALSE(rowOf(StepKind::Told).isValid());
}

TEST_F(Notes, TakeThePlaceOfThePageInANarrowWindow)
{
    window().resize(1024, 700);
    hand::rest();
    goTo(PageKind::Chronicle);
    pressNew();
    ASSERT_TRUE(isOpen());
    EXPECT_FALSE(window().findChild<ChronicleView *>()->isVisible());
    EXPECT_GT(sheet()->width(), 700);
    hand::press(Qt::Key_Escape);
    hand::rest();
    EXPECT_TRUE(window().findChild<ChronicleView *>()->isVisible());
}

} // namespace
} // namespace muster::testing
