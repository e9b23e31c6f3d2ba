// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

/// What is said of foes with a name and of goals.
namespace muster::words {

/// "Rep 5, crossbow, Bandits", as far as anything is known.
QString about(const Foe &foe, const Pack &pack);
/// "Met twice", "Not met yet".
QString metTimes(const Foe &foe);
/// How the foe left the battle: "got away", "was killed".
QString fate(const FoeMeeting &meeting);
/// What the encounter was: "Raid: Attack".
QString title(const FoeMeeting &meeting);

/// "2 of 3".
QString progress(const Goal &goal);
/// "reached in Month 3", of one that is.
QString reached(const Goal &goal, const Campaign &campaign, const Pack &pack);
/// What it is counted by, and since when: "Battles won, counted over the whole book".
QString about(const Goal &goal, const Campaign &campaign, const Pack &pack);
QString closedAs(CampaignEnding ending); ///< "Closed as won"

} // namespace muster::words
