// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// The player's own army lists, a JSON file for each: "lists" in the program's data folder.
QString ownListsFolder();

/// What lies there for these rules; a file that cannot be read or holds a fault is refused, and the others are not.
/// resources/packs/SCHEMA.md describes the files.
struct OwnLists {
    std::vector<ArmyList> lists;
    Problems refused; ///< file, place and reason
};
OwnLists ownLists(const Pack &pack);

} // namespace muster
