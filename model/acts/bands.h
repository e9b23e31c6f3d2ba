// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "model/changes/band.h"
#include "model/changes/change.h"
#include "rules/pack/pack.h"

#include <optional>

/// Several Stars in one campaign, each with Grunts of its own (R36).
namespace muster::acts {

/// Checks whether a Grunt has more Rep than that Star today, and the rules mind (R10).
bool outranks(const Pack &pack, const Figure &grunt, const Figure &star);

/// Returns the change by which the Grunt follows this Star from now on; its points stay with the band they were won for
/// (R65).
GruntTakenOver takenOver(const Pack &pack, const Figure &grunt, const Figure &star);

/// Checks whether the Grunt may follow that Star: if no Grunt can have more Rep than the Star, no better one does
/// (R41).
bool mayFollowStar(const Pack &pack, const Figure &grunt, const Figure &star);

/// Returns the changes for the Grunts of a lost Star: as many as there is room for follow another one, those named in
/// `heirs` first, lowest id first; the others leave, highest id first.
Changes disband(const Campaign &campaign, const Pack &pack, FigureId star, const Heirs &heirs, LeaveCause cause);

/// Returns the number of the Star who keeps the stockpile of the lost one's band: the first who takes over its Grunts.
/// 0: nobody does, or it was the first Star's, whose stockpile the next Star keeps.
int stockHeir(const Campaign &campaign, const Pack &pack, FigureId lost, const Heirs &heirs);

} // namespace muster::acts
