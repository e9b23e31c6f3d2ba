// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "rules/pack/pack.h"

namespace muster {

/// What the small picture of a campaign shows, as plain values.
struct ThumbnailSource {
    std::optional<AccountTable> table; ///< of the current encounter; none: the Reps of the band
    std::vector<int> reps; ///< the Star's first
    bool led = true; ///< there is a Star
    std::optional<CampaignEnding> ended; ///< lost also where it ended with its Star
    Pack pack;
    int size = 256; ///< of both sides, in pixels
};

} // namespace muster
