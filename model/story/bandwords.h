// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/figure.h"
#include "rules/pack/pack.h"

/// What the rules call those of a band: the street skirmish has neither Star nor Grunts (R81).
namespace muster::words {

QString star(const Pack &pack); ///< "Star", "Leader"

// Whose Star is whose, where several play (R36).

/// "Ann (Osric)"; the Star's name alone where no player is named.
QString playerAndStar(const Figure &star);
/// "Ann"; the Star's name where no player is named.
QString player(const Figure &star);
/// "Ann’s band"
QString bandOf(const Figure &star);

/// "2 of 6 + 2 of 8": in each Star's band, with its own limit.
QString gruntsOfBands(const Campaign &campaign, const Pack &pack);

/// "120 (band 460)": the player's encounter points, which are the Star's own, and those of all figures (R65).
QString pointsOfPlayer(const Campaign &campaign);

/// Why somebody of the band cannot take part now: "away until Late March, year 1", "captured"; empty of one who can.
QString away(const Figure &figure, const Campaign &campaign, const Pack &pack);
/// The same where there is little room: "away until Late Mar".
QString awayMark(const Figure &figure, const Campaign &campaign, const Pack &pack);

} // namespace muster::words

namespace muster {

/// The band in a line: "Star and 4 of 5 Grunts; total Rep 17", and the encounter points where there are any (R65).
QString bandSummary(const Campaign &campaign, const Pack &pack);

/// One thing a Star has over the rest.
struct StarAdvantage {
    QString title; ///< "Larger than Life"
    QString text; ///< "An enemy below Rep 4 can put Osric Out of the Fight, but not kill."
};

/// By these rules (Swordplay p. 5, Chain Reaction 3.0 p. 5, R28).
std::vector<StarAdvantage> starAdvantages(const Figure &star, const Pack &pack);

/// Whether the rules give a Star dice against damage: their reference says how.
bool hasStarPower(const Pack &pack);

} // namespace muster

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
