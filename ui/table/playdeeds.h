// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/result.h"
#include "ui/parts/rolleddeed.h"
#include "ui/table/playoffers.h"

namespace muster {

/// What an offer of a row comes to: the reasons why not, and the deed, which may ask for no dice at all.
struct PlayedOffer {
    Problems problems;
    RolledDeed::Deed deed;
};

PlayedOffer play(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer,
                 const MoveByHand &byHand);

/// Why an offer that is shut cannot be taken; empty for any other.
QString whyShut(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer);

} // namespace muster
