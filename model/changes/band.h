// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "model/campaign/report.h"
#include "model/changes/needs.h"
#include "rules/aftermath/recovery.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/wounds/afterbattle.h"

namespace muster {

// Changes to figures and to their equipment.

struct FigureJoined {
    Figure figure;

    static void describe(auto &json, auto &c) { json("figure", c.figure); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records the player's report of one figure.
struct FigureFared {
    FigureId id{};
    Fate fate = Fate::Fine;
    Deeds deeds = {};

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aFigure);
        json("fate", c.fate);
        fields(json, c.deeds);
    }
    void apply(Campaign &now) const;
};

/// Records a recovery roll.
struct FigureRecovered {
    FigureId id{};
    Fate fate = Fate::OutOfTheFight;
    int passed = 0;
    bool returns = true;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aFigure);
        json("fate", c.fate);
        json("passed", c.passed, upTo(2));
        json("returns", c.returns);
    }
    void apply(Campaign &) const { }
};

/// The reason for a change of Rep.
enum class RepCause : std::uint8_t {
    Recovery,
    CheatedDeath,
    CheatedDeathInRecovery,
    Correction,
    LostNerve,
    Experience,
    Fight ///< on the table, noted by the player
};

struct RepChanged {
    FigureId id{};
    int from = 0;
    int to = 0;
    RepCause cause = RepCause::Recovery;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("from", c.from, oneTo(6));
        json("to", c.to, oneTo(6));
        json("cause", c.cause);
    }
    void apply(Campaign &now) const;
};

struct FigureLeft {
    FigureId id{};
    Status status = Status::Left;
    LeaveCause cause = LeaveCause::StayOrGo;
    bool poisoning = false;
    int stockTo = 0; ///< the Star who keeps the stockpile of this one's band; 0: the next leader, or nobody

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("status", c.status);
        json("cause", c.cause);
        json("poisoning", c.poisoning);
        json.ifAny("stock_to", c.stockTo, aLeadingStar);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &) const { return status != Status::Active; }
};

/// Brings a captured or lost figure back by hand (R5, R22).
struct FigureReturned {
    FigureId id{};
    bool anew = false; ///< its months are counted from now on (R33)

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aFigure);
        json.ifAny("anew", c.anew);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return !now.find(id); }
};

/// Lets a Grunt follow another Star. Its months begin again (R36); a count of battles goes on,
/// as these are not months in a row.
struct GruntTakenOver {
    FigureId id{};
    FigureId by{};
    bool outranks = false; ///< more Rep than its new Star on this day (R10)
    bool pointsStay = false; ///< its points stay with the band they were won for (R65); in older files they moved too
    bool battlesStay = false; ///< its battles are counted on (R33); in older files that count began again too

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("by", c.by, aLeadingStar);
        json("outranks", c.outranks);
        json.ifAny("points_stay", c.pointsStay);
        json.ifAny("battles_stay", c.battlesStay);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return !isStar(now, number(id)); }
};

/// Corrects a figure by hand; its id, its being a Star and its months of joining stay (R5).
struct FigureCorrected {
    Figure figure;

    static void describe(auto &json, auto &c) { json("figure", c.figure); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Keeps a wounded figure from the encounters before turn `backIn`.
struct FigureAway {
    FigureId id{};
    int backIn = 1;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("turn", c.backIn, fromOne);
    }
    void apply(Campaign &now) const { member(now, id).backIn = backIn; }
};

/// Records that a Star was captured or is free again. A captured Star belongs to the band until a Recover is over
/// (R85).
struct FigureHeld {
    FigureId id{};
    bool on = true;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aLeadingStar);
        json("on", c.on);
    }
    void apply(Campaign &now) const { member(now, id).status = on ? Status::Captured : Status::Active; }
};

/// Records that a wound cost the figure a Rep that experience cannot win back (R66).
struct FigureMarked {
    FigureId id{};

    static void describe(auto &json, auto &c) { json("id", c.id, aMember); }
    void apply(Campaign &now) const { member(now, id).marked = true; }
};

/// Records the First Aid for a wounded figure after the battle, and the fate that counts from then on (R80).
struct FirstAidGiven {
    FigureId id{};
    int passed = 0;
    Fate fate = Fate::Fine;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("passed", c.passed, upTo(2));
        json("fate", c.fate);
    }
    void apply(Campaign &) const { }
};

/// Records a Stay or Go test as it was rolled; its consequences are changes of their own.
struct LoyaltyTested {
    FigureId id{};
    int starSuccesses = 0;
    int gruntSuccesses = 0;
    Loyalty result = Loyalty::Stays;
    bool isTie() const { return starSuccesses == gruntSuccesses; } ///< settled by how the battle ended (R17)

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aFigure);
        json("star_successes", c.starSuccesses);
        json("grunt_successes", c.gruntSuccesses);
        json("result", c.result);
    }
    void apply(Campaign &) const { }
};

struct PoisonSet {
    FigureId id{};
    bool on = true;
    FigureId by{}; ///< the figure that left; none when the poison is used up

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("on", c.on);
        json("by", c.by, aFigureOrNone);
    }
    void apply(Campaign &now) const { member(now, id).poisoned = on; }
};

struct ExemptSet {
    FigureId id{};
    bool on = true;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("on", c.on);
    }
    void apply(Campaign &now) const { member(now, id).exempt = on; }
};

/// Records encounter points (R65): the figure's share of the encounter's, and those for its deeds.
struct PointsEarned {
    FigureId id{};
    int share = 0;
    int deeds = 0;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("share", c.share);
        json("deeds", c.deeds);
    }
    void apply(Campaign &now) const { member(now, id).points += share + deeds; }
    bool mayHappen(const Campaign &now) const { return now.find(id)->points <= mostPoints - share - deeds; }
};

/// Counts a month for everyone in the band (R21); where battles are counted, one battle for the figures that took part.
struct MonthServed {
    FigureIds there = {}; ///< those who took part; empty: everyone

    bool counts(FigureId id) const { return there.empty() || contains(there, id); }

    static void describe(auto &json, auto &c) { json.ifAny("there", c.there, fromOne); }
    void apply(Campaign &now) const;
};

/// The reason for a figure's equipment.
enum class GearCause : std::uint8_t { Chosen, Issued, Upgraded, Restored };

/// Changes the weapon and armour of a figure.
struct GearChanged {
    FigureId id{};
    Gear gear;
    std::optional<Gear> laidAside = {}; ///< its own equipment, if `gear` is for one encounter only
    GearCause cause = GearCause::Chosen;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("gear", c.gear);
        json.ifAny("laid_aside", c.laidAside);
        json("cause", c.cause);
    }
    void apply(Campaign &now) const;
};

/// Sets how many of a thing a figure carries besides its weapon; 0: none any more.
struct ThingCarried {
    FigureId id{};
    QString item;
    int count = 1;
    bool single = false; ///< a single thing that is counted all the same

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, aMember);
        json("item", c.item);
        json("count", c.count, upTo(mostKits));
        json.ifAny("single", c.single);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Adds something to the stockpile or takes it out.
struct StockChanged {
    QString item;
    int by = 1;
    int stock = 0; ///< the number of the stockpile, as given by stockNumber() of the campaign

    static void describe(auto &json, auto &c)
    {
        json("item", c.item, aWeaponOrArmor);
        json("by", c.by, Range{-mostKits, mostKits});
        json.ifAny("whose", c.stock, aLeadingStar);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

} // namespace muster
