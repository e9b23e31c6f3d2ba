// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"
#include "ui/table/playoffers.h"

namespace muster {

/// What an offer of a row comes to: an act with dice, or a step without any, or why there is none.
using PlayedOffer = std::variant<Act, Result<Step>>;

PlayedOffer play(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer,
                 const MoveByHand &byHand);

/// Why an offer that is shut cannot be taken; empty for any other.
QString whyShut(const Campaign &campaign, const Pack &pack, const RowKey &row, const PlayOffer &offer);

} // namespace muster
