// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounter.h"
#include "model/changes/change.h"

namespace muster {

// What happens to the campaign as a whole: its encounters and its calendar.

struct Founded {
    QString name;
    QString rules;
    QString list;
    Options options;
    QString variant = {}; ///< the player's own rules, as one file; empty: the pack's as they are
    static const ChangeKind kind;
};

/// The campaign already ran on paper: how it stands, as the player tells it, without dice (R93).
struct BeganOnPaper {
    int turn = 1;
    std::optional<int> eal;
    NextEncounter next;
    std::vector<FormerFigure> former; ///< their numbers follow those of the band
    std::vector<PastEncounter> past; ///< in order
    static const ChangeKind kind;
};

/// Campaign matters edited by hand: next encounter, EAL, date, options, name (R5).
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
    std::optional<QString> nextEnemy =
        {}; ///< whom the band meets next; none in older files, where the encounter says it
    static const ChangeKind kind;
};

/// The current encounter edited by hand: time of day, enemy, sections, EAL (R5).
struct EncounterCorrected {
    Encounter encounter;
    std::optional<QString> nextEnemy = {}; ///< whom the band meets next; none in older files: the enemy of this one
    static const ChangeKind kind;
};

/// Media coverage was rolled for.
struct PressRolled {
    Press press;
    static const ChangeKind kind;
};

/// What is settled of an encounter of the first edition after it was dealt: the band's own vehicles, and whether it is about a
/// stockpile (R88).
struct EncounterArranged {
    std::optional<int> vehicles; ///< none: not rolled
    bool stockpile = false;
    static const ChangeKind kind;
};

/// One of two bands that meet has recorded whom it brings; nobody is shown before the other has too (R87).
struct PartyWritten {
    int star = 1; ///< whose band it is, by number
    std::vector<int> figures; ///< by number, who leads first
    static const ChangeKind kind;
};

/// The battle is over; the encounter goes into the past.
struct EncounterFinished {
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {}; ///< where it was neither all nor none of the points
    std::optional<Fraction> theirs = {}; ///< what the band that was met earned of its own (R87)
    static const ChangeKind kind;
};

/// A run of the encounter in hand that does not count: what was reported of it is kept, and the band is as it was when it
/// began. The encounter can be played again.
struct RunSetAside {
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {};
    std::vector<ReportedFate> figures = {};
    static const ChangeKind kind;
};

/// Both sides live to meet again at once.
struct FollowUpDue {
    Following following;
    static const ChangeKind kind;
};

/// What would follow at once cannot: nobody of a band is fit to fight it (first edition, R97).
struct NothingFollows {
    int star = 0; ///< whose band it is, by number; 0 where there is one
    static const ChangeKind kind;
};

/// The calendar turns; what comes next is known.
struct TurnEnded {
    NextEncounter next;
    static const ChangeKind kind;
};

/// Other Stars' dice brought encounters in the same turn: these come one after the other (R87).
struct EncountersDue {
    std::vector<int> stars;
    static const ChangeKind kind;
};

/// Turns of the calendar went by without an encounter.
struct TurnsPassed {
    int turns = 1;
    static const ChangeKind kind;
};

enum class EndCause : std::uint8_t { StarDied, StarCaptured, StarSpent, StarTurned };

/// With the Star lost the campaign is over (R14).
struct CampaignEnded {
    EndCause cause = EndCause::StarDied;
    static const ChangeKind kind;
};

using CampaignChanges = Among<Founded, BeganOnPaper, RunSetAside, CampaignCorrected, EncounterPrepared,
                              EncounterCorrected, PressRolled, EncounterFinished, FollowUpDue, TurnEnded, TurnsPassed,
                              CampaignEnded, EncountersDue, EncounterArranged, PartyWritten, NothingFollows>;

// What happens to the places a band comes to.

/// The band sets out for another locale (R69).
struct TravelBegun {
    Journey journey;
    static const ChangeKind kind;
};

/// It is there.
struct Arrived {
    Locale locale = Locale::Badlands;
    static const ChangeKind kind;
};

/// A settlement rolled up for the binder (R70).
struct SettlementFound {
    KeptSettlement settlement;
    static const ChangeKind kind;
};

/// A settlement as the player set it right (R5).
struct SettlementCorrected {
    KeptSettlement settlement;
    static const ChangeKind kind;
};

/// A settlement taken out of the binder.
struct SettlementStruck {
    int id = 1;
    static const ChangeKind kind;
};

using WastelandChanges = Among<TravelBegun, Arrived, SettlementFound, SettlementCorrected, SettlementStruck>;

} // namespace muster
