// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "model/campaign/figure.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/section.h"
#include "rules/scenario/cards.h"
#include "rules/scenario/crossing.h"
#include "rules/wounds/afterbattle.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace muster {

/// How a figure stands while the battle is on the table.
enum class TableState : std::uint8_t {
    CarryingOn,
    Stunned,
    DuckedBack,
    OutOfTheFight,
    Dead,
    RanAway,
    Captured,
    CheatedDeath, ///< a Star, whisked from the table
    Wounded, ///< and waiting for First Aid, where the sheet has it (R80)
    AtHome, ///< one of the band who was not brought
    // Chain Reaction, first edition:
    Scratched,
    BadWound,
    Unconscious,
    Surrendered,
    Turned, ///< into a zombie
    LeftTable, ///< by the exit the figure's side has
    HunkeredDown, ///< in cover and doing nothing until rallied (Chain Reaction 3.0 p. 13)
    Fine ///< never how a figure stands: it has no wound after all, and goes on as it did
};

inline constexpr bool isWound(TableState state)
{
    return state == TableState::Scratched || state == TableState::BadWound;
}

/// Whether the figure lies where it was, whatever it did before or is done with it.
inline constexpr bool isFelled(TableState state)
{
    return state == TableState::OutOfTheFight || state == TableState::Dead || state == TableState::Unconscious
        || state == TableState::Wounded;
}

/// Whether the figure counts among the figures on the table (R23). The scratched and the badly wounded fight on.
inline constexpr bool isStanding(TableState state)
{
    return state <= TableState::DuckedBack || state == TableState::HunkeredDown || isWound(state);
}

/// Whether the figure can lead: it is not down, away or busy; a wound that it fights on with does not count (R31).
inline constexpr bool carriesOn(TableState state)
{
    return state == TableState::CarryingOn || isWound(state);
}

/// What a figure does, or did before it was felled.
TableState doingOf(const auto &figure)
{
    if (isFelled(figure.state))
        return figure.doing == TableState::AtHome ? TableState::CarryingOn : figure.doing;
    return isWound(figure.state) ? TableState::CarryingOn : figure.state;
}

/// What a figure suffered; none where it is unhurt.
std::optional<TableState> hurtOf(const auto &figure)
{
    return figure.felled ? figure.felled : figure.wound;
}

/// How a figure stands from then on. A wound and what the figure does stay beside each other, and a Scratch takes no Bad
/// Wound away (first edition p. 7, R7). `until`: the turn to whose end it ducks; 0 where these are not counted.
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

/// What holds for a figure from a test on until it is over: it is a hero, its weapon is empty (Chain Reaction 3.0 p. 13 and 15).
struct Lasting {
    QString condition; ///< a word of the reference
    QString weapon = {}; ///< of which it is true; empty: of the figure

    friend bool operator==(const Lasting &, const Lasting &) = default;
};

/// One of the band in the encounter.
struct OwnFigure {
    FigureId id{};
    TableState state = TableState::CarryingOn;
    Deeds deeds = {}; ///< where the rules ask for them
    int group = 1; ///< which of the band's groups the figure is with
    int since = 0; ///< the turn in which this state came
    std::optional<TableState> wound = {}; ///< a Scratch or a Bad Wound, whatever the figure does
    std::optional<TableState> felled = {}; ///< it lies, whatever became of it then
    TableState doing = TableState::CarryingOn; ///< what it did when it was felled
    int duckedUntil = 0; ///< the turn to whose end it ducks, where these are counted (first edition p. 7)
    int turnsIn = 0; ///< the turn in which it stands up as a zombie (first edition p. 10, R84); 0: it does not
    std::optional<int> starPower = {}; ///< dice left to a Star beside the first one (R28, R36)
    std::vector<Lasting> lasting = {};

    friend bool operator==(const OwnFigure &, const OwnFigure &) = default;
};

/// Some of the band who keep together on the table. They are lettered, A is 1.
struct OwnGroup {
    int id = 1;
    int section = offTable;

    friend bool operator==(const OwnGroup &, const OwnGroup &) = default;
};

inline constexpr int mostOwnGroups = 9;

