// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// Where a campaign stands, in two short texts.
struct StateText {
    QString title; ///< "Month 7, after the Raid: Attack of Month 6"
    QString detail; ///< "five figures, EAL 3"
};

StateText describeState(const Campaign &campaign, const Pack &pack);

} // namespace muster
