// SPDX-License-Identifier: MIT

// Looking ahead, and back at the dice.

#include "model/actions/foes.h"
#include "model/actions/goals.h"
#include "model/sample/sample.h"
#include "tests/ui/pages/openbook.h"
#include "ui/forecast/coursechart.h"
#include "ui/forecast/forecastpage.h"
#include "ui/forecast/forecastpanel.h"
#include "ui/forecast/forecastwork.h"
#include "ui/odds/luckview.h"
#include "ui/odds/oddspage.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>

namespace muster::testing {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The first runs of every course are there.
bool hasLooked(Shown<ForecastPage> &page)
{
    return QTest::qWaitFor(
        [&] {
            const auto &courses = page->work()->courses();
            return !courses.empty() && std::all_of(courses.begin(), courses.end(), [](const CourseAhead &course) {
                return course.tally.runs > 0;
            });
        },
        60000);
}

QString told(Shown<ForecastPage> &page)
{
    return page.find<CourseChart>()->accessibleDescription();
}

QStringList labelsOf(const QWidget &widget)
{
    QStringList texts;
    for (const QLabel *label : widget.findChildren<QLabel *>())
        texts << label->text();
    return texts;
}

} // namespace

TEST(ForecastPage, ShowsTwoPoliciesOverAYearAndSaysTheSameInWords)
{
    OpenBook book(sampleSteps(swordplay()));
    Shown<ForecastPage> page(book.document());
    ASSERT_TRUE(hasLooked(page));

    ASSERT_EQ(page->work()->courses().size(), 2u);
    EXPECT_EQ(page->work()->courses()[0].chain.size(), 12u);
    const QString star = book.campaign().star()->name;
    EXPECT_TRUE(told(page).contains(u"%1 leads"_s.arg(star))) << told(page).toStdString();
    EXPECT_TRUE(told(page).contains(u"%1 stays at home"_s.arg(star)));
    EXPECT_EQ(told(page).count(u"The Star lives: "_s), 24) << "each month of both";
    EXPECT_TRUE(labelsOf(*page.find<OutcomeTable>()).contains(u"After Month %1"_s.arg(book.campaign().turn + 11)));
}

TEST(ForecastPage, HasTheGoalsAndTheFoesWhoMayBeMet)
{
    OpenBook book(sampleSteps(swordplay()));
    CampaignDocument &document = book.document();
    ASSERT_TRUE(
        document.write(*actions::setGoal(book.campaign(), swordplay(), {0, u"Win eight"_s, GoalKind::BattlesWon, 8})));
    ASSERT_TRUE(document.write(*actions::nameFoe(book.campaign(), swordplay(), {0, u"Yrbiz"_s})));
    Shown<ForecastPage> page(document);
    ASSERT_TRUE(hasLooked(page));

    EXPECT_TRUE(told(page).contains(u"Goal “Win eight” reached: "_s)) << told(page).toStdString();
    EXPECT_TRUE(told(page).contains(u"Yrbiz may be met at least once: "_s));
    const QStringList rows = labelsOf(*page.find<OutcomeTable>());
    EXPECT_TRUE(rows.contains(u"Win eight, in 100"_s));
    EXPECT_TRUE(rows.contains(u"Yrbiz may be met at least once, in 100"_s));
    EXPECT_TRUE(rows.contains(u"Yrbiz captured or killed, in 100"_s));
    const double before = page->work()->courses()[0].tally.months.back().goals[0];
    EXPECT_GT(before, 0);
    EXPECT_EQ(page.find<QSpinBox>(u"A foe who is met is taken"_s)->value(), 50) << "nothing is known yet";
}

TEST(ForecastPage, ShowsOneCourseWhereBothPoliciesAreTheSame)
{
    OpenBook book(sampleSteps(swordplay()));
    Shown<ForecastPage> page(book.document());
    ASSERT_TRUE(hasLooked(page));

    page.find<QComboBox>(u"Policy B, The Star"_s)->setFocus();
    page.press(Qt::Key_Up);

    ASSERT_TRUE(hasLooked(page));
    EXPECT_EQ(page->work()->courses().size(), 1u);
}

