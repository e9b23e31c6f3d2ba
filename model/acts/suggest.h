// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "rules/pack/pack.h"

/// What the window fills in or asks before the player has said anything. The terminal's defaults are its own.
namespace muster::acts {

/// Options that suit a campaign founded with this list; the pack's defaults are left out. Factions are the Wasteland's.
Options suggestedOptions(const Pack &pack, const ArmyList &list, bool rollsFaction = false);

/// That of the encounter that follows at once, else the enemy last met, else the list's foe, else any list but the band's own.
QString suggestedEnemy(const Campaign &campaign, const Pack &pack);

/// What is asked of a figure after the battle: whether it turned only where zombies are met, or are usual while nobody is
/// met yet, or where somebody is told to have turned all the same.
std::vector<Fate> fatesAsked(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &told = {});

// What a campaign's options choose, where more than one place goes by it.

/// What stories of its genre have (R74).
GenreTraits genreOf(const Campaign &campaign, const Pack &pack);
/// Figures may turn: its stories or its enemies are those they turn into.
bool mayTurn(const Campaign &campaign, const Pack &pack);
/// Which of the two prints of the numbers of enemies counts (R47).
NumbersPrint chosenNumbers(const Campaign &campaign, const Pack &pack);
/// PEFs are to be resolved by the Enemy Activity Level (R51).
bool choosesPefsByLevel(const Campaign &campaign, const Pack &pack);

} // namespace muster::acts
