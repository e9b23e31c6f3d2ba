// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

#include <map>

namespace muster {

/// The dice the current encounter was rolled up with, or parts of it re-rolled, as the steps hold them. What was corrected by
/// hand since has none.
class SetupDice
{
public:
    SetupDice() = default;
    SetupDice(const Book &book, const Encounter &inHand);

    /// Terrain, then buildings; empty if there are none to show.
    Rolls ofSection(int section) const;
    Rolls ofPef(int pef) const;

    /// All that still hold and were thrown so, for the sheet: "section 1: 3 4, section 2: 4 5 4, PEF 1: 3"; empty without.
    QString inWords(Thrower by) const;

private:
    template<typename Piece>
    struct Dealt {
        Piece piece;
        Rolls dice;
    };
    template<typename Piece>
    using DealtPieces = std::map<int, Dealt<Piece>>;

    void note(const Setup &dealt, const Rolls &rolls);

    Setup m_inHand;
    DealtPieces<Section> m_sections;
    DealtPieces<Pef> m_pefs;
};

/// The dice that go on the sheet of the current encounter, and whose they were; none where there is no such encounter, or its
/// seed gives them.
QString dealtInWords(const Book &book);

} // namespace muster
