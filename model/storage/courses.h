// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/log.h"

#include <QStringList>

namespace muster {

/// What a branch of a campaign consists of. Of the pictures it names those that its steps speak of.
struct Branch {
    std::vector<Entry> log;
    std::optional<DraftRow> draft;
    QStringList pictures;
};

/// Writes a branch of the campaign at `path` into a new file. The pictures are copied from database to database, unread, so
/// that a thousand take no longer than their bytes do. Throws a StorageFault.
void writeBranch(const QString &path, const QString &copyPath, const Branch &branch);

/// Whether the copy holds that branch, link for link. What its steps come to was known before. Throws a StorageFault.
void checkBranch(const QString &copyPath, const Branch &branch);

} // namespace muster
