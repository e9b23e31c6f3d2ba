// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QString>

namespace muster {

/// What an encounter of the first edition asks for next, on the table (pp. 4, 12 to 15).
QString scenarioNow(const Campaign &campaign, const Pack &pack);

/// What can be done in it, in a button's words: "Ambush", "Spotting", "Next round".
QString deedTitle(ScenarioDeed deed);
/// And in a sentence.
QString deedAbout(ScenarioDeed deed, const RoundTables &rounds);
/// What is reached where an encounter has something to reach: "The hostages are out", "The bank is robbed".
QString objectiveTitle(const Scenario &scenario);

} // namespace muster
