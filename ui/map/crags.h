// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/sketch.h"
#include "ui/map/stream.h"

namespace muster::terrain {

/// Impassable rock: steep all round, hatched across where nobody stands.
void drawCrags(const Sketch &sketch, Stream &stream);

} // namespace muster::terrain
