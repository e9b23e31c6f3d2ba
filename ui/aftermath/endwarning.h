// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QString>

namespace muster {

/// That the battle ends the campaign, as far as its dice have fallen, and what can be done about it; empty where it does not
/// (R14).
QString endWarning(const Campaign &before, const Pack &pack, const Step &soFar);

} // namespace muster
