// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/fileproblem.h"

namespace muster {

/// Copies a campaign, which may be open, into a new file: by SQLite itself, since the bytes of an open file are no copy
/// of it. The copy is opened and compared before it gets its name.
FileResult<Done> copyCampaign(const QString &path, const QString &copyPath);

/// The copying itself, unchecked: a database of the same content in a file that is not there yet. Throws a StorageFault.
void vacuumInto(const QString &path, const QString &copyPath);

} // namespace muster
