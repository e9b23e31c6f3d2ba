// SPDX-License-Identifier: MIT

// Chain Reaction's first edition on the pages: what they ask beside the other rules, and what they leave out.

#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/deedspanel.h"
#include "ui/aftermath/fatetable.h"
#include "ui/encounter/encounterpage.h"
#include "ui/encounter/enemyroll.h"
#include "ui/encounter/peflist.h"
#include "ui/parts/button.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>

namespace muster::testing {
namespace {

const QString founded = QStringLiteral(R"(
found Rook
  list: gang
  rep: 4
)");

const QString inHand = founded + QStringLiteral(R"(
prepare
  enemy: zombies
  seed: 3
)");

TEST(FirstEditionReport, AsksForDeedsAndThePartOfThePoints)
{
    OpenBook book(inHand, chainReaction1());
    {
        Shown<AftermathPage> page(book.document());
        EXPECT_EQ(page.find<FateTable>()->fates()->columns().size(), 9U);
        page.find<QCheckBox>(QStringLiteral("Rook, hurt an enemy"))->setChecked(true);
        page.find<QSpinBox>(QStringLiteral("Rook, enemies killed"))->setValue(2);
        auto *part = page.find<QLineEdit>(QStringLiteral("Part of the points"));
        part->setText(QStringLiteral("1/2"));
        QTest::keyClick(part, Qt::Key_Return);
    }
    book.reopen();
    ASSERT_TRUE(book.document().draft());
    EXPECT_EQ(book.document().draft()->won, (Fraction{1, 2}));
    EXPECT_EQ(book.document().draft()->figures[0].deeds, (Deeds{false, false, true, 2, 0}));

    Shown<AftermathPage> page(book.document());
    page->finish();
    EXPECT_FALSE(book.campaign().encounter);
    EXPECT_EQ(book.campaign().points(), 200 + 80);
}

TEST(FirstEditionReport, SaysWhatIsNoPartOfThePoints)
{
    OpenBook book(inHand, chainReaction1());
    Shown<AftermathPage> page(book.document());
    auto *part = page.find<QLineEdit>(QStringLiteral("Part of the points"));
    part->setText(QStringLiteral("most"));
    QTest::keyClick(part, Qt::Key_Return);
    EXPECT_EQ(page.problems().join(QLatin1Char('\n')).toStdString(),
              "The part of the points is a number from 0 to 2, such as 0.5 or 7/9.");
}

TEST(FirstEditionReport, LeavesOtherRulesAsTheyAre)
{
    OpenBook book(onPatrol);
    Shown<AftermathPage> page(book.document());
    EXPECT_FALSE(page.find<DeedsPanel>()->isVisible());
    EXPECT_FALSE(page.find<QLineEdit>(QStringLiteral("Part of the points"))->isVisible());
    EXPECT_EQ(page.find<FateTable>()->fates()->columns().size(), 6U);
}

TEST(FirstEditionEncounter, ShowsTheEnemyInPlaceOfPefs)
{
    OpenBook book(inHand, chainReaction1());
    Shown<EncounterPage> page(book.document());
    EXPECT_TRUE(page.find<EnemyRoll>()->isVisible());
    EXPECT_FALSE(page.find<PefList>()->isVisible());
    EXPECT_TRUE(page.problems().isEmpty());
}

TEST(FirstEditionEncounter, IsDealtByTheTurnsOfTheCalendar)
{
    OpenBook book(founded, chainReaction1());
    Shown<EncounterPage> page(book.document());
    const auto act = page->nextAct();
    ASSERT_TRUE(act);
    act->trigger();
    ASSERT_TRUE(book.campaign().encounter);
    EXPECT_TRUE(book.campaign().encounter->scenario);
    EXPECT_TRUE(book.campaign().encounter->seeded);
}

} // namespace
} // namespace muster::testing
