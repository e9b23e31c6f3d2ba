// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// How many of one band an encounter of the first edition lets come (R77).
namespace muster::actions {

/// What an encounter lets a band bring beside its leader (R68, R77).
struct Allowed {
    int grunts = 0;
    std::optional<int> rep = {}; ///< that the Grunts may have in all, where this is what counts and not their heads
};

/// What the current encounter lets that Star's band bring.
Allowed allowedIn(const Campaign &campaign, const Pack &pack, FigureId star);

/// Why those of the band cannot begin the current encounter together; empty: they can.
Problems beyondLimit(const Campaign &band, const Pack &pack, const Allowed &allowed,
                     const std::vector<FigureId> &party);
/// The figure did not fight the encounter that the current one follows at once.
Problem satOut(const Figure &figure);

/// The band reduced to those who are brought.
Campaign broughtOf(const Campaign &band, const std::vector<FigureId> &party);

/// The current encounter as those find it who come: its dice for surprise go by their leader, and by that of a band that is
/// met (p. 13, R97). None where it stays as it was dealt.
std::optional<Encounter> foundBy(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party);

/// The leader, and the best of the others as far as the encounter allows them.
std::vector<FigureId> bestParty(const Campaign &band, const Pack &pack, const Allowed &allowed);

} // namespace muster::actions
