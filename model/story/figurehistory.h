// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

#include <span>

namespace muster {

/// Why somebody's Rep is what it is: one entry for its joining, each change of its Rep, and its leaving.
struct FigureChapter {
    int turn = 0;
    int rep = 0; ///< from then on
    Theme theme = Theme::Rep;
    QString title; ///< "Rep 4 to 3"
    QString detail; ///< whole sentences
    StoryDice dice;
    QString thrower; ///< as in StepStory
    QStringList rulings;
};

std::vector<FigureChapter> figureHistory(std::span<const Step> steps, const Pack &pack, FigureId id);

/// How somebody left, for the list of those who did: "left, and poisoned minds", "left after the patrol failed", "died of
/// wounds". Empty of somebody who did not.
QString howLeft(std::span<const Step> steps, FigureId id);

/// Who poisoned the figure, and when; for one who is poisoned now.
struct Poisoning {
    QString by;
    int turn = 0;
};
std::optional<Poisoning> poisonedBy(std::span<const Step> steps, FigureId id);

} // namespace muster
