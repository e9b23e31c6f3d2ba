// SPDX-License-Identifier: MIT
#pragma once

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

} // namespace muster::words
