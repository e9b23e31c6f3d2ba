// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "rules/dice/die.h"
#include "rules/encounter/grid.h"
#include "rules/result.h"

#include <optional>
#include <set>

namespace muster {

/// Parses dice such as "3 5, 2", separated by commas or spaces. Does not check whether a die has such a face; the roll
/// does.
Result<Tape> readDiceLine(const QString &line);

/// Parses yes and no, also as JSON writes them; nullopt for anything else.
std::optional<bool> yesOrNo(const QString &typed);

/// Returns the whole number given for an option; nullopt if it is not given.
Result<std::optional<int>, Refusal> readNumber(const Call &call, const QString &option);

/// Returns the whole numbers given for an option, separated by commas; empty if it is not given.
Result<std::set<int>, Refusal> readNumbers(const Call &call, const QString &option);

/// Parses "6" or "3x2", columns by rows; nullopt for anything else.
std::optional<Grid> gridFrom(const QString &text);

/// Returns the number of the first line, from 1, that is not UTF-8; nullopt if all are. Qt would replace invalid bytes
/// with other characters.
std::optional<int> lineNotInUtf8(const QByteArray &text);

} // namespace muster
