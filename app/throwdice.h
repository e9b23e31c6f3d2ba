// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"
#include "model/story/words.h"
#include "rules/dice/dice.h"

namespace muster {

/// Something that is done with dice. It may be run several times, each time from the start with one roll more, so what
/// it captures must be begun again each time. `seed` is what draws the map of an encounter: the dice's own where the
/// program rolled them all, else a number worked out from the faces.
using Deed = std::function<void(Dice &dice, quint64 seed)>;

/// Does it with the dice the call names, and gives the rolls. Nothing is written anywhere before this has succeeded.
Result<Rolls, Refusal> throwDice(const Call &call, const Surroundings &surroundings, const words::NameOf &nameOf,
                                 const Deed &deed);

/// Refuses dice that were given to a call that rolls none.
std::optional<Refusal> refuseDice(const Call &call);

/// {"for": …, "reason": …, "subject": …, "sides": 6, "dice": [3, 5], "by": "program"} for each roll. The reason is the
/// kind's id, which stays; what it is for is told to people, in English whatever their language.
QJsonArray rollsJson(const Rolls &rolls, const words::NameOf &nameOf);

/// "Enemy Activity Level: 3 5", a line for each roll.
QStringList rollLines(const Rolls &rolls, const words::NameOf &nameOf);

} // namespace muster
