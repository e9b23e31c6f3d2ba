// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/pack/pack.h"

namespace muster {

/// Returns the id of the pack that a player's own army list is for: the "rules" of its file.
Result<QString, PackFault> rulesNamedIn(const PackFile &file);

/// Loads a player's own army list: an entry of lists.json with "rules" beside it, read like the pack's own lists.
/// Returns every fault in it, with file and place, if there are any. An id that the pack has already is a fault.
Result<ArmyList, PackFault> loadList(const PackFile &file, const Pack &pack);

/// Returns the lists in another pack's lists.json that load without faults under these rules.
std::vector<ArmyList> listsThatFit(const PackFile &lists, const Pack &pack);

} // namespace muster
