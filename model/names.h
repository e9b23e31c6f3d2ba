// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QString>
#include <QStringList>

namespace muster {

/// The choice that was probably meant: the one with the fewest letters to change, if that is few; empty where none is.
QString nearest(const QString &typed, const QStringList &choices);

/// " Did you mean “show”?", or nothing.
QString didYouMean(const QString &typed, const QStringList &choices);

/// The player's own names for those who join, one list per pack, kept as a text file with a name on each line. Where
/// there is none the pack's names are used.

/// Where the list of a pack lies: names/<pack>.txt in the player's data folder.
QString ownNamesPath(const QString &packId);

/// The names of the list, without empty lines; empty where there is no list.
QStringList ownNames(const QString &packId);

/// Writes the list, all of it or nothing; an empty one takes it away. The problem names the line of a bad name, or says
/// why the file cannot be written.
Result<Done> keepOwnNames(const QString &packId, const QStringList &names);

/// The pack with the player's names in place of its own, if there are any.
Pack withOwnNames(Pack pack);

} // namespace muster
