// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// Where a file's name is wanted, this is standard output, as everywhere on a terminal.
inline constexpr QLatin1StringView standardOutput("-");

/// Why nothing may be written there: a slip must not cost a campaign. None: it may, also over an older file.
std::optional<Refusal> refuseDatabase(const QString &path);

/// Writes all of it or nothing.
std::optional<Refusal> saveOut(const QString &path, const QByteArray &content);

} // namespace muster
