// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playrows.h"

namespace muster {

/// What an encounter of the first edition asks for, under its heading; none of another.
std::vector<PlayRow> taskRows(const Campaign &campaign, const Pack &pack);

/// Those of an encounter of the first edition who belong to neither side.
int civiliansOf(const Encounter &encounter);

} // namespace muster
