// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/media/coverage.h"
#include "rules/media/mediawork.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// Decisions about an encounter of the first edition besides how it was dealt: whether a media crew is there (pp. 10,
/// 11), the band's own vehicles, and whether it is about a stockpile (pp. 15, 18, 19).
namespace muster::acts {

/// Adds somebody who goes along with the crew that is there: a driver, a bodyguard (p. 11, R76).
Result<Step> joinPress(const Campaign &campaign, const Pack &pack, const QString &type);

/// Checks whether the band is a media crew itself.
bool isCrew(const Campaign &campaign, const Pack &pack);
/// Returns the figures of a campaign's list that can be picked by hand: its rows and, without dice, those who go along
/// with a media crew.
std::vector<TableRow<Profile>> pickableOf(const Campaign &campaign, const Pack &pack);

/// Returns the part of a figure in a media crew. Such a figure has no share in the encounter's points, and gets shots
/// or interviews.
CrewPart crewPartOf(const Pack &pack, const Figure &figure);
/// Checks that shots are a cameraman's, stories a reporter's (p. 10).
void demandWork(const Pack &pack, const Figure &figure, const MediaWork &media, const QString &who, Problems &problems);

Problems checkStake(const Campaign &campaign);
/// Sets whether the encounter is about a stockpile (R88).
Result<Step> setStake(const Campaign &campaign, bool stockpile);

} // namespace muster::acts

namespace muster {

/// Returns a sentence on whether a media crew is at the current encounter, or on the die that decides it. Empty if the
/// media have no part, or the crew is the campaign's own.
QString pressSentence(const Campaign &campaign, const Pack &pack);
/// Returns "Your vehicles: 2.", or the 2d6 that are needed for them; empty if the band's list has none.
QString ownVehiclesSentence(const Campaign &campaign, const Pack &pack);

namespace words {

/// Returns the work of one of a media crew: "2 lead stories, 1 sound bite, interviewed Rep 5 and 4"; may be empty.
QString mediaWork(const MediaWork &media);

} // namespace words
} // namespace muster
