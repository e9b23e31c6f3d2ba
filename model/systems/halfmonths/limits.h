// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <optional>
#include <vector>

/// Forces that are bought by points (Chain Reaction, first edition, p. 11).
namespace muster::actions {

/// The points that both sides agreed on; none where figures are recruited otherwise.
std::optional<int> agreedPoints(const Campaign &campaign, const Pack &pack);

/// What those figures of the band cost together.
int priceOf(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &ids);

/// What is left of the points beside those who are here; below 0 where they cost more.
int pointsLeft(const Campaign &campaign, const Pack &pack, int points);
/// Figures that what is left would buy of the cheapest on the list.
int placesFor(const Campaign &campaign, const Pack &pack, int points);

/// Whoever pays chooses: no dice.
void demandUnpaid(const Campaign &campaign, const Pack &pack, Problems &problems);
/// What is left pays for that one.
void demandPaid(const Campaign &campaign, const Pack &pack, FigureId star, const Profile &profile, Problems &problems);

// How many of one band an encounter of the first edition lets come (R77).

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
