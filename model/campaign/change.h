// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/playchange.h"
#include "rules/aftermath/recovery.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/wounds/afterbattle.h"

#include <algorithm>
#include <variant>

namespace muster {

// What can happen to a campaign: a closed list. Each holds the result, not what led to it, so that a later version of
// the rules never rewrites the past.

struct Founded {
    QString name;
    QString rules;
    QString list;
    Options options;
    friend bool operator==(const Founded &, const Founded &) = default;
};

struct FigureJoined {
    Figure figure;
    friend bool operator==(const FigureJoined &, const FigureJoined &) = default;
};

/// What the player reported of one figure.
struct FigureFared {
    FigureId id{};
    Fate fate = Fate::Fine;
    Deeds deeds = {};
    friend bool operator==(const FigureFared &, const FigureFared &) = default;
};

/// Recovery as it was rolled.
struct FigureRecovered {
    FigureId id{};
    Fate fate = Fate::OutOfTheFight;
    int passed = 0;
    bool returns = true;
    friend bool operator==(const FigureRecovered &, const FigureRecovered &) = default;
};

/// Why a Rep is what it is.
enum class RepCause : std::uint8_t {
    Recovery,
    CheatedDeath,
    CheatedDeathInRecovery,
    Correction,
    LostNerve,
    Experience
};

struct RepChanged {
    FigureId id{};
    int from = 0;
    int to = 0;
    RepCause cause = RepCause::Recovery;
    friend bool operator==(const RepChanged &, const RepChanged &) = default;
};

struct FigureLeft {
    FigureId id{};
    Status status = Status::Left;
    LeaveCause cause = LeaveCause::StayOrGo;
    bool poisoning = false;
    friend bool operator==(const FigureLeft &, const FigureLeft &) = default;
};

/// A captured or lost figure brought back by hand (R5, R22).
struct FigureReturned {
    FigureId id{};
    friend bool operator==(const FigureReturned &, const FigureReturned &) = default;
};

/// A Stay or Go test as it was rolled; what follows from it stands in changes of its own.
struct LoyaltyTested {
    FigureId id{};
    int starSuccesses = 0;
    int gruntSuccesses = 0;
    Loyalty result = Loyalty::Stays;
    friend bool operator==(const LoyaltyTested &, const LoyaltyTested &) = default;
};

struct PoisonSet {
    FigureId id{};
    bool on = true;
    FigureId by{}; ///< the leaver; none when it is spent
    friend bool operator==(const PoisonSet &, const PoisonSet &) = default;
};

struct ExemptSet {
    FigureId id{};
    bool on = true;
    friend bool operator==(const ExemptSet &, const ExemptSet &) = default;
};

struct EncounterPrepared {
    Encounter encounter;
    friend bool operator==(const EncounterPrepared &, const EncounterPrepared &) = default;
};

/// The battle is over; the encounter goes into the past.
struct EncounterFinished {
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {}; ///< where it was neither all nor none of the points
    friend bool operator==(const EncounterFinished &, const EncounterFinished &) = default;
};

/// A month for everyone in the band (R21); where battles are counted, one for those who were there.
struct MonthServed {
    std::vector<int> there = {}; ///< their numbers; empty: everyone

