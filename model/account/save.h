// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/writers.h"
#include "rules/result.h"

namespace muster {

/// The folder of a report's pictures: beside it, and named after it.
QString pictureFolderOf(const QString &report);

/// Writes a report and its pictures. What was there before is replaced, by all of it or by nothing.
Result<Done> saveReport(const QString &path, const WrittenAccount &report);

} // namespace muster
