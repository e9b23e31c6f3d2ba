// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/wishes.h"
#include "model/campaign/encounter.h"
#include "rules/pack/pack.h"

namespace muster {

/// What the table is parted into: table=3x2.
void readTable(Wishes &wishes, Encounter &encounter);

/// section=4 with what lies there: terrain, buildings, words, and country, road and river where the rules have them.
void readSection(const Pack &pack, Wishes &wishes, Encounter &encounter);

/// pef=2 with where it stands, and its Rep where PEFs have one.
void readPef(Wishes &wishes, Encounter &encounter);

} // namespace muster
