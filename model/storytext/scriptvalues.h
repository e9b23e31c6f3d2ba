// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/storytext/storyplayer.h"

#include <QJsonObject>

namespace muster {

/// The entries of an act as the values they stand for. Each adds what it cannot read to `problems`.

int numberIn(const ScriptAct &act, const QString &key, int otherwise, Problems &problems);
bool yesIn(const ScriptAct &act, const QString &key, bool otherwise, Problems &problems);

/// Class, Rep and arms, as far as they are given; the rest stays as in `otherwise`.
Profile profileIn(const ScriptAct &act, const Profile &otherwise, Problems &problems);
Options optionsIn(const ScriptAct &act, Problems &problems);

/// The dice in order: "dice" are the player's, "rolled" the program's.
Tape tapeIn(const ScriptAct &act, Problems &problems);

/// Who is meant by a name or a number, among those ever in the band.
std::optional<FigureId> figureIn(const Campaign &campaign, const QString &text);

/// Somebody an entry names; none where there is no such entry.
std::optional<FigureId> someoneIn(const ScriptAct &act, const QString &key, const Campaign &campaign,
                                  Problems &problems);

/// The entries that are fields: all but date, seed and dice.
QJsonObject ownFieldsIn(const ScriptAct &act, Problems &problems);

/// "out-of-the-fight: Ulric, Hamo"; "the others" are those of the band not named yet. An act without an outcome has the
/// report's own fields.
BattleReport reportIn(const ScriptAct &act, const Campaign &campaign, Problems &problems);

/// What any act may have: date, dice, rolled, seed.
QStringList diceKeys();
/// Entries with a key that the act does not know, and such as are indented where nothing may be.
void refuseOthers(const ScriptAct &act, const QStringList &known, Problems &problems);

} // namespace muster
