// SPDX-License-Identifier: MIT
#include "tests/ui/pages/aftermathshown.h"
#include "ui/aftermath/notice.h"
#include "ui/parts/button.h"

#include <QLabel>

namespace muster::testing {
namespace {

Button *finishButton(AftermathShown &page)
{
    return page.find<Button>(QStringLiteral("Finish Month 1"));
}

TEST(AftermathPage, TellsTheOddsOfARecoveryBeforeItIsRolled)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.type("fof"); // the first Grunt, of Rep 4, went down
    EXPECT_TRUE(preview(page).contains(QStringLiteral("Out of the Fight. 89% returns, 11% dies")))
        << preview(page).toStdString();
}

TEST(AftermathPage, TumorsWoundedAreGivenFirstAidBeforeTheyRecover) // R80
{
    OpenBook book(QStringLiteral("found Vasquez\n  list: military\n  rep: 5\n  armor: 0\n  option: sheet=tumor\n"
                                 "  option: campaign=plain\n\njoin Hudson\n  type: Soldier\n  rep: 3\n"
                                 "  armor: 0\n  weapon: assault-rifle\n\nprepare\n  enemy: insurgents\n  seed: 7\n"),
                  chainReaction3());
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.type("fw");
    EXPECT_TRUE(preview(page).contains(QStringLiteral("Wounded. 25% fine, 50% out, 25% dies")))
        << preview(page).toStdString();
    page.press(Qt::Key_Return);
    page.type("34"); // one passed
    page.press(Qt::Key_Return);
    EXPECT_TRUE(preview(page).contains(QStringLiteral("Out of the Fight. "))) << preview(page).toStdString();
    page.type("12");
    page.press(Qt::Key_Return);
    EXPECT_TRUE(preview(page).contains(QStringLiteral("Recovers"))) << preview(page).toStdString();
    page.press(Qt::Key_Space);
    EXPECT_FALSE(book.campaign().encounter);
    EXPECT_TRUE(book.campaign().find(FigureId{2}));
}

// U74: it stays in the book, and the same encounter waits for the next run.
TEST(AftermathPage, ARunThatDoesNotCountIsPlayedAgain)
{
    OpenBook book(onPatrol);
    const std::size_t before = book.steps();
    const Campaign was = book.campaign();
    AftermathShown page(book.document());
    auto *again = page.find<Button>(QStringLiteral("Do not count this run"));
    EXPECT_FALSE(again->isEnabled()) << "nobody said how it ended";
    chooseSuccess(page);
    goToFates(page);
    page.type("fof");
    again->click();
    EXPECT_EQ(book.steps(), before + 1);
    EXPECT_EQ(book.campaign(), was) << "it changes nothing";
    EXPECT_FALSE(page.find<Button>(QStringLiteral("Do not count this run"))->isEnabled())
        << "the next report is a fresh one";
}

TEST(AftermathPage, AMonthIsWrittenDownByKeyboardAlone)
{
    OpenBook book(onPatrol);
    const std::size_t before = book.steps();
    AftermathShown page(book.document());

    // When it was a success, the first Grunt went out of the fight and the second is fine,
    chooseSuccess(page);
    goToFates(page);
    page.type("fof");
    page.press(Qt::Key_Return);
    // and the dice are rolled at the table: recovery, the Star's four dice, each Grunt's own,
    for (const char *roll : {"36", "1265", "5346", "652"}) {
        page.type(roll);
        page.press(Qt::Key_Return);
    }
    ASSERT_TRUE(page->conversation()->deed().isComplete());
    EXPECT_EQ(book.steps(), before) << "nothing is written before Finish";
    page.press(Qt::Key_Space); // Finish has the focus

    // then the battle is in the book and the month has turned.
    EXPECT_EQ(book.steps(), before + 1);
    EXPECT_EQ(book.campaign().turn, 2);
    EXPECT_FALSE(book.campaign().encounter);
    EXPECT_FALSE(book.document().draft());
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
    for (const Roll &roll : book.document().book().steps.back().rolls) {
        for (const Die die : roll.dice)
            EXPECT_EQ(die.by, Thrower::Player);
    }
}

TEST(AftermathPage, FoldedACompleteReportLooksTheSameWhereItWasRolledAndWhereItIsOpened)
{
    OpenBook book(onPatrol);
    const auto widthOfSums = [](AftermathShown &page) {
        page->resize(800, 560);
        QApplication::processEvents();
        const auto *sums = page.find<QWidget>(QStringLiteral("Totals"));
        EXPECT_TRUE(sums->isVisible()) << "not folded";
        return sums->width();
    };
    AftermathShown used(book.document());
    chooseSuccess(used);
    typeAllDice(used, "6");
    ASSERT_TRUE(used->conversation()->deed().isComplete());
    const int width = widthOfSums(used);
    AftermathShown opened(book.document());
    ASSERT_TRUE(opened->conversation()->deed().isComplete());
    EXPECT_EQ(widthOfSums(opened), width);
}

TEST(AftermathPage, ADraftSurvivesClosingTheProgram)
{
    OpenBook book(onPatrol);
    {
        AftermathShown page(book.document());
        chooseSuccess(page);
        goToFates(page);
        page.type("fo");
        page.find<FateTable>()->setFocus();
        page.press(Qt::Key_Return);
        page.type("36");
        page.press(Qt::Key_Return);
    }
    book.reopen();
    AftermathShown page(book.document());
    EXPECT_EQ(page->conversation()->deed().soFar().rolls.size(), 1U);
    EXPECT_EQ(page.find<Choice>()->current(), 0);
    EXPECT_EQ(page.find<FateTable>()->fates()->fates()[1].fate, Fate::OutOfTheFight);
}

TEST(AftermathPage, FinishPressedTwiceWritesOnce)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    page->conversation()->rollRest();
    const std::size_t before = book.steps();
    page->finish();
    page->finish();
    EXPECT_EQ(book.steps(), before + 1);
    EXPECT_EQ(book.campaign().turn, 2);
}

