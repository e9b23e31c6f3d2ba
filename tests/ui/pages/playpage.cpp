// SPDX-License-Identifier: MIT

// The battle on the table, by keys and by mouse.

#include "model/actions/play/play.h"
#include "model/story/whoacts.h"
#include "model/story/words.h"
#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/draft.h"
#include "ui/aftermath/fatemodel.h"
#include "ui/aftermath/fatetable.h"
#include "ui/encounter/encounterpage.h"
#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/table/playrowdelegate.h"
#include "ui/table/playrows.h"

#include <QComboBox>
#include <QLineEdit>
#include <QStringList>

namespace muster::testing {
namespace {

using PlayShown = Shown<EncounterPage>;

/// Osric Vane and two Grunts, their Patrol on the table.
class OnTheTable : public ::testing::Test
{
protected:
    OnTheTable()
    {
        const auto begun = actions::beginPlay(m_book.campaign(), swordplay(), {});
        EXPECT_TRUE(begun && m_book.document().write(*begun));
        momentPasses();
    }

    ~OnTheTable() override { QApplication::setDoubleClickInterval(m_moment); }
    /// After a roll, in which keys are still meant for it.
    static void makeMomentLong() { QApplication::setDoubleClickInterval(60'000); }
    static void momentPasses() { QApplication::setDoubleClickInterval(0); }

    const Play &play() const { return *m_book.campaign().play; }
    /// Chooses a row as a click would.
    static void choose(PlayShown &page, const Subject &row)
    {
        auto *list = page.find<PlayList>();
        list->choose(row);
        QTest::qWait(0);
        list->setFocus();
        EXPECT_EQ(list->chosen(), row);
    }
    static void answer(PlayShown &page, const char *dice)
    {
        page.type(dice);
        page.press(Qt::Key_Return);
    }

    OpenBook m_book{onPatrol};

private:
    const int m_moment = QApplication::doubleClickInterval();
};

const Subject star{SubjectKind::Own, 1, 0};
const Subject firstGrunt{SubjectKind::Own, 2, 0};

} // namespace

TEST_F(OnTheTable, HomeAndEndChooseTheFirstRowAndTheLast)
{
    PlayShown page(m_book.document());
    choose(page, firstGrunt);
    const auto *list = page.find<PlayList>();
    page.press(Qt::Key_Home);
    EXPECT_EQ(list->currentIndex().row(), 1) << "below the heading";
    page.press(Qt::Key_End);
    EXPECT_EQ(list->currentIndex().row(), list->model()->rowCount() - 1);
    page.press(Qt::Key_PageUp);
    EXPECT_TRUE(list->currentIndex().flags() & Qt::ItemIsEnabled);
    EXPECT_LT(list->currentIndex().row(), list->model()->rowCount() - 1);
}

TEST_F(OnTheTable, EveryRowSaysWhatTheFigureFightsWith)
{
    const auto added = actions::sayWhatItWas(m_book.campaign(), swordplay(), 1,
                                             {{{.profile = m_book.campaign().band.front().profile}}});
    ASSERT_TRUE(added && m_book.document().write(*added));
    PlayShown page(m_book.document());
    const QAbstractItemModel &rows = *page.find<PlayList>()->model();
    int figures = 0;
    for (int i = 0; i < rows.rowCount(); ++i) {
        const auto row = rows.index(i, 0).data(PlayRowDelegate::RowRole).value<PlayRow>();
        if (row.key.kind != SubjectKind::Own && row.key.kind != SubjectKind::Enemy)
            continue;
        const Profile &profile = row.key.kind == SubjectKind::Own
            ? m_book.campaign().find(FigureId{row.key.id})->profile
            : play().group(1)->figures.front().profile;
        EXPECT_TRUE(row.detail.contains(words::weaponName(profile, swordplay()))) << row.title.toStdString();
        ++figures;
    }
    EXPECT_EQ(figures, 4);
}

TEST_F(OnTheTable, ATurnAndAPefByKeysAlone)
{
    PlayShown page(m_book.document());
    choose(page, {SubjectKind::Pef, 1, 0});
    page.press(Qt::Key_A);
    answer(page, "25");
    EXPECT_EQ(play().turn, 1);
    EXPECT_EQ(play().theirs, 5);

    page.press(Qt::Key_M);
    answer(page, "11");
    answer(page, "5");
    EXPECT_EQ(play().pef(1)->movedIn, 1);
    page.press(Qt::Key_8);
    EXPECT_EQ(play().pef(1)->pef.section, 8);

    page.press(Qt::Key_R);
    EXPECT_TRUE(page->nextAct()) << "Ctrl+Enter rolls";
    answer(page, "6");
    page.press(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_FALSE(play().pef(1)->isWaiting());
    EXPECT_FALSE(page->nextAct());
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
    EXPECT_TRUE(page.remark().startsWith(QStringLiteral("PEF 1 resolved"))) << page.remark().toStdString();
    ASSERT_FALSE(play().groups.empty()) << "a 6 brings somebody at every EAL";
    EXPECT_EQ(page.find<PlayList>()->chosen(), (Subject{SubjectKind::Group, 1, 0})) << "whoever came is chosen";
}

TEST_F(OnTheTable, MNamesWhoMovesAndGoesOnInTheOrderThatIsTold)
{
    PlayShown page(m_book.document());
    choose(page, star);
    page.press(Qt::Key_A);
    answer(page, "25");
    const std::vector<Mover> order = moversInOrder(m_book.campaign(), swordplay(), firstEnemy);
    ASSERT_EQ(order.size(), 3U);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Subject row{SubjectKind::Pef, order[i].id, 0};
        if (i > 0) {
            EXPECT_TRUE(page.find<Button>(QStringLiteral("Move PEF %1").arg(row.id))->isEnabled()) << "the next one";
        }
        page.press(Qt::Key_M);
        EXPECT_EQ(page.find<PlayList>()->chosen(), row);
        answer(page, "66");
        EXPECT_EQ(play().pef(row.id)->movedIn, 1);
    }
    choose(page, star);
    page.press(Qt::Key_M);
    EXPECT_EQ(page.remark(), QStringLiteral("No enemy is left to move."));
    EXPECT_TRUE(page.problems().isEmpty()) << page.problems().join(u' ').toStdString();
}

TEST_F(OnTheTable, MMovesThePefThatIsChosen)
{
    PlayShown page(m_book.document());
    choose(page, star);
    page.press(Qt::Key_A);
    answer(page, "25");
    const int last = moversInOrder(m_book.campaign(), swordplay(), firstEnemy).back().id;
    choose(page, {SubjectKind::Pef, last, 0});
    EXPECT_TRUE(page.find<Button>(QStringLiteral("Move PEF %1").arg(last))->isEnabled());
    page.press(Qt::Key_M);
    answer(page, "66");
    EXPECT_EQ(play().pef(last)->movedIn, 1);
}

TEST_F(OnTheTable, AClickBesideTheRowsLeavesTheChosenOneChosen)
{
    PlayShown page(m_book.document());
    page->resize(1135, 1100); // more than the rows need
    choose(page, star);
    auto *list = page.find<PlayList>();
    const QPoint below(20, list->viewport()->height() - 3);
    ASSERT_FALSE(list->indexAt(below).isValid());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, below);
    EXPECT_EQ(list->chosen(), star);
    EXPECT_TRUE(list->selectionModel()->isSelected(list->currentIndex())) << "as its buttons say";
}

TEST_F(OnTheTable, OneKeyEachForHowAFigureStands)
{
    PlayShown page(m_book.document());
    const auto stands = [&](int id) { return play().find(FigureId{id})->state; };
    choose(page, firstGrunt);
    const std::vector<std::pair<Qt::Key, TableState>> keys = {
        {Qt::Key_T, TableState::Stunned}, {Qt::Key_D, TableState::DuckedBack}, {Qt::Key_O, TableState::OutOfTheFight},
        {Qt::Key_X, TableState::Dead},    {Qt::Key_R, TableState::RanAway},    {Qt::Key_P, TableState::Captured},
        {Qt::Key_H, TableState::AtHome},  {Qt::Key_C, TableState::CarryingOn},
    };
    const std::size_t before = m_book.steps();
    for (const auto &[key, state] : keys) {
        page.press(key);
        EXPECT_EQ(stands(2), state);
    }
    EXPECT_EQ(m_book.steps(), before + keys.size()) << "each a step";
    page.press(Qt::Key_K);
    EXPECT_EQ(stands(2), TableState::CarryingOn) << "only a Star cheats death";

    choose(page, star);
    page.press(Qt::Key_X);
    page.press(Qt::Key_B);
    answer(page, "12456");
    EXPECT_EQ(play().starPower, 4);
    EXPECT_EQ(stands(1), TableState::Stunned) << "two levels less";
    page.press(Qt::Key_K);
    EXPECT_EQ(stands(1), TableState::CheatedDeath);
}

TEST_F(OnTheTable, ThePefIsTakenToAnotherSectionByTheMouse)
{
    PlayShown page(m_book.document());
    auto *map = page.find<PlayMap>();
    const Subject pef{SubjectKind::Pef, 1, 0};
    const int from = play().pef(1)->pef.section;
    const int to = from == 9 ? 8 : 9;
    const QPoint start = map->placeOfToken(pef)->toPoint();
    const QPoint end = map->placeOf(to).center().toPoint();
    QTest::mousePress(map, Qt::LeftButton, {}, start);
    QTest::mouseMove(map, (start + end) / 2);
    QTest::mouseMove(map, end);
    QTest::mouseRelease(map, Qt::LeftButton, {}, end);
    EXPECT_EQ(play().pef(1)->pef.section, to);
    EXPECT_EQ(page.find<PlayList>()->chosen(), pef);

    const std::size_t before = m_book.steps();
    QTest::mouseClick(map, Qt::LeftButton, {}, map->placeOfToken(pef)->toPoint());
    EXPECT_EQ(m_book.steps(), before) << "a click alone moves nobody";
}

TEST_F(OnTheTable, DigitsAndEnterThatAreStillMeantForARollDoNothing)
{
    PlayShown page(m_book.document());
    makeMomentLong();
    choose(page, {SubjectKind::Pef, 1, 0});
    page.press(Qt::Key_A);
    answer(page, "25");
    ASSERT_TRUE(page.find<PlayList>()->hasFocus());
    const std::size_t before = m_book.steps();
    for (const Qt::Key key : {Qt::Key_3, Qt::Key_Return, Qt::Key_8, Qt::Key_Return})
        page.press(key);
    EXPECT_EQ(m_book.steps(), before);
    EXPECT_FALSE(page->nextAct()) << "no PEF is being resolved";
    EXPECT_EQ(page.problems().last().toStdString(),
              "That roll is complete: to move something, select its row, then type its section.");
    momentPasses();
    page.press(Qt::Key_Return);
    EXPECT_TRUE(page->nextAct()) << "now it is meant";
}

TEST_F(OnTheTable, DigitsAfterARollThatWasRefusedMoveNobody)
{
    PlayShown page(m_book.document());
    choose(page, {SubjectKind::Pef, 1, 0});
    page.press(Qt::Key_A);
    answer(page, "26");
    for (std::size_t i = 0; i < play().pefs.size(); ++i) {
        page.press(Qt::Key_M);
        answer(page, "12");
        answer(page, "5");
    }
    choose(page, {SubjectKind::Pef, 1, 0});
    const int there = play().pef(1)->pef.section;
    page.press(Qt::Key_M); // all of them have moved this turn
    ASSERT_FALSE(m_book.document().underWay()) << "refused";
    page.press(there == 2 ? Qt::Key_4 : Qt::Key_2);
    EXPECT_EQ(play().pef(1)->pef.section, there);
    EXPECT_TRUE(page.problems().last().startsWith(QStringLiteral("No dice are asked for: ")));
}

TEST_F(OnTheTable, NorDoesADigitRightAfterAMove)
{
    PlayShown page(m_book.document());
    choose(page, {SubjectKind::Pef, 1, 0});
    page.press(Qt::Key_A);
    answer(page, "25");
    makeMomentLong();
    page.press(Qt::Key_M);
    answer(page, "11");
    answer(page, "5");
    const std::size_t before = m_book.steps();
    page.press(Qt::Key_6);
    EXPECT_EQ(m_book.steps(), before);
    momentPasses();
    const std::optional<Subject> mover = page.find<PlayList>()->chosen();
    ASSERT_TRUE(mover);
    page.press(Qt::Key_8);
    EXPECT_EQ(play().pef(mover->id)->pef.section, 8) << "where it went";
}

TEST_F(OnTheTable, AnotherBattleBeginsAtTheTopOfTheList)
{
    PlayList list;
    list.load(m_book.campaign(), swordplay());
    const std::optional<Subject> first = list.chosen();
    list.choose(firstGrunt);
    list.load(m_book.campaign(), swordplay());
    EXPECT_EQ(list.chosen(), firstGrunt) << "it stays in the same battle";
    Campaign next = m_book.campaign();
    ++next.encounter->seed;
    list.load(next, swordplay());
    EXPECT_EQ(list.chosen(), first);
    EXPECT_NE(first, firstGrunt);
}

TEST_F(OnTheTable, AnEscapedRollWritesNothing)
{
    PlayShown page(m_book.document());
    choose(page, {SubjectKind::Pef, 2, 0});
    const std::size_t before = m_book.steps();
    page.press(Qt::Key_R);
    page.press(Qt::Key_Escape);
    EXPECT_EQ(m_book.steps(), before);
    EXPECT_TRUE(page.find<PlayList>()->hasFocus());
    EXPECT_FALSE(page->nextAct());
}

TEST_F(OnTheTable, MoreComeForAThirdSideAndActOnItsDie)
{
    PlayShown page(m_book.document());
    for (QAction *action : page->menuActions()) {
        if (action->text() == QStringLiteral("Three sides"))
            action->trigger();
    }
    ASSERT_EQ(play().sides, 3);
    page.find<PlayMap>()->setSection(4);
    page.find<PlayList>()->setFocus();
    page.press(Qt::Key_Plus);
    page.type("2");
    page.find<QComboBox>(QStringLiteral("Side"))->setFocus();
    page.press(Qt::Key_Down);
    page.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return page->nextAct().has_value(); })) << "the button goes down and up";
    answer(page, "22");
    answer(page, "33");
    ASSERT_EQ(play().groups.size(), 1U) << page.problems().join(u' ').toStdString();
    EXPECT_EQ(play().groups.front().army, 2);
    EXPECT_EQ(play().groups.front().section, 4);
    EXPECT_EQ(play().groups.front().figures.size(), 2U);
    const auto row = [&] {
        return page.find<PlayList>()
            ->currentIndex()
            .data(Qt::AccessibleTextRole)
            .toString()
            .section(QStringLiteral(", "), -2);
    };
    EXPECT_EQ(row(), QStringLiteral("side 3, section 4"));

    choose(page, {SubjectKind::Group, 1, 0});
    page.press(Qt::Key_A);
    answer(page, "216");
    choose(page, {SubjectKind::Group, 1, 0}); // the row was that of whoever moves first
    EXPECT_FALSE(page.find<Button>(QStringLiteral("Move group 1"))->isEnabled()) << "nobody of theirs has Rep 6";
    page.press(Qt::Key_T);
    EXPECT_EQ(play().groups.front().army, firstEnemy);
    EXPECT_TRUE(page.find<Button>(QStringLiteral("Move group 1"))->isEnabled());
    EXPECT_EQ(row(), QStringLiteral("side 2, section 4"));
    ASSERT_TRUE(m_book.document().takeBack());
    EXPECT_EQ(play().groups.front().army, 2);
    page.press(Qt::Key_Plus);
    page.press(Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.find<PlayList>()->hasFocus(); })) << "not now";
}

