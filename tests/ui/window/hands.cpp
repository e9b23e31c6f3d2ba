// SPDX-License-Identifier: MIT

// What a hand does in the real window: digits go to the dice wherever the last click was, the keyboard is never nowhere,
// and two clicks edit.

#include "model/actions/actions.h"
#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/window/desk.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/previewpanel.h"
#include "ui/band/figurecorrection.h"
#include "ui/band/rosterview.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/statusline.h"
#include "ui/window/tab.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>

namespace muster::testing {
namespace {

class Hands : public Desk
{
protected:
    Hands() { rememberDiceHabit(DiceHabit::Own); }

    void open(const QString &story, const Pack &pack = swordplay())
    {
        const Result<Steps> steps = playStory(story, pack);
        ASSERT_TRUE(steps) << (steps ? "" : steps.problem().text.toStdString());
        const QString path = pathOf(QStringLiteral("band.muster"));
        ASSERT_TRUE(CampaignFile::create(path, Book{*steps, steps->size()}));
        ASSERT_TRUE(m_window.openFile(path));
        m_window.resize(1280, 800);
        show(m_window);
        hand::rest();
    }
    ~Hands() override { QApplication::setDoubleClickInterval(m_moment); }
    /// The moment after which an Enter is meant, however slow the machine is.
    static void makeMomentLong() { QApplication::setDoubleClickInterval(60'000); }
    static void momentPasses() { QApplication::setDoubleClickInterval(0); }
    MainWindow &window() { return m_window; }
    const CampaignDocument &document() const { return *m_window.document(); }

    void click(const QString &text)
    {
        for (QAbstractButton *button : m_window.findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || button->text() != text)
                continue;
            EXPECT_TRUE(hand::click(*button)) << text.toStdString();
            return hand::rest();
        }
        ADD_FAILURE() << "no such button: " << text.toStdString();
    }
    /// What stands in the line that dice are typed at.
    std::string typed() const
    {
        for (const DiceEntry *entry : m_window.findChildren<DiceEntry *>()) {
            if (entry->isVisible())
                return entry->typedText().toStdString();
        }
        return "no dice are asked for";
    }
    /// What the status line says.
    std::string remark()
    {
        return m_window.findChild<StatusLine *>()->findChild<ElidedLabel *>()->text().toStdString();
    }
    /// The figure that a dialog corrects, once `act` has opened it; it is left again.
    std::string edited(const std::function<void()> &act)
    {
        std::string title = "no dialog";
        QTimer::singleShot(0, qApp, [&title] {
            if (auto *dialog = qobject_cast<FigureCorrection *>(QApplication::activeModalWidget())) {
                title = dialog->windowTitle().toStdString();
                dialog->reject();
            }
        });
        act();
        hand::rest();
        return title;
    }

private:
    const int m_moment = QApplication::doubleClickInterval();
    MainWindow m_window;
};

} // namespace

TEST_F(Hands, DigitsAreDiceAfterAClickOnSuccessBesideOrOnAnotherTab)
{
    open(onPatrol);
    window().notebook()->open(PageKind::Aftermath);
    click(QStringLiteral("Success"));
    hand::type(QStringLiteral("4"));
    EXPECT_EQ(typed(), "4") << "after a click on Success";
    hand::press(Qt::Key_Backspace);
    EXPECT_TRUE(hand::click(*window().findChild<PreviewPanel *>()));
    hand::type(QStringLiteral("5"));
    EXPECT_EQ(typed(), "5") << "after a click beside";
    hand::press(Qt::Key_Backspace);
    click(QStringLiteral("Band"));
    click(QStringLiteral("Aftermath"));
    hand::type(QStringLiteral("6"));
    EXPECT_EQ(typed(), "6") << "after another page";
}

TEST_F(Hands, AHalfThrownRollIsKeptWhileOneLooksAtAnotherPageAndGoesOnWithTheNextDigit)
{
    open(twoGrunts);
    window().notebook()->open(PageKind::Encounter);
    click(QStringLiteral("Use my own dice"));
    hand::type(QStringLiteral("2"));
    ASSERT_EQ(typed(), "2");
    click(QStringLiteral("Band"));
    click(QStringLiteral("Encounter"));
    EXPECT_EQ(typed(), "2");
    hand::type(QStringLiteral("4"));
    EXPECT_EQ(typed(), "24");
}

TEST_F(Hands, TheLettersOnTheButtonsOfABattleAreHeardAfterAClickOnItsTab)
{
    open(onPatrol);
    window().notebook()->open(PageKind::Encounter);
    hand::press(Qt::Key_Return, Qt::ControlModifier); // Begin play
    ASSERT_TRUE(document().campaign().play);
    click(QStringLiteral("Chronicle"));
    click(QStringLiteral("Encounter"));
    hand::press(Qt::Key_A);
    EXPECT_EQ(typed(), "") << "the dice of the activation are asked for";
}

TEST_F(Hands, SoIsADieForThePress)
{
    open(dellMeetsAGang, chainReaction1());
    window().notebook()->open(PageKind::Encounter);
    click(QStringLiteral("Roll for media coverage"));
    hand::type(QStringLiteral("3"));
    ASSERT_EQ(typed(), "3");
    click(QStringLiteral("Band"));
    click(QStringLiteral("Encounter"));
    hand::type(QStringLiteral("5"));
    EXPECT_EQ(typed(), "3") << "there is no second die to take the place of the first";
}

TEST_F(Hands, TabToHalfThrownDiceKeepsThem)
{
    open(twoGrunts);
    window().notebook()->open(PageKind::Encounter);
    click(QStringLiteral("Use my own dice"));
    hand::type(QStringLiteral("2"));
    hand::press(Qt::Key_Tab);
    hand::press(Qt::Key_Backtab, Qt::ShiftModifier);
    hand::type(QStringLiteral("4"));
    EXPECT_EQ(typed(), "24");
}

TEST_F(Hands, TheNextActLeadsTheKeyboardAwayFromTheTabOfAnotherPage)
{
    open(twoGrunts);
    window().notebook()->open(PageKind::Encounter);
    click(QStringLiteral("Use my own dice"));
    click(QStringLiteral("Odds"));
    hand::press(Qt::Key_Return, Qt::ControlModifier); // Roll the dice
    EXPECT_EQ(window().notebook()->current(), PageKind::Encounter);
    EXPECT_FALSE(qobject_cast<Tab *>(QApplication::focusWidget()));
    EXPECT_EQ(seen::brokenRing(window()).join(u'\n').toStdString(), "");
}

TEST_F(Hands, OneEnterTooManyAfterTheLastRollDoesNotBeginPlay)
{
    makeMomentLong();
    open(twoGrunts);
    window().notebook()->open(PageKind::Encounter);
    click(QStringLiteral("Use my own dice"));
    while (!document().campaign().encounter)
        hand::press(Qt::Key_Return); // rolls
    hand::rest();
    auto *next = window().findChild<MonthBar *>()->nextAct();
    ASSERT_TRUE(next->hasFocus());
    ASSERT_EQ(next->accessibleName().toStdString(), "Begin play");
    hand::press(Qt::Key_Return);
    hand::press(Qt::Key_Return);
    EXPECT_FALSE(document().campaign().play);
    momentPasses();
    hand::press(Qt::Key_Return);
    EXPECT_TRUE(document().campaign().play) << "now it is meant";
}

TEST_F(Hands, TheEnterThatRolledTheDiceNeverFinishesTheMonth)
{
    makeMomentLong();
    open(onPatrol);
    window().notebook()->open(PageKind::Aftermath);
    click(QStringLiteral("Success"));
    const int turn = document().campaign().turn;
    for (int i = 0; i < 12; ++i)
        hand::press(Qt::Key_Return); // all the dice, and then some
    EXPECT_EQ(document().campaign().turn, turn);
    momentPasses();
    hand::press(Qt::Key_Return);
    EXPECT_EQ(document().campaign().turn, turn) << "however calmly it comes: nobody has read what would be recorded";
    hand::press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(document().campaign().turn, turn + 1);
}

TEST_F(Hands, CtrlEnterShowsWhereItLeadsTheKeyboard)
{
    open(onPatrol);
    window().notebook()->open(PageKind::Aftermath);
    window().setAttribute(Qt::WA_KeyboardFocusChange, false); // as after a click
    hand::press(Qt::Key_Return, Qt::ControlModifier); // Report the outcome
    auto *focus = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    ASSERT_TRUE(focus);
    EXPECT_EQ(focus->text(), QStringLiteral("Success"));
    EXPECT_TRUE(window().testAttribute(Qt::WA_KeyboardFocusChange)) << "its ring is drawn";
}

TEST_F(Hands, TheKeyboardIsOnTheLastPageOnceTheCampaignIsOver)
{
    open(onPatrol);
    window().notebook()->open(PageKind::Aftermath);
    click(QStringLiteral("Success"));
    auto *fates = window().findChild<FateTable *>();
    fates->setFocus();
    hand::type(QStringLiteral("d")); // the Star is dead
    while (document().campaign().encounter) {
        hand::press(Qt::Key_Return, Qt::ControlModifier);
        hand::rest();
    }
    EXPECT_EQ(document().campaign().phase, Phase::Over);
    ASSERT_TRUE(QApplication::focusWidget());
    EXPECT_TRUE(QApplication::focusWidget()->isVisible() && QApplication::focusWidget()->isEnabled());
}

TEST_F(Hands, EscClosesTheMessageThenTakesBackWhatIsTypedAndOnlyThenLeavesTheRoll)
{
    open(twoGrunts);
    window().notebook()->open(PageKind::Encounter);
    click(QStringLiteral("Use my own dice"));
    hand::type(QStringLiteral("2"));
    emit window().notebook()->page(PageKind::Encounter)->problem(QStringLiteral("That roll is complete."));
    hand::rest();
    hand::press(Qt::Key_Escape);
    EXPECT_FALSE(window().notebook()->messages()->isVisible());
    EXPECT_EQ(typed(), "2");
    hand::press(Qt::Key_Escape);
    EXPECT_EQ(typed(), "");
    hand::press(Qt::Key_Escape);
    EXPECT_EQ(typed(), "no dice are asked for");
    EXPECT_EQ(remark(), "“Prepare encounter” was left unfinished. Redo returns to it with its dice.");
    hand::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(typed(), "") << "the roll is there again";
    hand::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(typed(), "2");
}

TEST_F(Hands, AFinishedBattleIsToldOnTheBandPage)
{
    open(onPatrol);
    window().notebook()->open(PageKind::Aftermath);
    click(QStringLiteral("Success"));
    while (document().campaign().encounter) {
        hand::press(Qt::Key_Return, Qt::ControlModifier);
        hand::rest();
    }
    EXPECT_EQ(window().notebook()->current(), PageKind::Band);
    const MessageBar *message = window().notebook()->messages();
    EXPECT_TRUE(message->isVisible());
    EXPECT_TRUE(message->text().startsWith(QStringLiteral("Battle finished: a success; next Raid")))
        << message->text().toStdString();
}

TEST_F(Hands, CtrlAndADigitLeadsTheKeyboardIntoThePageFromTheNextActToo)
{
    open(onPatrol);
    Notebook *notebook = window().notebook();
    Qt::Key key = Qt::Key_1;
    for (const PageTitle &title : pageTitles()) {
        window().findChild<MonthBar *>()->nextAct()->setFocus();
        hand::press(key, Qt::ControlModifier);
        hand::rest();
        EXPECT_EQ(notebook->current(), title.kind);
        EXPECT_TRUE(notebook->page(title.kind)->isAncestorOf(QApplication::focusWidget())) << title.title.toStdString();
        key = Qt::Key(key + 1);
    }
}

TEST_F(Hands, CtrlFSearchesTheChronicleFromAPageThatCannotBeSearched)
{
    open(onPatrol);
    window().notebook()->goTo(PageKind::Odds);
    hand::press(Qt::Key_F, Qt::ControlModifier);
    hand::rest();
    EXPECT_EQ(window().notebook()->current(), PageKind::Chronicle);
    const auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    ASSERT_TRUE(field);
    hand::type(QStringLiteral("Patrol"));
    EXPECT_EQ(field->text(), QStringLiteral("Patrol"));
}

TEST_F(Hands, TheKeyOfWhatCannotBeDoneNowSaysWhy)
{
    open(onPatrol);
    hand::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(remark(), "There is nothing to redo.");
}

TEST_F(Hands, TwoClicksOnAFigureEditIt)
{
    open(twoGrunts);
    window().notebook()->open(PageKind::Band);
    hand::rest();
    auto *roster = window().findChild<RosterView *>();
    const QModelIndex second = roster->model()->index(1, 0);
    EXPECT_TRUE(QString::fromStdString(edited([&] {
                    hand::doubleClick(*roster->viewport(), roster->visualRect(second));
                })).contains(document().campaign().band[1].name));
}

TEST_F(Hands, TwoClicksOnAStepOfTheChronicleEditWhomItIsAbout)
{
    open(twoGrunts);
    window().notebook()->open(PageKind::Chronicle);
    hand::rest();
    auto *steps = window().findChild<ChronicleView *>();
    const QModelIndex recruited = steps->model()->index(0, 0);
    hand::doubleClick(*steps->viewport(), steps->visualRect(recruited)); // it tells of two Grunts
    auto *which = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    ASSERT_TRUE(which);
    EXPECT_EQ(which->actions().size(), 2);
    which->close();

    Figure second = document().campaign().band[2];
    second.name += QStringLiteral(" the Bold");
    ASSERT_TRUE(window().document()->write(*actions::correctFigure(document().campaign(), document().pack(), second)));
    const QModelIndex renamed = steps->model()->index(0, 0);
    const std::string title = edited([&] { hand::doubleClick(*steps->viewport(), steps->visualRect(renamed)); });
    EXPECT_TRUE(QString::fromStdString(title).contains(second.name)) << title;
}

} // namespace muster::testing
