// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <array>
#include <map>
#include <vector>

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

/// What decides on what a PEF turns out to be: the Enemy Activity Level, or how many were resolved before (R51).
enum class PefsBy : std::uint8_t { Activity, Resolved };

/// Of the current encounter or else the next, by the parts its pack has and the campaign's options. The one place that
/// decides it.
PefsBy pefsBy(const Campaign &campaign, const Pack &pack);

/// Where PEFs go by how many were resolved before: how they are placed, move and are resolved, in sentences. Else none.
QStringList pefSentences(const Campaign &campaign, const Pack &pack);

/// What each face of the die makes of a PEF: a row for every number of PEFs resolved before.
struct LetterRow {
    QString name; ///< "3+ before"
    std::array<PefForce, 6> letters{}; ///< by face − 1
};

/// The rows of a pack that has PEFs resolved by how many were before.
std::vector<LetterRow> letterRows(const PatrolTables &tables);

/// What the letters stand for: "main body, 1d6 + 3, their leader on 1–5", "stragglers …", "false alarm".
QString letterWords(const Campaign &campaign, const Pack &pack, PefForce force);

} // namespace muster
