// SPDX-License-Identifier: MIT

// What After the battle asks by the first edition beside the other rules, and what it leaves out.

#include "model/actions/play/play.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/draft.h"
#include "ui/aftermath/fatemodel.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/notice.h"
#include "ui/aftermath/previewpanel.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/systems/halfmonths/deedspanel.h"
#include "ui/systems/halfmonths/salvagepanel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QWheelEvent>

namespace muster::testing {
namespace {

/// With one beside it who has something to leave.
const QString withGrunt = QStringLiteral(R"(
found Dell
  list: police
  rep: 4

recruit 1
  dice: 5 3

prepare
  enemy: gang
  seed: 3
)");

TEST(FirstEditionReport, AsksWhichWoundSomebodyRanWith)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    Shown<AftermathPage> page(book.document());
    page.find<FateTable>()->fates()->tick(0, Fate::RanAway);
    auto *wound = page.find<QComboBox>(QStringLiteral("Rook, wound when running away"));
    EXPECT_EQ(wound->currentText(), QStringLiteral("none"));
    wound->setCurrentIndex(wound->findText(QStringLiteral("Bad Wound")));
    ASSERT_TRUE(book.document().draft());
    const Deeds &deeds = book.document().draft()->figures[0].deeds;
    EXPECT_TRUE(deeds.wounded);
    EXPECT_EQ(deeds.wound, Fate::BadWound) << "and with it a Recover check";
}

TEST(FirstEditionReport, AsksForDeedsAndThePartOfThePoints)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    {
        Shown<AftermathPage> page(book.document());
        EXPECT_EQ(page.find<FateTable>()->fates()->columns().size(), 9U);
        page.find<QSpinBox>(QStringLiteral("Rook, enemies killed"))->setValue(2);
        EXPECT_TRUE(page.find<QCheckBox>(QStringLiteral("Rook, inflicted damage"))->isChecked());
        auto *part = page.find<QLineEdit>(QStringLiteral("Share of the points"));
        part->setText(QStringLiteral("1/2"));
        QTest::keyClick(part, Qt::Key_Return);
    }
    book.reopen();
    ASSERT_TRUE(book.document().draft());
    EXPECT_EQ(book.document().draft()->won, (Fraction{1, 2}));
    EXPECT_EQ(book.document().draft()->figures[0].deeds, (Deeds{false, false, false, 2, 0}));

    Shown<AftermathPage> page(book.document());
    page->finish();
    EXPECT_FALSE(book.campaign().encounter);
    EXPECT_EQ(book.campaign().points(), 200 + 80);
}

TEST(FirstEditionReport, TheTickThatCameWithAKillGoesWithIt)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    Shown<AftermathPage> page(book.document());
    auto *kills = page.find<QSpinBox>(QStringLiteral("Rook, enemies killed"));
    auto *hurt = page.find<QCheckBox>(QStringLiteral("Rook, inflicted damage"));
    kills->setValue(1);
    EXPECT_TRUE(hurt->isChecked());
    kills->setValue(0);
    EXPECT_FALSE(hurt->isChecked());
    hurt->click();
    kills->setValue(1);
    kills->setValue(0);
    EXPECT_TRUE(hurt->isChecked()) << "that one was the player's own";
}

TEST(FirstEditionReport, TheTickOfAKillNotedInPlayGoesWithItToo)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), chainReaction1(), {})));
    Deeds deeds;
    deeds.kills = 1;
    ASSERT_TRUE(book.document().write(*actions::noteDeeds(book.campaign(), FigureId{1}, deeds)));
    Shown<AftermathPage> page(book.document());
    auto *hurt = page.find<QCheckBox>(QStringLiteral("Rook, inflicted damage"));
    EXPECT_TRUE(hurt->isChecked());
    page.find<QSpinBox>(QStringLiteral("Rook, enemies killed"))->setValue(0);
    EXPECT_FALSE(hurt->isChecked());
}

