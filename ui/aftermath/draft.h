// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"

namespace muster {

/// What the page opens with when nothing is kept: a battle just undone, as it was reported and rolled; else everyone
/// as the figure stands on the table, or fine where nothing was entered there; and no outcome yet.
AftermathDraft freshDraft(const Campaign &campaign, const Book &book);
/// Whether the battle that is reported was finished and undone.
bool isTakenBack(const Book &book);

/// The report and the dice that a finished battle was made from.
AftermathDraft draftOf(const Step &battle, const Campaign &before);

/// A draft after the battle went on: what the table says again of a figure counts, the rest stays as the player has it.
AftermathDraft followPlay(AftermathDraft draft, const Campaign &before, const Campaign &after);

/// A draft without those who are not in the band.
AftermathDraft fitting(AftermathDraft draft, const Campaign &campaign);

} // namespace muster
