// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playrows.h"

namespace muster {

/// Returns the tasks of an encounter of the first edition, as rows below a heading; empty for other encounters.
std::vector<PlayRow> taskRows(const Campaign &campaign, const Pack &pack);

/// Returns the number of people in an encounter of the first edition who belong to neither side.
int civiliansOf(const Encounter &encounter);

} // namespace muster
