// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/landwords.h"

#include <QString>

namespace muster {

/// Returns the sections row by row, the player's edge at the bottom (R26): number, terrain, buildings, PEFs.
QString encounterMap(const Encounter &encounter, const Pack &pack);

} // namespace muster
