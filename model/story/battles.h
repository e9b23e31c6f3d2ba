// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/story/landwords.h"
#include "model/story/stepstory.h"
#include "rules/encounter/kind.h"
#include "rules/pack/pack.h"

#include <span>
#include <vector>

namespace muster {

/// Figures that joined (Theme::Recruit), came back (Recovery), left (Leaves), died, were captured or poisoned.
struct RosterChange {
    Theme theme = Theme::Recruit;
    std::vector<FigureId> who;

    friend bool operator==(const RosterChange &, const RosterChange &) = default;
};

/// A battle with the steps that led to it, from the end of the battle before: what was met, how it ended, and what it did to
/// the band. The last one may still be to come.
struct BattleStory {
    int first = 1; ///< its steps, counted from 1
    int last = 0; ///< before `first`: there are none yet
    int finished = 0; ///< the step that ended it; 0 while there is none
    int turn = 1;
    QString mark; ///< "7", "Late Mar"
    QString kind; ///< "Raid: Attack"; empty where it is not known yet
    bool underWay = false;
    std::optional<Outcome> outcome; ///< none while it is still to be played
    std::optional<int> eal;
    std::optional<int> ealAfter; ///< of the next battle
    int repBefore = 0; ///< in all
    std::optional<int> repAfter; ///< none while it is still to be played
    std::vector<RosterChange> roster; ///< in the order of their themes
    int killed = 0; ///< enemies
    std::optional<int> enemies; ///< that were met; none where it is not known
    int notes = 0;
    int pictures = 0;

    /// Whether the step, counted from 1, is one of its own.
    bool has(int step) const { return step >= first && step <= last; }
    friend bool operator==(const BattleStory &, const BattleStory &) = default;
};

/// Those of these steps, and the present one last; a campaign that is over ends with its last battle.
std::vector<BattleStory> battlesOf(std::span<const Step> steps, const Pack &pack);

/// Counts the notes and pictures of each; a note that was written on the table is one too.
void countAttachments(std::vector<BattleStory> &battles, std::span<const Step> steps, const PlacedWords &placed);

/// "Berta and Joan left".
QString inWords(const RosterChange &change, const Campaign &campaign);
/// "success", "under way", "not played yet".
QString resultInWords(const BattleStory &battle);
/// "4 of 6"; empty where nothing is known of the enemies.
QString killedInWords(const BattleStory &battle);

} // namespace muster
