// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "model/campaign/figure.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/section.h"
#include "rules/lists.h"
#include "rules/scenario/cards.h"
#include "rules/scenario/crossing.h"
#include "rules/wounds/afterbattle.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace muster {

/// The state of a figure while the battle is on the table.
enum class TableState : std::uint8_t {
    CarryingOn,
    Stunned,
    DuckedBack,
    OutOfTheFight,
    Dead,
    RanAway,
    Captured,
    CheatedDeath, ///< a Star, removed from the table by the rule of that name
    Wounded, ///< waiting for First Aid, if the sheet has it (R80)
    AtHome, ///< belongs to the band but was not brought
    // Chain Reaction, first edition:
    Scratched,
    BadWound,
    Unconscious,
    Surrendered,
    Turned, ///< turned into a zombie
    LeftTable, ///< left by the exit of the figure's side
    HunkeredDown, ///< in cover and doing nothing until rallied (Chain Reaction 3.0 p. 13)
    Fine ///< never stored as a state: stand() clears the wound, and the figure goes on as before
};

inline constexpr bool isWound(TableState state)
{
    return state == TableState::Scratched || state == TableState::BadWound;
}

/// Returns whether the figure lies where it fell, whatever it did before.
inline constexpr bool isFelled(TableState state)
{
    return state == TableState::OutOfTheFight || state == TableState::Dead || state == TableState::Unconscious
        || state == TableState::Wounded;
}

/// Returns whether the figure counts among those on the table (R23). Scratched and badly wounded figures fight on.
inline constexpr bool isStanding(TableState state)
{
    return state <= TableState::DuckedBack || state == TableState::HunkeredDown || isWound(state);
}

/// Returns whether the figure can lead: it is not down, away or busy; a wound that it fights on with does not count
/// (R31).
inline constexpr bool carriesOn(TableState state)
{
    return state == TableState::CarryingOn || isWound(state);
}

/// Returns what a figure is doing or, if it is felled, what it was doing before.
TableState doingOf(const auto &figure)
{
    if (isFelled(figure.state))
        return figure.doing == TableState::AtHome ? TableState::CarryingOn : figure.doing;
    return isWound(figure.state) ? TableState::CarryingOn : figure.state;
}

/// Returns the harm a figure has suffered; none if it is unhurt.
std::optional<TableState> hurtOf(const auto &figure)
{
    return figure.felled ? figure.felled : figure.wound;
}

/// Sets the state of a figure. A wound is kept beside what the figure does, and a Scratch does not replace a Bad Wound
/// (first edition p. 7, R7). `until` is the turn to whose end the figure ducks, or 0 if turns are not counted.
void stand(auto &figure, TableState state, int until = 0)
{
    if (state == TableState::DuckedBack)
        figure.duckedUntil = figure.state == state ? std::max(figure.duckedUntil, until) : until;
    if (state == TableState::Fine) {
        figure.wound.reset();
        figure.state = isWound(figure.state) ? TableState::CarryingOn : figure.state;
        return;
    }
    figure.doing = doingOf(figure);
    if (isWound(state)) {
        if (figure.wound != TableState::BadWound)
            figure.wound = state;
        figure.felled.reset();
        figure.state = figure.doing == TableState::CarryingOn ? *figure.wound : figure.doing;
        return;
    }
    if (isFelled(state))
        figure.felled = state;
    else if (isStanding(state))
        figure.felled.reset();
    figure.state = state;
}

/// A condition of a figure that lasts from one test until it is removed, such as being a hero or having an empty weapon
/// (Chain Reaction 3.0 pp. 13 and 15).
struct Lasting {
    QString condition; ///< a condition word of the reference
    QString weapon = {}; ///< the weapon that has the condition; empty: the figure itself

    friend bool operator==(const Lasting &, const Lasting &) = default;
};

/// A figure of the band in the encounter.
struct OwnFigure {
    FigureId id{};
    TableState state = TableState::CarryingOn;
    Deeds deeds = {}; ///< recorded only if the rules ask for them
    int group = 1; ///< the id of its group among the band's groups
    int since = 0; ///< the turn in which this state began
    std::optional<TableState> wound = {}; ///< a Scratch or a Bad Wound, whatever the figure does
    std::optional<TableState> felled = {}; ///< the state in which it was felled, whatever became of it later
    TableState doing = TableState::CarryingOn; ///< its activity before it was felled
    int duckedUntil = 0; ///< the turn to whose end it ducks, if turns are counted (first edition p. 7)
    int turnsIn = 0; ///< the turn in which it stands up as a zombie (first edition p. 10, R84); 0: it does not
    std::optional<int> starPower = {}; ///< dice left to a Star other than the first (R28, R36)
    std::vector<Lasting> lasting = {};

    friend bool operator==(const OwnFigure &, const OwnFigure &) = default;
};

/// A group of the band that keeps together on the table. Groups are shown as letters; A is 1.
struct OwnGroup {
    int id = 1;
    int section = offTable;

