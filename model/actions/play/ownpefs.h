// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"

/// The player's own PEFs in a game head to head: three markers, each with some of the band or with nobody (Swordplay p. 26,
/// R37).
namespace muster::actions {

/// This encounter has PEFs, so that players can hide figures under them.
bool hidesUnderPefs(const Campaign &campaign);

/// Whom it hides, and where it stands; nobody: a decoy. Until it is turned over it can be written anew.
Result<Step> hideOwn(const Campaign &campaign, int pef, int section, const std::vector<FigureId> &figures);
/// To where it stands by now.
Result<Step> placeOwnPef(const Campaign &campaign, int pef, int section);
/// The other player has seen it: those whom it hid stand there as a group of their own.
Result<Step> revealOwn(const Campaign &campaign, int pef);

} // namespace muster::actions
