// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// Where a file's name is wanted, this is standard output, as everywhere on a terminal.
inline constexpr QLatin1StringView standardOutput("-");

/// Why no page may be written there: it is no file, or a campaign, which a slip must not cost. None: it may, also over an
/// older page or another file.
std::optional<Refusal> refusePage(const QString &path);

/// Writes all of it or nothing.
std::optional<Refusal> saveOut(const QString &path, const QByteArray &content);

} // namespace muster
