// SPDX-License-Identifier: MIT

// The Reference page by the keyboard: found, rolled, read in the table.

#include "tests/ui/pages/referenceshown.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/findrow.h"
#include "ui/parts/parameterform.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"
#include "ui/reference/tableview.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSpinBox>
#include <QTreeView>

namespace muster::testing {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What the list shows below its headings.
int found(const ReferenceShown &, const ShelfList &list)
{
    int entries = 0;
    const QAbstractItemModel *model = list.view()->model();
    for (int section = 0; section < model->rowCount(); ++section)
        entries += model->rowCount(model->index(section, 0));
    return entries;
}

} // namespace

TEST(ReferencePage, IsWalkedByTheKeyboardFromAWordToTheOutcome)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    enter(*page, Qt::OtherFocusReason);
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
    enter(*page, Qt::OtherFocusReason);
    page.type("cohesion");
    EXPECT_EQ(page->list()->current()->id, u"cohesion"_s) << "Received Fire acts first and has Cohesion Tests in it";
    page.type(" nobody");
    page->list()->search(u"duck back"_s);
    ASSERT_TRUE(page->list()->current());
    EXPECT_EQ(page->list()->current()->section, u"In Sight"_s) << "nothing is called so: the first that tells of it";
}

TEST(ReferencePage, TypingGoesOnWhileTheListAndTheSheetChange)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    enter(*page, Qt::OtherFocusReason);
    page.type("received");
    page.press(Qt::Key_Return);
    page.press(Qt::Key_Return);
    enter(*page, Qt::OtherFocusReason);
    page->list()->line()->selectAll();
    page.type("weapons");
    EXPECT_EQ(page->list()->line()->text(), u"weapons"_s);
}

TEST(ReferencePage, FindLeadsFromEntryToEntryAndEscShowsAllAgain)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    const int all = found(page, *page->list());
    page->find();
    page.type("duck back");
    const int some = found(page, *page->list());
    ASSERT_GT(some, 1);
    const auto told = [&] { return page->list()->line()->accessibleDescription(); };
    EXPECT_EQ(told(), QStringLiteral("1 of %1").arg(some));
    const QString first = page->list()->current()->id;
    page.press(Qt::Key_F3);
    EXPECT_NE(page->list()->current()->id, first);
    EXPECT_EQ(told(), QStringLiteral("2 of %1").arg(some));
    page.press(Qt::Key_F3, Qt::ShiftModifier);
    page.press(Qt::Key_F3, Qt::ShiftModifier);
    EXPECT_EQ(told(), QStringLiteral("%1 of %1").arg(some)) << "round";
    page.press(Qt::Key_Escape);
    EXPECT_EQ(found(page, *page->list()), all);
}

TEST(ReferencePage, TheArrowsGoPastHeadingsFromEntryToEntry)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    page->list()->find();
    page.type("fire");
    for (int i = 0; i < 12; ++i) {
        page.press(Qt::Key_Down);
        ASSERT_TRUE(page->list()->current()) << "after " << i + 1 << " times Down";
    }
}

TEST(ReferencePage, ARulingThatWasReadIsForgottenWithItsEntry)
{
    OpenBook book(onPatrol);
    ReferenceShown page(book.document());
    const LinkButton *link = nullptr;
    for (int i = 0; i < 80 && !link; ++i) {
        page->list()->go(1);
        link = page->findChild<LinkButton *>();
    }
    ASSERT_TRUE(link) << "some entry is settled by a ruling";
    const_cast<LinkButton *>(link)->click(); // its text stands in a tip
    page->list()->go(1);
    page->list()->go(1);
    EXPECT_TRUE(page->list()->current());
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

} // namespace muster::testing
