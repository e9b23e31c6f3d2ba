// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "model/campaign/report.h"
#include "model/changes/change.h"
#include "rules/aftermath/recovery.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

// What happens to figures and to what they carry.

struct FigureJoined {
    Figure figure;
    static const ChangeKind kind;
};

/// What the player reported of one figure.
struct FigureFared {
    FigureId id{};
    Fate fate = Fate::Fine;
    Deeds deeds = {};
    static const ChangeKind kind;
};

/// Recovery as it was rolled.
struct FigureRecovered {
    FigureId id{};
    Fate fate = Fate::OutOfTheFight;
    int passed = 0;
    bool returns = true;
    static const ChangeKind kind;
};

/// Why a Rep is what it is.
enum class RepCause : std::uint8_t {
    Recovery,
    CheatedDeath,
    CheatedDeathInRecovery,
    Correction,
    LostNerve,
    Experience,
    Fight ///< on the table, as the player noted it
};

struct RepChanged {
    FigureId id{};
    int from = 0;
    int to = 0;
    RepCause cause = RepCause::Recovery;
    static const ChangeKind kind;
};

struct FigureLeft {
    FigureId id{};
    Status status = Status::Left;
    LeaveCause cause = LeaveCause::StayOrGo;
    bool poisoning = false;
    int stockTo = 0; ///< the Star who keeps what this one's band had laid up; none: whoever leads next, or nobody
    static const ChangeKind kind;
};

/// A captured or lost figure brought back by hand (R5, R22).
struct FigureReturned {
    FigureId id{};
    bool anew = false; ///< its months are counted from now on (R33)
    static const ChangeKind kind;
};

/// A Grunt follows another Star, and its months begin again (R36); battles are no months in a row.
struct GruntTakenOver {
    FigureId id{};
    FigureId by{};
    bool outranks = false; ///< the Star it follows now, on this day (R10)
    bool pointsStay = false; ///< with the band they were won for (R65); in older files they went along
    bool battlesStay = false; ///< its battles are counted on (R33); in older files they began again, too
    static const ChangeKind kind;
};

/// A figure as the player set it right; id, star and months of joining stay (R5).
struct FigureCorrected {
    Figure figure;
    static const ChangeKind kind;
};

/// A wound keeps the figure from the encounters before that turn.
struct FigureAway {
    FigureId id{};
    int backIn = 1;
    static const ChangeKind kind;
};

/// A Star is taken, and stays the band's until a Recover is over (R85); or is free again.
struct FigureHeld {
    FigureId id{};
    bool on = true;
    static const ChangeKind kind;
};

/// A wound cost the figure a Rep that experience cannot win back (R66).
struct FigureMarked {
    FigureId id{};
    static const ChangeKind kind;
};

/// A wounded figure's First Aid after the battle, and how it counts from then on (R80).
struct FirstAidGiven {
    FigureId id{};
    int passed = 0;
    Fate fate = Fate::Fine;
    static const ChangeKind kind;
};

/// A Stay or Go test as it was rolled; what follows from it stands in changes of its own.
struct LoyaltyTested {
    FigureId id{};
    int starSuccesses = 0;
    int gruntSuccesses = 0;
    Loyalty result = Loyalty::Stays;
    bool isTie() const { return starSuccesses == gruntSuccesses; } ///< settled by how the battle ended (R17)
    static const ChangeKind kind;
};

struct PoisonSet {
    FigureId id{};
    bool on = true;
    FigureId by{}; ///< the leaver; none when it is spent
    static const ChangeKind kind;
};

struct ExemptSet {
    FigureId id{};
    bool on = true;
    static const ChangeKind kind;
};

/// Encounter points (R65): the figure's share of the encounter's, and those for what it did.
struct PointsEarned {
    FigureId id{};
    int share = 0;
    int deeds = 0;
    static const ChangeKind kind;
};

/// A month for everyone in the band (R21); where battles are counted, one for those who were there.
struct MonthServed {
    std::vector<int> there = {}; ///< their numbers; empty: everyone

    bool counts(FigureId id) const
    {
        return there.empty() || std::find(there.begin(), there.end(), number(id)) != there.end();
    }
    static const ChangeKind kind;
};

/// Why a figure carries and wears what it does.
enum class GearCause : std::uint8_t { Chosen, Issued, Upgraded, Restored };

/// A figure has other arms.
struct GearChanged {
    FigureId id{};
    Gear gear;
    std::optional<Gear> laidAside = {}; ///< its own, where it has these for one encounter
    GearCause cause = GearCause::Chosen;
    static const ChangeKind kind;
};

/// How many of a thing a figure carries beside its weapon; none any more: 0.
struct ThingCarried {
    FigureId id{};
    QString item;
    int count = 1;
    bool single = false; ///< one that is counted
    static const ChangeKind kind;
};

/// Something came to the stockpile, or was taken out of it.
struct StockChanged {
    QString item;
    int by = 1;
    int stock = 0; ///< whose, as the campaign's stockNumber()
    static const ChangeKind kind;
};

using BandChanges =
    Among<FigureJoined, FigureFared, FigureRecovered, RepChanged, FigureLeft, FigureReturned, FigureCorrected,
          FigureAway, FigureHeld, FigureMarked, FirstAidGiven, LoyaltyTested, PoisonSet, ExemptSet, PointsEarned,
          MonthServed, GearChanged, ThingCarried, StockChanged, GruntTakenOver>;

} // namespace muster
