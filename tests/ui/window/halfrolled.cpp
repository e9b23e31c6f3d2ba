// SPDX-License-Identifier: MIT
// Dice that are half rolled: Undo belongs to them first, a look elsewhere or a restart costs none, and no step is dropped
// without a word.
#include "tests/ui/window/desk.h"
#include "ui/band/bandpage.h"
#include "ui/encounter/encounterpage.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicehabit.h"
#include "ui/parts/parameterform.h"
#include "ui/reference/referencepage.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"
#include "ui/window/actdice.h"
#include "ui/window/dropquestion.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/takeback.h"

#include "model/actions/actions.h"
#include "model/sample/playstory.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QMenuBar>
#include <QTest>
#include <QTimer>

namespace muster {

namespace {

class HalfRolled : public testing::Desk
{
protected:
    HalfRolled() { rememberDiceHabit(DiceHabit::Program); }

    QString told(const QString &story, const QString &name = QStringLiteral("band.muster"))
    {
        const Result<Steps> steps = playStory(story, testing::swordplay());
        EXPECT_TRUE(steps) << (steps ? "" : steps.problem().text.toStdString());
        const QString path = pathOf(name);
        EXPECT_TRUE(CampaignFile::create(path, Book{*steps, steps->size()}));
        return path;
    }
    static void open(MainWindow &window, const QString &path)
    {
        ASSERT_TRUE(window.openFile(path));
        window.resize(1280, 800);
        show(window);
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        ASSERT_TRUE(QApplication::focusWidget()) << "nothing has the focus";
        QTest::keyClick(QApplication::focusWidget(), key, held);
    }
    static void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    static void redo() { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    static void type(const char *dice)
    {
        ASSERT_TRUE(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(dice));
    }
    static std::string nextAct(const MainWindow &window)
    {
        return window.findChild<MonthBar *>()->nextAct()->accessibleName().toStdString();
    }
    static void click(const MainWindow &window, const QString &text)
    {
        for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        ADD_FAILURE() << "no such button: " << text.toStdString();
    }
    /// The dice that are asked for on the page that lies open.
    static ActDice *dice(const MainWindow &window)
    {
        for (ActDice *one : window.findChildren<ActDice *>()) {
            if (one->isVisible() && one->isAsking())
                return one;
        }
        return nullptr;
    }
    static std::size_t rolls(const MainWindow &window)
    {
        const ActDice *asking = dice(window);
        return asking ? asking->known() : 99;
    }
    static QString typed(const MainWindow &window)
    {
        const ActDice *asking = dice(window);
        return asking ? asking->entry()->typedText() : QStringLiteral("nothing is asked");
    }
    static QString menuText(const MainWindow &window, const QString &begins)
    {
        for (const QAction *action : window.findChildren<QAction *>()) {
            if (action->text().remove(u'&').startsWith(begins))
                return action->text().remove(u'&');
        }
        return {};
    }
    /// Prepare with the player's own dice: EAL, then one section and a die of the next.
    static void halfPrepare(MainWindow &window)
    {
        window.notebook()->open(PageKind::Encounter);
        click(window, QStringLiteral("Use my own dice"));
        type("24");
        press(Qt::Key_Return);
        type("23");
        press(Qt::Key_Return);
        type("5");
    }
    static ReferencePage *reference(const MainWindow &window)
    {
        return static_cast<ReferencePage *>(window.notebook()->page(PageKind::Reference));
    }
    /// A Man Down test of a soldier, for Rep 2, and its first die.
    static ResolvePanel *halfTest(MainWindow &window)
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
    /// Answers the question that comes from `act`; true if one came.
    static bool answerQuestion(const QString &button, const std::function<void()> &act)
    {
        bool came = false;
        QTimer answering; // and no longer than here: a question of another test is not for this one
        answering.setSingleShot(true);
        QObject::connect(&answering, &QTimer::timeout, qApp, [&] {
            auto *question = qobject_cast<DropQuestion *>(QApplication::activeModalWidget());
            if (!question)
                return;
            came = true;
            for (QAbstractButton *one : question->findChildren<QAbstractButton *>()) {
                if (one->text().remove(u'&') == button)
                    return one->click();
            }
            ADD_FAILURE() << "no such answer: " << button.toStdString();
            question->reject();
        });
        answering.start(0);
        act();
        return came;
    }
};

} // namespace

TEST_F(HalfRolled, UndoTakesTheLastDieThenTheRollThenTheActAndThenTheStep)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t steps = window.document()->book().inForce;
    halfPrepare(window);
    ASSERT_EQ(rolls(window), 2U);

    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Die 5”"));
    undo();
    EXPECT_EQ(typed(window), QString());
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Terrain, section 1”"));
    undo();
    EXPECT_EQ(rolls(window), 1U);
    undo();
    EXPECT_EQ(rolls(window), 0U);
    EXPECT_EQ(menuText(window, QStringLiteral("Undo ")), QStringLiteral("Undo “Prepare encounter”"));
    undo();
    EXPECT_FALSE(dice(window)) << "the act is left";
    EXPECT_EQ(window.document()->book().inForce, steps) << "and no step";
    undo();
    EXPECT_EQ(window.document()->book().inForce, steps - 1);
}

TEST_F(HalfRolled, RedoGoesTheSameWayBack)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t steps = window.document()->book().inForce;
    halfPrepare(window);
    for (int i = 0; i < 5; ++i)
        undo();
    ASSERT_EQ(window.document()->book().inForce, steps - 1);
    redo();
    EXPECT_EQ(window.document()->book().inForce, steps);
    EXPECT_FALSE(dice(window));
    EXPECT_EQ(menuText(window, QStringLiteral("Redo ")), QStringLiteral("Redo “Prepare encounter”"));
    redo();
    ASSERT_TRUE(dice(window));
    EXPECT_EQ(rolls(window), 0U);
    redo();
    redo();
    EXPECT_EQ(rolls(window), 2U);
    EXPECT_EQ(dice(window)->deed().soFar().rolls[1].dice[1], (Die{3, Thrower::Player}));
    redo();
    EXPECT_EQ(typed(window), QStringLiteral("5"));
}

