// SPDX-License-Identifier: MIT

// Recruiting on the Band page, with the line for dice below the roster.

#include "tests/ui/pages/openbook.h"
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

} // namespace muster::testing