TEST(FirstEditionReport, SaysWhereOneLooksThatMoreAreKilledThanThereWere)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    Shown<AftermathPage> page(book.document());
    page.find<Choice>(QStringLiteral("How did it end?"))->setFocus();
    page.press(Qt::Key_Space);
    auto *kills = page.find<QSpinBox>(QStringLiteral("Rook, enemies killed"));
    const auto enemies = static_cast<int>(scenarioOf(*book.campaign().encounter)->enemy.figures.size());
    kills->setValue(enemies + 1);
    const QString why =
        QStringLiteral("Enemies killed: %1 are reported, but there were only %2.").arg(enemies + 1).arg(enemies);
    auto *notice = page.find<Notice>();
    EXPECT_EQ(notice->text(), why);
    EXPECT_TRUE(notice->isVisible());
    EXPECT_EQ(page.remark(), why) << "in sight wherever the page is scrolled to";
    ASSERT_TRUE(page->nextAct());
    EXPECT_EQ(page->nextAct()->title, QStringLiteral("Edit report"));
    EXPECT_EQ(page->nextAct()->detail, why);
    page->nextAct()->trigger();
    EXPECT_TRUE(kills->hasFocus()) << "there it can be mended";
    kills->setValue(enemies);
    EXPECT_FALSE(notice->isVisible());
}

TEST(FirstEditionReport, SaysWhatIsNoPartOfThePoints)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    Shown<AftermathPage> page(book.document());
    auto *part = page.find<QLineEdit>(QStringLiteral("Share of the points"));
    part->setText(QStringLiteral("most"));
    QTest::keyClick(part, Qt::Key_Return);
    EXPECT_EQ(page.problems().join(QLatin1Char('\n')).toStdString(),
              "The share of the points must be a number from 0 to 2, such as 0.5 or 7/9.");
}

TEST(FirstEditionReport, AFieldThatIsLeftAfterItsBattleIsGoneTellsNothing)
{
    for (const char *field : {"Enemies lost", "Share of the points"}) {
        OpenBook book(rookMeetsZombies, chainReaction1());
        Shown<AftermathPage> page(book.document());
        page.find<QLineEdit>(QString::fromLatin1(field))->setFocus();
        ASSERT_TRUE(book.document().takeBack());
        page->setFocus();
        EXPECT_FALSE(book.document().draft()) << field;
    }
}

TEST(FirstEditionReport, TakesShotsInterviewsAndSalvage)
{
    OpenBook book(danaMeetsAGang, chainReaction1());
    {
        Shown<AftermathPage> page(book.document());
        page.find<QSpinBox>(QStringLiteral("Dana, lead stories"))->setFocus();
        page.press(Qt::Key_Up);
        auto *asked = page.find<QLineEdit>(QStringLiteral("Dana, Reps interviewed"));
        asked->setFocus();
        page.type("5, 3");
        page.press(Qt::Key_Return);
        page.find<SalvagePanel>()->findChild<QSpinBox *>()->setFocus();
        page.press(Qt::Key_Up);
        auto *part = page.find<QLineEdit>(QStringLiteral("Share of the points"));
        part->setFocus();
        page.type("1");
        page.press(Qt::Key_Return);
    }
    book.reopen();
    ASSERT_TRUE(book.document().draft());
    EXPECT_EQ(book.document().draft()->figures[0].deeds.media, (MediaWork{0, 0, 1, 0, {5, 3}, {}}));

    Shown<AftermathPage> page(book.document());
    page->finish();
    EXPECT_EQ(book.campaign().points(), 40 + 40 + 10); // no share for the media
    EXPECT_EQ(book.campaign().stockpile.values(), QList<int>{1});
}

TEST(FirstEditionReport, WaitsForTheEndingWhereNothingWasNotedOnTheTable)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), chainReaction1(), {})));
    Shown<AftermathPage> page(book.document());
    EXPECT_EQ(page->nextAct()->title, QStringLiteral("Report the outcome"));
    EXPECT_EQ(page.find<Choice>(QStringLiteral("How did it end?"))->current(), -1);
}

