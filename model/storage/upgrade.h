// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/fileproblem.h"
#include "model/storage/schema.h"

#include <functional>

namespace muster {

/// Whether a file was made by an earlier version and must be brought to the newest format before it can be read.
bool isOlderFormat(const QString &path);

/// Checks a file that the migrations have been run on. Throws a StorageFault.
using VerifyUpgraded = std::function<void(const QString &path)>;
/// By opening it as a campaign.
void verifyUpgraded(const QString &path);

/// Brings an older file to the format at the end of `list`. First a copy of the file is kept beside it, and the whole way
/// is tried on a copy of that copy; then the file itself goes it in one transaction with its new version. Gives the path
/// of the copy kept.
FileResult<QString> upgrade(const QString &path, const std::vector<Migration> &list, const VerifyUpgraded &verify);

} // namespace muster
