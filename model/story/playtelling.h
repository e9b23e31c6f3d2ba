// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/telling.h"

/// Lines of the battle on the table, for tellPlayed().
namespace muster {

/// What of the table a change is about.
Theme playTheme(const Change &change);

/// A deed of an encounter of the first edition; `before`: the table as it stood.
StoryLine tellScenarioStood(const Telling &telling, const Play &before, const ScenarioStood &stood);

/// Who does not see the others come, by the leaders of those who came.
StoryLine tellFound(const Encounter &encounter);

/// Where a building's guards stand.
StoryLine tellGuards(const Telling &telling, const GuardsPlaced &placed);

/// What a scout met in a section.
StoryLine tellScouted(const Telling &telling, const Encounter &encounter, const SectionScouted &scouted);

/// The Star's dice against damage; `before`: the campaign as it stood.
StoryLine tellStarPower(const Telling &telling, const Campaign &before, const StarPowerLeft &left);

/// A raid's building, and how long it takes yet.
StoryLine tellLooting(const Telling &telling, const BuildingSearched &searched);

/// What one of the band did by now.
StoryLine tellDeeds(const Telling &telling, const FigureDid &did);

} // namespace muster
