// SPDX-License-Identifier: MIT

// A game night of eight figures by the keyboard alone, and how many keys it takes.

#include "model/actions/play/play.h"
#include "tests/ui/pages/aftermathshown.h"
#include "ui/encounter/encounterpage.h"
#include "ui/table/playlist.h"

namespace muster::testing {
namespace {

/// A Star of Rep 6 with six Grunts, and a seventh who was dismissed and came back; an encounter is under way.
QString eightFigures()
{
    const QString grunt = QStringLiteral("\njoin\n  type: Infantry\n  class: soldier\n  rep: 3\n  weapon: spear\n");
    return QStringLiteral("found Osric Vane\n  list: feudal\n  rep: 5\n\ncorrect Osric Vane\n  rep: 6\n")
        + grunt.repeated(6) + QStringLiteral("\ndismiss 7\n") + grunt + QStringLiteral("\nbring-back 7\n")
        + QStringLiteral("\nprepare\n  seed: 7\n");
}

TEST(EightOnTheTable, AreReportedInSixtyKeysBesidesTheDice)
{
    OpenBook book(eightFigures());
    ASSERT_EQ(book.campaign().band.size(), 8U);
    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.type("foorffdf");
    page.press(Qt::Key_Return);
    const int dice = typeAllDice(page, "4");
    page.press(Qt::Key_Space);
    EXPECT_FALSE(book.campaign().encounter);
    EXPECT_GE(dice, 20);
    EXPECT_LE(page.keys() - dice, 60);
}

TEST(EightOnTheTable, AreNotedAndReportedInSixtyKeysBesidesTheDice)
{
    OpenBook book(eightFigures());
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), swordplay(), {})));
    ASSERT_EQ(book.campaign().play->own.size(), 8U);
    int keys = 0;
    {
        // As they fall, row by row from the first PEF down: the first Grunt stays, the others are out, run, or die.
        Shown<EncounterPage> page(book.document());
        page.find<PlayList>()->setFocus();
        for (const char *key : {"", "", "", "", "o", "o", "r", "", "", "x"}) {
            page.press(Qt::Key_Down);
            page.type(key);
        }
        keys += page.keys();
    }
    EXPECT_EQ(book.campaign().play->party(), 4);

    AftermathShown page(book.document());
    chooseSuccess(page);
    goToFates(page);
    page.press(Qt::Key_Return);
    const int dice = typeAllDice(page, "4");
    page.press(Qt::Key_Space);
    EXPECT_FALSE(book.campaign().encounter);
    EXPECT_GE(dice, 20);
    keys += page.keys() - dice;
    EXPECT_LE(keys, 60);
    RecordProperty("keys", keys);
}

} // namespace
} // namespace muster::testing