TEST_F(HalfRolled, UndoFromAnotherPageGoesBackToTheDice)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    const std::size_t steps = window.document()->book().inForce;
    halfPrepare(window);
    window.notebook()->open(PageKind::Chronicle);
    window.notebook()->takeBack()->click();
    EXPECT_EQ(window.document()->book().inForce, steps);
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter);
    EXPECT_EQ(typed(window), QString());
    EXPECT_EQ(rolls(window), 2U);
}

TEST_F(HalfRolled, ALookAtAnotherPageCostsNoDice)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    halfPrepare(window);
    window.notebook()->open(PageKind::Band);
    window.notebook()->open(PageKind::Encounter);
    EXPECT_EQ(rolls(window), 2U);
    EXPECT_EQ(typed(window), QStringLiteral("5"));
    EXPECT_TRUE(dice(window)->isAncestorOf(QApplication::focusWidget())) << "and the next digit is a die";
}

TEST_F(HalfRolled, TheDiceAreThereAfterARestart)
{
    const QString path = told(testing::twoGrunts);
    const QString crashed = pathOf(QStringLiteral("crashed.muster"));
    {
        MainWindow window;
        open(window, path);
        halfPrepare(window);
        ASSERT_TRUE(QFile::copy(path, crashed)) << "as a program that is killed leaves it";
    }
    for (const QString &file : {path, crashed}) {
        MainWindow window;
        open(window, file);
        EXPECT_EQ(nextAct(window), "Roll the dice");
        window.notebook()->open(PageKind::Encounter);
        EXPECT_EQ(rolls(window), 2U);
        EXPECT_EQ(typed(window), QStringLiteral("5"));
        const Rolls &known = dice(window)->deed().soFar().rolls;
        EXPECT_EQ(known[0].dice[1], (Die{4, Thrower::Player}));
        press(Qt::Key_Return, Qt::ShiftModifier); // the rest
        ASSERT_TRUE(window.document()->campaign().encounter);
        EXPECT_EQ(window.document()->campaign().encounter->eal, 4);
        EXPECT_FALSE(window.document()->underWay());
    }
}

TEST_F(HalfRolled, EachPageKeepsItsOwn)
{
    const QString path = told(testing::twoGrunts);
    {
        MainWindow window;
        open(window, path);
        window.notebook()->open(PageKind::Band);
        static_cast<BandPage *>(window.notebook()->page(PageKind::Band))->recruit();
        type("3");
    }
    MainWindow window;
    open(window, path);
    window.notebook()->open(PageKind::Band);
    EXPECT_EQ(typed(window), QStringLiteral("3"));
    const int before = window.document()->campaign().gruntCount();
    QTest::keyClicks(dice(window)->entry()->focusProxy(), QStringLiteral("4"));
    QTest::keyClick(dice(window)->entry()->focusProxy(), Qt::Key_Return);
    EXPECT_EQ(window.document()->campaign().gruntCount(), before + 1);
}

