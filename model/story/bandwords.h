// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

/// What the rules call those of a band: the street skirmish has neither Star nor Grunts (R81).
namespace muster::words {

QString star(const Pack &pack); ///< "Star", "Leader"
QString grunt(const Pack &pack); ///< "Grunt", "figure"
QString grunts(const Pack &pack); ///< "Grunts", "figures"

/// Why somebody of the band cannot take part now: "away until Late March, year 1", "captured"; empty of one who can.
QString away(const Figure &figure, const Campaign &campaign, const Pack &pack);
/// The same where there is little room: "away until Late Mar".
QString awayMark(const Figure &figure, const Campaign &campaign, const Pack &pack);

} // namespace muster::words

namespace muster {

/// The band in a line: "Star and 4 of 5 Grunts, Rep 17 in all", and the encounter points where there are any (R65).
QString bandSummary(const Campaign &campaign, const Pack &pack);

} // namespace muster
