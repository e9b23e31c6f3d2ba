// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/surroundings.h"

namespace muster {

// What a player does in a month: each writes one step, or nothing.

Reply answerRecruit(const Call &call, const Surroundings &surroundings);
Reply answerPrepare(const Call &call, const Surroundings &surroundings);
/// Keeps what is liked of the table and rolls the rest.
Reply answerRedeal(const Call &call, const Surroundings &surroundings);
Reply answerAftermath(const Call &call, const Surroundings &surroundings);

} // namespace muster
