// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/pack/pack.h"

namespace muster {

/// The pack a player's own army list says it is for: the "rules" of its file.
Result<QString, PackFault> rulesNamedIn(const PackFile &file);

/// A player's own army list: one entry of lists.json with "rules" beside it, read by the reader of the pack's lists; or
/// every fault in it, with file and place. An id the pack has already is a fault.
Result<ArmyList, PackFault> loadList(const PackFile &file, const Pack &pack);

/// Those of another pack's lists.json of which these rules know every word.
std::vector<ArmyList> listsThatFit(const PackFile &lists, const Pack &pack);

} // namespace muster
