// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/strands.h"

namespace muster {

struct DraftRow;

/// Writes a branch of the campaign at `path` into a new file: the log, and of the pictures those that it speaks of. They are
/// copied from database to database, unread, so that a thousand take no longer than their bytes do. Throws a StorageFault.
void writeBranch(const QString &path, const QString &copyPath, const Strands &strands,
                 const std::optional<DraftRow> &draft);

} // namespace muster
