// SPDX-License-Identifier: MIT
#pragma once

#include "tests/machineplayer/session.h"
#include "tests/machineplayer/street.h"

namespace muster::machine {

/// Linked games of four to six a side.
void playStreet(Session<retold::Street> &session, int steps);

} // namespace muster::machine