TEST(FirstEditionReport, FollowsTheTablesLossesWithSalvageInTheDraft)
{
    OpenBook book(dellMeetsAGang, chainReaction1()); // a gang leaves something behind
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), chainReaction1(), {})));
    Shown<AftermathPage> page(book.document());
    page.find<Choice>(QStringLiteral("How did it end?"))->setFocus();
    page.press(Qt::Key_Space);
    page.find<SalvagePanel>()->findChild<QSpinBox *>()->setFocus();
    page.press(Qt::Key_Up);
    ASSERT_EQ(book.document().draft()->enemy.salvage.size(), 1U);
    ASSERT_FALSE(book.campaign().play->groups.empty());
    ASSERT_TRUE(book.document().write(
        *actions::setEnemyState(book.campaign(), book.document().pack(), 1, 1, TableState::Dead)));
    EXPECT_EQ(book.document().draft()->enemy.lost, std::vector{1});
    EXPECT_EQ(book.document().draft()->enemy.salvage.size(), 1U);
    EXPECT_EQ(page.find<QLineEdit>(QStringLiteral("Enemies lost"))->text(), QStringLiteral("1"));
}

/// A success, and the first Grunt's fate by its key.
void succeedAndNote(Shown<AftermathPage> &page, Qt::Key fate)
{
    page.find<Choice>(QStringLiteral("How did it end?"))->setFocus();
    page.press(Qt::Key_Space);
    auto *fates = page.find<FateTable>();
    fates->setFocus();
    fates->setCurrentIndex(fates->model()->index(1, FateModel::FirstFate));
    page.press(fate);
}

TEST(FirstEditionReport, KeepsWhatTheFallenLeaveApartFromTheSalvage)
{
    OpenBook book(withGrunt, chainReaction1());
    Shown<AftermathPage> page(book.document());
    succeedAndNote(page, Qt::Key_D);
    EXPECT_TRUE(page.find<PreviewPanel>()->accessibleDescription().contains(
        QStringLiteral("equipment to the stockpile"), Qt::CaseInsensitive))
        << page.find<PreviewPanel>()->accessibleDescription().toStdString();
    page->finish();
    EXPECT_FALSE(book.campaign().stockpile.isEmpty());
    // Undone, the draft has the figure dead again and nothing salvaged.
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_TRUE(book.campaign().stockpile.isEmpty());
    const AftermathDraft draft = freshDraft(book.campaign(), book.document().book());
    EXPECT_EQ(draft.figures.back().fate, Fate::Dead);
    EXPECT_TRUE(draft.enemy.salvage.empty());
}

TEST(FirstEditionReport, SaysWhenOneWithAWoundIsBack)
{
    OpenBook book(withGrunt, chainReaction1());
    Shown<AftermathPage> page(book.document());
    succeedAndNote(page, Qt::Key_B);
    page->conversation()->entry()->setFocus();
    page.type("11"); // passes both dice: a month
    page.press(Qt::Key_Return);
    EXPECT_TRUE(page.find<PreviewPanel>()->accessibleDescription().contains(QStringLiteral("Recovers. Back in ")))
        << page.find<PreviewPanel>()->accessibleDescription().toStdString();
}

