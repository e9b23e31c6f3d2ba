// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "model/campaign/play.h"
#include "model/changes/needs.h"

namespace muster {

// Changes to the battle on the table, and to the player's own figures there.

/// Brings the band onto the table; figures that stay at home are listed too.
struct PlayBegun {
    std::vector<OwnFigure> own;
    std::optional<int> starPower;
    std::optional<int> section = {}; ///< the section where it begins; none: the middle of its own edge (R26)
    std::optional<ScenarioInPlay> scenario = {}; ///< the state at the beginning (first edition); none in older files

    static void describe(auto &json, auto &c)
    {
        json("figures", c.own, upTo(1000));
        json.orNone("star_power", c.starPower, upTo(highestRep));
        json.ifAny("section", c.section, aSectionOrOff);
        json.ifAny("scenario", c.scenario);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records the activation die of each side (Swordplay p. 14); the dice are not all the same (R57).
struct TurnBegun {
    int turn = 1;
    int yours = 1;
    int theirs = 1;
    std::vector<int> others = {}; ///< the dice of the sides beyond two

    static void describe(auto &json, auto &c)
    {
        json("turn", c.turn, fromOne);
        json("yours", c.yours, oneTo(6));
        json("theirs", c.theirs, oneTo(6));
        json.ifAny("others", c.others, oneTo(6));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Sets the number of sides that fight.
struct SidesCounted {
    int sides = fewestSides;

    static void describe(auto &json, auto &c) { json("sides", c.sides, Range{fewestSides, mostSides}); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.play.has_value(); }
};

struct StarPowerLeft {
    int dice = 0;
    std::optional<int> star = {}; ///< the number of the Star, unless it is the first one (R36)

    static void describe(auto &json, auto &c)
    {
        json("dice", c.dice, upTo(highestRep));
        json.ifAny("star", c.star, anOwnFigure);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.play && now.play->starPower; }
};

/// Returns the change that leaves `dice` Star Power dice to this Star.
inline StarPowerLeft starPowerLeft(const Play &play, FigureId star, int dice)
{
    const OwnFigure *own = play.find(star);
    return {dice, own && own->starPower ? std::optional(number(star)) : std::nullopt};
}

struct SectionSeen {
    int section = 0;
    bool on = true;

    static void describe(auto &json, auto &c)
    {
        json("section", c.section, aSection);
        json("on", c.on);
    }
    void apply(Campaign &now) const { now.play->seen[section - 1] = on; }
};

struct BuildingSearched {
    int building = 0;
    int turnsNeeded = 1;
    int turnsSpent = 0; ///< 0 again if the search was broken off

    static void describe(auto &json, auto &c)
    {
        json("building", c.building, aBuilding);
        json("turns_needed", c.turnsNeeded, oneTo(100));
        json("turns_spent", c.turnsSpent, upTo(100));
    }
    void apply(Campaign &now) const;
};

inline constexpr std::size_t mostNotes = 10000; // far above any; keeps a hostile file from growing them without end

struct NoteWritten {
    QString text;

    static void describe(auto &json, auto &c) { json("text", c.text); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.play && now.play->notes.size() < mostNotes; }
};

/// Records a test or table of the reference shelf, resolved for a figure on the table. Its effect on the figure is a
/// change of its own.
struct TestTaken {
    FigureOnTable whose;
    int target = 0; ///< the highest face that counted; 0: none did
    ShelvedTest test;
    bool noted = false; ///< true if it had no effect on the figure and is a note of the battle
    /// The title and the result in words, which earlier versions kept in place of `test`.
    QString title = {};
    QString outcome = {};

    static void describe(auto &json, auto &c)
    {
        fields(json, c.whose);
        json.ifAny("test", c.title);
        json.ifAny("outcome", c.outcome);
        json("target", c.target, upTo(100));
        json.ifAny("entry", c.test.entry);
        json.ifAny("variant", c.test.variant, upTo(100));
        json.ifAny("values", c.test.values);
        json.ifAny("faces", c.test.faces, oneTo(100));
        json.ifAny("noted", c.noted);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Begins or ends a condition that lasts for a figure.
struct LastingSet {
    FigureOnTable whose;
    Lasting what;
    bool on = true;

    static void describe(auto &json, auto &c)
    {
        fields(json, c.whose);
        fields(json, c.what);
        json("on", c.on);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

struct FigureStood {
    FigureId id{};
    TableState state = TableState::CarryingOn;
    int turns = 0; ///< the turns after this one that it ducks, where they are counted (first edition p. 7)
    bool lying = false; ///< ducks while felled; not in older files, where it was no longer felled then

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, anOwnFigure);
        json("state", c.state);
        json.ifAny("turns", c.turns);
        json.ifAny("lying", c.lying);
    }
    void apply(Campaign &now) const;
};

/// Records the turn of the battle from which on a figure of the band is a zombie (first edition p. 10, R84).
struct FigureTurning {
    FigureId id{};
    int turn = 1;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, anOwnFigure);
        json("turn", c.turn);
    }
    void apply(Campaign &now) const { now.play->find(id)->turnsIn = turn; }
};

/// Sets the deeds of a figure of the band, as far as they count afterwards (first edition).
struct FigureDid {
    FigureId id{};
    Deeds deeds;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id);
        json("deeds", c.deeds);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return now.play && (now.play->met(id) || now.play->find(id)); }
};

/// Moves a figure of the band to another group; a new one starts where the figure came from.
struct FigureGrouped {
    FigureId id{};
    int group = 1;

    static void describe(auto &json, auto &c)
    {
        json("id", c.id, anOwnFigure);
        json("group", c.group, oneTo(mostOwnGroups));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return group <= static_cast<int>(now.play->ownGroups.size()) + 1; }
};

struct OwnGroupPlaced {
    int group = 1;
    int section = 0;

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, anOwnGroup);
        json("section", c.section, aSectionOrOff);
    }
    void apply(Campaign &now) const { now.play->ownGroup(group)->section = section; }
};

/// Records the player's own PEF for a game head to head (R37): its section, and the figures it hides. It can be written
/// again.
struct OwnPefHidden {
    OwnPef pef;

    static void describe(auto &json, auto &c) { json("pef", c.pef); }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

struct OwnPefPlaced {
    int pef = 1;
    int section = 1;

    static void describe(auto &json, auto &c)
    {
        json("pef", c.pef, aHiddenPef);
        json("section", c.section, aSection);
    }
    void apply(Campaign &now) const { now.play->ownPef(pef)->section = section; }
};

/// Shows an own PEF to the other player; the figures it hid join a group of their own in other changes.
struct OwnPefRevealed {
    int pef = 1;

    static void describe(auto &json, auto &c) { json("pef", c.pef, aHiddenPef); }
    void apply(Campaign &now) const { now.play->ownPef(pef)->revealed = true; }
};

/// Lets this number of figures that sat out come as the player's own reinforcements (R53).
struct ReinforcementsCame {
    int figures = 0;

    static void describe(auto &json, auto &c) { json("figures", c.figures, oneTo(100)); }
    void apply(Campaign &) const { }
    bool mayHappen(const Campaign &now) const { return now.play.has_value(); }
};

/// Records the state of an encounter of the first edition after one of its deeds.
struct ScenarioStood {
    ScenarioDeed deed = ScenarioDeed::Turn;
    int turn = 0;
    ScenarioInPlay now;

    static void describe(auto &json, auto &c)
    {
        json("deed", c.deed);
        json("turn", c.turn);
        json("now", c.now);
    }
    void apply(Campaign &campaign) const;
    bool mayHappen(const Campaign &campaign) const;
};

} // namespace muster