TEST_F(HalfRolled, ATestOfTheReferenceComesBackWithItsForm)
{
    const QString path = told(testing::twoGrunts);
    ActUnderWay left;
    {
        MainWindow window;
        open(window, path);
        ResolvePanel &panel = *halfTest(window);
        ASSERT_TRUE(window.document()->underWay());
        left = *window.document()->underWay();
        ASSERT_TRUE(std::get<acts::TakeTest>(left.act).values.contains(QStringLiteral("rep=2")));
        ASSERT_EQ(panel.dice()->entry()->typedText(), QStringLiteral("3"));
    }
    MainWindow window;
    open(window, path);
    window.notebook()->open(PageKind::Reference);
    EXPECT_EQ(nextAct(window), "Roll the dice");
    ResolvePanel &panel = *reference(window)->resolver();
    EXPECT_EQ(reference(window)->list()->current()->id, QStringLiteral("man-down"));
    EXPECT_EQ(panel.dice()->entry()->typedText(), QStringLiteral("3"));
    EXPECT_EQ(panel.form()->keyValues(), std::get<acts::TakeTest>(left.act).values);
    EXPECT_EQ(window.document()->underWay(), left) << "and the file keeps it on";
    panel.dice()->entry()->setFocus();
    press(Qt::Key_Return, Qt::ShiftModifier); // the rest
    EXPECT_TRUE(panel.dice()->deed().isComplete());
    EXPECT_FALSE(window.document()->underWay());
}

TEST_F(HalfRolled, AnotherCampaignShowsItsOwnTest)
{
    const QString begun = told(testing::twoGrunts);
    const QString other = told(testing::twoGrunts, QStringLiteral("other.muster"));
    MainWindow window;
    open(window, begun);
    halfTest(window);
    reference(window)->list()->search(QStringLiteral("received")); // and the list shows something else
    halfTest(window);
    ASSERT_TRUE(window.openFile(other));
    window.notebook()->open(PageKind::Reference);
    EXPECT_EQ(reference(window)->resolver()->dice()->entry()->typedText(), QString());
    EXPECT_FALSE(window.document()->underWay());
    ASSERT_TRUE(window.openFile(begun));
    window.notebook()->open(PageKind::Reference);
    EXPECT_EQ(reference(window)->resolver()->dice()->entry()->typedText(), QStringLiteral("3"));
}

TEST_F(HalfRolled, AnotherActAsksBeforeItTakesTheirPlace)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    halfPrepare(window);
    window.notebook()->open(PageKind::Band);
    static_cast<BandPage *>(window.notebook()->page(PageKind::Band))->recruit();
    const QString message = window.notebook()->messages()->text();
    EXPECT_TRUE(message.contains(QStringLiteral("“Prepare encounter” is half rolled"))) << message.toStdString();
    EXPECT_TRUE(std::holds_alternative<acts::Prepare>(window.document()->underWay()->act));
    click(window, QStringLiteral("Go on with it"));
    QTest::qWait(0);
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter);
    EXPECT_EQ(rolls(window), 2U);
}

TEST_F(HalfRolled, TheQuestionGoesOnceTheirDiceAreDropped)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    halfPrepare(window);
    rememberDiceHabit(DiceHabit::Own);
    window.notebook()->open(PageKind::Band);
    static_cast<BandPage *>(window.notebook()->page(PageKind::Band))->recruit();
    ASSERT_TRUE(window.notebook()->messages()->isVisible());
    click(window, QStringLiteral("Drop its dice"));
    QTest::qWait(0);
    EXPECT_TRUE(std::holds_alternative<acts::Recruit>(window.document()->underWay()->act));
    EXPECT_FALSE(window.notebook()->messages()->isVisible());
}

TEST_F(HalfRolled, AStepThatTakesTheirGroundSaysSo)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    halfPrepare(window);
    Step step;
    RandomDice program(4);
    actions::prepare(window.document()->campaign(), window.document()->pack(), {}, 4, program, step);
    step.rolls = program.rolls();
    ASSERT_TRUE(window.document()->write(step));
    EXPECT_FALSE(window.document()->underWay());
    EXPECT_TRUE(window.notebook()->messages()->text().contains(QStringLiteral("“Prepare encounter” were dropped")))
        << window.notebook()->messages()->text().toStdString();
}

