// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

namespace muster {

/// Why a campaign file cannot be used. The text says what, which file and what to do.
enum class FileTrouble : std::uint8_t {
    Missing,
    Exists, ///< creating never writes over a file
    NotAFile, ///< a folder, a pipe, a device
    NotOurs,
    Damaged,
    Newer,
    Strange, ///< it names what the installed rules do not have
    ReadOnly,
    Locked,
    Full,
    Replaced, ///< changed, moved or deleted by somebody else while open
    OurFault, ///< what was to be written makes no sense; the file is in order
    Failed,
};

struct FileProblem {
    FileTrouble trouble = FileTrouble::Failed;
    QString text;
    int goodSteps = 0; ///< Damaged: so many steps at the start are whole

    friend bool operator==(const FileProblem &, const FileProblem &) = default;
};

/// What to tell the player about `path`, in the words for this trouble; `detail` says what exactly, where there is more.
FileProblem fileProblem(FileTrouble trouble, const QString &path, const QString &detail = {});

template<typename T>
using FileResult = Result<T, FileProblem>;

/// Carries a problem out of nested calls. It never leaves model/storage: CampaignFile gives a FileResult.
struct StorageFault {
    FileProblem problem;
    int sqliteCode = 0; ///< SQLite's extended result code, where it was SQLite that refused
};

[[noreturn]] inline void fail(FileTrouble trouble, const QString &path, const QString &detail = {})
{
    throw StorageFault{fileProblem(trouble, path, detail)};
}

} // namespace muster