TEST_F(OnTheTable, TheGroupOfTheChosenFigureIsInTheAccent)
{
    ASSERT_TRUE(
        m_book.document().write(*actions::joinOwnGroup(m_book.campaign(), m_book.document().pack(), FigureId{1}, 2)));
    PlayShown page(m_book.document());
    choose(page, star);
    auto *map = page.find<PlayMap>();
    const QImage picture = map->grab().toImage();
    const auto colourOf = [&](int group) {
        const QPointF place = *map->placeOfToken({SubjectKind::OwnGroup, group, 0}) - QPointF(10, 0);
        return picture.pixelColor((place * picture.devicePixelRatio()).toPoint());
    };
    EXPECT_EQ(colourOf(2), inksOf(map->palette()).accent) << "the Star is alone";
    EXPECT_NE(colourOf(1), inksOf(map->palette()).accent);
}

TEST_F(OnTheTable, SectionsAreSeenAndNotesWritten)
{
    PlayShown page(m_book.document());
    auto *map = page.find<PlayMap>();
    map->setFocus();
    const int section = *map->section();
    page.press(Qt::Key_S);
    EXPECT_TRUE(play().seen[static_cast<std::size_t>(section - 1)]);
    EXPECT_TRUE(page.find<Button>(QStringLiteral("Scouted"))->isChecked());
    page.press(Qt::Key_S);
    EXPECT_FALSE(play().seen[static_cast<std::size_t>(section - 1)]);

    page.press(Qt::Key_N);
    page.type("Tibb holds <b>the ford</b>");
    page.press(Qt::Key_Return);
    EXPECT_EQ(play().notes, (std::vector<TableNote>{{QStringLiteral("Tibb holds <b>the ford</b>")}}));
    EXPECT_TRUE(page.find<QLineEdit>(QStringLiteral("Note"))->text().isEmpty());
}

