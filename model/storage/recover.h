// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "model/storage/fileproblem.h"

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

} // namespace muster
