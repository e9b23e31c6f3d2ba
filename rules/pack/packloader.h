// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonfile.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

/// The parts a pack may have, in the order in which they are read.
QStringList packParts();

/// A checked pack, or every fault found, each with file, place and what is wrong: a gap, an overlap, an unknown id, an
/// impossible total. resources/packs/SCHEMA.md describes the files.
/// `later`: a part that need not be read yet; loadPart() does.
Result<Pack, PackFault> loadPack(const std::vector<PackFile> &files, const QString &later = {});
/// Reads the part that was left for later.
Result<Done, PackFault> loadPart(Pack &pack, const PackFile &file);

} // namespace muster
