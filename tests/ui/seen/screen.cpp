// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QScreen>
#include <QWidget>

namespace muster::testing::seen {

QStringList largerThanScreen(const QWidget &window)
{
    const QRect screen = window.screen()->availableGeometry();
    QStringList complaints;
    const auto complain = [&](const char *what, const QSize &size) {
        if (size.width() > screen.width() || size.height() > screen.height())
            complaints << QStringLiteral("%1 %2 %3 × %4 on a screen of %5 × %6")
                              .arg(called(window), QString::fromLatin1(what))
                              .arg(size.width())
                              .arg(size.height())
                              .arg(screen.width())
                              .arg(screen.height());
    };
    constexpr QSize frame(4, 28); // title bar and edges, which most desktops have larger
    complain("is", window.frameGeometry().size());
    complain("asks for", window.minimumSizeHint().expandedTo(window.minimumSize()) + frame);
    return complaints;
}

} // namespace muster::testing::seen
