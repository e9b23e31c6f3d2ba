// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounter.h"
#include "model/changes/change.h"

namespace muster {

// Changes to the campaign as a whole: its encounters and its calendar.

struct Founded {
    QString name;
    QString rules;
    QString list;
    Options options;
    QString variant = {}; ///< the player's own rules as one file; empty: the pack's unchanged
    static const ChangeKind kind;
};

/// Records the state of a campaign that already ran on paper, as the player tells it, without dice (R93).
struct ImportedFromPaper {
    int turn = 1;
    std::optional<int> eal;
    NextEncounter next;
    std::vector<FormerFigure> former; ///< numbered after those of the band
    std::vector<PastEncounter> past; ///< in order
    static const ChangeKind kind;
};

/// Records campaign matters edited by hand: next encounter, EAL, date, options, name (R5).
struct CampaignCorrected {
    QString name;
    int turn = 1;
    std::optional<int> eal;
    NextEncounter next;
    Options options;
    static const ChangeKind kind;
};

struct EncounterPrepared {
    Encounter encounter;
    std::optional<QString> nextEnemy = {}; ///< the next enemy; none in older files, where the encounter gives it
    static const ChangeKind kind;
};

/// Records the current encounter edited by hand: time of day, enemy, sections, EAL (R5).
struct EncounterCorrected {
    Encounter encounter;
    std::optional<QString> nextEnemy = {}; ///< the next enemy; none in older files: the enemy of this encounter
    static const ChangeKind kind;
};

/// Records the roll for media coverage.
struct PressRolled {
    Press press;
    static const ChangeKind kind;
};

/// Records decisions about an encounter of the first edition after it was dealt: the band's own vehicles, and whether
/// it is about a stockpile (R88).
struct EncounterArranged {
    std::optional<int> vehicles; ///< none: not rolled
    bool stockpile = false;
    static const ChangeKind kind;
};

/// Records the figures that one of two meeting bands brings. They are not shown before the other band has recorded its
/// own (R87).
struct PartyWritten {
    int star = 1; ///< the number of the band's Star
    std::vector<int> figures; ///< their numbers, the leader first
    static const ChangeKind kind;
};

/// Ends the battle and moves the encounter to the past ones.
struct EncounterFinished {
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {}; ///< the part of the points, if neither all nor none
    std::optional<Fraction> theirs = {}; ///< the part of its own points that the met band earned (R87)
    static const ChangeKind kind;
};

/// Records a run of the current encounter that does not count. The report of it is kept, the band is as it was when the
/// run began, and the encounter can be played again.
struct RunSetAside {
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {};
    std::vector<ReportedFate> figures = {};
    static const ChangeKind kind;
};

/// Records that both sides survive and meet again at once.
struct FollowUpDue {
    Following following;
    static const ChangeKind kind;
};

/// Cancels the encounter that would follow at once: nobody of a band is fit to fight it (first edition, R97).
struct NothingFollows {
    int star = 0; ///< the number of the band's Star; 0 if there is only one band
    static const ChangeKind kind;
};

/// Ends the turn of the calendar and records the next encounter.
struct TurnEnded {
    NextEncounter next;
    static const ChangeKind kind;
};

/// Records encounters in the same turn from other Stars' dice; these come one after the other (R87).
struct EncountersDue {
    std::vector<int> stars;
    static const ChangeKind kind;
};

/// Records turns of the calendar that passed without an encounter.
struct TurnsPassed {
    int turns = 1;
    static const ChangeKind kind;
};

enum class EndCause : std::uint8_t { StarDied, StarCaptured, StarSpent, StarTurned };

/// Ends the campaign because its Star was lost (R14).
struct CampaignEnded {
    EndCause cause = EndCause::StarDied;
    static const ChangeKind kind;
};

using CampaignChanges = OneOf<Founded, ImportedFromPaper, RunSetAside, CampaignCorrected, EncounterPrepared,
                              EncounterCorrected, PressRolled, EncounterFinished, FollowUpDue, TurnEnded, TurnsPassed,
                              CampaignEnded, EncountersDue, EncounterArranged, PartyWritten, NothingFollows>;

// Changes to the places that a band comes to.

/// Begins a journey to another locale (R69).
struct TravelBegun {
    Journey journey;
    static const ChangeKind kind;
};

/// Ends the journey.
struct Arrived {
    Locale locale = Locale::Badlands;
    static const ChangeKind kind;
};

/// Adds a settlement that was rolled up to the binder (R70).
struct SettlementFound {
    KeptSettlement settlement;
    static const ChangeKind kind;
};

/// Records a settlement corrected by the player (R5).
struct SettlementCorrected {
    KeptSettlement settlement;
    static const ChangeKind kind;
};

/// Deletes a settlement from the binder.
struct SettlementStruck {
    int id = 1;
    static const ChangeKind kind;
};

using WastelandChanges = OneOf<TravelBegun, Arrived, SettlementFound, SettlementCorrected, SettlementStruck>;

} // namespace muster