TEST(AftermathPage, NothingCanBeFinishedBeforeTheLastDie)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    EXPECT_FALSE(finishButton(page)->isEnabled());
    chooseSuccess(page);
    EXPECT_FALSE(finishButton(page)->isEnabled());
    page->finish();
    EXPECT_TRUE(book.campaign().encounter);
    page->conversation()->rollRest();
    EXPECT_TRUE(finishButton(page)->isEnabled());
    page->conversation()->dropLastRoll();
    EXPECT_FALSE(finishButton(page)->isEnabled());
}

TEST(AftermathPage, TheLastDieSaysBeforehandWhatItsFacesMean)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.press(Qt::Key_Return);
    // One success for the Star; the Grunt of Rep 4 has one too, and one die to come.
    page.type("14566");
    page.press(Qt::Key_Return);
    page.type("146");
    EXPECT_TRUE(preview(page).contains(QStringLiteral("4, 5, 6: Stays. 1, 2, 3: Leaves")))
        << preview(page).toStdString();
}

TEST(AftermathPage, ChangedFatesKeepTheDiceThatStillFit)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.press(Qt::Key_Return);
    page.type("14566");
    page.press(Qt::Key_Return);
    // When somebody fell after all, the recovery is asked for, and the Star has a die fewer to roll.
    page.find<FateTable>()->setCurrentIndex(page.find<FateTable>()->fates()->index(1, FateModel::FirstFate));
    goToFates(page);
    page.type("o");
    EXPECT_EQ(page->conversation()->deed().wanted()->reason.kind, RollKind::Recovery);
    // And when nobody did, the five dice are there again.
    page.find<FateTable>()->setCurrentIndex(page.find<FateTable>()->fates()->index(1, FateModel::FirstFate));
    page.type("f");
    EXPECT_EQ(page->conversation()->deed().soFar().rolls.size(), 1U);
}

TEST(AftermathPage, ATakenBackBattleOpensAsItWasReportedAndRolled)
{
    OpenBook book(onPatrol
                  + QStringLiteral("\nfinish failure\n  out-of-the-fight: Osric Vane\n  fine: the others\n"
                                   "  dice: 1 1  1 2 6 5  4 5 6 6  4 4 4\n"));
    ASSERT_TRUE(book.document().takeBack());
    AftermathShown page(book.document());
    EXPECT_EQ(page.find<Choice>()->current(), 1);
    EXPECT_EQ(page.find<FateTable>()->fates()->fates()[0].fate, Fate::OutOfTheFight);
    EXPECT_TRUE(page->conversation()->deed().isComplete());
}

TEST(AftermathPage, ARowWithoutATickStayedAtHome)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.type("fs");
    EXPECT_EQ(page.find<FateTable>()->fates()->fates().size(), 2U);
    EXPECT_TRUE(preview(page).contains(QStringLiteral("Sat out")));
}

