// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/changes/needs.h"

namespace muster {

// Changes to PEFs and to the groups of the enemy on the table.

/// Records the roll for a PEF's move; where it ends is recorded in a PefPlaced.
struct PefMoved {
    int pef = 0;
    PefMove move = PefMove::Stay;
    int inches = 0;

    static void describe(auto &json, auto &c)
    {
        json("pef", c.pef, aWaitingPef);
        json("move", c.move);
        json("inches", c.inches, upTo(100));
    }
    void apply(Campaign &now) const;
};

struct PefPlaced {
    int pef = 0;
    int section = 0;

    static void describe(auto &json, auto &c)
    {
        json("pef", c.pef, aWaitingPef);
        json("section", c.section, aSection);
    }
    void apply(Campaign &now) const { now.play->pef(pef)->pef.section = section; }
};

/// Adds a PEF: another one split in two, or reinforcements are on their way.
struct PefAppeared {
    Pef pef;
    bool found = false; ///< found by a scout
    std::optional<int> movedIn = {}; ///< the turn whose move it has had; 0: it has had none; none in older files

    static void describe(auto &json, auto &c)
    {
        json("pef", c.pef);
        json.ifAny("enemy_found", c.found);
        json.ifAny("moved_in", c.movedIn);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records what a PEF hides, written down by its player (Swordplay p. 26, R37); no figures: a decoy.
struct PefHidden {
    int pef = 0;
    std::vector<Profile> figures;

    static void describe(auto &json, auto &c)
    {
        json("pef", c.pef, aWaitingPef);
        json("figures", c.figures, upTo(1000));
    }
    void apply(Campaign &now) const { now.play->pef(pef)->hidden = figures; }
};

/// Turns a PEF over without a roll (R37), or records what the player says it was. Its groups appear in changes of their
/// own.
struct PefRevealed {
    int pef = 0;
    std::optional<int> said = {}; ///< the number of figures, as the player says; none: what was hidden under it

    static void describe(auto &json, auto &c)
    {
        json("pef", c.pef, aWaitingPef);
        json.ifAny("said", c.said, upTo(1000));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return said || now.play->pef(pef)->hidden; }
};

/// Records what a PEF turned out to be; its groups appear in changes of their own.
struct PefResolved {
    int pef = 0;
    std::optional<PefLetter> letter;
    std::optional<PefForce> force;
    std::optional<int> eal; ///< the EAL after it

    static void describe(auto &json, auto &c)
    {
        json("pef", c.pef, aWaitingPef);
        json.orNone("letter", c.letter);
        json.orNone("force", c.force);
        json.orNone("eal", c.eal, eals);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &) const { return letter.has_value() != force.has_value(); }
};

struct GroupAppeared {
    int group = 0;
    int pef = 0;
    int section = 0;
    std::optional<Side> side;
    std::vector<EnemyFigure> figures;
    std::optional<int> army = {}; ///< the side it fights for; none: the enemy's

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, oneTo(mostGroups));
        json("pef", c.pef, upTo(mostPefs));
        json("section", c.section, aSectionOrOff);
        json.orNone("side", c.side);
        json("figures", c.figures, oneTo(1000));
        json.ifAny("army", c.army, anArmy);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Makes this figure the only leader of the enemy.
struct LeaderNamed {
    int group = 0;
    int figure = 0; ///< from 1

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return enemyThere(now, group, figure); }
};

struct GroupMoved {
    int group = 0;
    int passed = 0;
    NonPlayerMove move = NonPlayerMove::Hold;
    std::optional<GroupMove> position = {}; ///< depends on who has more figures (Chain Reaction 3.0 p. 26)
    std::optional<Side> flank = {};

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, aGroup);
        json("passed", c.passed, upTo(2));
        json("move", c.move);
        json.ifAny("position", c.position);
        json.ifAny("flank", c.flank);
    }
    void apply(Campaign &now) const;
};

/// Splits off some figures as a new group, which goes round the flank while the others fire (Chain Reaction 3.0 p. 26).
struct GroupSplit {
    int group = 0;
    int into = 0;
    std::vector<int> figures; ///< the figures that go, from 1, in rising order

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, aGroup);
        json("into", c.into, oneTo(mostGroups));
        json.ifAny("going", c.figures, oneTo(1000));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

struct GroupPlaced {
    int group = 0;
    int section = 0;
    bool inSight = false; ///< meets the band: the In Sight Test is due, as with a group that appears

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, aGroup);
        json("section", c.section, aSectionOrOff);
        json.ifAny("in_sight", c.inSight);
    }
    void apply(Campaign &now) const;
};

/// Takes a group off the table, or puts it back.
struct GroupStruck {
    int group = 0;
    bool on = true;

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, aGroup);
        json("on", c.on);
    }
    void apply(Campaign &now) const { now.play->group(group)->struck = on; }
};

/// Changes the side that a group fights for.
struct GroupSided {
    int group = 0;
    int army = firstEnemy;

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, aGroup);
        json("army", c.army, anArmy);
    }
    void apply(Campaign &now) const { now.play->group(group)->army = army; }
};

struct EnemyStood {
    int group = 0;
    int figure = 0; ///< from 1, in the order they were rolled
    TableState state = TableState::CarryingOn;
    int turns = 0; ///< the turns after this one that it ducks, where they are counted (first edition p. 7)
    bool lying = false; ///< ducks while felled; not in older files, where it was no longer felled then

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
        json("state", c.state);
        json.ifAny("turns", c.turns);
        json.ifAny("lying", c.lying);
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return enemyThere(now, group, figure); }
};

/// Identifies an enemy on the table as a named foe (R91). Group 0: the figure in that place of the force that was
/// rolled up.
struct FoeMet {
    int foe = 1;
    int group = 0;
    int figure = 1; ///< from 1

    static void describe(auto &json, auto &c)
    {
        json("foe", c.foe, aFoe);
        json("group", c.group, upTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const;
};

/// Records where each guard of a building stands (Swordplay p. 29).
struct GuardsPlaced {
    int group = 0;
    std::vector<Guard> guards; ///< in the order they were rolled

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, aGroup);
        json("guards", c.guards, oneTo(1000));
    }
    void apply(Campaign &now) const;
    bool mayHappen(const Campaign &now) const { return guards.size() == now.play->group(group)->figures.size(); }
};

struct GuardNoticed {
    int group = 0;
    int figure = 0; ///< from 1
    GuardWatch watch = GuardWatch::Met;

    static void describe(auto &json, auto &c)
    {
        json("group", c.group, oneTo(mostGroups));
        json("figure", c.figure, oneTo(1000));
        json("watch", c.watch);
    }
    void apply(Campaign &now) const { enemyFigure(now, group, figure).watch = watch; }
    bool mayHappen(const Campaign &now) const { return enemyThere(now, group, figure); }
};

/// Records that a scout entered a section (Chain Reaction 3.0 p. 25); enemies it found appear in a change of their own.
struct SectionScouted {
    int section = 0;
    int passed = 0;
    bool enemy = false;

    static void describe(auto &json, auto &c)
    {
        json("section", c.section, aSection);
        json("passed", c.passed, upTo(2));
        json("enemy", c.enemy);
    }
    void apply(Campaign &now) const { now.play->scouted[section - 1] = enemy; }
};

} // namespace muster
