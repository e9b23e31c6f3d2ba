// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>

class QWidget;

namespace muster {

/// One thin line across, or down, that parts what stands beside it; its colour a role of the palette.
QWidget *makeRule(Qt::Orientation orientation = Qt::Horizontal, QPalette::ColorRole colour = QPalette::Midlight);

} // namespace muster