    bool counts(FigureId id) const
    {
        return there.empty() || std::find(there.begin(), there.end(), number(id)) != there.end();
    }
    friend bool operator==(const MonthServed &, const MonthServed &) = default;
};

/// The calendar turns; what comes next is known.
struct TurnEnded {
    NextEncounter next;
    friend bool operator==(const TurnEnded &, const TurnEnded &) = default;
};

enum class EndCause : std::uint8_t { StarDied, StarCaptured, StarSpent, StarTurned };

/// With the Star lost the campaign is over (R14).
struct CampaignEnded {
    EndCause cause = EndCause::StarDied;
    friend bool operator==(const CampaignEnded &, const CampaignEnded &) = default;
};

/// A figure as the player set it right; id, star and months of joining stay (R5).
struct FigureCorrected {
    Figure figure;
    friend bool operator==(const FigureCorrected &, const FigureCorrected &) = default;
};

/// Campaign matters set right by hand: next encounter, EAL, date, options, name (R5).
struct CampaignCorrected {
    QString name;
    int turn = 1;
    std::optional<int> eal;
    NextEncounter next;
    Options options;
    friend bool operator==(const CampaignCorrected &, const CampaignCorrected &) = default;
};

/// The encounter in hand set right by hand: time of day, enemy, sections, EAL (R5).
struct EncounterCorrected {
    Encounter encounter;
    friend bool operator==(const EncounterCorrected &, const EncounterCorrected &) = default;
};

/// A wound keeps him from the encounters before that turn.
struct FigureAway {
    FigureId id{};
    int backIn = 1;
    friend bool operator==(const FigureAway &, const FigureAway &) = default;
};

/// A wound cost him a Rep that experience cannot win back (R66).
struct FigureMarked {
    FigureId id{};
    friend bool operator==(const FigureMarked &, const FigureMarked &) = default;
};

/// Encounter points (R65): his share of the encounter's, and those for what he did.
struct PointsEarned {
    FigureId id{};
    int share = 0;
    int deeds = 0;
    friend bool operator==(const PointsEarned &, const PointsEarned &) = default;
};

/// A wounded figure's First Aid after the battle, and how he counts from then on (R80).
struct FirstAidGiven {
    FigureId id{};
    int passed = 0;
    Fate fate = Fate::Fine;
    friend bool operator==(const FirstAidGiven &, const FirstAidGiven &) = default;
};

/// Turns of the calendar went by without an encounter.
struct TurnsPassed {
    int turns = 1;
    friend bool operator==(const TurnsPassed &, const TurnsPassed &) = default;
};

/// Both sides live to meet again at once.
struct FollowUpDue {
    Following following;
    friend bool operator==(const FollowUpDue &, const FollowUpDue &) = default;
};

/// The band sets out for another locale (R69).
struct TravelBegun {
    Journey journey;
    friend bool operator==(const TravelBegun &, const TravelBegun &) = default;
};

/// It is there.
struct Arrived {
    Locale locale = Locale::Badlands;
    friend bool operator==(const Arrived &, const Arrived &) = default;
};

/// A settlement rolled up for the binder (R70).
struct SettlementFound {
    KeptSettlement settlement;
    friend bool operator==(const SettlementFound &, const SettlementFound &) = default;
};

/// A settlement as the player set it right (R5).
struct SettlementCorrected {
    KeptSettlement settlement;
    friend bool operator==(const SettlementCorrected &, const SettlementCorrected &) = default;
};

/// A settlement taken out of the binder.
struct SettlementStruck {
    int id = 1;
    friend bool operator==(const SettlementStruck &, const SettlementStruck &) = default;
};

/// Why a figure carries and wears what it does.
enum class GearCause : std::uint8_t { Chosen, Issued, Upgraded, Restored };

/// A figure has other arms.
struct GearChanged {
    FigureId id{};
    Gear gear;
    std::optional<Gear> laidAside = {}; ///< its own, where it has these for one encounter
    GearCause cause = GearCause::Chosen;
    friend bool operator==(const GearChanged &, const GearChanged &) = default;
};

/// Something came to the stockpile, or was taken out of it.
struct StockChanged {
    QString item;
    int by = 1;
    friend bool operator==(const StockChanged &, const StockChanged &) = default;
};

/// The press was looked for.
struct PressRolled {
    Press press;
    friend bool operator==(const PressRolled &, const PressRolled &) = default;
};

using Change =
    std::variant<Founded, FigureJoined, FigureFared, FigureRecovered, RepChanged, FigureLeft, FigureReturned,
                 LoyaltyTested, PoisonSet, ExemptSet, EncounterPrepared, EncounterFinished, MonthServed, TurnEnded,
                 CampaignEnded, FigureCorrected, CampaignCorrected, EncounterCorrected, PlayBegun, TurnBegun, PefMoved,
                 PefPlaced, PefAppeared, PefResolved, GroupAppeared, GroupMoved, GroupPlaced, GroupStruck, EnemyStood,
                 FigureStood, StarPowerLeft, SectionSeen, BuildingSearched, NoteWritten, ReinforcementsCame, FigureAway,
                 FigureMarked, PointsEarned, TurnsPassed, FollowUpDue, TravelBegun, Arrived, SettlementFound,
                 SettlementCorrected, SettlementStruck, GearChanged, StockChanged, PressRolled, SidesCounted,
                 FigureGrouped, OwnGroupPlaced, GuardsPlaced, GuardNoticed, SectionScouted, FigureDid, ScenarioStood,
                 TestTaken, FirstAidGiven, GroupSided>;

using Changes = std::vector<Change>;

/// The one function that makes a change happen.
void apply(Campaign &campaign, const Change &change);

} // namespace muster

// A variant of so many is dear to copy for the compiler; apply.cpp does it once for everybody.
extern template class std::vector<muster::Change>;
