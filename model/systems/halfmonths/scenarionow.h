// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenario.h"

#include <QString>

namespace muster {

/// What is reached where an encounter has something to reach: "The hostages are out", "The bank is robbed".
QString objectiveTitle(const Scenario &scenario);

} // namespace muster
