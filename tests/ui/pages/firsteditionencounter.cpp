// SPDX-License-Identifier: MIT

// What the Encounter page shows by the first edition beside the other rules, and what it leaves out.

#include "model/actions/play/play.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/rolledstep.h"
#include "tests/ui/pages/openbook.h"
#include "ui/encounter/encounterpage.h"
#include "ui/encounter/wishform.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/systems/halfmonths/callspanel.h"
#include "ui/systems/months/peflist.h"
#include "ui/table/playview.h"

#include <QLabel>

namespace muster::testing {
namespace {

static void showBriefing(PlayView &play)
{
    for (Choice *choice : play.findChildren<Choice *>()) {
        if (choice->accessibleName() == QLatin1String("View"))
            emit choice->chosen(1);
    }
}

TEST(FirstEditionEncounter, ShowsTheEnemyInPlaceOfPefs)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    Shown<EncounterPage> page(book.document());
    EXPECT_TRUE(page.find<EnemyRoll>()->isVisible());
    EXPECT_FALSE(page.find<PefList>()->isVisible());
    EXPECT_TRUE(page.problems().isEmpty());
}

TEST(FirstEditionEncounter, RollsForThePressWithThePlayersDice)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    Shown<EncounterPage> page(book.document());
    QTest::mouseClick(page.find<Button>(QStringLiteral("Roll for media coverage")), Qt::LeftButton);
    page.type("1"); // military: −2, so a crew is there
    page.press(Qt::Key_Return);
    for (const char *dice : {"34", "12"}) { // a Reporter, a Tech
        page.type(dice);
        page.press(Qt::Key_Return);
    }
    ASSERT_TRUE(book.campaign().encounter->press);
    EXPECT_EQ(book.campaign().encounter->press->crew.size(), 2U);
    EXPECT_FALSE(page.find<Button>(QStringLiteral("Roll for media coverage"))->isVisible());
    EXPECT_TRUE(page.problems().isEmpty());
}

TEST(FirstEditionEncounter, RollsForThePressWhileItIsPlayed)
{
    OpenBook book(rookMeetsZombies, chainReaction1());
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), chainReaction1(), {})));
    Shown<EncounterPage> page(book.document());
    showBriefing(*page.find<PlayView>());
    auto *calls = page.find<PlayView>()->findChild<CallsPanel *>();
    ASSERT_TRUE(calls->isVisible());
    auto *roll = calls->findChild<Button *>();
    ASSERT_EQ(roll->text(), QStringLiteral("Roll for media coverage"));
    QTest::mouseClick(roll, Qt::LeftButton);
    page.type("6"); // military: −2, so it may come next turn
    page.press(Qt::Key_Return);
    ASSERT_TRUE(book.campaign().encounter->press);
    EXPECT_EQ(book.campaign().encounter->press->coverage, Coverage::Possible);
    ASSERT_TRUE(book.document().write(rolledStep("1 14", [&](Dice &dice, Step &step) {
        actions::playScenarioDeed(book.campaign(), chainReaction1(), ScenarioDeed::Turn, dice, step);
    }))) << "it is rolled again in the next turn";
    QTest::mouseClick(roll, Qt::LeftButton);
    page.type("1");
    page.press(Qt::Key_Return);
    page.press(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(book.campaign().encounter->press->coverage, Coverage::Full);
    EXPECT_FALSE(roll->isVisible()) << "the crew is there";
    EXPECT_TRUE(calls->isVisible()) << "and may have company (R76)";
    EXPECT_TRUE(page.problems().isEmpty());
}

TEST(FirstEditionEncounter, TellsThatBetterArmsAreDrawnAndOffersNoneInPlay)
{
    OpenBook book(dellMeetsAGang, chainReaction1());
    Shown<EncounterPage> page(book.document());
    QTest::mouseClick(page.find<Button>(QStringLiteral("Issue to the party")), Qt::LeftButton);
    QStringList told;
    for (const QLabel *label : page.find<CallsPanel>()->findChildren<QLabel *>())
        told << label->text();
    EXPECT_TRUE(told.contains(QStringLiteral("Better equipment issued until the battle is over:")));
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), chainReaction1(), {})));
    showBriefing(*page.find<PlayView>());
    for (const Button *button : page.find<PlayView>()->findChild<CallsPanel *>()->findChildren<Button *>())
        EXPECT_FALSE(button->text() == QLatin1String("Issue to the party") && button->isVisible());
}

TEST(FirstEditionEncounter, DrawsSwatArmsForThePolice)
{
    OpenBook book(dellMeetsAGang, chainReaction1());
    Shown<EncounterPage> page(book.document());
    QTest::mouseClick(page.find<Button>(QStringLiteral("Issue to the party")), Qt::LeftButton);
    EXPECT_EQ(book.campaign().star()->profile.armorWorn, QStringLiteral("body-armor"));
    EXPECT_EQ(book.campaign().star()->profile.weapon, QStringLiteral("assault-rifle"));
    QTest::mouseClick(page.find<Button>(QStringLiteral("Issue to the party")), Qt::LeftButton);
    EXPECT_EQ(page.problems().join(u' ').toStdString(), "The whole party already has this equipment.");
}

TEST(FirstEditionEncounter, IsDealtByTheTurnsOfTheCalendar)
{
    OpenBook book(rook, chainReaction1());
    Shown<EncounterPage> page(book.document());
    const auto act = page->nextAct();
    ASSERT_TRUE(act);
    act->trigger();
    ASSERT_TRUE(book.campaign().encounter);
    EXPECT_TRUE(scenarioOf(*book.campaign().encounter));
    EXPECT_TRUE(book.campaign().encounter->seeded);
}

} // namespace
} // namespace muster::testing
