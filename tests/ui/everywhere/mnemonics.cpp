// SPDX-License-Identifier: MIT

// Alt and an underlined letter, in every page and dialog.

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/window/desk.h"

namespace muster::testing {
namespace {

using Everywhere = Desk;

TEST_F(Everywhere, EveryUnderlinedLetterStandsForOneControl)
{
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        EXPECT_EQ(seen::deadMnemonics(window).join(u'\n').toStdString(), "") << name.toStdString();
    });
}

} // namespace
} // namespace muster::testing
