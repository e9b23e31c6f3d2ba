// SPDX-License-Identifier: MIT

// The Reference page by the keyboard: found, filled in from a figure, rolled, read in the table.

#include "ui/reference/referencepage.h"

#include "model/actions/play/play.h"
#include "tests/support/packs.h"
#include "tests/ui/pages/openbook.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/parameterform.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"
#include "ui/reference/tableview.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStringList>
#include <QTreeView>

namespace muster::testing {
namespace {

using namespace Qt::Literals::StringLiterals;

using ReferenceShown = Shown<ReferencePage>;

std::string outcomeOn(ReferenceShown &page)
{
    const auto *outcome = page.find<QLabel>(u"Outcome"_s);
    return outcome && outcome->isVisible() ? outcome->text().toStdString() : "";
}

/// What the list shows below its headings.
int found(const ReferenceShown &, const ShelfList &list)
{
    int entries = 0;
    const QAbstractItemModel *model = list.view()->model();
    for (int section = 0; section < model->rowCount(); ++section)
        entries += model->rowCount(model->index(section, 0));
    return entries;
}

/// A campaign whose Patrol is on the table.
void beginPlay(OpenBook &book)
{
    const auto begun = actions::beginPlay(book.campaign(), swordplay(), {});
    ASSERT_TRUE(begun && book.document().write(*begun));
}

} // namespace

TEST(ReferencePage, IsWalkedByTheKeyboardFromAWordToTheOutcome)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->setFocus();
    page.type("received fire");
    ASSERT_EQ(page->list()->current()->id, u"received-fire"_s);
    page.press(Qt::Key_Return);
    page.type("43");
    page.press(Qt::Key_Return);
    EXPECT_EQ(outcomeOn(page), "Fire"); // missile, loaded, Rep 4
    page.press(Qt::Key_Space); // once more
    page.type("66");
    page.press(Qt::Key_Return);
    EXPECT_EQ(outcomeOn(page), "Cohesion Test");
}

TEST(ReferencePage, FindsWhatIsCalledSoBeforeWhatOnlyTellsOfIt)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->setFocus();
    page.type("cohesion");
    EXPECT_EQ(page->list()->current()->id, u"cohesion"_s) << "Received Fire comes first and has Cohesion Tests in it";
    page.type(" nobody");
    page->list()->search(u"duck back"_s);
    ASSERT_TRUE(page->list()->current());
    EXPECT_EQ(page->list()->current()->section, u"In Sight"_s) << "nothing is called so: the first that tells of it";
}

TEST(ReferencePage, TypingGoesOnWhileTheListAndTheSheetChange)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->setFocus();
    page.type("received");
    page.press(Qt::Key_Return);
    page.press(Qt::Key_Return);
    page->setFocus();
    page->list()->line()->selectAll();
    page.type("weapons");
    EXPECT_EQ(page->list()->line()->text(), u"weapons"_s);
}

TEST(ReferencePage, TakesTheRepTheClassAndTheLeaderOfAFigure)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"man-down"_s);
    auto *who = page.find<QComboBox>(u"Whose test it is"_s);
    EXPECT_EQ(who->itemText(1).toStdString(), "Osric Vane, Rep 5");
    who->setCurrentIndex(2); // a Heavy Infantry soldier led by Osric
    emit who->activated(2);
    const QStringList asked = page->resolver()->form()->keyValues();
    EXPECT_TRUE(asked.contains(u"rep=%1"_s.arg(book.campaign().band[1].rep()))) << asked.join(u' ').toStdString();
    EXPECT_TRUE(asked.contains(u"leader_rep=5"_s)) << asked.join(u' ').toStdString();
    EXPECT_FALSE(asked.join(u' ').contains("choose"_L1)) << "only a Star chooses";
}

TEST(ReferencePage, CutsNoChoiceShort)
{
    constexpr int formWidth = 330;
    for (const char *id : {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"}) {
        for (const ShelfEntry &entry : shelfOf(shipped(id))) {
            if (!entry.variants.front().procedure)
                continue;
            ParameterForm form;
            form.load(*entry.variants.front().procedure, shipped(id));
            form.resize(formWidth, form.sizeHint().height());
            form.show();
            QCoreApplication::processEvents();
            for (const Choice *choice : form.findChildren<Choice *>()) {
                for (const QAbstractButton *segment : choice->findChildren<QAbstractButton *>())
                    EXPECT_GE(segment->width(), segment->sizeHint().width())
                        << id << ", " << entry.id.toStdString() << ": " << segment->text().toStdString();
            }
        }
    }
}

TEST(ReferencePage, AStarChoosesAndNothingIsRolled)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"received-fire"_s);
    auto *who = page.find<QComboBox>(u"Whose test it is"_s);
    who->setCurrentIndex(1);
    emit who->activated(1);
    EXPECT_EQ(outcomeOn(page), "");
    const QList<QAbstractButton *> numbers =
        page.find<Choice>(u"A Star may choose"_s)->findChildren<QAbstractButton *>();
    ASSERT_EQ(numbers.size(), 4);
    numbers.last()->click();
    EXPECT_EQ(outcomeOn(page), "Charge"); // a Noble in reach
}