TEST(AftermathPage, ALetterBringsNobodyInWhoSatOut)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    auto *table = page.find<FateTable>();
    table->setFocus();
    table->setCurrentIndex(table->fates()->index(1, FateModel::FirstFate));
    page.type("s");
    ASSERT_EQ(table->fates()->fates().size(), 2U);
    table->setCurrentIndex(table->fates()->index(0, FateModel::FirstFate));
    page.type("f");
    EXPECT_EQ(table->currentIndex().row(), 2) << "past the one who sat out";

    table->setCurrentIndex(table->fates()->index(1, FateModel::FirstFate));
    page.type("o");
    EXPECT_EQ(table->fates()->fates().size(), 2U);
    EXPECT_EQ(page.remark(),
              QStringLiteral("%1 sat out. Tick a box with Space if the figure was there after all.")
                  .arg(book.campaign().band[1].name));
    page.press(Qt::Key_Space);
    EXPECT_EQ(table->fates()->fates()[1].fate, Fate::Fine) << "that is meant";
    page.type("o");
    EXPECT_EQ(table->fates()->fates()[1].fate, Fate::OutOfTheFight);
}

TEST(AftermathPage, OnlyAStarCheatsDeath)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    goToFates(page);
    page.type("hh");
    const auto fates = page.find<FateTable>()->fates()->fates();
    EXPECT_EQ(fates[0].fate, Fate::CheatedDeath);
    EXPECT_EQ(fates[1].fate, Fate::Fine);
}

TEST(AftermathPage, ADeadStarMakesItProposeAFailureAndSayWhy)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.type("d");
    bool said = false;
    for (const QLabel *label : page->findChildren<QLabel *>())
        said = said || label->text().startsWith(QStringLiteral("Suggested: Failure."));
    EXPECT_TRUE(said);
    EXPECT_EQ(book.document().draft()->outcome, Outcome::Success) << "what the player reports counts (R29)";
}

TEST(AftermathPage, ANoticeAboveFinishTellsBeforehandThatTheCampaignEnds)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    EXPECT_FALSE(page.find<Notice>()->isVisible());
    goToFates(page);
    page.type("d");
    const auto *notice = page.find<Notice>();
    EXPECT_TRUE(notice->isVisible());
    EXPECT_EQ(notice->text().toStdString(),
              "Osric Vane is dead, so this battle ends the campaign. To go on at Rep −1, tick Cheated Death for Osric "
              "Vane before you finish.");
    EXPECT_EQ(page->nextAct()->detail, QStringLiteral("It ends the campaign"));
    const auto *finish = page.find<Button>(QStringLiteral("Finish Month 1"));
    EXPECT_LT(notice->mapTo(&*page, QPoint()).y(), finish->mapTo(&*page, QPoint()).y());
    goToFates(page);
    page.press(Qt::Key_Up);
    page.type("h");
    EXPECT_FALSE(page.find<Notice>()->isVisible()) << "death is cheated";
}

TEST(AftermathPage, WithTheStarLostTheLastPageIsShown)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.type("d");
    page->finish();
    EXPECT_EQ(book.campaign().phase, Phase::Over);
    QApplication::processEvents();
    EXPECT_TRUE(page.find<Button>(QStringLiteral("Read the chronicle"))->isVisible());
}

TEST(AftermathPage, TheNextActLeadsFromTheOutcomeOverTheDiceToFinish)
{
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    EXPECT_EQ(page->nextAct()->title, QStringLiteral("Report the outcome"));
    chooseSuccess(page);
    EXPECT_EQ(page->nextAct()->title, QStringLiteral("Roll the dice"));
    while (page->conversation()->deed().wanted())
        page->nextAct()->trigger();
    EXPECT_EQ(page->nextAct()->title, QStringLiteral("Finish Month 1"));
    page->nextAct()->trigger();
    EXPECT_FALSE(page->nextAct());
    EXPECT_EQ(book.campaign().turn, 2);
}

TEST(AftermathPage, OnlyTheVeryLastDieIsCalledSo)
{
    // Given a success in which nobody fell, so that the Star and each Grunt have their dice to roll,
    OpenBook book(onPatrol);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.press(Qt::Key_Return);

    // when each roll is typed up to its last die, then it is no more than a roll until nothing comes after it.
    QStringList titles;
    while (const auto wanted = page->conversation()->deed().wanted()) {
        for (int die = 1; die < wanted->count; ++die)
            page.type("1");
        titles << page->nextAct()->title;
        page.type("1");
        page.press(Qt::Key_Return);
    }
    ASSERT_GT(titles.size(), 2);
    EXPECT_EQ(titles.takeLast(), QStringLiteral("Roll the last die"));
    EXPECT_EQ(titles.count(QStringLiteral("Roll the dice")), titles.size());
}

} // namespace
} // namespace muster::testing
