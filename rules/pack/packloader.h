// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// A checked pack, or every fault found, each with file, place and what is wrong: a gap, an overlap, an unknown id, an
/// impossible total. resources/packs/SCHEMA.md describes the files.
/// The parts a pack may have, in the order in which they are read.
QStringList packParts();

Result<Pack> loadPack(const std::vector<PackFile> &files);

} // namespace muster
