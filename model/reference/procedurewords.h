// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/question.h"
#include "rules/pack/pack.h"
#include "rules/procedure/procedure.h"

#include <QString>

/// What a procedure asks, in the player's words: the label of a field, and what may stand in it.
namespace muster::words {

QString parameterTitle(const Parameter &parameter, const Pack &pack);
/// The short one that is known for it; empty where its summary serves.
QString shortTitle(const QString &name);
/// A word of the reference, a class, a weapon, a list; the value itself where it is none of these.
QString valueTitle(const QString &value, const Pack &pack);

// What is said of procedures, of what they ask, and of what was given wrongly.

/// A few words for the player; of its own title where the book has one.
QString summary(const Procedure &procedure, const Pack &pack);
QString summary(const Question &question, const Pack &pack);
QString summary(const Parameter &parameter);
/// What a parameter may be: "a whole number from 1 to 5", "true or false", "feudal, northmen, …".
QString allowedValues(const Parameter &parameter, const Pack &pack);

/// Reads `key=value` words. The problem names the parameter and what it may be.
Result<Arguments> argumentsFor(const Procedure &procedure, const Pack &pack, const QStringList &keyValues);
Result<Arguments> argumentsFor(const Question &question, const Pack &pack, const QStringList &keyValues);

/// Why nobody can be recruited.
QString nobodyToLead(const QString &list, int mostRep);

} // namespace muster::words
