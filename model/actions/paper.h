// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"

namespace muster::actions {

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

} // namespace muster::actions
