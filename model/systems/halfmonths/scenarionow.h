// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/systems/halfmonths/scenarioinplay.h"
#include "rules/pack/pack.h"
#include "rules/scenario/scenario.h"

#include <QString>

namespace muster {

/// What can be done in it, in a button's words: "Ambush", "Spotting", "Next round".
QString deedTitle(ScenarioDeed deed);
/// And in a sentence.
QString deedAbout(ScenarioDeed deed, const RoundTables &rounds);
/// What is reached where an encounter has something to reach: "The hostages are out", "The bank is robbed".
QString objectiveTitle(const Scenario &scenario);

} // namespace muster
