// SPDX-License-Identifier: MIT
#pragma once

#include "tests/machineplayer/months.h"
#include "tests/machineplayer/session.h"

namespace muster::machine {

/// A campaign of months with one to three Stars, options mixed, losses light or heavy.
void playMonths(Session<retold::Swordplay> &session, int steps);
void playMonths(Session<retold::ChainReaction3> &session, int steps);

} // namespace muster::machine
