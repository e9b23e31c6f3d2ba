// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

/// Preparing an encounter and playing it: EAL, terrain, PEFs, and whom they hide.
std::vector<Procedure> encounterProcedures();

} // namespace muster
