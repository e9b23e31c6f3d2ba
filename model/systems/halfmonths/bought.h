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

} // namespace muster::actions
