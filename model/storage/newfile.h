// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/fileproblem.h"

#include <functional>

namespace muster {

/// Copies a campaign, which may be open, into a new file: by SQLite itself, since the bytes of an open file are no copy
/// of it. The copy is opened and compared before it gets its name.
FileResult<Done> copyCampaign(const QString &path, const QString &copyPath);

/// The copying itself, unchecked: a database of the same content in a file that is not there yet. Throws a StorageFault.
void vacuumInto(const QString &path, const QString &copyPath);

/// Writes a campaign into a file of this name, which is not there yet, or looks at what was written. Throws a StorageFault.
using Fill = std::function<void(const QString &path)>;
using Check = std::function<void(const QString &path)>;

/// Whether it opens as a campaign.
void checkOpens(const QString &path);

/// Makes a new campaign file: filled, checked and flushed under another name beside its place, so that nobody ever sees
/// half a campaign. It never writes over another file, and where it fails nothing is left.
FileResult<Done> makeCampaignFile(const QString &path, const Fill &fill, const Check &check = checkOpens);

[[noreturn]] void failUnlike(const QString &copyPath);

} // namespace muster
