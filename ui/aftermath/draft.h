// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/book.h"
#include "model/campaign/report.h"

namespace muster {

/// What the page opens with when nothing is kept: a battle just taken back, as it was reported and rolled, else everyone
/// of the band fine and no outcome yet.
AftermathDraft freshDraft(const Campaign &campaign, const Book &book);

/// The report and the dice that a finished battle was made from.
AftermathDraft draftOf(const Step &battle);

/// A draft without those who are not in the band.
AftermathDraft fitting(AftermathDraft draft, const Campaign &campaign);

} // namespace muster
