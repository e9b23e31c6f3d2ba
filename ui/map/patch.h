// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/stream.h"

#include <QPainterPath>

namespace muster::terrain {

/// The patch of land that woods and rough stand on, with a dashed edge; gives its outline.
QPainterPath drawPatch(const Sketch &sketch, Stream &stream);

} // namespace muster::terrain
