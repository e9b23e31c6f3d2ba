// SPDX-License-Identifier: MIT

// What the rule sets have of their own while the battle is on the table, by keys and by mouse; and who comes to it.

#include "model/actions/play/play.h"
#include "tests/ui/pages/openbook.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/encounter/encounterpage.h"
#include "ui/encounter/whocomes.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/plots.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"

#include <QListView>

namespace muster::testing {
namespace {

using PlayShown = Shown<EncounterPage>;

void begin(OpenBook &book, const Pack &pack)
{
    const auto begun = actions::beginPlay(book.campaign(), pack, {});
    ASSERT_TRUE(begun) << begun.problem().text.toStdString();
    ASSERT_TRUE(book.document().write(*begun));
}

void choose(PlayShown &page, const Subject &row)
{
    auto *list = page.find<PlayList>();
    list->choose(row);
    QTest::qWait(0);
    list->setFocus();
    EXPECT_EQ(list->chosen(), row);
}

const Subject grunt{SubjectKind::Own, 2, 0};

} // namespace

TEST(OwnGroupsOnTheTable, AreTakenApartAndPlacedByKeysAndByMouse)
{
    OpenBook book(onPatrol);
    begin(book, swordplay());
    PlayShown page(book.document());
    const Play &play = *book.campaign().play;
    choose(page, grunt);
    page.press(Qt::Key_5);
    EXPECT_EQ(play.ownGroup(1)->section, 5) << "the group is theirs all";
    page.press(Qt::Key_J);
    EXPECT_EQ(play.find(FigureId{2})->group, 2);
    choose(page, {SubjectKind::OwnGroup, 2, 0});
    page.press(Qt::Key_4);
    EXPECT_EQ(play.ownGroup(2)->section, 4);
    EXPECT_EQ(play.ownGroup(1)->section, 5);

    auto *map = page.find<PlayMap>();
    const QPoint start = map->placeOfToken({SubjectKind::OwnGroup, 2, 0})->toPoint();
    const QPoint end = map->placeOf(7).center().toPoint();
    QTest::mousePress(map, Qt::LeftButton, {}, start);
    QTest::mouseMove(map, (start + end) / 2);
    QTest::mouseMove(map, end);
    QTest::mouseRelease(map, Qt::LeftButton, {}, end);
    EXPECT_EQ(play.ownGroup(2)->section, 7);
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
}

TEST(TwoToOne, IsAMoveOfItsOwnWhereTheTableShowsOtherwise)
{
    OpenBook book(onPatrol);
    begin(book, swordplay());
    PlayShown page(book.document());
    choose(page, {SubjectKind::Pef, 1, 0});
    page.press(Qt::Key_R);
    page.type("6");
    page.press(Qt::Key_Return);
    page.press(Qt::Key_Return, Qt::ShiftModifier);
    ASSERT_FALSE(book.campaign().play->groups.empty());
    choose(page, {SubjectKind::Group, 1, 0});
    const bool worked = actions::outnumbersTwice(book.campaign(), swordplay(), book.campaign().play->groups.front());
    page.press(Qt::Key_W);
    page.type(worked ? "11" : "111");
    page.press(Qt::Key_Return);
    EXPECT_TRUE(book.campaign().play->groups.front().move) << "so many dice and no more";
}

TEST(WhoComes, IsSaidBeforePlayBegins)
{
    OpenBook book(onPatrol);
    PlayShown page(book.document());
    emit page.find<Choice>(QStringLiteral("View"))->chosen(1);
    auto *list = page.find<QListView>(QStringLiteral("Party"));
    ASSERT_TRUE(list->isVisible());
    const QString three = page.find<WhoComes>()->findChild<CountPlot *>()->accessibleName();
    list->setFocus();
    list->setCurrentIndex(list->model()->index(2, 0));
    page.press(Qt::Key_Space);
    EXPECT_NE(page.find<WhoComes>()->findChild<CountPlot *>()->accessibleName(), three)
        << "two of you should expect fewer";
    auto act = page->nextAct();
    ASSERT_TRUE(act);
    EXPECT_EQ(act->detail, QStringLiteral("2 of 3 figures, from section 8"));
    act->trigger();
    ASSERT_TRUE(book.campaign().play);
    EXPECT_EQ(book.campaign().play->find(FigureId{3})->state, TableState::AtHome);
    EXPECT_EQ(book.campaign().play->party(), 2);
}

TEST(WhoComes, TheRowOfTheKeyboardIsInSightInALowWindow)
{
    OpenBook book(onPatrol);
    PlayShown page(book.document());
    emit page.find<Choice>(QStringLiteral("View"))->chosen(1);
    page->resize(1135, 1); // as low as it can be
    QCoreApplication::processEvents();
    auto *list = page.find<QListView>(QStringLiteral("Party"));
    list->setFocus();
    for (const int row : {2, 0, 1}) {
        list->setCurrentIndex(list->model()->index(row, 0));
        EXPECT_TRUE(list->viewport()->visibleRegion().contains(list->visualRect(list->currentIndex()).center())) << row;
    }
}

TEST(WhoComes, IsRememberedOverARestartAndWhenPlayIsTakenBack)
{
    OpenBook book(onPatrol);
    const auto next = [](PlayShown &page) { return page->nextAct().value_or(NextAct{}); };
    {
        PlayShown page(book.document());
        emit page.find<Choice>(QStringLiteral("View"))->chosen(1);
        auto *list = page.find<QListView>(QStringLiteral("Party"));
        list->setFocus();
        list->setCurrentIndex(list->model()->index(2, 0));
        page.press(Qt::Key_Space);
    }
    book.reopen();
    PlayShown page(book.document());
    EXPECT_EQ(next(page).detail, QStringLiteral("2 of 3 figures, from section 8"));
    next(page).trigger();
    ASSERT_TRUE(book.campaign().play);
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_EQ(next(page).detail, QStringLiteral("2 of 3 figures, from section 8"));
}

TEST(PastBattles, AreOneLineInTheChronicleUntilTheyAreOpened)
{
    OpenBook book(onPatrol);
    begin(book, swordplay());
    ASSERT_TRUE(book.document().write(
        *actions::setState(book.campaign(), book.document().pack(), FigureId{2}, TableState::Dead)));
    ASSERT_TRUE(book.document().write(
        *actions::setState(book.campaign(), book.document().pack(), FigureId{3}, TableState::Dead)));
    Shown<ChroniclePage> page(book.document());
    auto *view = page.find<ChronicleView>();
    const int open = view->model()->rowCount();
    EXPECT_EQ(open, static_cast<int>(book.steps())) << "the battle on the table is told";
    view->setFocus();
    view->setCurrentIndex(view->model()->index(2, 0));
    page.press(Qt::Key_Left);
    EXPECT_EQ(view->model()->rowCount(), open - 2);
    page.press(Qt::Key_Right);
    EXPECT_EQ(view->model()->rowCount(), open);
}

} // namespace muster::testing
