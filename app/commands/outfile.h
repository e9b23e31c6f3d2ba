// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"

namespace muster {

/// Stands for standard output in place of a file name, as is usual on a terminal.
inline constexpr QLatin1StringView standardOutput("-");

/// Returns a refusal if no page may be written to this path, because it is no file, or is a campaign, which must not be
/// lost by a typing error. An older page or another file is overwritten.
std::optional<Refusal> refusePage(const QString &path);

/// Writes the file completely or not at all.
std::optional<Refusal> saveOut(const QString &path, const QByteArray &content);

} // namespace muster
