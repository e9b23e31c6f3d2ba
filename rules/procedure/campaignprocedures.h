// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

/// The band and the time between encounters: recruiting, recovery, Stay or Go, what comes next.
std::vector<Procedure> campaignProcedures();

} // namespace muster
