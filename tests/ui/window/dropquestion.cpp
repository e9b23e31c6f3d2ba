// SPDX-License-Identifier: MIT
// Before undone steps are discarded the player is asked, and once.
#include "ui/window/dropquestion.h"
#include "tests/ui/window/dicedesk.h"
#include "ui/band/figurecorrection.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/table/hidedialog.h"
#include "ui/window/actdice.h"
#include "ui/window/notebook.h"

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/actions/story.h"
#include "tests/support/stories.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

namespace muster {

using DropQuestionAsked = testing::DiceDesk;

TEST_F(DropQuestionAsked, DroppingWhatWasUndoneIsAskedFirstAndOnce)
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

    EXPECT_TRUE(
        answerQuestion(QStringLiteral("Keep and continue"), [&] { click(window, QStringLiteral("Use my own dice")); }));
    ASSERT_TRUE(dice(window)) << "asked before the first die";
    comeBackToDice(window);
    EXPECT_FALSE(answerQuestion(QStringLiteral("Cancel"), [&] { press(Qt::Key_Return, Qt::ShiftModifier); }))
        << "and not again after the last";
    EXPECT_TRUE(document.campaign().encounter);
    EXPECT_FALSE(document.book().canBringForward());
}

TEST_F(DropQuestionAsked, WhatIsTypedIsTheNameOfTheCourse)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    ASSERT_TRUE(window.document()->takeBack(2));
    DropQuestion question(*window.document());
    question.show();
    QTest::qWait(0);
    const auto *name = question.findChild<QLineEdit *>();
    ASSERT_EQ(question.focusWidget(), name);
    QTest::keyClicks(question.focusWidget(), QStringLiteral("The other way"));
    EXPECT_TRUE(question.isVisible());
    EXPECT_EQ(question.name(), QStringLiteral("The other way"));
}

TEST_F(DropQuestionAsked, WhatWasUndoneCanBeRedoneInstead)
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

TEST_F(DropQuestionAsked, WhatIsLeftStaysInTheCampaignUnderTheNameThatIsAsked)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    const Steps whole = document.book().steps;
    ASSERT_TRUE(document.takeBack());
    QTimer::singleShot(0, [] {
        auto *name = QApplication::activeModalWidget()->findChild<QLineEdit *>();
        ASSERT_TRUE(name);
        EXPECT_EQ(name->text(), QStringLiteral("Month 1 as first played"));
        name->setText(QStringLiteral("The Patrol"));
    });
    EXPECT_TRUE(answerQuestion(QStringLiteral("Keep and continue"), [&] {
        EXPECT_TRUE(document.write(*actions::dismiss(document.campaign(), document.campaign().band.back().id)));
    }));
    const auto courses = document.courses();
    ASSERT_TRUE(courses);
    ASSERT_EQ(courses->size(), 1U);
    EXPECT_EQ(courses->front().name, QStringLiteral("The Patrol"));
    EXPECT_EQ(*document.courseSteps(1), whole);
}

TEST_F(DropQuestionAsked, AFinishedBattleIsNamed)
{
    MainWindow window;
    open(window, sample());
    CampaignDocument &document = *window.document();
    while (document.book().steps[document.book().inForce - 1].kind != StepKind::BattleFinished)
        ASSERT_TRUE(document.takeBack());
    ASSERT_TRUE(document.takeBack());
    const QString heading = QStringLiteral("Leave the battle of Month %1?").arg(document.campaign().turn);
    EXPECT_EQ(DropQuestion(document).windowTitle(), heading);
}

TEST_F(DropQuestionAsked, ACorrectionAloneGoesUnasked)
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

/// Cancelled, the question leaves every form as it was.
class Declined : public DropQuestionAsked
{
protected:
    static Result<Step> begun(const CampaignDocument &document)
    {
        return actions::beginPlay(document.campaign(), document.pack(), {document.campaign().band.front().id});
    }
    /// Undone, it is asked about before it is dropped.
    static void writeAndUndoNote(MainWindow &window)
    {
        CampaignDocument &document = *window.document();
        ASSERT_TRUE(document.write(*actions::write(document.book(), document.campaign(), {AboutKind::Month, 1}, {},
                                                   QStringLiteral("A heron."))));
        ASSERT_TRUE(document.takeBack());
    }
};

