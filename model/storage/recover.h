// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/log.h"

#include <memory>

namespace muster {

struct RecoveredCopy {
    std::size_t steps = 0; ///< in force in the copy
    QString flaw; ///< what is wrong with the file they were saved from; empty if nothing is
    int lostPictures = 0; ///< that those steps have, and the copy has not
};

/// Saves what is whole of a damaged campaign into a new file: every step before the first that is not as it was written.
/// The damaged file is only read.
FileResult<RecoveredCopy> recoverUpTo(const QString &path, const QString &copyPath);

/// Writes a campaign that is known, but whose file may be gone, into a new file.
FileResult<Done> writeAnew(const Book &book, const Drafts &drafts, const QString &path,
                           const PictureSource &pictures = {});

/// Connects to a campaign file. Where a program was killed in the middle of a write, that half write is undone first,
/// for reading too. Throws a StorageFault.
std::unique_ptr<Connection> connectTo(const QString &path, Connection::Access access);

/// What a campaign file says, as far as it can be trusted.
struct Reading {
    Log log;
    Replay told; ///< the part of it that is whole
    QString flaw; ///< what is wrong with the file; empty if nothing is
    bool sawAllPages = false; ///< The pictures' pages are left alone.
};

/// What SQLite itself says of all pages, the pictures' too.
bool arePagesInOrder(Connection &connection);

/// Checks everything but the pictures and what the steps of the log come to, which is left untold.
Reading readRows(Connection &connection);

/// Checks everything there is to check but the pictures, inside the caller's transaction. Damage is told in the reading; where the file is
/// not a campaign of a format that this version knows, or cannot be read at all, it throws a StorageFault.
Reading readCampaign(Connection &connection);

} // namespace muster
