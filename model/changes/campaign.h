// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounter.h"
#include "model/changes/needs.h"

namespace muster {

// Changes to the campaign as a whole: its encounters and its calendar.

struct Founded {
    QString name;
    QString rules;
    QString list;
    Options options;
    QString variant = {}; ///< the player's own rules as one file; empty: the pack's unchanged

    static void describe(auto &json, auto &c)
    {
        json("name", c.name);
        json("rules", c.rules);
        json("list", c.list, aList);
        json("options", c.options);
        json.ifAny("variant", c.variant, longWords);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.rules.isEmpty() && now.lastId == 0; }
};

/// Records the state of a campaign that already ran on paper, as the player tells it, without dice (R93).
struct ImportedFromPaper {
    int turn = 1;
    std::optional<int> eal;
    NextEncounter next;
    std::vector<FormerFigure> former; ///< numbered after those of the band
    std::vector<PastEncounter> past; ///< in order

    static void describe(auto &json, auto &c)
    {
        json("turn", c.turn, fromOne);
        json.orNone("eal", c.eal, eals);
        json("next", c.next);
        json.ifAny("former", c.former, upTo(1000));
        json.ifAny("past", c.past, upTo(highestNumber));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records campaign matters edited by hand: next encounter, EAL, date, options, name (R5).
struct CampaignCorrected {
    QString name;
    int turn = 1;
    std::optional<int> eal;
    NextEncounter next;
    Options options;

    static void describe(auto &json, auto &c)
    {
        json("name", c.name);
        json("turn", c.turn, fromOne);
        json.orNone("eal", c.eal, eals);
        json("next", c.next);
        json("options", c.options);
    }
    void apply(Campaign &now) const;
};

struct EncounterPrepared {
    Encounter encounter;
    std::optional<QString> nextEnemy = {}; ///< the next enemy; none in older files, where the encounter gives it

    static void describe(auto &json, auto &c)
    {
        json("encounter", c.encounter);
        json.ifAny("next_enemy", c.nextEnemy);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records the current encounter edited by hand: time of day, enemy, sections, EAL (R5).
struct EncounterCorrected {
    Encounter encounter;
    std::optional<QString> nextEnemy = {}; ///< the next enemy; none in older files: the enemy of this encounter

    static void describe(auto &json, auto &c)
    {
        json("encounter", c.encounter);
        json.ifAny("next_enemy", c.nextEnemy);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records the roll for media coverage.
struct PressRolled {
    Press press;

    static void describe(auto &json, auto &c) { json("found", c.press); }
    void apply(Campaign &now) const { now.encounter->press = press; }
    bool mayHappen(const Campaign &now) const { return now.encounter.has_value(); }
};

/// Records decisions about an encounter of the first edition after it was dealt: the band's own vehicles, and whether
/// it is about a stockpile (R88).
struct EncounterArranged {
    std::optional<int> vehicles; ///< none: not rolled
    bool stockpile = false;

    static void describe(auto &json, auto &c)
    {
        json.ifAny("vehicles", c.vehicles, upTo(1000));
        json.ifAny("stockpile", c.stockpile);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records the figures that one of two meeting bands brings. They are not shown before the other band has recorded its
/// own (R87).
struct PartyWritten {
    FigureId star = firstStar; ///< the band's Star
    FigureIds figures; ///< the leader first

    static void describe(auto &json, auto &c)
    {
        json("star", c.star, fromOne);
        json.ifAny("figures", c.figures, fromOne);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Ends the battle and moves the encounter to the past ones.
struct EncounterFinished {
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {}; ///< the part of the points, if neither all nor none
    std::optional<Fraction> theirs = {}; ///< the part of its own points that the met band earned (R87)

    static void describe(auto &json, auto &c)
    {
        json("outcome", c.outcome);
        json.ifAny("won", c.won);
        json.ifAny("won_by_the_others", c.theirs);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.encounter.has_value(); }
};

/// Records a run of the current encounter that does not count. The report of it is kept, the band is as it was when the
/// run began, and the encounter can be played again.
struct RunSetAside {
    Outcome outcome = Outcome::Success;
    std::optional<Fraction> won = {};
    std::vector<ReportedFate> figures = {};

    static void describe(auto &json, auto &c)
    {
        json("outcome", c.outcome);
        json.ifAny("won", c.won);
        json("figures", c.figures, upTo(1000));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records that both sides survive and meet again at once.
struct FollowUpDue {
    Following following;

    static void describe(auto &json, auto &c) { json("following", c.following); }
    void apply(Campaign &now) const { now.following = following; }
    bool mayHappen(const Campaign &now) const { return !now.encounter; }
};

/// Cancels the encounter that would follow at once: nobody of a band is fit to fight it (first edition, R97).
struct NothingFollows {
    FigureId star{}; ///< the band's Star; noFigure if there is only one band

    static void describe(auto &json, auto &c) { json.ifAny("whose", c.star); }
    void apply(Campaign &) const { }
    bool mayHappen(const Campaign &now) const { return !now.encounter; }
};

/// Ends the turn of the calendar and records the next encounter.
struct TurnEnded {
    NextEncounter next;

    static void describe(auto &json, auto &c) { json("next", c.next); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.turn < mostTurns; }
};

/// Records encounters in the same turn from other Stars' dice; these come one after the other (R87).
struct EncountersDue {
    FigureIds stars;

    static void describe(auto &json, auto &c) { json.ifAny("stars", c.stars, fromOne); }
    void apply(Campaign &now) const { now.due = stars; }
};

/// Records turns of the calendar that passed without an encounter.
struct TurnsPassed {
    int turns = 1;

    static void describe(auto &json, auto &c) { json("turns", c.turns, fromOne); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return !now.encounter && now.turn <= mostTurns - turns; }
};

enum class EndCause : std::uint8_t { StarDied, StarCaptured, StarSpent, StarTurned };

/// Ends the campaign because its Star was lost (R14).
struct CampaignEnded {
    EndCause cause = EndCause::StarDied;

    static void describe(auto &json, auto &c) { json("cause", c.cause); }
    void apply(Campaign &now) const { now.phase = Phase::Over; }
    bool mayHappen(const Campaign &now) const { return now.phase != Phase::Over; }
};

// Changes to the places that a band comes to.

/// Begins a journey to another locale (R69).
struct TravelBegun {
    Journey journey;

    static void describe(auto &json, auto &c)
    {
        json("to", c.journey.to);
        json("arrives_in", c.journey.arrivesIn, fromOne);
    }
    void apply(Campaign &now) const { now.journey = journey; }
    bool mayHappen(const Campaign &now) const { return journey.arrivesIn > now.turn; }
};

/// Ends the journey.
struct Arrived {
    Locale locale = Locale::Badlands;

    static void describe(auto &json, auto &c) { json("locale", c.locale); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.journey.has_value(); }
};

/// Adds a settlement that was rolled up to the binder (R70).
struct SettlementFound {
    KeptSettlement settlement;

    static void describe(auto &json, auto &c) { json("settlement", c.settlement); }
    void apply(Campaign &now) const { now.settlements.push_back(settlement); }
    bool mayHappen(const Campaign &now) const;
};

/// Records a settlement corrected by the player (R5).
struct SettlementCorrected {
    KeptSettlement settlement;

    static void describe(auto &json, auto &c) { json("settlement", c.settlement); }
    void apply(Campaign &now) const { *now.settlement(settlement.id) = settlement; }
    bool mayHappen(const Campaign &now) const { return now.settlement(settlement.id); }
};

/// Deletes a settlement from the binder.
struct SettlementStruck {
    int id = 1;

    static void describe(auto &json, auto &c) { json("id", c.id, aSettlement); }
    void apply(Campaign &now) const;
};

} // namespace muster
