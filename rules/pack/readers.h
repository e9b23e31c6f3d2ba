// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonplace.h"
#include "rules/pack/pack.h"

namespace muster {

// One reader per file of a pack. Each notes its faults and leaves in the pack what could be read. Lists come after
// weapons and classes, whose ids they name.

void readIdentity(const JsonPlace &file, Pack &pack);
void readWeapons(const JsonPlace &file, Pack &pack);
void readLists(const JsonPlace &file, Pack &pack);
void readTables(const JsonPlace &file, Pack &pack);
void readNames(const JsonPlace &file, Pack &pack);

} // namespace muster
