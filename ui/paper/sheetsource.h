// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

namespace muster {

/// What a sheet is made from. Plain values: the sheet of a month long past is drawn by the same code.
struct SheetSource {
    Campaign campaign;
    Pack pack;
    QString fileName; ///< "harrow.muster", for the foot
    int step = 0;
};

/// The quick reference is made from the pack alone.
enum class SheetKind : std::uint8_t { Roster, Encounter, QuickReference };

} // namespace muster
