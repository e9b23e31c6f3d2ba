// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/campaignsystem.h"

namespace muster {

namespace acts {
struct ProposedOutcome;
}

/// The layout of the texts beside the map of an encounter.
struct SidesOnMap {
    bool dealt = false; ///< the encounter says where both sides stand; else their sections do
    bool theirsAbove = false;
    /// A side that follows the other comes by the same edge.
    enum class Below : std::uint8_t { Yours, YoursThenTheirs, TheirsThenYours } below = Below::Yours;
};
SidesOnMap sidesOnMap(const Encounter &encounter);

/// Returns the kinds of the encounter, the narrowest first: "raid-attack", "raid".
std::vector<Term> kindsOf(const Encounter &encounter);
/// Returns the narrowest kind, by which odds and record are kept.
Term kindOf(const Encounter &encounter);
/// Returns the ids of the kinds of an encounter that was played, as `kindsOf()`.
QStringList kindsOf(const PastEncounter &past);
/// Checks whether something of the current encounter was noted while it was on the table.
bool isNoted(const Campaign &campaign);
/// Returns the enemy that the band meets next by default, once this encounter is the current one.
QString enemyMetNext(const Campaign &campaign, const Encounter &encounter);

/// Returns the leader of the enemy on the table who is not a known foe; none if there is none.
std::optional<FigureOnTable> unknownLeader(const Campaign &campaign);
/// Rolls whether the leader comes before the current encounter is over, if a party of `party` sees everything: with one
/// of the PEFs of a Patrol or a Raid, resolved one after the other. Dice: as for each of them (R24, R49).
bool leaderComes(const Campaign &campaign, const Pack &pack, int party, Dice &dice);

// The result of an encounter for a side: if two bands meet, for the one whose it is, or for the one that is `met`.

/// Returns the part of the encounter's points that counts for the side.
Fraction scored(const Campaign &campaign, const BattleReport &report, bool met);
/// Checks whether the side holds the field, provided that it wins and somebody stands.
bool holdsField(const Campaign &campaign, const BattleReport &report, bool met);
/// Returns the outcome by the book of its own encounters; none if the book does not say (R9).
std::optional<acts::ProposedOutcome> proposeByTheBook(const Campaign &campaign, const BattleReport &report);
/// Returns the encounters that may follow at once: ids and names.
std::vector<Term> sequelsOf(const Encounter &encounter, const Pack &pack);

} // namespace muster
