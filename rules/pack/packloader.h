// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// Returns the names of the parts that a pack can have, in the order in which they are read.
QStringList packParts();

/// Loads a pack and checks it. Returns every fault found, if there are any, with file, place and kind: a gap, an
/// overlap, an unknown id, an impossible total. resources/packs/SCHEMA.md describes the files.
/// `later`: a part to leave out for now; loadPart() reads it.
/// `forgiven`: a kind of fault that does not count.
Result<Pack, PackFault> loadPack(const std::vector<PackFile> &files, const QString &later = {},
                                 std::optional<Fault> forgiven = {});
/// Reads the part that was left out.
Result<Done, PackFault> loadPart(Pack &pack, const PackFile &file);

} // namespace muster
