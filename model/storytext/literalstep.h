// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storytext/storyscript.h"
#include "rules/pack/pack.h"

#include <QStringList>

namespace muster {

/// A step word for word, for what no act would do again:
///
///     step played
///       roll: star-power 1 d6
///       dice: 3 6
///       change: star-power-left
///         dice: 4
///
/// Each roll names what it was for, its subject unless that is 0, and its die. A change's fields are those of the campaign file.
QStringList literalStep(const Step &step);

/// Such a step read again, as strictly as a campaign file. It fits this campaign and knows what the pack knows.
Result<Step> readLiteralStep(const ScriptAct &act, const Campaign &now, const Pack &pack);

/// "dice: 2 3  5 6" and "rolled: 4": the dice of rolls in their order, the player's and the program's.
QStringList diceLines(const Rolls &rolls);

/// The dice of such an entry.
void readDice(const ScriptEntry &entry, Tape &tape, Problems &problems);
bool isDice(const ScriptEntry &entry);

} // namespace muster
