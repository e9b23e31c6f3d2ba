// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QString>
#include <QStringList>

namespace muster {

/// Returns the choice that was probably meant, the one with the fewest letters to change; empty if none is close.
QString nearest(const QString &typed, const QStringList &choices);

/// Returns " Did you mean “show”?", or an empty text.
QString didYouMean(const QString &typed, const QStringList &choices);

/// The player's own names for recruits, one list for each pack, kept as a text file with a name on each line. Without a
/// list the pack's names are used.

/// Returns the path of a pack's list: names/<pack>.txt in the player's data folder.
QString ownNamesPath(const QString &packId);

/// Returns the valid names of the list, without empty lines; empty if there is no list.
QStringList ownNames(const QString &packId);

/// Writes the whole list or nothing; an empty list deletes the file. The problem names the line of a bad name, or the
/// reason why the file cannot be written.
Result<Done> keepOwnNames(const QString &packId, const QStringList &names);

/// Returns the pack with the player's names instead of its own, if there are any.
Pack withOwnNames(Pack pack);

} // namespace muster
