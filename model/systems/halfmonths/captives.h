// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/aftermath.h"
#include "model/campaign/campaign.h"

#include <vector>

/// Those in the enemy's hands, and those who turned, whom a Recover can bring back (Chain Reaction, first edition, pp. 10,
/// 14, R85).
namespace muster::actions {

/// Where the encounter in hand is a Recover: the band that comes for its own (R97). None elsewhere.
std::optional<Campaign> bandThatRescues(const Campaign &campaign);

/// Those of that band who are the hostages of the encounter in hand; the others that it has are strangers.
std::vector<FigureId> ownHostages(const Campaign &campaign);
/// Its Stars in the enemy's hands whom this Recover cannot free, so that they are lost when it is over (R85).
std::vector<FigureId> starsLeftBehind(const Campaign &campaign);

/// Those of the band who turned and whom an antidote can bring back.
std::vector<FigureId> turnedOnes(const Campaign &band);

/// What the Recover that is over brings back. A Star whom it was to free and did not is lost, and so are captured Stars for
/// whom nobody is left to come.
void endCaptivity(Aftermath &aftermath);

} // namespace muster::actions
