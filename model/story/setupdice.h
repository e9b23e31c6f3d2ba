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

/// The dice that rolled the current encounter or re-rolled parts of it, from the steps. Parts corrected by hand since
/// have none.
class SetupDice
{
public:
    SetupDice() = default;
    SetupDice(const History &history, const Encounter &inHand);

    /// Returns the dice for terrain, then buildings; empty if there are none to show.
    Rolls ofSection(int section) const;
    Rolls ofPef(int pef) const;

    /// Returns the dice rolled by `by` that still apply, for the sheet: "section 1: 3 4, section 2: 4 5 4, PEF 1: 3";
    /// empty if there are none.
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

/// Returns the dice for the sheet of the current encounter, and who rolled them; empty if there is no such encounter,
/// or its seed determines them.
QString dealtInWords(const History &history);

/// The rule for resolving a PEF: by the Enemy Activity Level, or by the number resolved before (R51).
enum class PefsBy : std::uint8_t { Activity, Resolved };

/// Returns the rule for the current encounter or else the next, which depends on the parts of the pack and the
/// campaign's options. This is the only place that decides it.
PefsBy pefsBy(const Campaign &campaign, const Pack &pack);

/// Returns sentences on how PEFs are placed, move and are resolved, if this depends on the number resolved before;
/// otherwise none.
QStringList pefSentences(const Campaign &campaign, const Pack &pack);

/// A row for a number of PEFs resolved before: the results of each face of the die.
struct LetterRow {
    QString name; ///< such as "3+ before"
    std::array<PefForce, 6> letters{}; ///< indexed by face − 1
};

/// Returns the rows of a pack whose PEFs are resolved by the number resolved before.
std::vector<LetterRow> letterRows(const PatrolTables &tables);

/// Returns the meaning of a letter: "main body, 1d6 + 3, their leader on 1–5", "stragglers …", "false alarm".
QString letterWords(const Campaign &campaign, const Pack &pack, PefForce force);

} // namespace muster
