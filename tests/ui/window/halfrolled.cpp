// SPDX-License-Identifier: MIT
// Dice that are half rolled: a look elsewhere or a restart costs none, and no step is dropped without a word.
#include "model/acts/table.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/dicedesk.h"
#include "ui/band/bandpage.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/parameterform.h"
#include "ui/parts/remembered.h"
#include "ui/reference/referencepage.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"
#include "ui/window/actdice.h"
#include "ui/window/messagebar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/sample/sample.h"
#include "rules/dice/randomdice.h"
#include "tests/support/stories.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTest>

namespace muster {

using HalfRolled = testing::DiceDesk;

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
        static_cast<BandPage *>(window.notebook()->page(PageKind::Band))->recruit(false);
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
        ASSERT_TRUE(left.act.as<acts::TakeTest>()->values.contains(QStringLiteral("rep=2")));
        ASSERT_EQ(panel.dice()->entry()->typedText(), QStringLiteral("3"));
    }
    MainWindow window;
    open(window, path);
    window.notebook()->open(PageKind::Reference);
    EXPECT_EQ(nextAct(window), "Roll the dice");
    ResolvePanel &panel = *reference(window)->resolver();
    EXPECT_EQ(reference(window)->list()->current()->id, QStringLiteral("man-down"));
    EXPECT_EQ(panel.dice()->entry()->typedText(), QStringLiteral("3"));
    EXPECT_EQ(panel.form()->keyValues(), left.act.as<acts::TakeTest>()->values);
    EXPECT_EQ(window.document()->underWay(), left) << "and the file keeps it on";
    panel.dice()->entry()->setFocus();
    press(Qt::Key_Return, Qt::ShiftModifier); // the rest
    EXPECT_TRUE(panel.dice()->deed().isComplete());
    EXPECT_FALSE(window.document()->underWay());
}

TEST_F(HalfRolled, UndoReachesTheNoteThatWasJustWritten)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    ASSERT_TRUE(document.write(*actions::beginPlay(document.campaign(), document.pack(), {}, {})));
    window.notebook()->open(PageKind::Encounter);
    QLineEdit *note = nullptr;
    for (auto *line : window.findChildren<QLineEdit *>()) {
        if (line->isVisible() && line->accessibleName() == QStringLiteral("Note"))
            note = line;
    }
    ASSERT_TRUE(note);
    note->setFocus();
    const std::size_t before = document.book().inForce;
    testing::hand::type(QStringLiteral("Snow begins to fall."));
    testing::hand::press(Qt::Key_Return);
    ASSERT_EQ(document.book().inForce, before + 1);
    ASSERT_TRUE(note->hasFocus()) << "for the next one";
    testing::hand::press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(document.book().inForce, before);
}

TEST_F(HalfRolled, AReportAsksForItsOwnDiceAndNotForThoseOfTheTable)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    ASSERT_TRUE(document.write(*actions::beginPlay(document.campaign(), document.pack(), {}, {})));
    document.keepUnderWay(
        ActUnderWay{acts::BeginTurn{}, 1, {}, {{RollKind::Activation, 0}, 2, 6}, QStringLiteral("3")});
    window.notebook()->open(PageKind::Aftermath);
    auto *next = window.findChild<NextActButton *>();
    next->click();
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter) << "nothing is reported yet";

    window.notebook()->open(PageKind::Aftermath);
    click(window, QStringLiteral("Success"));
    ASSERT_EQ(nextAct(window), "Roll the dice");
    next->click();
    EXPECT_EQ(window.notebook()->current(), PageKind::Aftermath);
    EXPECT_TRUE(document.draft() && !document.draft()->dice.empty());
    window.notebook()->open(PageKind::Encounter);
    EXPECT_EQ(typed(window), QStringLiteral("3")) << "and the table's are kept";
}

TEST_F(HalfRolled, AnotherCampaignShowsItsOwnTest)
{
    const QString begun = told(testing::twoGrunts);
    const QString other = told(testing::twoGrunts, QStringLiteral("other.muster"));
    MainWindow window;
    open(window, begun);
    halfTest(window);
    reference(window)->list()->search(QStringLiteral("received")); // and the list shows something else
    reference(window)->list()->search(QString());
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
    static_cast<BandPage *>(window.notebook()->page(PageKind::Band))->recruit(false);
    const QString message = window.notebook()->messages()->text();
    EXPECT_TRUE(message.contains(QStringLiteral("“Prepare encounter” is only half rolled"))) << message.toStdString();
    EXPECT_TRUE(window.document()->underWay()->act.is<acts::Prepare>());
    click(window, QStringLiteral("Continue it"));
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
    static_cast<BandPage *>(window.notebook()->page(PageKind::Band))->recruit(false);
    ASSERT_TRUE(window.notebook()->messages()->isVisible());
    click(window, QStringLiteral("Discard its dice"));
    QTest::qWait(0);
    EXPECT_TRUE(window.document()->underWay()->act.is<acts::Recruit>());
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
    EXPECT_TRUE(window.notebook()->messages()->text().contains(QStringLiteral("“Prepare encounter” were discarded")))
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

TEST_F(HalfRolled, PreparingFromTheMenuDoesSoToo)
{
    MainWindow window;
    open(window, told(testing::twoGrunts));
    rememberDiceHabit(DiceHabit::Own);
    window.notebook()->open(PageKind::Band);
    QAction *prepare = window.notebook()->page(PageKind::Encounter)->menuActions().front();
    prepare->trigger();
    EXPECT_EQ(window.notebook()->current(), PageKind::Encounter);
    EXPECT_FALSE(window.document()->campaign().encounter) << "nothing is rolled before it was seen";
    EXPECT_FALSE(dice(window));
    prepare->trigger();
    EXPECT_FALSE(window.document()->campaign().encounter);
    EXPECT_EQ(rolls(window), 0U) << "the player's own dice are asked for";
}

} // namespace muster
