// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "rules/dice/die.h"
#include "rules/encounter/grid.h"
#include "rules/result.h"

#include <optional>
#include <set>

namespace muster {

/// Dice as a player types them, "3 5, 2": commas and spaces part them. Whether a die has such a face is the roll's to say.
Result<Tape> readDiceLine(const QString &line);

/// Yes and no as a player says them, or as JSON does; none where it is neither.
std::optional<bool> yesOrNo(const QString &typed);

/// The whole number an option has; none where it is not given.
Result<std::optional<int>, Refusal> readNumber(const Call &call, const QString &option);

/// The whole numbers of an option, with commas between them; none where it is not given.
Result<std::set<int>, Refusal> readNumbers(const Call &call, const QString &option);

/// "6" or "3x2", columns by rows; nothing else.
std::optional<Grid> gridFrom(const QString &text);

/// The first line that is no UTF-8, from 1; none where all are. Qt would put other characters in place of what it cannot read.
std::optional<int> lineNotInUtf8(const QByteArray &text);

} // namespace muster
