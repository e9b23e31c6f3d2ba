// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/media/coverage.h"
#include "rules/media/mediawork.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// What is settled of an encounter of the first edition besides how it was dealt: whether a media crew is there (pp. 10, 11),
/// the band's own vehicles, and whether it is about a stockpile (pp. 15, 18, 19).
namespace muster::acts {

/// Somebody who goes along with the crew that is there: a driver, a bodyguard (p. 11, R76).
Result<Step> joinPress(const Campaign &campaign, const Pack &pack, const QString &type);

/// The band is a media crew itself.
bool isCrew(const Campaign &campaign, const Pack &pack);
/// Whom the list of a campaign has to be picked by hand: its rows, and without dice who goes along with a media crew.
std::vector<TableRow<Profile>> pickableOf(const Campaign &campaign, const Pack &pack);
/// Only a Tech is rolled for, and only one (p. 10).
void demandTechToRoll(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<int> count,
                      Problems &problems);
/// One picked by hand has a part in the crew that is free.
void demandPartInCrew(const Campaign &campaign, const Pack &pack, FigureId star, const Profile &profile,
                      Problems &problems);

/// The figure is of a media crew: it has no share in the encounter's points, and gets shots or interviews.
CrewPart crewPartOf(const Pack &pack, const Figure &figure);
/// Shots are a cameraman's, stories a reporter's (p. 10).
void demandWork(const Pack &pack, const Figure &figure, const MediaWork &media, const QString &who, Problems &problems);

Problems checkStake(const Campaign &campaign);
/// The encounter is about a stockpile, or not after all (R88).
Result<Step> setStake(const Campaign &campaign, bool stockpile);

} // namespace muster::acts

namespace muster {

/// Whether a media crew is at the current encounter, or the die that says so. Empty where the media have no part, or is the
/// campaign's own.
QString pressSentence(const Campaign &campaign, const Pack &pack);
/// "Your vehicles: 2.", or what 2d6 must show for them; empty where the band's list has none.
QString ownVehiclesSentence(const Campaign &campaign, const Pack &pack);

namespace words {

QString title(Coverage coverage); ///< "A media crew is there"
QString rolled(Coverage coverage); ///< "a crew is there": what the die brought
QString brought(Coverage coverage); ///< "full coverage": as the table has it
/// "2 lead stories, 1 sound bite, interviewed Rep 5 and 4": what one of a media crew brought home; may be empty.
QString mediaWork(const MediaWork &media);

} // namespace words
} // namespace muster
