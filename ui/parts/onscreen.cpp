// SPDX-License-Identifier: MIT
#include "ui/parts/onscreen.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace muster {

namespace {

/// As wide as most desktops draw a frame; the window manager tells only once the window is shown.
constexpr QMargins usualFrame(6, 36, 6, 6);

QMargins frameOf(const QWidget &window)
{
    const QMargins known = window.windowHandle() ? window.windowHandle()->frameMargins() : QMargins();
    return window.isVisible() ? known : usualFrame;
}

QRect screenOf(const QWidget &window)
{
    const QScreen *screen = QGuiApplication::screenAt(window.geometry().center());
    return (screen ? screen : window.screen())->availableGeometry();
}

} // namespace

QRect within(const QRect &frame, const QRect &screen)
{
    QRect fitted({}, frame.size().boundedTo(screen.size()));
    fitted.moveLeft(std::clamp(frame.left(), screen.left(), screen.right() + 1 - fitted.width()));
    fitted.moveTop(std::clamp(frame.top(), screen.top(), screen.bottom() + 1 - fitted.height()));
    return fitted;
}

void bringOnScreen(QWidget &window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QMargins frame = frameOf(window);
    const QRect fitted = within(window.geometry().marginsAdded(frame), screenOf(window)).marginsRemoved(frame);
    if (window.size() != fitted.size())
        window.resize(fitted.size());
    // One that was never placed is the window manager's to place.
    const bool placed = window.isVisible() || window.testAttribute(Qt::WA_Moved);
    if (placed && window.geometry().topLeft() != fitted.topLeft())
        window.setGeometry(fitted);
}

} // namespace muster
