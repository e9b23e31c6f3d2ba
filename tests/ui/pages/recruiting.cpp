// SPDX-License-Identifier: MIT

// Recruiting on the Band page, with the line for dice below the roster.

#include "tests/ui/pages/openbook.h"
#include "ui/band/placesfree.h"
#include "ui/parts/diceentry.h"
#include "ui/window/actdice.h"

#include <QPushButton>

namespace muster::testing {

TEST(Recruiting, TheLineForDiceTakesNoMoreRoomThanItNeeds)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());
    page->nextAct()->trigger();
    QTest::qWait(50);
    auto *dock = page.find<ActDice>();
    ASSERT_TRUE(dock->isVisible());
    const auto *last = page.find<QPushButton>(QStringLiteral("Cancel"));
    const int below = dock->height() - last->mapTo(dock, last->rect().bottomLeft()).y();
    EXPECT_LE(below, 16) << "pixels of nothing below the buttons";
}

TEST(Recruiting, AllPlacesAreFilledWithOneRollForEachAndOneStep)
{
    OpenBook book(twoGrunts);
    Shown<BandPage> page(book.document());
    const auto steps = book.steps();
    QTest::mouseClick(page.find<QPushButton>(QStringLiteral("Fill all places")), Qt::LeftButton);
    QTest::keyClick(page.find<DiceEntry>(), Qt::Key_Return, Qt::ShiftModifier); // roll the rest
    EXPECT_EQ(book.campaign().band.size(), 6U) << "the Star at Rep 5 and as many Grunts";
    EXPECT_EQ(book.steps(), steps + 1);
    EXPECT_FALSE(page.find<PlacesFree>()->isVisible());
}

} // namespace muster::testing
