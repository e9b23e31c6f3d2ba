// SPDX-License-Identifier: MIT

// The Reference page for somebody: filled in from a figure, and recorded for it.

#include "model/actions/play/play.h"
#include "tests/ui/pages/referenceshown.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/parameterform.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"
#include "ui/reference/tableview.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QStringList>

namespace muster::testing {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A campaign whose Patrol is on the table.
void beginPlay(OpenBook &book)
{
    const auto begun = actions::beginPlay(book.campaign(), swordplay(), {});
    ASSERT_TRUE(begun && book.document().write(*begun));
}

/// Whose test it is, by the place in the list.
void takeFor(ReferenceShown &page, int place)
{
    auto *who = page.find<QComboBox>(u"Figure taking the test"_s);
    who->setCurrentIndex(place);
    emit who->activated(place);
}

void roll(ReferenceShown &page, const char *dice)
{
    page->resolver()->dice()->entry()->setFocus();
    page.type(dice);
    page.press(Qt::Key_Return);
}

/// Two sixes: Obviously Dead.
void knockDownTheFirstGrunt(ReferenceShown &page)
{
    page->list()->choose(u"knock-down"_s);
    takeFor(page, 2);
    roll(page, "66");
}

} // namespace

TEST(ReferencePage, TakesTheRepTheClassAndTheLeaderOfAFigure)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"man-down"_s);
    const auto *who = page.find<QComboBox>(u"Figure taking the test"_s);
    EXPECT_EQ(who->itemText(1).toStdString(), "Osric Vane, Rep 5");
    takeFor(page, 2); // a Heavy Infantry soldier led by Osric
    const QStringList asked = page->resolver()->form()->keyValues();
    EXPECT_TRUE(asked.contains(u"rep=%1"_s.arg(book.campaign().band[1].rep()))) << asked.join(u' ').toStdString();
    EXPECT_TRUE(asked.contains(u"leader_rep=5"_s)) << asked.join(u' ').toStdString();
    EXPECT_FALSE(asked.join(u' ').contains("choose"_L1)) << "only a Star chooses";
}

TEST(ReferencePage, AStarChoosesAndNothingIsRolled)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"received-fire"_s);
    takeFor(page, 1);
    EXPECT_EQ(outcomeOn(page), "");
    const QList<QAbstractButton *> numbers = page.find<Choice>(u"Star's choice"_s)->findChildren<QAbstractButton *>();
    ASSERT_EQ(numbers.size(), 4);
    numbers.last()->click();
    EXPECT_EQ(outcomeOn(page), "Charge"); // a Noble in reach
}

TEST(ReferencePage, AResultIsWrittenDownWithOneKeyAndTakenBack)
{
    OpenBook book(onPatrol);
    beginPlay(book);
    ReferenceShown page(book.document());
    knockDownTheFirstGrunt(page);
    ASSERT_EQ(outcomeOn(page), "Obviously Dead");
    const FigureId hit = book.campaign().band[1].id;
    const std::size_t before = book.steps();
    page.press(Qt::Key_W);
    EXPECT_EQ(book.steps(), before + 1);
    EXPECT_EQ(book.campaign().play->find(hit)->state, TableState::Dead);
    const Step &step = book.document().book().steps.back();
    ASSERT_EQ(step.rolls.size(), 1U);
    EXPECT_EQ(step.rolls.front().dice.front().face, 6);
    page.press(Qt::Key_W); // the same is not written twice
    EXPECT_EQ(book.steps(), before + 1);
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_EQ(book.campaign().play->find(hit)->state, TableState::CarryingOn);
}

TEST(ReferencePage, WhatIsShownIsWrittenDownThoughTheSearchFindsNothing)
{
    OpenBook book(onPatrol);
    beginPlay(book);
    ReferenceShown page(book.document());
    knockDownTheFirstGrunt(page);
    page->list()->search(u"nowhere in the book"_s);
    ASSERT_FALSE(page->list()->current());
    const std::size_t before = book.steps();
    page.press(Qt::Key_W);
    EXPECT_EQ(book.steps(), before + 1);
}

TEST(ReferencePage, WritingDownIsRefusedWhereNothingIsInPlay)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"knock-down"_s);
    roll(page, "66");
    const std::size_t before = book.steps();
    page.press(Qt::Key_W);
    EXPECT_EQ(book.steps(), before);
    EXPECT_EQ(page.find<QLabel>(u"The battle has not begun. Begin play first."_s)->text().toStdString(),
              "The battle has not begun. Begin play first.");
}

TEST(ReferencePage, StarPowerStandsAtWhatIsLeftOfIt)
{
    OpenBook book(onPatrol);
    beginPlay(book);
    ReferenceShown page(book.document());
    page->list()->choose(u"star-power"_s);
    takeFor(page, 1);
    roll(page, "66455");
    page.press(Qt::Key_W);
    EXPECT_EQ(book.campaign().play->starPower, 3);
    page->resolver()->rollAgain();
    EXPECT_TRUE(page->resolver()->form()->keyValues().contains(u"dice=3"_s));
}

TEST(ReferencePage, ReadsTheSameDiceForWhomeverItIs)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"knock-down"_s);
    page.find<QSpinBox>(u"Rep"_s)->setValue(3);
    roll(page, "44");
    EXPECT_EQ(outcomeOn(page), "Obviously Dead");
    takeFor(page, 1); // Rep 5
    EXPECT_EQ(outcomeOn(page), "Stunned");
}

TEST(ReferencePage, TakesAShotForAFigureOfTheStreetSkirmish) // R82
{
    OpenBook book(QStringLiteral(R"(
found Doxey
  list: british
  rep: 4
  skill: 160

recruit 3
  dice: 2 3 5 5 6   3 6 3 3 3   5 1 4 4 4

prepare
  enemy: germans
  dice: 1   1 3 3 3 3   2 1 1 1 1   3 2 2 2 2   4 3 3 3 3
)"),
                  streetSkirmish());
    ReferenceShown page(book.document());
    page->list()->choose(u"shoot"_s);
    auto *who = page.find<QComboBox>(u"Figure taking the test"_s);
    ASSERT_TRUE(who->isVisible());
    who->setCurrentIndex(1);
    emit who->activated(1);
    const QStringList asked = page->resolver()->form()->keyValues();
    EXPECT_TRUE(asked.contains(u"skill=160"_s)) << asked.join(u' ').toStdString();
    EXPECT_TRUE(asked.contains(u"weapon=smg"_s)) << asked.join(u' ').toStdString();

    page.find<QSpinBox>(u"Range in inches"_s)->setValue(7); // an eighth of 160
    roll(page, "07");
    page.type("1");
    page.press(Qt::Key_Return);
    page.type("4");
    page.press(Qt::Key_Return);
    EXPECT_EQ(outcomeOn(page), "1 hit");
    page->resolver()->rollAgain();
    page.type("78");
    page.press(Qt::Key_Return);
    EXPECT_EQ(outcomeOn(page), "0 hits");

    page->list()->choose(u"sequence"_s);
    const auto *table = page->findChild<TableView *>();
    EXPECT_TRUE(table->accessibleDescription().endsWith(u"Initiative 4, Doxey"_s))
        << table->accessibleDescription().toStdString();
}

} // namespace muster::testing
