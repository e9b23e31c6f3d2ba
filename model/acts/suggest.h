// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "rules/pack/pack.h"

/// Values and questions of the window before the player has said anything. The terminal has its own defaults.
namespace muster::acts {

/// Returns options that suit a campaign founded with this list, without the pack's defaults. Factions belong to the
/// Wasteland.
Options suggestedOptions(const Pack &pack, const ArmyList &list, bool rollsFaction = false);

/// Returns the enemy of the encounter that follows at once, else the enemy last met, else a team that suits the
/// campaign, else the list's foe, else any list but the band's own.
QString suggestedEnemy(const Campaign &campaign, const Pack &pack);

/// Returns the fates that are asked of a figure after the battle. Turned is one of them only if zombies are met, or are
/// usual while nobody is met yet, or if somebody is reported to have turned all the same.
std::vector<Fate> fatesAsked(const Campaign &campaign, const Pack &pack, const ReportedFates &told = {});

// Choices of a campaign's options that several places depend on.

/// Returns the traits of stories in its genre (R74).
GenreTraits genreOf(const Campaign &campaign, const Pack &pack);
/// Checks whether figures may turn: the genre or the enemies include those they turn into.
bool mayTurn(const Campaign &campaign, const Pack &pack);
/// Returns which of the two prints of the numbers of enemies counts (R47).
NumbersPrint chosenNumbers(const Campaign &campaign, const Pack &pack);
/// Checks whether PEFs are resolved by the Enemy Activity Level (R51).
bool choosesPefsByLevel(const Campaign &campaign, const Pack &pack);

} // namespace muster::acts
