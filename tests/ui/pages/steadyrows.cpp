// SPDX-License-Identifier: MIT

// Nothing moves under the mouse in play.

#include "model/actions/play/play.h"
#include "model/sample/sample.h"
#include "rules/dice/randomdice.h"
#include "tests/ui/pages/openbook.h"
#include "ui/encounter/encounterpage.h"
#include "ui/parts/button.h"
#include "ui/table/playlist.h"
#include "ui/table/playrowdelegate.h"

#include <QScrollBar>

namespace muster::testing {
namespace {

/// Two groups of enemies on the table, beside the band.
class SteadyRows : public ::testing::Test
{
protected:
    SteadyRows()
    {
        EXPECT_TRUE(m_book.document().write(*actions::beginPlay(m_book.campaign(), swordplay(), {})));
        for (int group = 0; group < 2; ++group) {
            RandomDice dice(7);
            Step step;
            actions::addGroup(m_book.campaign(), swordplay(), {firstEnemy, 3, 4 + group}, dice, step);
            step.rolls = dice.rolls();
            EXPECT_TRUE(m_book.document().write(step));
        }
    }

    static QMap<QString, int> places(PlayList &list)
    {
        QMap<QString, int> tops;
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            const QModelIndex index = list.model()->index(row, 0);
            const auto key = index.data(PlayRowDelegate::RowRole).value<PlayRow>().key;
            tops[QStringLiteral("%1/%2/%3").arg(int(key.kind)).arg(key.id).arg(key.figure)] =
                list.visualRect(index).top() + list.verticalScrollBar()->value();
        }
        return tops;
    }

    OpenBook m_book{onPatrol};
};

TEST_F(SteadyRows, ChoosingARowMovesNoOther)
{
    Shown<EncounterPage> page(m_book.document());
    auto *list = page.find<PlayList>();
    const auto before = places(*list);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
        QCoreApplication::processEvents();
        EXPECT_EQ(places(*list), before) << row;
    }
}

TEST_F(SteadyRows, ActingOnARowMovesNoneAndNoPartOfThePage)
{
    Shown<EncounterPage> page(m_book.document());
    auto *list = page.find<PlayList>();
    const auto before = places(*list);
    list->choose({SubjectKind::Enemy, 1, 2});
    list->setFocus();
    const QRect place(list->mapTo(&*page, QPoint()), list->size());
    for (int again = 0; again < 3; ++again) {
        page.press(Qt::Key_O);
        QCoreApplication::processEvents();
        EXPECT_EQ(places(*list), before);
        EXPECT_EQ(QRect(list->mapTo(&*page, QPoint()), list->size()), place);
    }
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
    EXPECT_TRUE(page.remark().contains(QStringLiteral("already"))) << page.remark().toStdString();
}

TEST_F(SteadyRows, AGroupStaysAsThePlayerLeftIt)
{
    Shown<EncounterPage> page(m_book.document());
    auto *list = page.find<PlayList>();
    list->choose({SubjectKind::Enemy, 1, 2});
    list->setFocus();
    page.press(Qt::Key_Left);
    EXPECT_EQ(list->chosen(), (Subject{SubjectKind::Group, 1, 0}));
    EXPECT_TRUE(list->isOpen(1));
    page.press(Qt::Key_Left);
    EXPECT_FALSE(list->isOpen(1));
    list->choose({SubjectKind::Group, 2, 0});
    list->choose({SubjectKind::Own, 1, 0});
    page.press(Qt::Key_T);
    EXPECT_FALSE(list->isOpen(1)) << "after an act";
    EXPECT_TRUE(list->isOpen(2));
    list->choose({SubjectKind::Group, 1, 0});
    EXPECT_FALSE(list->isOpen(1)) << "only chosen";
    page.press(Qt::Key_Right);
    EXPECT_TRUE(list->isOpen(1));
    const QModelIndex group = list->currentIndex();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(group).topLeft() + QPoint(7, 10));
    EXPECT_FALSE(list->isOpen(1)) << "by its chevron";
}

} // namespace
} // namespace muster::testing
