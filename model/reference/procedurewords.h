// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/question.h"
#include "rules/pack/pack.h"
#include "rules/procedure/procedure.h"

#include <QString>

/// The parameters of procedures in the player's words: the labels of fields, and their possible values.
namespace muster::words {

QString parameterTitle(const Parameter &parameter, const Pack &pack);
/// Returns the short title of a parameter; empty if there is none and its summary is used.
QString shortTitle(const QString &name);
/// Returns the title of a word of the reference, a class, a weapon or a list; the value itself if it is none of these.
QString valueTitle(const QString &value, const Pack &pack);

// Texts for procedures, for their parameters, and for invalid arguments.

/// Returns a short description for the player, including the book's own title if there is one.
QString summary(const Procedure &procedure, const Pack &pack);
QString summary(const Question &question, const Pack &pack);
QString summary(const Parameter &parameter);
/// Returns the possible values of a parameter: "a whole number from 1 to 5", "true or false", "feudal, northmen, …".
QString allowedValues(const Parameter &parameter, const Pack &pack);

/// Parses `key=value` words. The problem names the parameter and its possible values.
Result<Arguments> argumentsFor(const Signature &asked, const Pack &pack, const QStringList &keyValues);

/// Returns the reason why nobody can be recruited: no figure on the list has a Rep of `mostRep` or less.
QString nobodyToLead(const QString &list, int mostRep);

} // namespace muster::words
