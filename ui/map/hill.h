// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/stream.h"

#include <QPainterPath>

namespace muster::terrain {

/// Three heights inside each other, the slopes hatched downhill as if the light came from the upper left; gives the
/// outline of its foot.
QPainterPath drawHill(const Sketch &sketch, Stream &stream);

} // namespace muster::terrain
