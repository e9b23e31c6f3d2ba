// SPDX-License-Identifier: MIT

// The screen holds every window, its frame included: none asks for more, and none has grown by what it shows. The test is
// run again on smaller screens (CMakeLists.txt).

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/window/desk.h"

#include <QGuiApplication>
#include <QScreen>

namespace muster::testing {
namespace {

constexpr QSize frame(4, 28); // title bar and edges, which most desktops have larger

using Everywhere = Desk;

TEST_F(Everywhere, NothingIsLargerThanTheScreen)
{
    const QSize screen = QGuiApplication::primaryScreen()->availableSize();
    int windows = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        ++windows;
        const QSize shown = window.frameGeometry().size();
        for (const QSize size : {window.minimumSizeHint() + frame, window.minimumSize() + frame, shown}) {
            EXPECT_LE(size.width(), screen.width()) << name.toStdString();
            EXPECT_LE(size.height(), screen.height()) << name.toStdString();
        }
    });
    EXPECT_GT(windows, 95);
}

} // namespace
} // namespace muster::testing
