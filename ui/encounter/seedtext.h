// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace muster {

/// A seed as it is read out: its digits in threes, "48 213".
QString seedText(quint64 seed);
/// What was typed, blanks ignored; none if it is no number.
std::optional<quint64> seedFrom(const QString &text);
/// One nobody has thought of.
quint64 newSeed();

} // namespace muster
