// SPDX-License-Identifier: MIT

// What a screen reader is told: names first, headings as headings, who stands where.

#include "model/actions/play/play.h"
#include "model/items/rostermodel.h"
#include "tests/ui/pages/openbook.h"
#include "ui/band/rosterview.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/encounter/encounterpage.h"
#include "ui/table/playmap.h"

#include <QLabel>

namespace muster::testing {
namespace {

QAccessibleInterface &spoken(QWidget &widget)
{
    return *QAccessible::queryAccessibleInterface(&widget);
}

TEST(Spoken, EveryCellOfTheRosterSaysWhoseItIsBeforeWhatItIs)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());
    const QAbstractItemModel &roster = *page.find<RosterView>()->model();
    for (int row = 0; row < roster.rowCount(); ++row) {
        const QString name = book.campaign().band[static_cast<std::size_t>(row)].name;
        for (int column = 0; column < roster.columnCount(); ++column)
            EXPECT_TRUE(roster.index(row, column).data(Qt::AccessibleTextRole).toString().startsWith(name))
                << row << ", " << column;
    }
}

TEST(Spoken, ColumnsThatTheRulesHaveNoUseForAreNotThereToBeRead)
{
    OpenBook book(doxey, streetSkirmish());
    Shown<BandPage> page(book.document());
    auto *roster = page.find<RosterView>();
    QAccessibleTableInterface *table = spoken(*roster).tableInterface();
    ASSERT_TRUE(table);
    for (int column = 0; column < table->columnCount(); ++column) {
        EXPECT_FALSE(roster->isColumnHidden(column));
        EXPECT_NE(table->columnDescription(column), QStringLiteral("Rep over time"));
        EXPECT_NE(table->columnDescription(column), QStringLiteral("Stays after, %"));
    }
}

TEST(Spoken, TitlesAreHeadings)
{
    OpenBook book(twoGrunts);
    Shown<ChroniclePage> page(book.document());
    for (QLabel *label : page->findChildren<QLabel *>()) {
        if (label->text() != QStringLiteral("Chronicle"))
            continue;
        EXPECT_EQ(spoken(*label).role(), QAccessible::Heading);
        EXPECT_EQ(spoken(*label).text(QAccessible::Name), QStringLiteral("Chronicle"));
        return;
    }
    FAIL() << "no title";
}

TEST(Spoken, ASectionOfTheBattleMapSaysWhoIsThere)
{
    OpenBook book(onPatrol);
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), swordplay(), {})));
    Shown<EncounterPage> page(book.document());
    auto *map = page.find<PlayMap>();
    const Play &play = *book.campaign().play;
    const auto words = [&](int section) { return spoken(*map).child(section - 1)->text(QAccessible::Name); };
    const int own = play.ownGroups.front().section;
    EXPECT_TRUE(words(own).contains(book.campaign().star()->name)) << words(own).toStdString();
    const int pef = play.pef(1)->pef.section;
    EXPECT_TRUE(words(pef).contains(QStringLiteral("PEF 1"))) << words(pef).toStdString();
    const int to = pef == 9 ? 8 : 9;
    ASSERT_TRUE(book.document().write(*actions::placePef(book.campaign(), 1, to)));
    EXPECT_FALSE(words(pef).contains(QStringLiteral("PEF 1")));
    EXPECT_TRUE(words(to).contains(QStringLiteral("PEF 1")));
}

} // namespace
} // namespace muster::testing
