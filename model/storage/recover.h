// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/log.h"

#include <memory>

namespace muster {

/// The result of saving a damaged campaign.
struct RecoveredCopy {
    std::size_t steps = 0; ///< number in force in the copy
    QString flaw; ///< the problem with the damaged file; empty if there is none
    int lostPictures = 0; ///< number of pictures that those steps have and the copy lacks
};

/// Saves the intact part of a damaged campaign into a new file: every step before the first that is not as it was
/// written. The damaged file is only read.
FileResult<RecoveredCopy> recoverUpTo(const QString &path, const QString &copyPath);

/// Writes a campaign that is in memory, but whose file may be gone, into a new file.
FileResult<Done> writeAnew(const History &history, const Drafts &drafts, const QString &path,
                           const PictureSource &pictures = {});

/// Connects to a campaign file. If a program was killed during a write, that write is rolled back first, even for
/// reading. Throws a StorageFault.
std::unique_ptr<Connection> connectTo(const QString &path, Connection::Access access);

/// The content of a campaign file, as far as it can be trusted.
struct Reading {
    Log log;
    Replay told; ///< the part of it that is valid
    QString flaw; ///< the problem with the file; empty if there is none
    bool sawAllPages = false; ///< false if the pages of the pictures were not checked
};

/// Returns the result of SQLite's own check of all pages, including those of the pictures.
bool arePagesInOrder(Connection &connection);

/// Checks everything but the pictures and the result of the steps; `told` stays empty.
Reading readRows(Connection &connection);

/// Checks everything but the pictures, inside the caller's transaction. Damage is reported in the Reading. Throws a
/// StorageFault if the file is not a campaign of a known format, or cannot be read at all.
Reading readCampaign(Connection &connection);

} // namespace muster
