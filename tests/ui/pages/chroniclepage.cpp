// SPDX-License-Identifier: MIT
#include "ui/chronicle/chroniclepage.h"

#include "model/actions/actions.h"
#include "model/items/chroniclemodel.h"
#include "model/sample/sample.h"
#include "model/storytext/storytext.h"
#include "tests/ui/pages/openbook.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/chronicle/repstrip.h"
#include "ui/chronicle/timelineview.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/findrow.h"

#include <ctime>

namespace muster::testing {
namespace {

using Chronicle = Shown<ChroniclePage>;

Steps sample()
{
    return sampleSteps(swordplay());
}

QString titleAt(Chronicle &page, int row)
{
    const auto *model = page.find<ChronicleView>()->model();
    return model->index(row, 0).data().toString();
}

TEST(ChroniclePage, GoToHereTakesBackEverythingAfterTheChosenStep)
{
    OpenBook book(sample());
    const std::size_t before = book.steps();
    Chronicle page(book.document());
    enter(*page, Qt::OtherFocusReason);
    page.find<ChronicleView>()->setCurrentIndex({});
    page.press(Qt::Key_Down);
    page.press(Qt::Key_Down);
    page.press(Qt::Key_Down);
    auto *view = page.find<ChronicleView>();
    const int after = view->currentIndex().row();
    ASSERT_EQ(after, 2);
    const QString chosen = titleAt(page, after);
    EXPECT_TRUE(page.remark().contains(titleAt(page, 0))) << page.remark().toStdString();

    ASSERT_TRUE(view->goHereButton()->isVisible());
    QTest::mouseClick(view->goHereButton(), Qt::LeftButton);
    EXPECT_EQ(book.steps(), before - 2);
    EXPECT_EQ(titleAt(page, 0), chosen);
    EXPECT_FALSE(view->goHereButton()->isVisible());
}

TEST(ChroniclePage, AStepPointedAtIsForgottenWhenSomethingNewerComesOrAnotherPageIsShown)
{
    OpenBook book(twoGrunts);
    Chronicle page(book.document());
    auto *view = page.find<ChronicleView>();
    view->setCurrentIndex(view->model()->index(1, 0));
    ASSERT_EQ(view->stepsAfter(), 1);
    Figure star = book.campaign().band.front();
    star.name += QStringLiteral(" the Bold");
    ASSERT_TRUE(book.document().write(*actions::correctFigure(book.campaign(), swordplay(), star)));
    EXPECT_EQ(view->stepsAfter(), 0) << "nothing is struck out";

    view->setCurrentIndex(view->model()->index(1, 0));
    page->hide();
    page->show();
    EXPECT_EQ(view->stepsAfter(), 0);
}

TEST(ChroniclePage, ItsUndoAndRedoAreTheWindows)
{
    OpenBook book(sample());
    const std::size_t before = book.steps();
    Chronicle page(book.document());
    auto *forward = page.find<Button>(QStringLiteral("Redo"));
    EXPECT_FALSE(forward->isVisible());
    page->nameUndo(QStringLiteral("Die 4"), QStringLiteral("Die"));
    EXPECT_TRUE(forward->isVisible());
    QStringList wanted;
    QObject::connect(&*page, &Page::undoWanted, [&] { wanted << QStringLiteral("undo"); });
    QObject::connect(&*page, &Page::redoWanted, [&] { wanted << QStringLiteral("redo"); });
    QTest::mouseClick(forward, Qt::LeftButton);
    QTest::mouseClick(page.find<Button>(QStringLiteral("Undo “Die 4”")), Qt::LeftButton);
    EXPECT_EQ(wanted, (QStringList{QStringLiteral("redo"), QStringLiteral("undo")}));
    EXPECT_EQ(book.steps(), before);
}

TEST(ChroniclePage, FindsWordsAndGoesFromPlaceToPlace)
{
    OpenBook book(sample());
    Chronicle page(book.document());
    page->find();
    auto *find = page.find<FindRow>();
    ASSERT_TRUE(find->isVisible());
    page.type("finished");
    const QString first = find->field()->accessibleDescription();
    EXPECT_TRUE(first.startsWith(QStringLiteral("1 of "))) << first.toStdString();
    const int all = first.section(u' ', -1).toInt();
    EXPECT_GT(all, 2);
    page.press(Qt::Key_Return);
    EXPECT_EQ(find->field()->accessibleDescription(), QStringLiteral("2 of %1").arg(all));
    page.press(Qt::Key_F3);
    EXPECT_EQ(find->field()->accessibleDescription(), QStringLiteral("3 of %1").arg(all));
    page.press(Qt::Key_F3, Qt::ShiftModifier);
    page.press(Qt::Key_F3, Qt::ShiftModifier);
    page.press(Qt::Key_F3, Qt::ShiftModifier);
    EXPECT_EQ(find->field()->accessibleDescription(), QStringLiteral("%1 of %1").arg(all)) << "round";
    page.type(" nowhere");
    EXPECT_EQ(find->field()->accessibleDescription(), QStringLiteral("none"));
    page.press(Qt::Key_Escape);
    EXPECT_FALSE(find->isVisible());
    EXPECT_TRUE(page.find<ChronicleView>()->hasFocus());
}

TEST(ChroniclePage, WhatIsFoundBelowAStepIsOpened)
{
    OpenBook book(sample());
    Chronicle page(book.document());
    auto *view = page.find<ChronicleView>();
    page->find();
    page.type("recovered");
    page.press(Qt::Key_Escape);
    ASSERT_TRUE(view->currentIndex().isValid()) << "the keyboard goes on from there";
    EXPECT_TRUE(view->isOpen(view->currentIndex()));
}

TEST(ChroniclePage, TheLatestStepHasNothingToGoBackTo)
{
    OpenBook book(sample());
    Chronicle page(book.document());
    auto *view = page.find<ChronicleView>();
    view->setCurrentIndex(view->model()->index(0, 0));
    EXPECT_FALSE(view->goHereButton()->isVisible());
    EXPECT_TRUE(page.remark().isEmpty());
}

TEST(ChroniclePage, EnterOpensAStepAndClosesItAgain)
{
    OpenBook book(sample());
    Chronicle page(book.document());
    auto *view = page.find<ChronicleView>();
    const QModelIndex latest = view->model()->index(0, 0);
    view->setCurrentIndex(latest);
    view->setFocus();
    const int closed = view->sizeHintForIndex(latest).height();
    page.press(Qt::Key_Return);
    EXPECT_TRUE(view->isOpen(latest));
    EXPECT_GT(view->sizeHintForIndex(latest).height(), closed);
    page.press(Qt::Key_Return);
    EXPECT_EQ(view->sizeHintForIndex(latest).height(), closed);
}

TEST(ChroniclePage, WithTheRepsTheirStepsAreDrawnForEverybody)
{
    OpenBook book(sample());
    Chronicle page(book.document());
    auto *reps = page.find<RepStrip>();
    EXPECT_FALSE(reps->isVisible());
    for (QAbstractButton *button : page->findChildren<QAbstractButton *>()) {
        if (button->text() == QStringLiteral("Rep"))
            button->click();
    }
    ASSERT_TRUE(reps->isVisible());
    const QStringList told = reps->accessibleDescription().split(u'\n');
    ASSERT_EQ(static_cast<std::size_t>(told.size()), book.campaign().band.size());
    EXPECT_EQ(told.front(), QStringLiteral("Osric Vane: Rep 5"));
    EXPECT_EQ(reps->figureAt({20, 10}), book.campaign().band.front().id);
    EXPECT_FALSE(reps->figureAt({20, 500}));
}

TEST(ChroniclePage, WhoCameAndWentLeavesOutThePreparations)
{
    OpenBook book(sample());
    Chronicle page(book.document());
    auto *view = page.find<ChronicleView>();
    const int all = view->model()->rowCount();
    const auto segments = page.find<Choice>()->findChildren<QAbstractButton *>();
    QTest::mouseClick(segments[2], Qt::LeftButton);
    EXPECT_LT(view->model()->rowCount(), all);
    EXPECT_GT(view->model()->rowCount(), 0);
    for (int row = 0; row < view->model()->rowCount(); ++row)
        EXPECT_FALSE(titleAt(page, row).startsWith(QStringLiteral("Prepared")));
    QTest::mouseClick(segments[0], Qt::LeftButton);
    EXPECT_EQ(view->model()->rowCount(), all);
}

TEST(ChroniclePage, GoToHereCountsTheStepsThatAFilterHides)
{
    OpenBook book(sample());
    Chronicle page(book.document());
    auto *view = page.find<ChronicleView>();
    QTest::mouseClick(page.find<Choice>()->findChildren<QAbstractButton *>()[3], Qt::LeftButton);
    const int last = view->model()->rowCount() - 1;
    view->setCurrentIndex(view->model()->index(last, 0));
    view->scrollTo(view->currentIndex());
    view->goHereButton()->click();
    EXPECT_EQ(book.steps(), 1U) << "the founding is the first of all steps";
}

/// A long life: ten steps a month, each with a line below it.
class LongChronicle : public QAbstractListModel
{
public:
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 10'000; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const int number = rowCount() - index.row();
        if (role == ChronicleModel::IdRole)
            return number;
        if (role == ChronicleModel::TurnRole)
            return number / 10;
        if (role == ChronicleModel::ToldRole)
            return true;
        if (role != ChronicleModel::StoryRole)
            return {};
        StepStory story;
        story.number = number;
        story.turn = number / 10;
        story.head.title = QStringLiteral("Battle finished");
        story.lines = {StoryLine{Theme::Recovery, QStringLiteral("Ulric recovered"), {}, {}, {}, {}}};
        return QVariant::fromValue(story);
    }
};

TEST(ChronicleView, TenThousandStepsAreLaidOutFilteredAndScrolledWithoutAWait)
{
    LongChronicle steps;
    ChronicleFilter filter;
    filter.setSourceModel(&steps);
    ChronicleView view(&filter);
    view.resize(1100, 400);
    view.show();
    const std::clock_t before = std::clock(); // of this program alone
    view.scrollToBottom();
    EXPECT_FALSE(view.grab().isNull());
    view.tellOnly(ChronicleFilter::Show::Rep);
    view.scrollToTop();
    EXPECT_FALSE(view.grab().isNull());
    EXPECT_EQ(view.model()->rowCount(), 10'000);
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    EXPECT_LT(seconds, 5);
    RecordProperty("milliseconds", static_cast<int>(1000 * seconds));
}

TEST(Timeline, HasAMonthForEachBattleAndThePresentOneLast)
{
    const Steps steps = sample();
    const std::vector<TimelineMonth> months = timelineOf(Book{steps, steps.size()}, swordplay());
    ASSERT_EQ(months.size(), 7U);
    EXPECT_EQ(months[2].outcome, Outcome::Failure);
    EXPECT_EQ(months[2].kind, QStringLiteral("Raid: Attack"));
    EXPECT_FALSE(months[6].outcome);
    EXPECT_EQ(months[6].repBefore, fold(steps).repInAll());
}

namespace {

bool hasFan(Shown<ChroniclePage> &page)
{
    return QTest::qWaitFor(
        [&] { return page.find<TimelineView>()->accessibleDescription().contains(u"Forecast after"); }, 60000);
}

} // namespace

TEST(Timeline, GoesOnWithTheForecastAndSaysItInWords)
{
    OpenBook book(sample());
    Shown<ChroniclePage> page(book.document());
    ASSERT_TRUE(hasFan(page));
    auto *timeline = page.find<TimelineView>();
    const QString told = timeline->accessibleDescription();
    EXPECT_EQ(told.count(u"Forecast after"), 7) << told.toStdString();
    EXPECT_TRUE(told.contains(u"Forecast after 7: Total Rep ")) << told.toStdString();

    ASSERT_TRUE(book.document().takeBack(4));
    ASSERT_TRUE(hasFan(page));
    EXPECT_NE(timeline->accessibleDescription(), told) << "it follows the campaign";
}

TEST(Timeline, EndsTodayWhereThatIsWanted)
{
    rememberForecastInChronicle(false);
    OpenBook book(sample());
    Shown<ChroniclePage> page(book.document());
    EXPECT_FALSE(page.find<TimelineView>()->accessibleDescription().contains(u"Forecast"));
    rememberForecastInChronicle(true);
}

TEST(Timeline, EndsWithTheLastBattleWhenTheCampaignIsOver)
{
    const Result<Steps> steps =
        playStory(onPatrol + QStringLiteral("\nfinish failure\n  obviously-dead: Osric Vane\n"), swordplay());
    ASSERT_TRUE(steps) << steps.problem().text.toStdString();
    const std::vector<TimelineMonth> months = timelineOf(Book{*steps, steps->size()}, swordplay());
    ASSERT_EQ(months.size(), 1U);
    EXPECT_EQ(months[0].outcome, Outcome::Failure);
}

} // namespace
} // namespace muster::testing
