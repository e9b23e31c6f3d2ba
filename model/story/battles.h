// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/story/landwords.h"
#include "model/story/narratedstep.h"
#include "rules/encounter/kind.h"
#include "rules/pack/pack.h"

#include <span>
#include <vector>

namespace muster {

/// Figures that joined (Theme::Recruit), came back (Recovery), left (Leaves), died, were captured or were poisoned.
struct RosterChange {
    Theme theme = Theme::Recruit;
    std::vector<FigureId> who;
};

/// A battle with the steps that led to it, from the end of the battle before: its encounter, its outcome, and its
/// effect on the band. The last one may still be to come.
struct BattleStory {
    int first = 1; ///< number of its first step, counted from 1
    int last = 0; ///< number of its last step; less than `first` if there are none yet
    int finished = 0; ///< number of the step that ended it; 0 if there is none yet
    int turn = 1;
    QString mark; ///< "7", "Late Mar"
    QString kind; ///< "Raid: Attack"; empty if not known yet
    bool underWay = false;
    std::optional<Outcome> outcome; ///< none while it is still to be played
    std::optional<int> eal;
    std::optional<int> ealAfter; ///< EAL of the next battle; none if not known
    int repBefore = 0; ///< total Rep
    std::optional<int> repAfter; ///< none while it is still to be played
    std::vector<RosterChange> roster; ///< ordered by theme
    int killed = 0; ///< number of enemies killed
    std::optional<int> enemies; ///< number of enemies met; none if not known
    int notes = 0;
    int pictures = 0;

    /// Returns whether the step, counted from 1, belongs to the battle.
    bool has(int step) const { return step >= first && step <= last; }
};

/// Returns the battles of these steps, oldest first and the present one last. If the campaign is over, the last one is
/// the last that was fought.
std::vector<BattleStory> battlesOf(std::span<const Step> steps, const Pack &pack);

/// Counts the notes and pictures of each battle, including notes that were written on the table.
void countAttachments(std::vector<BattleStory> &battles, std::span<const Step> steps, const PlacedWords &placed);

/// Returns "Berta and Joan left".
QString inWords(const RosterChange &change, const Campaign &campaign);
/// Returns "success", "under way" or "not played yet".
QString resultInWords(const BattleStory &battle);
/// Returns "4 of 6"; empty if nothing is known of the enemies, or before the battle was fought.
QString killedInWords(const BattleStory &battle);

} // namespace muster
