// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/changes/change.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

class QJsonObject;

namespace muster {

class Correction;
class Telling;
struct AftermathDraft;
struct BattleReport;
struct EncounterText;
struct Placements;
struct StoryLine;
struct TableEdges;

namespace acts {
struct ProposedOutcome;
}

/// The rules of one kind of encounter: its text when it is rolled up, its editing, play, report and story.
class EncounterRules
{
public:
    virtual ~EncounterRules() = default;

    /// Returns the text of the current encounter's sheet.
    virtual EncounterText describe(const Campaign &campaign, const Pack &pack) const = 0;
    /// Returns it in the form for other programs: `muster show --json`.
    virtual QJsonObject shown(const Encounter &encounter, const Pack &pack) const = 0;
    /// Returns the beginning of both sides; `entry`: the section that the player has chosen to begin in.
    virtual Placements placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const;
    /// Returns the texts for both sides at the edges of the map; `play`: the present state of the battle.
    virtual TableEdges edges(const Encounter &encounter, const Pack &pack, const Play *play) const;

    // Editing by hand.

    /// Adds the problems of its own part.
    virtual void checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                                 Problems &problems) const = 0;
    /// Edits its own part, field by field.
    virtual void correct(const Campaign &, const Pack &, Encounter &, Correction &) const { }
    /// Returns the differences in its own part, each in half a sentence.
    virtual QStringList differences(const Encounter &, const Encounter &) const { return {}; }

    // Play, and the end of the battle.

    /// Returns the next thing to do.
    virtual QString whatNow(const Campaign &campaign, const Pack &pack) const = 0;
    /// Returns true if only the report is left, because the objective is settled.
    virtual bool isDecided(const Campaign &, const Pack &) const { return false; }
    /// Returns whose go it is, when a battle under way is taken up again: "Turn 6, your go".
    virtual QString whoseGo(const Campaign &campaign, const Pack &pack) const = 0;
    /// Fills in the outcome that the table shows, besides the figures' fates.
    virtual void report(const Campaign &, AftermathDraft &) const { }
    /// Checks those parts of a report that are not the figures' fates.
    virtual void checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                             Problems &problems) const;

    // The Chronicle.

    virtual void tellPrepared(Telling &telling) const = 0;
    virtual void tellBattle(Telling &telling) const = 0;
    /// Returns the line for a change of its own while the battle is on the table; none for any other.
    virtual std::optional<StoryLine> toldChange(const Telling &telling, const Change &change) const;
};

const EncounterRules &rulesOf(const Encounter &encounter);

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
