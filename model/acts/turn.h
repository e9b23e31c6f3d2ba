// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actkind.h"

#include <functional>

/// What the acts that move somebody have in common.
namespace muster::acts {

/// One of the band who is asked about, and whoever it is; null for anything else.
const OwnFigure *ownAskedFor(const Situation &now);

/// The next of the enemy in order; none where nobody is left to move.
std::optional<Offer> nextMove(const Situation &now);
/// Its own move, or, where it has moved this turn, that of the next in order.
Offer moveOrNext(const Situation &now, const Act &own, int movedIn, Rank rank);
/// M.
TableKey moveKey();

/// Into which of the sections, a choice each.
Offer toSections(const Situation &now, const std::function<Act(int section)> &place);
/// 1 to 9.
TableKey placingKey();

/// All there is to an act `A{whom, section}`: somebody stands in that section by now. `Run` does it; `Whom` says who it is
/// that is asked about, if he can be placed.
template<typename A, Problems (*Run)(const Doing &, const A &), auto Whom>
Parts<A> placingParts(const char *name, const Word<A> &word)
{
    return {.name = name,
            .run = Run,
            .words = {word},
            .offers = [](const Situation &now) -> std::vector<Offer> {
                const std::optional<int> whom = Whom(now);
                if (!whom)
                    return {};
                return {toSections(now, [=](int section) { return A{*whom, section}; })};
            },
            .keys = {placingKey()}};
}

} // namespace muster::acts