/// Some of the band hidden in a game head to head, or nobody, a decoy: it is turned over when the other player sees it
/// (Swordplay p. 26, R37).
struct OwnPef {
    int id = 1;
    int section = 1;
    std::vector<int> figures = {}; ///< by number; nobody: a decoy
    bool revealed = false;

    friend bool operator==(const OwnPef &, const OwnPef &) = default;
};

inline constexpr int mostOwnPefs = 3;

/// The side of the enemy, counted from the player's, which is 0; those over two follow it.
inline constexpr int firstEnemy = 1;

/// What a guard of a raid's building knows of the raiders.
enum class GuardWatch : std::uint8_t { Unaware, Met, Alarmed };

struct EnemyFigure {
    Profile profile;
    bool leader = false; ///< their one leader (R24)
    TableState state = TableState::CarryingOn;
    std::optional<Guard> guard = {}; ///< where the figure stood when the building was seen (Swordplay p. 29)
    GuardWatch watch = GuardWatch::Unaware;
    int since = 0; ///< the turn in which this state came
    std::optional<TableState> wound = {};
    std::optional<TableState> felled = {};
    TableState doing = TableState::CarryingOn;
    int duckedUntil = 0;
    QString name = {}; ///< as it is called; empty: by its type
    int met = 0; ///< its number in the campaign, where its band is met (R87); 0: of no band
    int foe = 0; ///< who it is of the foes with a name (R91); 0: none of them
    Deeds deeds = {}; ///< of one whose band is met
    std::vector<Lasting> lasting = {};

    friend bool operator==(const EnemyFigure &, const EnemyFigure &) = default;
};

/// As many groups of them as there can be: far above any; keeps a hostile file from growing them without end.
inline constexpr int mostGroups = 1000;

/// Enemies on the table, as a PEF or reinforcements brought them.
struct GroupInPlay {
    int id = 0; ///< from 1
    int pef = 0; ///< that turned out to be this group; 0: reinforcements
    int section = offTable;
    std::optional<Side> side; ///< of the group that came with it, 6" away
    std::vector<EnemyFigure> figures;
    bool struck = false; ///< taken off the table by hand
    std::optional<NonPlayerMove> move; ///< its last
    int movedIn = 0; ///< the turn of its last move
    int army = firstEnemy; ///< the side it fights for
    std::optional<GroupMove> position = {}; ///< its last move where that goes by who has more figures
    std::optional<Side> flank = {}; ///< round which it goes
    int cameIn = 0; ///< the turn in which it came
    std::size_t notesBefore = 0; ///< of the battle, when it came

    /// Figures that still fight.
    int standing() const;
    bool onTable() const { return !struck && standing() > 0; }
    /// And it has come onto the map.
    bool onMap() const { return onTable() && section != offTable; }
    /// The Rep it acts by: its leader's, else the best of those who still fight.
    int rep() const;
    friend bool operator==(const GroupInPlay &, const GroupInPlay &) = default;
};

struct PefInPlay {
    Pef pef; ///< where it is by now
    std::optional<PefLetter> letter; ///< what it was, where PEFs go by the Enemy Activity Level
    std::optional<PefForce> force; ///< and where they go by how many were resolved before
    std::optional<PefMove> move; ///< its last
    int inches = 0;
    int movedIn = 0; ///< the turn of its last move
    bool found = false; ///< by a scout: there is somebody (Chain Reaction 3.0 p. 25, R6)
    std::optional<std::vector<Profile>> hidden = {}; ///< what its player recorded: these, or nobody, a decoy (R37)
    bool revealed = false; ///< turned over, and not rolled (R37)
    std::optional<int> said = {}; ///< so many figures it was, as the player said

    bool isWaiting() const { return !letter && !force && !revealed; }
    friend bool operator==(const PefInPlay &, const PefInPlay &) = default;
};

/// A raid's building, and the quiet turns it takes to loot it (Swordplay p. 30).
struct BuildingInPlay {
    std::optional<int> turnsNeeded; ///< none before somebody went in
    int turnsSpent = 0;
    int searchedIn = 0; ///< the turn of the last of them, or of going in

    bool isLooted() const { return turnsNeeded && turnsSpent >= *turnsNeeded; }
    friend bool operator==(const BuildingInPlay &, const BuildingInPlay &) = default;
};

