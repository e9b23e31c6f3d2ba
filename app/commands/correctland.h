// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/wishes.h"
#include "model/campaign/encounter.h"
#include "rules/pack/pack.h"

namespace muster {

/// Reads the division of the table into sections: table=3x2.
void readTable(Wishes &wishes, Encounter &encounter);

/// Reads section=4 with its contents: terrain, buildings, words, and if the rules have them country, road and river.
void readSection(const Pack &pack, Wishes &wishes, Encounter &encounter);

/// Reads pef=2 with its place, and its Rep if PEFs have one.
void readPef(Wishes &wishes, Encounter &encounter);

} // namespace muster
