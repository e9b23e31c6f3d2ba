// SPDX-License-Identifier: MIT
#pragma once

#include "tests/machineplayer/firstedition.h"
#include "tests/machineplayer/session.h"

namespace muster::machine {

/// A campaign of the first edition: two Stars in half of them, losses light or heavy.
void playFirstEdition(Session<retold::FirstEdition> &session, const std::string &genre, int steps);

} // namespace muster::machine