/// Somebody who is in the encounter in play: one of the band, or an enemy by his group and his place in it.
struct InPlay {
    FigureId id{}; ///< none for an enemy
    int group = 0;
    int figure = 0; ///< from 1

    friend bool operator==(const InPlay &, const InPlay &) = default;
};

/// A test or table of the reference shelf as it was taken. Its words are made of it whenever it is told.
struct ShelvedTest {
    QString entry; ///< its id on the shelf
    int variant = 0;
    QStringList values; ///< "rep=4", as it was asked
    std::vector<int> faces; ///< of its dice

    friend bool operator==(const ShelvedTest &, const ShelvedTest &) = default;
};

/// What was noted of the battle: the player's own words, or a test that left everybody as he was.
struct TableNote {
    QString text;
    InPlay whose = {};
    std::optional<ShelvedTest> test = {};

    friend bool operator==(const TableNote &, const TableNote &) = default;
};

/// The band as it was when a battle began: a run that does not count leaves it like that.
struct BandAtStart {
    std::vector<Figure> band;
    std::vector<FormerFigure> former;
    Stockpile stockpile;
    QMap<int, Stockpile> stockpiles = {};

    /// The figure was of the band already, or had been.
    bool has(FigureId id) const;
    friend bool operator==(const BandAtStart &, const BandAtStart &) = default;
};

/// The encounter on the table: what the player would otherwise scribble beside it.
struct Play {
    int turn = 0; ///< 0 before the first activation
    int yours = 0; ///< activation dice of this turn
    int theirs = 0;
    int sides = fewestSides;
    int entry = offTable; ///< the section by which the band came on; off the table where it came later
    std::vector<int> others; ///< activation dice of the sides over two
    std::optional<int> eal; ///< now; an A raises it for this encounter (R13)
    std::vector<PefInPlay> pefs;
    std::vector<GroupInPlay> groups;
    std::vector<OwnFigure> own;
    std::vector<OwnGroup> ownGroups;
    std::vector<OwnPef> ownPefs = {}; ///< by id
    std::optional<int> starPower; ///< dice left to the first Star (R28); none where the rules have no Star Power
    std::array<bool, mostSections> seen{}; ///< by section − 1
    std::array<std::optional<bool>, mostSections> scouted{}; ///< by section − 1: whether a scout met the enemy
    std::vector<BuildingInPlay> buildings;
    std::vector<TableNote> notes;
    BandAtStart began = {};
    std::optional<ScenarioInPlay> scenario; ///< of the first edition

    const OwnFigure *find(FigureId id) const;
    /// Of a band that is met (R87); null without.
    const EnemyFigure *met(FigureId id) const;
    EnemyFigure *met(FigureId id);
    /// The dice that are left to that Star.
    std::optional<int> starPowerOf(FigureId star) const;
    const PefInPlay *pef(int id) const;
    PefInPlay *pef(int id);
    const GroupInPlay *group(int id) const;
    GroupInPlay *group(int id);
    const OwnGroup *ownGroup(int id) const;
    const OwnPef *ownPef(int id) const;
    /// Whom a scout found, to be resolved at once (R59); null where nobody was.
    const PefInPlay *foundPef() const;
    /// The figure is under a PEF of its own side that has not been turned over (R37).
    bool isHidden(FigureId id) const;
    /// Those of that group who still fight.
    int standingIn(int ownGroup) const;

    /// The activation die of a side; 0 while it has none.
    int dieOf(int army) const;
    /// It has a die, and no other side shows the same (R57).
    bool activates(int army) const;
    /// Those of an enemy side who still fight.
    int standingFor(int army) const;

    /// The player's figures that still fight (R23).
    int party() const;
    int waitingPefs() const;
    int resolvedPefs() const { return static_cast<int>(pefs.size()) - waitingPefs(); }
    int enemies() const;
    bool hasPrisoners() const; ///< an enemy was captured
    int sectionsSeen() const;
    /// Their leader has come onto the table, whatever became of it since (R24, R49).
    bool leaderPlaced() const;

    friend bool operator==(const Play &, const Play &) = default;
};

} // namespace muster
