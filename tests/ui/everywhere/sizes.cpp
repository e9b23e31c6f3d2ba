// SPDX-License-Identifier: MIT

// The screen holds every window, its frame included: none asks for more, and none has grown by what it shows. What one
// needs at the moment is in sight, and nothing that scrolls stands in something else that does. The tests are run again on
// smaller screens (CMakeLists.txt).

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/window/desk.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/parts/diceentry.h"
#include "ui/table/playbar.h"

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

bool isWhollySeen(const QWidget &part)
{
    return part.visibleRegion().boundingRect() == part.rect();
}

TEST_F(Everywhere, TheLineForDiceAndTheKeysOfPlayAreInSight)
{
    int lines = 0;
    int bars = 0;
    int chronicles = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        for (const auto *line : window.findChildren<DiceEntry *>()) {
            lines += line->isVisible() ? 1 : 0;
            EXPECT_TRUE(!line->isVisible() || isWhollySeen(*line)) << name.toStdString();
        }
        for (const auto *keys : window.findChildren<PlayBar *>()) {
            bars += keys->isVisible() ? 1 : 0;
            EXPECT_TRUE(!keys->isVisible() || isWhollySeen(*keys)) << name.toStdString();
        }
        for (const auto *steps : window.findChildren<ChronicleView *>()) {
            chronicles += steps->isVisible() ? 1 : 0;
            const int rows = std::min(5, steps->model()->rowCount());
            constexpr int line = 44; // of the step itself, below the gap between two months
            const int foot = steps->visualRect(steps->model()->index(rows - 1, 0)).top() + line;
            EXPECT_TRUE(!steps->isVisible() || foot <= steps->viewport()->height())
                << name.toStdString() << ": fewer than five rows of the Chronicle, which want " << foot << " of "
                << steps->viewport()->height();
        }
    });
    EXPECT_GT(lines, 5);
    EXPECT_GT(bars, 5);
    EXPECT_GT(chronicles, 1);
}

TEST_F(Everywhere, OnlyOneAreaScrollsAtATime)
{
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        EXPECT_EQ(seen::scrollingInScrolling(window).join(u'\n').toStdString(), "") << name.toStdString();
    });
}

} // namespace
} // namespace muster::testing
