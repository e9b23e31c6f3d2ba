// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

#include <map>
#include <span>

namespace muster {

/// What decided a figure's life: its joining, each change of its Rep, each roll that could have ended it, and its leaving.
struct FigureChapter {
    int step = 0; ///< from 1
    int turn = 0;
    bool ofRep = true; ///< why its Rep is what it is; else a roll that left it as it was
    int rep = 0; ///< from then on
    Theme theme = Theme::Rep;
    QString title; ///< "Rep 4 to 3"
    QString detail; ///< whole sentences
    StoryDice dice;
    QString thrower; ///< as in StepStory
    QStringList rulings;
};

/// Of everybody who ever was in the band, in one walk through the steps.
using FigureHistories = std::map<FigureId, std::vector<FigureChapter>>;
FigureHistories figureHistories(std::span<const Step> steps, const Pack &pack);

/// Why one figure's Rep is what it is.
std::vector<FigureChapter> figureHistory(std::span<const Step> steps, const Pack &pack, FigureId id);
/// The same out of those of everybody.
std::vector<FigureChapter> whyItsRep(const FigureHistories &histories, FigureId id);

/// How those who left did, for the list of them: "left, and poisoned minds", "left after the patrol failed", "died of wounds".
std::map<FigureId, QString> howEverybodyLeft(std::span<const Step> steps);

/// Who poisoned the figure, and when; for one who is poisoned now.
struct Poisoning {
    QString by;
    int turn = 0;
};
std::optional<Poisoning> poisonedBy(std::span<const Step> steps, FigureId id);

} // namespace muster
