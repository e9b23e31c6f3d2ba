// SPDX-License-Identifier: MIT
#include "ui/encounter/encounterpage.h"

#include "model/story/setupdice.h"
#include "tests/ui/pages/openbook.h"
#include "ui/encounter/comingpanel.h"
#include "ui/encounter/sectionline.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace muster::testing {
namespace {

using EncounterShown = Shown<EncounterPage>;

const QString onRaid = twoGrunts + QStringLiteral(R"(
prepare
  enemy: northmen
  seed: 48233

finish success
  fine: the others
  dice: 1 2 3 4 5  6 6 6 6  6 6 6

prepare
  seed: 48213
)");

void typeSeed(EncounterShown &page, const char *seed)
{
    auto *field = page.find<QLineEdit>(QStringLiteral("Seed"));
    field->selectAll();
    field->setFocus();
    page.type(seed);
}

TEST(EncounterPage, TheSameSeedDealsTheSameEncounter)
{
    OpenBook one(twoGrunts);
    OpenBook other(twoGrunts);
    for (OpenBook *book : {&one, &other}) {
        EncounterShown page(book->document());
        typeSeed(page, "48213");
        page->nextAct()->trigger();
    }
    ASSERT_TRUE(one.campaign().encounter);
    EXPECT_EQ(one.campaign().encounter, other.campaign().encounter);
    EXPECT_TRUE(one.campaign().encounter->seeded);
    EXPECT_EQ(one.campaign().encounter->seed, 48213U);
}

TEST(EncounterPage, TheChosenEnemyIsFought)
{
    OpenBook book(twoGrunts);
    EncounterShown page(book.document());
    auto *enemy = page.find<QComboBox>(QStringLiteral("Enemy"));
    enemy->setFocus();
    page.type("Elv");
    page->nextAct()->trigger();
    EXPECT_EQ(book.campaign().encounter->enemy, QStringLiteral("elves"));
}

TEST(EncounterPage, OwnDiceAndTheProgramsCanBeMixedAtEveryRoll)
{
    OpenBook book(twoGrunts);
    EncounterShown page(book.document());
    QTest::mouseClick(page.find<Button>(QStringLiteral("Use my own dice")), Qt::LeftButton);
    // The first encounter's EAL is the higher of two dice.
    page.type("2 4");
    page.press(Qt::Key_Return);
    // The first section's dice: one is the player's, the other the program's.
    page.type("3");
    page.press(Qt::Key_Return);
    page.press(Qt::Key_Return, Qt::ShiftModifier);

    ASSERT_TRUE(book.campaign().encounter);
    EXPECT_EQ(book.campaign().encounter->eal, 4);
    EXPECT_FALSE(book.campaign().encounter->seeded);
    const Rolls &rolls = book.document().book().steps.back().rolls;
    EXPECT_EQ(rolls[0].dice[1].by, Thrower::Player);
    EXPECT_EQ(rolls[1].dice[0].by, Thrower::Player);
    EXPECT_EQ(rolls[1].dice[1].by, Thrower::Program);
}

TEST(EncounterPage, ThrowingDiceCanBeLeftWithoutATrace)
{
    OpenBook book(twoGrunts);
    EncounterShown page(book.document());
    QTest::mouseClick(page.find<Button>(QStringLiteral("Use my own dice")), Qt::LeftButton);
    page.type("24");
    page.press(Qt::Key_Return);
    page.press(Qt::Key_Escape);
    EXPECT_FALSE(book.campaign().encounter);
    EXPECT_FALSE(page.find<DiceConversation>()->isVisible());
    EXPECT_EQ(page->nextAct()->title, QStringLiteral("Prepare encounter"));
}

TEST(EncounterPage, AnswersForTheNextActWheneverItSaysThatItChanged)
{
    OpenBook book(twoGrunts);
    EncounterShown page(book.document());
    QStringList acts;
    QObject::connect(&*page, &Page::nextActChanged, &*page,
                     [&] { acts << (page->nextAct() ? page->nextAct()->title : QStringLiteral("none")); });
    page->nextAct()->trigger();
    EXPECT_EQ(acts.last(), QStringLiteral("Begin play"));
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_EQ(acts.last(), QStringLiteral("Prepare encounter"));
    page->setDocument(nullptr);
    EXPECT_EQ(acts.last(), QStringLiteral("none"));
}

TEST(EncounterPage, ASectionIsChosenByKeyAndToldInWords)
{
    OpenBook book(onRaid);
    EncounterShown page(book.document());
    for (MapWidget *map : page->findChildren<MapWidget *>()) {
        if (map->isVisible())
            map->setFocus();
    }
    page.press(Qt::Key_Down);
    const QString first = page.find<SectionLine>()->accessibleName();
    EXPECT_TRUE(first.startsWith(QStringLiteral("Section "))) << first.toStdString();
    page.press(Qt::Key_Right);
    EXPECT_NE(page.find<SectionLine>()->accessibleName(), first);
}

TEST(EncounterPage, TheTimeOfDaySetByHandIsAStepThatCanBeTakenBack)
{
    OpenBook book(onRaid);
    EncounterShown page(book.document());
    const TimeOfDay dealt = book.campaign().encounter->setup.time;
    auto *time = page.find<Choice>(QStringLiteral("Time of day"));
    const auto segments = time->findChildren<QAbstractButton *>();
    QTest::mouseClick(segments[dealt == TimeOfDay::Day ? 1 : 0], Qt::LeftButton);
    EXPECT_NE(book.campaign().encounter->setup.time, dealt);
    EXPECT_EQ(book.document().book().steps.back().kind, StepKind::Corrected);
    ASSERT_TRUE(book.document().takeBack());
    EXPECT_EQ(time->current(), dealt == TimeOfDay::Day ? 0 : 1);
}

TEST(EncounterPage, ASectionSetByHandLosesItsDiceButNoOther)
{
    OpenBook book(onRaid);
    EncounterShown page(book.document());
    QTest::mouseClick(page.find<Button>(QStringLiteral("Edit")), Qt::LeftButton);
    page.find<QSpinBox>(QStringLiteral("Buildings"))->setValue(3);
    page.find<QSpinBox>(QStringLiteral("Enemy Activity Level"))->setValue(5);
    QTest::mouseClick(page.find<Button>(QStringLiteral("Save")), Qt::LeftButton);
    const Encounter &encounter = *book.campaign().encounter;
    EXPECT_EQ(encounter.setup.sections[7].buildings, 3);
    EXPECT_EQ(encounter.eal, 5);
    const SetupDice dice(book.document().book(), encounter);
    EXPECT_TRUE(dice.ofSection(8).empty());
    EXPECT_FALSE(dice.ofSection(2).empty());
}

TEST(EncounterPage, PrintSheetAsksForTheEncountersSheet)
{
    OpenBook book(onRaid);
    EncounterShown page(book.document());
    std::optional<SheetKind> wanted;
    QObject::connect(&*page, &Page::printWanted, &*page, [&](SheetKind sheet) { wanted = sheet; });
    QTest::mouseClick(page.find<Button>(QStringLiteral("Print sheet")), Qt::LeftButton);
    EXPECT_EQ(wanted, SheetKind::Encounter);
}

TEST(SeedText, IsReadOutInThreesAndReadBack)
{
    EXPECT_EQ(seedText(48213), QStringLiteral("48 213"));
    EXPECT_EQ(seedText(7), QStringLiteral("7"));
    EXPECT_EQ(seedFrom(QStringLiteral("1 048 213")), 1048213U);
    EXPECT_FALSE(seedFrom(QStringLiteral("  ")));
}

} // namespace
} // namespace muster::testing
