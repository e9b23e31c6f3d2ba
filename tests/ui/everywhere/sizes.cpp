// SPDX-License-Identifier: MIT

// A screen of 1280 × 800 holds every window: none asks for more, and none has grown by what it shows.

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/window/desk.h"

#include <QStringList>

namespace muster::testing {
namespace {

constexpr QSize screen(1280, 800);

using Everywhere = Desk;

TEST_F(Everywhere, NothingIsLargerThanTheScreen)
{
    int windows = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        ++windows;
        for (const QSize size : {window.minimumSizeHint(), window.minimumSize(), window.size()}) {
            EXPECT_LE(size.width(), screen.width()) << name.toStdString();
            EXPECT_LE(size.height(), screen.height()) << name.toStdString();
        }
    });
    EXPECT_GT(windows, 95);
}

} // namespace
} // namespace muster::testing