TEST(FirstEditionReport, TheWheelChangesNoNumber)
{
    OpenBook book(dellMeetsAGang, chainReaction1());
    Shown<AftermathPage> page(book.document());
    auto *killed = page.find<QSpinBox>(QStringLiteral("Dell, enemies killed"));
    killed->setFocus();
    QWheelEvent wheel(QPointF(5, 5), killed->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(killed, &wheel);
    EXPECT_EQ(killed->value(), 0);
}

TEST(FirstEditionReport, EnterInAFieldTakesItsValueAndNothingElse)
{
    OpenBook book(withGrunt, chainReaction1());
    Shown<AftermathPage> page(book.document());
    succeedAndNote(page, Qt::Key_B); // and so there is a die to roll
    const auto enter = [&](QWidget *field) {
        field->setFocus();
        page.press(Qt::Key_Return);
        EXPECT_TRUE(field->hasFocus()) << field->accessibleName().toStdString();
        EXPECT_TRUE(page->conversation()->deed().soFar().rolls.empty()) << field->accessibleName().toStdString();
    };
    auto *part = page.find<QLineEdit>(QStringLiteral("Share of the points"));
    part->setText(QStringLiteral("200"));
    enter(part);
    EXPECT_EQ(page.problems().size(), 1);
    part->setText(QStringLiteral("1/2"));
    enter(part);
    EXPECT_EQ(book.document().draft()->won, (Fraction{1, 2}));
    enter(page.find<QSpinBox>(QStringLiteral("Dell, enemies killed")));
}

TEST(FirstEditionReport, UndoInANumberIsTheReportsOwn)
{
    const QString name = QStringLiteral("Dell, enemies killed");
    OpenBook book(dellMeetsAGang, chainReaction1());
    Shown<AftermathPage> page(book.document());
    page.find<QSpinBox>(name)->setFocus();
    page.press(Qt::Key_Up);
    QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    asked.setAccepted(false);
    QApplication::sendEvent(page.find<QSpinBox>(name), &asked);
    EXPECT_FALSE(asked.isAccepted()) << "it is the menu's";
    page->underWay()->undo();
    EXPECT_EQ(page.find<QSpinBox>(name)->value(), 0);
    EXPECT_TRUE(page.find<QSpinBox>(name)->hasFocus());
    page->underWay()->redo();
    EXPECT_EQ(page.find<QSpinBox>(name)->value(), 1);
}

TEST(FirstEditionReport, WhatWasWrongIsNotSaidAnyMoreOnceItIsUndone)
{
    OpenBook book(dellMeetsAGang, chainReaction1());
    Shown<AftermathPage> page(book.document());
    page.find<Choice>(QStringLiteral("How did it end?"))->setFocus();
    page.press(Qt::Key_Space);
    page.find<QSpinBox>(QStringLiteral("Dell, enemies routed"))->setValue(46);
    EXPECT_TRUE(page.remark().startsWith(QStringLiteral("Enemies routed: 46 are reported")))
        << page.remark().toStdString();
    page->underWay()->undo();
    EXPECT_EQ(page.find<QSpinBox>(QStringLiteral("Dell, enemies routed"))->value(), 0);
    EXPECT_EQ(page.remark().toStdString(), "");
}

TEST(FirstEditionReport, SaysThatTheDeedsOfOneWhoSatOutDoNotCount)
{
    OpenBook book(withGrunt, chainReaction1());
    Shown<AftermathPage> page(book.document());
    page.find<QSpinBox>(QStringLiteral("Dell, enemies killed"))->setValue(1);
    succeedAndNote(page, Qt::Key_F);
    auto *fates = page.find<FateTable>();
    const QModelIndex fine = fates->model()->index(0, FateModel::FirstFate);
    ASSERT_TRUE(fates->model()->setData(fine, Qt::Unchecked, Qt::CheckStateRole));
    EXPECT_EQ(page.find<Notice>()->text().toStdString(), "Marked as sat out, so the deeds do not count: Dell.");
    ASSERT_TRUE(fates->model()->setData(fine, Qt::Checked, Qt::CheckStateRole));
    EXPECT_EQ(page.find<Notice>()->text().toStdString(), "");
    EXPECT_EQ(book.document().draft()->figures.front().deeds.kills, 1);
}

TEST(FirstEditionReport, AltLeftTakesTheLastRollBackFromFinishToo)
{
    OpenBook book(withGrunt, chainReaction1());
    Shown<AftermathPage> page(book.document());
    succeedAndNote(page, Qt::Key_B);
    page->conversation()->rollRest();
    ASSERT_TRUE(page->conversation()->deed().isComplete());
    QWidget *focus = QApplication::focusWidget();
    ASSERT_TRUE(focus && !page->conversation()->isAncestorOf(focus));
    QTest::keyClick(focus, Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(page->conversation()->deed().wanted());
}

TEST(FirstEditionReport, LeavesOtherRulesAsTheyAre)
{
    OpenBook book(onPatrol);
    Shown<AftermathPage> page(book.document());
    EXPECT_FALSE(page.find<DeedsPanel>()->isVisible());
    EXPECT_FALSE(page.find<QLineEdit>(QStringLiteral("Share of the points"))->isVisible());
    EXPECT_EQ(page.find<FateTable>()->fates()->columns().size(), 6U);
}

} // namespace
} // namespace muster::testing
