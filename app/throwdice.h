// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/story/words.h"
#include "rules/dice/dice.h"

#include <QJsonArray>

namespace muster {

/// An act with dice. It may be run several times, each time from its beginning with one roll more, and must therefore
/// reset its captures each time. `seed` is for drawing the map of an encounter: the dice's own if the program rolled
/// them all, otherwise a number computed from the faces.
using Deed = std::function<void(Dice &dice, quint64 seed)>;

/// Runs the act with the dice of the call and returns the rolls. Writes nothing.
Result<Rolls, Refusal> throwDice(const Call &call, const words::NameOf &nameOf, const Deed &deed);

/// Refuses dice that were given to a call that rolls none.
std::optional<Refusal> refuseDice(const Call &call);

/// Returns "3 5".
QString facesText(const Faces &dice);
QJsonArray facesJson(const Faces &dice);

/// Returns {"for": …, "reason": …, "subject": …, "sides": 6, "dice": [3, 5], "by": "program"} for each roll. "reason"
/// is the id of the kind and never changes; "for" is a text for people, in English whatever their language.
QJsonArray rollsJson(const Rolls &rolls, const words::NameOf &nameOf);

/// Returns a line for each roll: "Enemy Activity Level: 3 5".
QStringList rollLines(const Rolls &rolls, const words::NameOf &nameOf);

} // namespace muster