TEST(ReferencePage, AResultIsWrittenDownWithOneKeyAndTakenBack)
{
    OpenBook book(onPatrol);
    beginPlay(book);
    ReferenceShown page(book.document());
    page->list()->choose(u"knock-down"_s);
    auto *who = page.find<QComboBox>(u"Whose test it is"_s);
    who->setCurrentIndex(2);
    emit who->activated(2);
    page->resolver()->dice()->entry()->setFocus();
    page.type("66");
    page.press(Qt::Key_Return);
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

TEST(ReferencePage, WritingDownIsRefusedWhereNothingIsInPlay)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"knock-down"_s);
    page->resolver()->dice()->entry()->setFocus();
    page.type("66");
    page.press(Qt::Key_Return);
    const std::size_t before = book.steps();
    page.press(Qt::Key_W);
    EXPECT_EQ(book.steps(), before);
    EXPECT_EQ(page.find<QLabel>(u"Written down"_s)->text().toStdString(),
              "The battle has not begun. Begin play first.");
}

TEST(ReferencePage, StarPowerStandsAtWhatIsLeftOfIt)
{
    OpenBook book(onPatrol);
    beginPlay(book);
    ReferenceShown page(book.document());
    page->list()->choose(u"star-power"_s);
    auto *who = page.find<QComboBox>(u"Whose test it is"_s);
    who->setCurrentIndex(1);
    emit who->activated(1);
    page->resolver()->dice()->entry()->setFocus();
    page.type("66455");
    page.press(Qt::Key_Return);
    page.press(Qt::Key_W);
    EXPECT_EQ(book.campaign().play->starPower, 3);
    page->resolver()->rollAgain();
    EXPECT_TRUE(page->resolver()->form()->keyValues().contains(u"dice=3"_s));
}

TEST(ReferencePage, ReadsTheSameDiceAnewWhenTheSituationChanges)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"ranged"_s);
    page->resolver()->dice()->entry()->setFocus();
    page.type("4");
    page.press(Qt::Key_Return);
    EXPECT_EQ(outcomeOn(page), "Hit"); // 8
    page.find<QCheckBox>(u"Target prone"_s)->setChecked(true);
    EXPECT_EQ(outcomeOn(page), "Miss");
}

TEST(ReferencePage, ReadsTheSameDiceForWhomeverItIs)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"knock-down"_s);
    page.find<QSpinBox>(u"Rep"_s)->setValue(3);
    page->resolver()->dice()->entry()->setFocus();
    page.type("44");
    page.press(Qt::Key_Return);
    EXPECT_EQ(outcomeOn(page), "Obviously Dead");
    auto *who = page.find<QComboBox>(u"Whose test it is"_s);
    who->setCurrentIndex(1); // Rep 5
    emit who->activated(1);
    EXPECT_EQ(outcomeOn(page), "Stunned");
}

TEST(ReferencePage, ShowsTheWholeTableHoweverNarrow)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    for (const char *id : {"in-sight-order", "ranged", "multiple-tests", "received-fire"}) {
        page->list()->choose(QString::fromLatin1(id));
        QCoreApplication::processEvents();
        const auto *table = page->findChild<TableView *>();
        EXPECT_GE(table->height(), table->heightForWidth(table->width())) << id;
    }
}

TEST(ReferencePage, SaysWhatIsMissingInPlaceOfAnOutcome)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->choose(u"multiple-tests"_s);
    page->resolver()->form()->fill(u"received_fire"_s, u"in-reach"_s);
    page.find<QSpinBox>(u"Rep"_s)->setValue(3);
    bool told = false;
    for (const QLabel *label : page->findChildren<QLabel *>())
        told = told || (label->isVisible() && label->text() == u"received_fire may be: ready, not-ready."_s);
    EXPECT_TRUE(told);
}

TEST(ReferencePage, FindsByWhatATableSaysAndWithoutATraceGoesBackToAll)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    ShelfList &list = *page->list();
    const int all = found(page, list);
    list.search(u"duck back"_s);
    const int few = found(page, list);
    EXPECT_GT(few, 2);
    EXPECT_LT(few, all);
    list.search(u"polka"_s);
    EXPECT_EQ(found(page, list), 0);
    list.search({});
    EXPECT_EQ(found(page, list), all);
    EXPECT_TRUE(list.current());
}

TEST(ReferencePage, ShowsEveryEntryOfEverySheetOfEveryPack)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    ShelfList &list = *page->list();
    for (const ShelfEntry &entry : shelfOf(book.document().pack())) {
        list.choose(entry.id);
        ASSERT_TRUE(list.current());
        EXPECT_EQ(list.current()->id, entry.id);
        if (entry.variants.front().procedure) {
            page->resolver()->dice()->rollRest();
            EXPECT_NE(outcomeOn(page), "") << entry.id.toStdString();
        }
    }
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
    auto *who = page.find<QComboBox>(u"Whose test it is"_s);
    ASSERT_TRUE(who->isVisible());
    who->setCurrentIndex(1);
    emit who->activated(1);
    const QStringList asked = page->resolver()->form()->keyValues();
    EXPECT_TRUE(asked.contains(u"skill=160"_s)) << asked.join(u' ').toStdString();
    EXPECT_TRUE(asked.contains(u"weapon=smg"_s)) << asked.join(u' ').toStdString();

    page.find<QSpinBox>(u"Range in inches"_s)->setValue(7); // an eighth of 160
    page->resolver()->dice()->entry()->setFocus();
    page.type("07");
    page.press(Qt::Key_Return);
    page.type("1");
    page.press(Qt::Key_Return);
    page.type("4");
    page.press(Qt::Key_Return);
    EXPECT_EQ(outcomeOn(page), "One hit");
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
