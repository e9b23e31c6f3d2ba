// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/storytext/storyplayer.h"
#include "rules/pack/pack.h"

#include <QJsonObject>
#include <QStringList>

namespace muster {

/// The fields of a record as lines that people can read, and those lines as the same fields again:
///
///     name: Osric Vane
///     profile:
///       rep: 5
///       shield: yes
///     carries:
///       - count: 2
///         item: grenade
///
/// "none" is null. A text that could be taken for something else stands in quotation marks, one of several lines below a
/// "|", and what has no such form as JSON.
QStringList fieldLines(const QJsonObject &fields, int indent);

/// What cannot be read goes to `problems`, with its line.
QJsonObject fieldsIn(ScriptEntries entries, Problems &problems);

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