TEST_F(Declined, TheCorrectionOfAnEncounterKeepsWhatWasTyped)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    writeAndUndoNote(window);
    window.notebook()->open(PageKind::Encounter);
    for (QAction *action : window.findChildren<QAction *>()) {
        if (action->text().remove(u'&') == QStringLiteral("Edit encounter…") && action->isEnabled()) {
            action->trigger();
            break;
        }
    }
    CorrectionPanel *correction = nullptr;
    for (auto *one : window.findChildren<CorrectionPanel *>())
        correction = one->isVisible() ? one : correction;
    ASSERT_TRUE(correction);
    auto *eal = correction->findChild<QSpinBox *>();
    eal->setValue(eal->value() == 1 ? 2 : 1);
    const Encounter wanted = correction->value();
    EXPECT_TRUE(answerQuestion(QStringLiteral("Cancel"), [&] { emit correction->written(); }));
    EXPECT_TRUE(correction->isVisible());
    EXPECT_EQ(correction->value(), wanted);
    EXPECT_TRUE(document.book().canBringForward());
}

TEST_F(Declined, AFormStaysOpenAsItIs)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    writeAndUndoNote(window);
    CampaignDocument &document = *window.document();
    FigureCorrection form(document, document.campaign().band.back().id, &window);
    form.show();
    auto *name = form.findChild<QLineEdit *>();
    name->setText(QStringLiteral("Hob"));
    EXPECT_TRUE(answerQuestion(QStringLiteral("Cancel"), [&] { form.accept(); }));
    EXPECT_TRUE(form.isVisible());
    EXPECT_EQ(name->text(), QStringLiteral("Hob"));
    EXPECT_NE(document.campaign().band.back().name, QStringLiteral("Hob"));
}

TEST_F(Declined, WhatAPefWasKeepsItsFigures)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    CampaignDocument &document = *window.document();
    ASSERT_TRUE(document.write(*begun(document)));
    writeAndUndoNote(window);
    bool hasBegun = false;
    WasDialog dialog(
        document, 2, {},
        [&](const Act &) {
            hasBegun = static_cast<bool>(document.mayBegin());
            return hasBegun;
        },
        &window);
    dialog.show();
    auto *figures = dialog.findChild<QLineEdit *>();
    figures->setText(QStringLiteral("nobody"));
    EXPECT_TRUE(answerQuestion(QStringLiteral("Cancel"), [&] { dialog.accept(); }));
    EXPECT_FALSE(hasBegun);
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_EQ(figures->text(), QStringLiteral("nobody"));
}

TEST_F(DropQuestionAsked, IsNotAskedAgainAfterARestart)
{
    const QString path = told(testing::onPatrol);
    const QString crashed = pathOf(QStringLiteral("crashed.muster"));
    {
        MainWindow window;
        open(window, path);
        ASSERT_TRUE(window.document()->takeBack(2));
        window.notebook()->open(PageKind::Encounter);
        EXPECT_TRUE(answerQuestion(QStringLiteral("Keep and continue"),
                                   [&] { click(window, QStringLiteral("Use my own dice")); }));
        comeBackToDice(window);
        type("24");
        press(Qt::Key_Return);
        ASSERT_TRUE(QFile::copy(path, crashed)) << "as a program that is killed leaves it";
    }
    MainWindow window;
    EXPECT_FALSE(answerQuestion(QStringLiteral("Cancel"), [&] { open(window, crashed); }));
    ASSERT_EQ(rolls(window), 1U);
    EXPECT_FALSE(answerQuestion(QStringLiteral("Cancel"), [] { press(Qt::Key_Return, Qt::ShiftModifier); }));
    EXPECT_TRUE(window.document()->campaign().encounter);
    EXPECT_FALSE(window.document()->book().canBringForward());
}

TEST_F(DropQuestionAsked, IsAskedOnceWhereTheProgramRolls)
{
    MainWindow window;
    open(window, told(testing::onPatrol));
    ASSERT_TRUE(window.document()->takeBack(2));
    window.notebook()->open(PageKind::Encounter);
    EXPECT_TRUE(
        answerQuestion(QStringLiteral("Keep and continue"), [&] { click(window, QStringLiteral("Roll everything")); }));
    EXPECT_TRUE(window.document()->campaign().encounter);
    EXPECT_FALSE(window.document()->book().canBringForward());
}

} // namespace muster
