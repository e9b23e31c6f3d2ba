// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/band.h"

namespace muster {

/// "Left, and poisoned minds", "Left after the patrol failed", "Died of wounds"; `now` is the campaign as it was then.
QString leavingInWords(const FigureLeft &change, const Campaign &now);

} // namespace muster
