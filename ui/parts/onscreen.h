// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>

class QWidget;

namespace muster {

/// Where a window's frame goes so that all of it is on the screen: where it is, as large as it is, unless that is too much.
QRect within(const QRect &frame, const QRect &screen);

/// Brings a window within the screen it is on, its frame included. Before it is shown the frame is guessed.
void bringOnScreen(QWidget &window);

} // namespace muster
