// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"

namespace muster::acts {

/// A campaign that already runs on paper, as its player tells it (R93). What is not said of a figure is as its list has it.
struct Paper {
    int turn = 1; ///< the present one
    std::optional<int> eal; ///< of the next encounter
    std::optional<PastEncounter> last; ///< that was played; its turn says nothing
    std::vector<Figure> band; ///< without numbers
    std::vector<FormerFigure> former; ///< those who died or left, in order
    std::vector<PastEncounter> past; ///< in order
};

inline constexpr std::size_t mostOnPaper = 200; ///< figures in the band, and again among the former

/// The whole campaign in one step without dice. The Star is the one of the band, or as `wanted` has it where the band names
/// none.
Result<Step> foundOnPaper(const Pack &pack, const NewCampaign &wanted, const Paper &paper);

/// A figure of whom something was left out, and is as its list has it.
struct FilledIn {
    Figure figure; ///< as it is now
    QStringList fields; ///< what was left out, as `muster show` calls it: "rep"
};

/// All of them, the band first; `campaign`: as it was founded.
std::vector<FilledIn> filledIn(const Paper &paper, const Campaign &campaign);

} // namespace muster::acts