    friend bool operator==(const OwnGroup &, const OwnGroup &) = default;
};

inline constexpr int mostOwnGroups = 9;

/// A PEF of the player's own in a game head to head: figures of the band, or a decoy without any. It is revealed when
/// the other player sees it (Swordplay p. 26, R37).
struct OwnPef {
    int id = 1;
    int section = 1;
    std::vector<int> figures = {}; ///< numbers of the figures under it; empty: a decoy
    bool revealed = false;

    friend bool operator==(const OwnPef &, const OwnPef &) = default;
};

inline constexpr int mostOwnPefs = 3;

/// The number of the enemy's side. The player's is 0; further sides follow from 2.
inline constexpr int firstEnemy = 1;

/// The knowledge that a guard of a raid's building has of the raiders.
enum class GuardWatch : std::uint8_t { Unaware, Met, Alarmed };

struct EnemyFigure {
    Profile profile;
    bool leader = false; ///< the enemy's one leader (R24)
    TableState state = TableState::CarryingOn;
    std::optional<Guard> guard = {}; ///< its position when the building was seen (Swordplay p. 29)
    GuardWatch watch = GuardWatch::Unaware;
    int since = 0; ///< the turn in which this state began
    std::optional<TableState> wound = {};
    std::optional<TableState> felled = {};
    TableState doing = TableState::CarryingOn;
    int duckedUntil = 0;
    QString name = {}; ///< its own name; empty: shown by its type
    int met = 0; ///< its number in the campaign if its band is met (R87); 0: belongs to no band
    int foe = 0; ///< id of the named foe it is (R91); 0: none
    Deeds deeds = {}; ///< recorded only for a figure whose band is met
    std::vector<Lasting> lasting = {};

    friend bool operator==(const EnemyFigure &, const EnemyFigure &) = default;
};

/// The maximum number of enemy groups, far above any real game. Keeps a hostile file from growing them without end.
inline constexpr int mostGroups = 1000;

/// A group of enemies on the table, brought by a PEF or as reinforcements.
struct GroupInPlay {
    int id = 0; ///< counted from 1
    int pef = 0; ///< the PEF that turned out to be this group; 0: reinforcements
    int section = offTable;
    std::optional<Side> side; ///< the side of the group it came with on which it stands, 6" away
    std::vector<EnemyFigure> figures;
    bool struck = false; ///< removed from the table by hand
    std::optional<NonPlayerMove> move; ///< its last move
    int movedIn = 0; ///< the turn of its last move
    int army = firstEnemy; ///< number of the side it fights for
    std::optional<GroupMove> position = {}; ///< its last move, if moves depend on who has more figures
    std::optional<Side> flank = {}; ///< the flank it goes round
    int cameIn = 0; ///< the turn in which it came
    std::size_t notesBefore = 0; ///< number of notes of the battle when it came

    /// The number of figures that still fight.
    int standing() const;
    bool onTable() const { return !struck && standing() > 0; }
    /// Returns whether the group still fights and has come onto the map.
    bool onMap() const { return onTable() && section != offTable; }
    /// Returns the Rep the group acts by: its leader's, else the highest of those who still fight; 0 if nobody does.
    int rep() const;
    friend bool operator==(const GroupInPlay &, const GroupInPlay &) = default;
};

struct PefInPlay {
    Pef pef; ///< with its current section
    std::optional<PefLetter> letter; ///< the result, if PEFs are rolled by the Enemy Activity Level
    std::optional<PefForce> force; ///< the result, if PEFs are rolled by the number resolved before
    std::optional<PefMove> move; ///< its last move
    int inches = 0;
    int movedIn = 0; ///< the turn of its last move
    bool found = false; ///< discovered by a scout, so it is not a decoy (Chain Reaction 3.0 p. 25, R6)
    std::optional<std::vector<Profile>> hidden = {}; ///< the figures its player recorded; empty: a decoy (R37)
    bool revealed = false; ///< turned over instead of rolled (R37)
    std::optional<int> said = {}; ///< number of figures it turned out to be, as given by the player

    bool isWaiting() const { return !letter && !force && !revealed; }
    friend bool operator==(const PefInPlay &, const PefInPlay &) = default;
};

/// A raid's building, and the quiet turns needed to loot it (Swordplay p. 30).
struct BuildingInPlay {
    std::optional<int> turnsNeeded; ///< none until somebody has gone in
    int turnsSpent = 0;
    int searchedIn = 0; ///< the last turn counted in `turnsSpent`, or the turn of going in

    bool isLooted() const { return turnsNeeded && turnsSpent >= *turnsNeeded; }
    friend bool operator==(const BuildingInPlay &, const BuildingInPlay &) = default;
};

/// A figure in the current encounter: one of the band, or an enemy by group and position in it.
struct FigureOnTable {
    FigureId id{}; ///< unset for an enemy
    int group = 0;
    int figure = 0; ///< position in the group, from 1

