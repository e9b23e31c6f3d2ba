// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// Returns the manual page muster(1) in roff: every command with its options, from the table behind `--help`, and the
/// chapters of the help that describe the terminal too.
/// `released`: the day of the version, "2026-11-23".
QString manPage(const QString &version, const QString &released);

} // namespace muster
