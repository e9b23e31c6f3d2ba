// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actkind.h"

#include <functional>

/// Functions that the acts for movement share.
namespace muster::acts {

/// Returns the figure of the band that is asked about, whoever it is; null for anything else.
const OwnFigure *ownAskedFor(const Situation &now);

/// Returns the move of the next enemy in order; none if nobody is left to move.
std::optional<Offer> nextMove(const Situation &now);
/// Returns its own move or, if it has moved this turn, that of the next in order.
Offer moveOrNext(const Situation &now, const Act &own, int movedIn, Rank rank);
/// Returns the key M.
TableKey moveKey();

/// Returns an offer with a choice for each section.
Offer toSections(const Situation &now, const std::function<Act(int section)> &place);
/// Returns the keys 1 to 9.
TableKey placingKey();

/// Returns all parts of an act `A{whom, section}` that records the section where somebody stands now. `Run` does it;
/// `Whom` returns the one asked about, if it can be placed.
template<typename A, Problems (*Run)(const ActContext &, const A &), auto Whom>
Parts<A> placingParts(const char *name, const Word<A> &word)
{
    return {.name = name,
            .run = Run,
            .words = {word},
            .offers = [](const Situation &now) -> Offers {
                const std::optional<int> whom = Whom(now);
                if (!whom)
                    return {};
                return {toSections(now, [=](int section) { return A{*whom, section}; })};
            },
            .keys = {placingKey()}};
}

} // namespace muster::acts
