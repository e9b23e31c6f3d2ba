// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/band.h"

#include <set>
#include <span>

namespace muster {

/// "Left, and poisoned minds", "Left after the patrol failed", "Died of wounds"; `now` is the campaign as it was then,
/// `step` what it happened in.
QString leavingInWords(const FigureLeft &change, const Step &step, const Campaign &now);

/// Those who leave as a run that does not count is set aside: whoever came since its battle began.
std::vector<FigureLeft> leavingAsRunEnds(const Campaign &now);

/// Those with whom a figure that left in anger worked (R19): often nobody is left to listen.
std::vector<FigureId> poisonedIn(const Step &step, FigureId leaver);
/// Those who found somebody to listen.
std::set<FigureId> poisoners(std::span<const Step> steps);

} // namespace muster
