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
