// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"
#include "rules/result.h"

namespace muster {

/// Dice as a player types them, "3 5, 2": commas and spaces part them. Whether a die has such a face is the roll's to say.
Result<Tape> readDiceLine(const QString &line);

} // namespace muster
