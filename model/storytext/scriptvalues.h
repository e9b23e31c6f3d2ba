// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/storytext/storyplayer.h"

#include <QJsonObject>

namespace muster {

/// Functions that convert the entries of an act to values. Each adds entries that it cannot read to `problems`.

int numberIn(const ScriptAct &act, const QString &key, int otherwise, Problems &problems);
bool yesIn(const ScriptAct &act, const QString &key, bool otherwise, Problems &problems);

/// Returns class, Rep and arms as far as they are given; the rest is as in `otherwise`.
Profile profileIn(const ScriptAct &act, const Profile &otherwise, Problems &problems);
Options optionsIn(const ScriptAct &act, Problems &problems);

/// Returns the dice in order: "dice" are the player's, "rolled" the program's.
Tape tapeIn(const ScriptAct &act, Problems &problems);

/// Returns the figure with this name or number, among all who were ever in the band.
std::optional<FigureId> figureIn(const Campaign &campaign, const QString &text);

/// Returns the figure that an entry names; none if there is no such entry.
std::optional<FigureId> someoneIn(const ScriptAct &act, const QString &key, const Campaign &campaign,
                                  Problems &problems);

/// Returns the entries that are fields: all but date, seed and dice.
QJsonObject ownFieldsIn(const ScriptAct &act, Problems &problems);

/// Returns the report in an act, with lines such as "out-of-the-fight: Ulric, Hamo", in which "the others" are those of
/// the band not named yet. An act without an outcome has the fields of the report itself.
BattleReport reportIn(const ScriptAct &act, const Campaign &campaign, Problems &problems);

/// Returns the keys that any act may have: date, dice, rolled, seed.
QStringList diceKeys();
/// Refuses entries with keys that the act does not know, and indented lines below entries that have none.
void refuseOthers(const ScriptAct &act, const QStringList &known, Problems &problems);

} // namespace muster