TEST_F(OnTheTable, ItIsTakenBackStepByStepToTheBriefing)
{
    PlayShown page(m_book.document());
    choose(page, firstGrunt);
    page.press(Qt::Key_X);
    EXPECT_EQ(play().party(), 2);
    ASSERT_TRUE(m_book.document().takeBack());
    EXPECT_EQ(play().party(), 3);
    EXPECT_TRUE(page.find<PlayList>()->isVisible());
    ASSERT_TRUE(m_book.document().takeBack());
    EXPECT_FALSE(m_book.campaign().play);
    EXPECT_FALSE(page.find<PlayList>()->isVisible());
    ASSERT_TRUE(m_book.document().bringForward(2));
    EXPECT_TRUE(page.find<PlayList>()->isVisible());
}

TEST_F(OnTheTable, TheAftermathOpensFilledInAndFollows)
{
    const auto state = [&](int id, TableState now) {
        ASSERT_TRUE(m_book.document().write(
            *actions::setState(m_book.campaign(), m_book.document().pack(), FigureId{id}, now)));
    };
    state(2, TableState::OutOfTheFight);
    state(3, TableState::AtHome);
    Shown<AftermathPage> page(m_book.document());
    FateModel *fates = page.find<FateTable>()->fates();
    const std::vector<ReportedFate> opened = {{FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::OutOfTheFight}};
    EXPECT_EQ(fates->fates(), opened);
    EXPECT_FALSE(m_book.document().draft()) << "nothing of the player's own yet";

    // One is changed by hand and the outcome reported; then the battle goes on, and only the other changes.
    fates->tick(0, Fate::CheatedDeath);
    emit page.find<Choice>(QStringLiteral("How did it end?"))->chosen(0);
    ASSERT_TRUE(m_book.document().draft());
    state(2, TableState::Dead);
    const std::vector<ReportedFate> followed = {{FigureId{1}, Fate::CheatedDeath}, {FigureId{2}, Fate::ObviouslyDead}};
    EXPECT_EQ(fates->fates(), followed);
    EXPECT_EQ(m_book.document().draft()->outcome, Outcome::Success);
    ASSERT_TRUE(m_book.document().takeBack());
    EXPECT_EQ(fates->fates()[1].fate, Fate::OutOfTheFight);
}

} // namespace muster::testing
