// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/book.h"

namespace muster {

/// The dice the encounter in hand was dealt with, as the step that prepared it holds them. What was corrected by hand
/// since has none.
class SetupDice
{
public:
    SetupDice() = default;
    SetupDice(const Book &book, const Encounter &inHand);

    /// Terrain, then buildings; empty if there are none to show.
    Rolls ofSection(int section) const;
    Rolls ofPef(int pef) const;

private:
    Rolls of(RollKind kind, int subject) const;

    Rolls m_rolls;
    Encounter m_dealt;
    Encounter m_inHand;
};

} // namespace muster