    friend bool operator==(const FigureOnTable &, const FigureOnTable &) = default;
};

/// A test or table of the Reference page as it was taken. Its text is generated from these values whenever it is shown.
struct ShelvedTest {
    QString entry; ///< its id on the shelf
    int variant = 0;
    QStringList values; ///< parameters as given, such as "rep=4"
    std::vector<int> faces; ///< faces of its dice

    friend bool operator==(const ShelvedTest &, const ShelvedTest &) = default;
};

/// A note on the battle: the player's own words, or a test that changed nobody's state.
struct TableNote {
    QString text;
    FigureOnTable whose = {};
    std::optional<ShelvedTest> test = {};

    friend bool operator==(const TableNote &, const TableNote &) = default;
};

/// The band as it was when a battle began, restored when a run of the battle is set aside.
struct BandAtStart {
    std::vector<Figure> band;
    std::vector<FormerFigure> former;
    Stockpile stockpile;
    QMap<int, Stockpile> stockpiles = {};

    /// Returns whether the figure was in the band then, or had been before.
    bool has(FigureId id) const;
    friend bool operator==(const BandAtStart &, const BandAtStart &) = default;
};

/// The encounter on the table: everything the player would otherwise note on paper.
struct Play {
    int turn = 0; ///< 0 before the first activation
    int yours = 0; ///< activation dice of this turn
    int theirs = 0;
    int sides = fewestSides;
    int entry = offTable; ///< the section by which the band came on, or `offTable` if it came later
    std::vector<int> others; ///< activation dice of the sides over two
    std::optional<int> eal; ///< the current value; an A raises it for this encounter (R13)
    std::vector<PefInPlay> pefs;
    std::vector<GroupInPlay> groups;
    std::vector<OwnFigure> own;
    std::vector<OwnGroup> ownGroups;
    std::vector<OwnPef> ownPefs = {}; ///< ordered by id
    std::optional<int> starPower; ///< dice left to the first Star (R28); none if the rules have no Star Power
    std::array<bool, mostSections> seen{}; ///< indexed by section − 1
    std::array<std::optional<bool>, mostSections> scouted{}; ///< indexed by section − 1: whether a scout met the enemy
    std::vector<BuildingInPlay> buildings;
    std::vector<TableNote> notes;
    BandAtStart began = {};
    std::optional<ScenarioInPlay> scenario; ///< only in the first edition

    const OwnFigure *find(FigureId id) const { return findBy(own, &OwnFigure::id, id); }
    OwnFigure *find(FigureId id) { return findBy(own, &OwnFigure::id, id); }
    /// Returns a figure of a band that is met (R87), or null.
    const EnemyFigure *met(FigureId id) const;
    EnemyFigure *met(FigureId id);
    /// Returns the Star Power dice left to that Star; none if the rules have no Star Power.
    std::optional<int> starPowerOf(FigureId star) const;
    const PefInPlay *pef(int id) const
    {
        return findIf(pefs, [=](const PefInPlay &one) { return one.pef.id == id; });
    }
    PefInPlay *pef(int id)
    {
        return findIf(pefs, [=](const PefInPlay &one) { return one.pef.id == id; });
    }
    const GroupInPlay *group(int id) const { return findBy(groups, &GroupInPlay::id, id); }
    GroupInPlay *group(int id) { return findBy(groups, &GroupInPlay::id, id); }
    const OwnGroup *ownGroup(int id) const { return findBy(ownGroups, &OwnGroup::id, id); }
    OwnGroup *ownGroup(int id) { return findBy(ownGroups, &OwnGroup::id, id); }
    const OwnPef *ownPef(int id) const { return findBy(ownPefs, &OwnPef::id, id); }
    OwnPef *ownPef(int id) { return findBy(ownPefs, &OwnPef::id, id); }
    /// Returns the PEF that a scout found and that must be resolved at once (R59), or null.
    const PefInPlay *foundPef() const;
    /// Returns whether the figure is under a PEF of its own side that is not revealed yet (R37).
    bool isHidden(FigureId id) const;
    /// Returns the number of figures of that group that still fight and are not hidden.
    int standingIn(int ownGroup) const;

    /// Returns the activation die of a side, or 0 if it has none yet.
    int dieOf(int army) const;
    /// Returns whether the side has a die and no other side shows the same face (R57).
    bool activates(int army) const;
    /// Returns the number of an enemy side's figures that still fight.
    int standingFor(int army) const;

    /// Returns the number of the player's figures that still fight (R23).
    int party() const;
    int waitingPefs() const;
    int resolvedPefs() const { return static_cast<int>(pefs.size()) - waitingPefs(); }
    int enemies() const;
    /// an enemy was captured or surrendered
    bool hasPrisoners() const; ///< an enemy was captured
    int sectionsSeen() const;
    /// Returns whether the enemy's leader has come onto the table, whatever became of it since (R24, R49).
    bool leaderPlaced() const;

    friend bool operator==(const Play &, const Play &) = default;
};

} // namespace muster
