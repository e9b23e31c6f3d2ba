// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"

#include <QString>

#include <concepts>
#include <optional>

namespace muster {

struct Campaign;

// What can happen while the battle is on the table. Like every Change, each holds the result.

/// The band comes onto the table; those at home are named too.
struct PlayBegun {
    std::vector<OwnFigure> own;
    std::optional<int> starPower;
    std::optional<int> section = {}; ///< where it begins; none: at the middle of its own edge (R26)
    friend bool operator==(const PlayBegun &, const PlayBegun &) = default;
};

/// Each side's activation die, no two of which are the same (Swordplay p. 14).
struct TurnBegun {
    int turn = 1;
    int yours = 1;
    int theirs = 1;
    std::vector<int> others = {}; ///< of the sides over two
    friend bool operator==(const TurnBegun &, const TurnBegun &) = default;
};

/// A PEF's move as it was rolled; where it ends stands in a PefPlaced.
struct PefMoved {
    int pef = 0;
    PefMove move = PefMove::Stay;
    int inches = 0;
    friend bool operator==(const PefMoved &, const PefMoved &) = default;
};

struct PefPlaced {
    int pef = 0;
    int section = 0;
    friend bool operator==(const PefPlaced &, const PefPlaced &) = default;
};

/// One more: another split in two, or reinforcements are on their way.
struct PefAppeared {
    Pef pef;
    bool found = false; ///< by a scout
    friend bool operator==(const PefAppeared &, const PefAppeared &) = default;
};

/// What a PEF turned out to be; its groups appear in changes of their own.
struct PefResolved {
    int pef = 0;
    std::optional<PefLetter> letter;
    std::optional<PefForce> force;
    std::optional<int> eal; ///< after it
    friend bool operator==(const PefResolved &, const PefResolved &) = default;
};

struct GroupAppeared {
    int group = 0;
    int pef = 0;
    int section = 0;
    std::optional<Side> side;
    std::vector<EnemyFigure> figures;
    std::optional<int> army = {}; ///< the side it fights for; none: the enemy's
    friend bool operator==(const GroupAppeared &, const GroupAppeared &) = default;
};

struct GroupMoved {
    int group = 0;
    int passed = 0;
    NonPlayerMove move = NonPlayerMove::Hold;
    friend bool operator==(const GroupMoved &, const GroupMoved &) = default;
};

struct GroupPlaced {
    int group = 0;
    int section = 0;
    friend bool operator==(const GroupPlaced &, const GroupPlaced &) = default;
};

/// Off the table, or back on it.
struct GroupStruck {
    int group = 0;
    bool on = true;
    friend bool operator==(const GroupStruck &, const GroupStruck &) = default;
};

/// It fights for another side than before.
struct GroupSided {
    int group = 0;
    int army = firstEnemy;
    friend bool operator==(const GroupSided &, const GroupSided &) = default;
};

struct EnemyStood {
    int group = 0;
    int figure = 0; ///< from 1, in the order they were rolled
    TableState state = TableState::CarryingOn;
    friend bool operator==(const EnemyStood &, const EnemyStood &) = default;
};

struct FigureStood {
    FigureId id{};
    TableState state = TableState::CarryingOn;
    friend bool operator==(const FigureStood &, const FigureStood &) = default;
};

struct StarPowerLeft {
    int dice = 0;
    friend bool operator==(const StarPowerLeft &, const StarPowerLeft &) = default;
};

struct SectionSeen {
    int section = 0;
    bool on = true;
    friend bool operator==(const SectionSeen &, const SectionSeen &) = default;
};

struct BuildingSearched {
    int building = 0;
    int turnsNeeded = 1;
    int turnsSpent = 0; ///< none again where the search was broken off
    friend bool operator==(const BuildingSearched &, const BuildingSearched &) = default;
};

struct NoteWritten {
    QString text;
    friend bool operator==(const NoteWritten &, const NoteWritten &) = default;
};

/// The player's own (R53): so many who stayed at home may come.
struct ReinforcementsCame {
    int figures = 0;
    friend bool operator==(const ReinforcementsCame &, const ReinforcementsCame &) = default;
};

/// A test or table of the reference shelf, resolved for one who is on the table. What it did to him stands in a change of
/// its own.
struct TestTaken {
    FigureId id{}; ///< one of the band; none where it is an enemy
    int group = 0; ///< an enemy's, 0 for one of the band
    int figure = 0; ///< from 1, in the order they were rolled
    QString test; ///< its title
    QString outcome; ///< in the words it was told in
    int target = 0; ///< the highest face that counted; 0: none did
    friend bool operator==(const TestTaken &, const TestTaken &) = default;
};

/// So many sides fight.
struct SidesCounted {
    int sides = fewestSides;
    friend bool operator==(const SidesCounted &, const SidesCounted &) = default;
};

/// One of the band goes with another group, which begins where he came from.
struct FigureGrouped {
    FigureId id{};
    int group = 1;
    friend bool operator==(const FigureGrouped &, const FigureGrouped &) = default;
};

struct OwnGroupPlaced {
    int group = 1;
    int section = 0;
    friend bool operator==(const OwnGroupPlaced &, const OwnGroupPlaced &) = default;
};

/// Where each of a building's guards stands (Swordplay p. 29).
struct GuardsPlaced {
    int group = 0;
    std::vector<Guard> guards; ///< in the order they were rolled
    friend bool operator==(const GuardsPlaced &, const GuardsPlaced &) = default;
};

struct GuardNoticed {
    int group = 0;
    int figure = 0; ///< from 1
    GuardWatch watch = GuardWatch::Met;
    friend bool operator==(const GuardNoticed &, const GuardNoticed &) = default;
};

/// A scout went in (Chain Reaction 3.0 p. 25); whom he found appears in a change of its own.
struct SectionScouted {
    int section = 0;
    int passed = 0;
    bool enemy = false;
    friend bool operator==(const SectionScouted &, const SectionScouted &) = default;
};

/// What one of the band did, as far as it counts afterwards (first edition).
struct FigureDid {
    FigureId id{};
    Deeds deeds;
    friend bool operator==(const FigureDid &, const FigureDid &) = default;
};

/// How an encounter of the first edition stands after one of its deeds.
struct ScenarioStood {
    ScenarioDeed deed = ScenarioDeed::Turn;
    int turn = 0;
    ScenarioInPlay now;
    friend bool operator==(const ScenarioStood &, const ScenarioStood &) = default;
};

template<typename C, typename... Any>
concept OneOf = (std::same_as<C, Any> || ...);

template<typename C>
concept ChangesPlay =
    OneOf<C, PlayBegun, TurnBegun, PefMoved, PefPlaced, PefAppeared, PefResolved, GroupAppeared, GroupMoved,
          GroupPlaced, GroupStruck, EnemyStood, FigureStood, StarPowerLeft, SectionSeen, BuildingSearched, NoteWritten,
          ReinforcementsCame, SidesCounted, FigureGrouped, OwnGroupPlaced, GuardsPlaced, GuardNoticed, SectionScouted,
          FigureDid, ScenarioStood, TestTaken, GroupSided>;

// Each makes its change happen; the check must have been clean.
void applyToPlay(Campaign &campaign, const PlayBegun &change);
void applyToPlay(Campaign &campaign, const TurnBegun &change);
void applyToPlay(Campaign &campaign, const PefMoved &change);
void applyToPlay(Campaign &campaign, const PefPlaced &change);
void applyToPlay(Campaign &campaign, const PefAppeared &change);
void applyToPlay(Campaign &campaign, const PefResolved &change);
void applyToPlay(Campaign &campaign, const GroupAppeared &change);
void applyToPlay(Campaign &campaign, const GroupMoved &change);
void applyToPlay(Campaign &campaign, const GroupPlaced &change);
void applyToPlay(Campaign &campaign, const GroupStruck &change);
void applyToPlay(Campaign &campaign, const GroupSided &change);
void applyToPlay(Campaign &campaign, const EnemyStood &change);
void applyToPlay(Campaign &campaign, const FigureStood &change);
void applyToPlay(Campaign &campaign, const StarPowerLeft &change);
void applyToPlay(Campaign &campaign, const SectionSeen &change);
void applyToPlay(Campaign &campaign, const BuildingSearched &change);
void applyToPlay(Campaign &campaign, const NoteWritten &change);
void applyToPlay(Campaign &campaign, const ReinforcementsCame &change);
void applyToPlay(Campaign &campaign, const TestTaken &change);
void applyToPlay(Campaign &campaign, const SidesCounted &change);
void applyToPlay(Campaign &campaign, const FigureGrouped &change);
void applyToPlay(Campaign &campaign, const OwnGroupPlaced &change);
void applyToPlay(Campaign &campaign, const GuardsPlaced &change);
void applyToPlay(Campaign &campaign, const GuardNoticed &change);
void applyToPlay(Campaign &campaign, const SectionScouted &change);
void applyToPlay(Campaign &campaign, const FigureDid &change);
void applyToPlay(Campaign &campaign, const ScenarioStood &change);

// Each says why a change of a file cannot happen; nothing if it can.
std::optional<QString> whyNotInPlay(const Campaign &campaign, const PlayBegun &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const TurnBegun &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const PefMoved &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const PefPlaced &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const PefAppeared &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const PefResolved &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const GroupAppeared &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const GroupMoved &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const GroupPlaced &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const GroupStruck &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const GroupSided &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const EnemyStood &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const FigureStood &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const StarPowerLeft &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const SectionSeen &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const BuildingSearched &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const NoteWritten &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const ReinforcementsCame &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const TestTaken &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const SidesCounted &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const FigureGrouped &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const OwnGroupPlaced &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const GuardsPlaced &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const GuardNoticed &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const SectionScouted &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const FigureDid &change);
std::optional<QString> whyNotInPlay(const Campaign &campaign, const ScenarioStood &change);

} // namespace muster
