// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/buildings.h"

namespace muster::terrain {

/// A home on wheels, from the side so that nobody takes it for a house: body, windows, cab and two wheels.
void drawCamper(const Sketch &sketch, const House &home);

} // namespace muster::terrain
