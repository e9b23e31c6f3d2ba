// SPDX-License-Identifier: MIT

// The ring of Tab, with real keys, in every page and dialog.

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/window/desk.h"

namespace muster::testing {
namespace {

using Everywhere = Desk;

TEST_F(Everywhere, TabGoesTheSameWayForwardAndBackwardAndComesToEveryControl)
{
    int windows = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        ++windows;
        EXPECT_EQ(seen::brokenRing(window).join(u'\n').toStdString(), "") << name.toStdString();
    });
    EXPECT_GT(windows, 95);
}

} // namespace
} // namespace muster::testing
