// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/fileproblem.h"

namespace muster {

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
