// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"

namespace muster::acts {

/// A campaign that already runs on paper, as its player tells it (R93). Values of a figure that are left out come from
/// its list.
struct Paper {
    int turn = 1; ///< the present one
    std::optional<int> eal; ///< EAL of the next encounter
    std::optional<PastEncounter> last; ///< the last that was played; its turn is ignored
    std::vector<Figure> band; ///< without numbers
    std::vector<FormerFigure> former; ///< figures that died or left, in order
    std::vector<PastEncounter> past; ///< in order
};

inline constexpr std::size_t mostOnPaper = 200; ///< figures in the band, and as many again among the former

/// Returns the whole campaign as one step without dice. The Star is the one of the band, or that of `wanted` if the
/// band names none.
Result<Step> foundOnPaper(const Pack &pack, const NewCampaign &wanted, const Paper &paper);

/// A figure with values that were left out, and come from its list.
struct FilledIn {
    Figure figure; ///< with these values
    QStringList fields; ///< names of the values left out, as in `muster show`: "rep"
};

/// Returns all of them, the band first; `campaign`: as it was founded.
std::vector<FilledIn> filledIn(const Paper &paper, const Campaign &campaign);

} // namespace muster::acts
