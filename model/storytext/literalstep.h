// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storytext/storyplayer.h"
#include "rules/pack/pack.h"

#include <QJsonObject>
#include <QStringList>

namespace muster {

/// Returns the fields of a record as lines that people can read; fieldsIn() reads them back:
///
///     name: Osric Vane
///     profile:
///       rep: 5
///       shield: yes
///     carries:
///       - count: 2
///         item: grenade
///
/// "none" is null. A text that could be mistaken for another value is put in quotation marks, a text of several lines
/// below a "|", and a value without such a form is written as JSON.
QStringList fieldLines(const QJsonObject &fields, int indent);

/// Reads such lines. Adds entries that cannot be read to `problems`, with their lines.
QJsonObject fieldsIn(ScriptEntries entries, Problems &problems);

/// Returns a step word for word, for steps that no act would repeat:
///
///     step played
///       roll: star-power 1 d6
///       dice: 3 6
///       change: star-power-left
///         dice: 4
///
/// Each roll names its reason, its subject unless that is 0, and its die. The fields of a change are those of the
/// campaign file.
QStringList literalStep(const Step &step);

/// Reads a literal step as strictly as a campaign file. Refuses a step that does not fit this campaign or names ids
/// that the pack does not know.
Result<Step> readLiteralStep(const ScriptAct &act, const Campaign &now, const Pack &pack);

/// Returns the dice of rolls in their order: "dice: 2 3  5 6" for the player's and "rolled: 4" for the program's.
QStringList diceLines(const Rolls &rolls);

/// Reads the dice of such an entry.
void readDice(const ScriptEntry &entry, Tape &tape, Problems &problems);
bool isDice(const ScriptEntry &entry);

} // namespace muster
