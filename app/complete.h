// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace muster {

/// Returns what a shell may offer for the last of the words after `muster`, for the scripts in packaging/completions: a
/// line each, a value with a tab and its description behind it, or a pattern of files that begins with *.
QStringList completions(const QStringList &typed);

} // namespace muster