TEST_F(HalfRolled, AStepThatChangesNothingForThemLetsThemBe)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    halfPrepare(window);
    Figure renamed = window.document()->campaign().band[1];
    renamed.name = QStringLiteral("Hob");
    ASSERT_TRUE(window.document()->write(
        *actions::correctFigure(window.document()->campaign(), window.document()->pack(), renamed)));
    EXPECT_EQ(rolls(window), 2U);
    EXPECT_EQ(typed(window), QStringLiteral("5"));
}

TEST_F(HalfRolled, TheMapFillsInWhileItIsPrepared)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    halfPrepare(window);
    const MapWidget *map = nullptr;
    for (const MapWidget *one : window.findChildren<MapWidget *>())
        map = one->isVisible() ? one : map;
    ASSERT_TRUE(map) << "the map stays in sight";
    EXPECT_EQ(map->encounter().setup.sections.size(), 1U);
    EXPECT_EQ(map->encounter().eal, 4);
}

TEST_F(HalfRolled, WhileARollIsWantedItIsTheOneNextAct)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    window.notebook()->open(PageKind::Encounter);
    EXPECT_EQ(nextAct(window), "Begin play");
    rememberDiceHabit(DiceHabit::Own);
    click(window, QStringLiteral("Re-roll the rest"));
    EXPECT_EQ(nextAct(window), "Roll the dice");
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_FALSE(window.document()->campaign().play) << "play has not begun";
    EXPECT_EQ(rolls(window), 1U);
}

TEST_F(HalfRolled, PreparingFromAnotherPageLeadsToTheProposalFirst)
{
    MainWindow window;
    open(window, told(testing::twoGrunts + QStringLiteral("\nrecruit 3\n  dice: 2 3  3 4  2 3\n")));
    window.notebook()->open(PageKind::Band);
    ASSERT_EQ(nextAct(window), "Prepare encounter");
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter);
    EXPECT_FALSE(window.document()->campaign().encounter) << "nothing is rolled before it was seen";
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(window.document()->campaign().encounter);
}

TEST_F(HalfRolled, DroppingWhatWasUndoneIsAskedFirstAndOnce)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    const Book whole = document.book();
    ASSERT_TRUE(document.takeBack(2)); // the Patrol and the recruits
    window.notebook()->open(PageKind::Encounter);

    EXPECT_TRUE(answerQuestion(QStringLiteral("Cancel"), [&] { click(window, QStringLiteral("Roll everything")); }));
    EXPECT_EQ(document.book().steps.size(), whole.steps.size()) << "Cancel does nothing at all";
    EXPECT_FALSE(document.campaign().encounter);

    EXPECT_TRUE(answerQuestion(QStringLiteral("Discard and continue"),
                               [&] { click(window, QStringLiteral("Use my own dice")); }));
    ASSERT_TRUE(dice(window)) << "asked before the first die";
    window.activateWindow(); // where no window manager does it
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    dice(window)->entry()->setFocus();
    EXPECT_FALSE(answerQuestion(QStringLiteral("Cancel"), [&] { press(Qt::Key_Return, Qt::ShiftModifier); }))
        << "and not again after the last";
    EXPECT_TRUE(document.campaign().encounter);
    EXPECT_FALSE(document.book().canBringForward());
}

TEST_F(HalfRolled, WhatWasUndoneCanBeRedoneInstead)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    const std::size_t steps = document.book().inForce;
    ASSERT_TRUE(document.takeBack(1));
    window.notebook()->open(PageKind::Encounter);
    EXPECT_TRUE(answerQuestion(QStringLiteral("Redo it"), [&] { click(window, QStringLiteral("Roll everything")); }));
    QTest::qWait(0);
    EXPECT_EQ(document.book().inForce, steps);
}

TEST_F(HalfRolled, ACorrectionAloneGoesUnasked)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    CampaignDocument &document = *window.document();
    Figure renamed = document.campaign().band[1];
    renamed.name = QStringLiteral("Hob");
    ASSERT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), renamed)));
    ASSERT_TRUE(document.takeBack());
    renamed.name = QStringLiteral("Nob");
    EXPECT_FALSE(answerQuestion(QStringLiteral("Cancel"), [&] {
        EXPECT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), renamed)));
    }));
}

} // namespace muster