TEST(ForecastPage, FollowsWhatIsExpected)
{
    OpenBook book(sampleSteps(swordplay()));
    Shown<ForecastPage> page(book.document());
    ASSERT_TRUE(hasLooked(page));
    const double before = page->work()->courses()[0].chain[5].encounters[0].chance;

    auto *patrols = page.find<QSpinBox>(u"Patrol"_s);
    patrols->setFocus();
    patrols->setValue(0);

    ASSERT_TRUE(hasLooked(page));
    EXPECT_NE(page->work()->courses()[0].chain[5].encounters[0].chance, before);
}

TEST(ForecastPage, TakesWhatTheStarAtHomeAddsAsItIsTyped)
{
    OpenBook book(sampleSteps(swordplay()));
    Shown<ForecastPage> page(book.document());
    auto *added = page.find<QSpinBox>(u"The Star at home adds"_s);
    added->setFocus();
    added->selectAll();
    QTest::keyClicks(added, u"20"_s);
    EXPECT_EQ(added->value(), 20);
}

TEST(ForecastPage, FollowsTheCampaignAndItsUndoing)
{
    OpenBook book(sampleSteps(swordplay()));
    Shown<ForecastPage> page(book.document());
    ASSERT_TRUE(hasLooked(page));
    const QString now = told(page);

    ASSERT_TRUE(book.document().takeBack(4));
    ASSERT_TRUE(hasLooked(page));
    EXPECT_NE(told(page), now);
    ASSERT_TRUE(book.document().bringForward(4));
    ASSERT_TRUE(QTest::qWaitFor([&] { return told(page) == now || page->work()->runs() > 4000; }, 60000));
    EXPECT_EQ(told(page).section(u'\n', 1, 1).section(u'.', 0, 0), now.section(u'\n', 1, 1).section(u'.', 0, 0));
}

TEST(ForecastPage, KeepsWhatIsKnownWhenItIsCancelled)
{
    OpenBook book(sampleSteps(swordplay()));
    Shown<ForecastPage> page(book.document());
    ASSERT_TRUE(hasLooked(page));
    auto *cancel = page.find<Button>(u"Cancel"_s);
    if (!cancel->isVisible())
        GTEST_SKIP() << "all runs were there before anybody could cancel";
    cancel->click();

    EXPECT_FALSE(page->work()->isWorking());
    EXPECT_FALSE(cancel->isVisible());
    EXPECT_GE(page->work()->runs(), 2 * ForecastWork::firstRuns);
}

TEST(LuckSoFar, TellsWhoRolledWhatAndTheRollsToTalkAbout)
{
    OpenBook book(sampleSteps(swordplay()));
    Shown<OddsPage> page(book.document());
    EXPECT_FALSE(page.find<LuckView>()->isVisible());

    page.find<QAbstractButton>(u"Luck so far"_s)->click();

    ASSERT_TRUE(page.find<LuckView>()->isVisible());
    EXPECT_TRUE(page.find<FaceBars>()->accessibleName().contains(u"6: "_s));
    const auto hung = [&] { return labelsOf(*page.find<LuckView>()).filter(u"Rep at stake"_s).size(); };
    EXPECT_EQ(hung(), 10);
    page.find<QAbstractButton>(u"Rarest"_s)->click();
    EXPECT_LT(hung(), 10) << "terrain is rare too, and costs nobody";
}

TEST(LuckSoFar, SaysThatNothingWasRolled)
{
    OpenBook book(u"found Osric\n  list: feudal\n"_s);
    Shown<OddsPage> page(book.document());
    page.find<QAbstractButton>(u"Luck so far"_s)->click();
    EXPECT_TRUE(labelsOf(*page.find<LuckView>()).contains(u"No dice have been rolled in this campaign yet."_s));
}

} // namespace muster::testing
