// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/figure.h"
#include "rules/pack/pack.h"

/// Texts about a band in the terms of its rules: the street skirmish has neither Star nor Grunts (R81).
namespace muster::words {

QString star(const Pack &pack); ///< "Star" or "Leader"

// Texts that say whose Star is whose, if several players take part (R36).

/// Returns "Ann (Osric)", or the Star's name alone if there is no player's name.
QString playerAndStar(const Figure &star);
/// Returns "Ann", or the Star's name if there is no player's name.
QString player(const Figure &star);
/// Returns "Ann’s band".
QString bandOf(const Figure &star);

/// Returns the rules and the list, such as "Swordplay, Feudal".
QString rules(const Campaign &campaign, const Pack &pack);
/// Returns the battles won, such as "5 of 7".
QString won(const std::vector<PastEncounter> &past);

/// Returns "2 of 6 + 2 of 8": the Grunts of each Star's band, with its own limit.
QString gruntsOfBands(const Campaign &campaign, const Pack &pack);

/// Returns "120 (band 460)": the player's encounter points, which are the Star's own, and those of all figures (R65).
QString pointsOfPlayer(const Campaign &campaign);

/// Returns the reason why a figure of the band cannot take part now: "away until Late March, year 1", "captured"; empty
/// if it can.
QString away(const Figure &figure, const Campaign &campaign, const Pack &pack);
/// Returns a short form of the same: "away until Late Mar".
QString awayMark(const Figure &figure, const Campaign &campaign, const Pack &pack);

} // namespace muster::words

namespace muster {

/// Returns the band in a line: "Star and 4 of 5 Grunts; total Rep 17", and the encounter points if there are any (R65).
QString bandSummary(const Campaign &campaign, const Pack &pack);

/// An advantage that a Star has over other figures.
struct StarAdvantage {
    QString title; ///< such as "Larger than Life"
    QString text; ///< such as "An enemy below Rep 4 can put Osric Out of the Fight, but not kill."
};

/// Returns the advantages under these rules (Swordplay p. 5, Chain Reaction 3.0 p. 5, R28).
std::vector<StarAdvantage> starAdvantages(const Figure &star, const Pack &pack);

/// Returns whether the rules give a Star dice against damage, which their reference shows.
bool hasStarPower(const Pack &pack);

} // namespace muster

/// Texts about named foes and goals.
namespace muster::words {

/// Returns "Rep 5, crossbow, Bandits", as far as known.
QString about(const Foe &foe, const Pack &pack);
/// Returns "Met twice", "Not met yet".
QString metTimes(const Foe &foe);
/// Returns the foe's fate in the battle: "got away", "was killed".
QString fate(const FoeMeeting &meeting);
/// Returns the encounter: "Raid: Attack".
QString title(const FoeMeeting &meeting);

/// Returns "2 of 3".
QString progress(const Goal &goal);
/// Returns "reached in Month 3". The goal must be reached.
QString reached(const Goal &goal, const Campaign &campaign, const Pack &pack);
/// Returns the quantity that is counted, and since when: "Battles won, counted over the whole book".
QString about(const Goal &goal, const Campaign &campaign, const Pack &pack);
QString closedAs(CampaignEnding ending); ///< "Closed as won"

} // namespace muster::words
