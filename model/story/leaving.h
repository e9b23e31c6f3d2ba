// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/band.h"

namespace muster {

/// "left, and poisoned minds", "left after the patrol failed", "died of wounds"; `now` is the campaign he leaves.
QString leavingInWords(const FigureLeft &change, const Campaign &now);

} // namespace muster
