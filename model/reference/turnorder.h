// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/reference/shelf.h"

namespace muster {

/// Those of both sides who act at the same initiative.
struct ActingTogether {
    int initiative = 0;
    QStringList yours;
    QStringList theirs; ///< "enemy 2", by his place
};

/// Who acts when in the game in hand, by the initiative he begins it with, the lowest first: so they move; they fire the
/// other way round (the street skirmish, p. 1). None where no game is in hand.
std::vector<ActingTogether> turnOrder(const Campaign &campaign);

/// An entry's table with what the campaign knows about it: below the sequence of a turn, who acts when.
ShelfTable tableIn(const Campaign &campaign, const ShelfEntry &entry, const ShelfVariant &variant);

} // namespace muster
