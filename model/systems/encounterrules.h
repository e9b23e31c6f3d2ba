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

/// One kind of encounter: how it stands as it was rolled up, how it is edited, played, reported and told.
class EncounterRules
{
public:
    virtual ~EncounterRules() = default;

    /// What its sheet says of the one in hand.
    virtual EncounterText describe(const Campaign &campaign, const Pack &pack) const = 0;
    /// As others read it: `muster show --json`.
    virtual QJsonObject shown(const Encounter &encounter, const Pack &pack) const = 0;
    /// How both sides begin; `entry`: the section of yours that the player has chosen.
    virtual Placements placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const;
    /// What is said of both sides at the edges of the map; `play`: as the battle stands.
    virtual TableEdges edges(const Encounter &encounter, const Pack &pack, const Play *play) const;

    // The same edited by hand.

    /// What of its own part cannot be so.
    virtual void checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                                 Problems &problems) const = 0;
    /// Its own part, field by field.
    virtual void correct(const Campaign &, const Pack &, Encounter &, Correction &) const { }
    /// What of its own part differs, each in half a sentence.
    virtual QStringList differences(const Encounter &, const Encounter &) const { return {}; }

    // On the table, and when it is over.

    /// What there is to do next.
    virtual QString whatNow(const Campaign &campaign, const Pack &pack) const = 0;
    /// And that is to report it, for what it was about is settled.
    virtual bool isDecided(const Campaign &, const Pack &) const { return false; }
    /// Whose go it is in a battle under way, as it is taken up again: "Turn 6, your go".
    virtual QString whoseGo(const Campaign &campaign, const Pack &pack) const = 0;
    /// What the table says of how it ended, beside the figures' fates.
    virtual void report(const Campaign &, AftermathDraft &) const { }
    /// What a report says besides the figures' fates makes sense here.
    virtual void checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                             Problems &problems) const;

    // In the Chronicle.

    virtual void tellPrepared(Telling &telling) const = 0;
    virtual void tellBattle(Telling &telling) const = 0;
    /// A change of its own, while the battle is on the table; none of any other.
    virtual std::optional<StoryLine> toldChange(const Telling &telling, const Change &change) const;
};

const EncounterRules &rulesOf(const Encounter &encounter);

/// What is written beside the map of an encounter.
struct SidesOnMap {
    bool dealt = false; ///< the encounter says where both sides stand; else their sections do
    bool theirsAbove = false;
    /// One side that follows the other comes by the same edge.
    enum class Below : std::uint8_t { Yours, YoursThenTheirs, TheirsThenYours } below = Below::Yours;
};
SidesOnMap sidesOnMap(const Encounter &encounter);

/// What it is, the narrowest first: "raid-attack", "raid".
std::vector<Term> kindsOf(const Encounter &encounter);
/// The narrowest of them, by which its odds and its record are kept.
Term kindOf(const Encounter &encounter);
/// What an encounter that was played is by its ids, as `kindsOf()`.
QStringList kindsOf(const PastEncounter &past);
/// Something of the encounter in hand was noted while it was on the table.
bool isNoted(const Campaign &campaign);
/// Whom the band meets next, if nobody says otherwise, once this encounter is the current one.
QString enemyMetNext(const Campaign &campaign, const Encounter &encounter);

/// The leader of the enemy who is there and nobody known; none where there is none.
std::optional<InPlay> unknownLeader(const Campaign &campaign);
/// The leader comes before the current encounter is over, where so many see all there is to see: with one of the PEFs of a
/// Patrol or a Raid, resolved one after the other. Dice: as for each of them (R24, R49).
bool leaderComes(const Campaign &campaign, const Pack &pack, int party, Dice &dice);

// What an encounter comes to for a side; where two bands meet, for the one whose it is, or for the one that is `met`.

/// The part of the encounter's points that counts for the side.
Fraction scored(const Campaign &campaign, const BattleReport &report, bool met);
/// The side holds the field if it wins and somebody stands.
bool holdsField(const Campaign &campaign, const BattleReport &report, bool met);
/// How it ended by the book of its own encounters; none where that says nothing (R9).
std::optional<acts::ProposedOutcome> proposeByTheBook(const Campaign &campaign, const BattleReport &report);
/// What may follow at once on it: ids and names.
std::vector<Term> sequelsOf(const Encounter &encounter, const Pack &pack);

} // namespace muster
