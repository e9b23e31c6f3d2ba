// SPDX-License-Identifier: MIT
#pragma once

#include "rules/media/coverage.h"
#include "rules/scenario/scenariokind.h"
#include "rules/table/rolltable.h"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace muster {

/// A role of a side in an encounter.
enum class Role : std::uint8_t {
    Ambushed,
    Ambusher,
    Meeting, ///< either side of a firefight
    Garrison,
    Attacker,
    Defender,
    Runner,
    Chaser,
    Raider,
    Recoverer,
    Robber,
    Police,
    Besieged,
    Besieger,
};

/// The direction from which an ambush opens fire, seen from the moving party.
enum class AmbushFrom : std::uint8_t { Front, Right, Rear, Left, Concealed };

/// The start of a side (pp. 12 to 15), which the map states at its edge. The last three are for a Patrol or a Raid with
/// sections (R25, R26).
enum class Beginning : std::uint8_t {
    ByAnEdge, ///< enters by an edge of its choice
    Opposite, ///< each side enters by one of two edges that face each other
    Hidden, ///< not on the table until it opens fire
    InBuildings,
    Behind, ///< some inches behind the Runners
    AtTheScene,
    OnAlarm,
    Surrounded,
    AllRound,
    OwnEdge, ///< the edge with 7, 8 and 9
    OwnEnd, ///< the end with 1, 2 and 3
    AsPefs, ///< each Possible Enemy Force in its section
};

struct ScenarioSide {
    Role role = Role::Meeting;
    Beginning begins = Beginning::ByAnEdge;
    int recruitsPerTwoRep = 2; ///< Grunts for two points of the leader's Rep; 3 if the book says 1.5 for one point

    /// Returns the number of Grunts that the side may bring. Halves are rounded up (R1).
    int recruits(int leaderRep) const { return (leaderRep * recruitsPerTwoRep + 1) / 2; }
};

/// An encounter that follows another at once.
struct FollowUp {
    ScenarioKind kind = ScenarioKind::Pursuit;
    int upTo = 6; ///< highest 1d6 on which it follows; 6 for always, without a die
    Role first = Role::Runner; ///< role whose player has the first role in the new encounter

    bool isCertain() const { return upTo >= 6; }
};

/// The book's values for one kind of encounter.
struct ScenarioRow {
    QString title;
    PerValue<Genre, std::optional<int>> modifiers; ///< none if the genre does not use it
    std::array<ScenarioSide, 2> sides; ///< the player is the first side on 1 to 3
    bool roleDie = false; ///< a die decides; otherwise the player is the first side, unless a list decides
    std::vector<QString> secondSideLists; ///< players of these lists are the second side, and only these can be (R63)
    std::vector<QString> steadfastLists; ///< besiegers of these lists do not go home after a day
    bool vehicles = false; ///< the first side has 1d6 vehicles
    int civilianDice = 0; ///< number of d6 for civilians, rolled on a 1
    std::optional<Role> watching; ///< the side that may be surprised
    bool hostages = false; ///< ½d6 hostages
    bool buildings = false; ///< about buildings, so that a settlement may be its location (p. 20)
    std::optional<FollowUp> next;

    int sideOf(Role role) const { return sides[0].role == role ? 0 : 1; }
    const ScenarioSide &side(Role role) const { return sides[sideOf(role)]; }
    const ScenarioSide &opponentOf(Role role) const { return sides[1 - sideOf(role)]; }
    bool isSecondSide(const QString &list) const
    {
        return std::ranges::find(secondSideLists, list) != secondSideLists.end();
    }
    /// Returns whether a player of that list always meets lists of the second side, whatever enemy was asked for or
    /// would come (R63, R97).
    bool meetsOnlySecondSide(const QString &list) const { return !secondSideLists.empty() && !isSecondSide(list); }
};

/// The tables for the rolls made turn by turn.
struct RoundTables {
    int ambushOn = 7; ///< total of 2d6 that springs the ambush
    RollTable<AmbushFrom> ambushFrom;
    int spotsUpTo = 1; ///< highest 1d6 that spots the coming side
    int pursuitInches = 50; ///< distance between Runners and Chasers at the start
    int pursuitBonus = 2; ///< bonus of the Runners at the start
    int escapedInches = 100;
    int caughtInches = 32;
    int alarmUpTo = 4; ///< highest 1d6 that sounds the alarm
    RollTable<int> police; ///< number of policemen who arrive each turn
    int faceCardsPerDay = 10; ///< with two sides (R75)
    int faceCardsPerSide = 5; ///< additional cards for each side beyond two
    int turnsPerDay = 12; ///< if no cards are used
};

/// The properties of a genre of story, which is a value of the option "genre".
struct GenreTraits {
    QString value; ///< id of the value
    Genre column = Genre::BMovie; ///< column of the scenarios' modifiers
    MediaGenre media = MediaGenre::Military; ///< column of the modifiers of media coverage
    QStringList special; ///< additional sentences for its briefings
};

struct ScenarioTables {
    RoundTables rounds;
    std::vector<GenreTraits> genres;
    PerValue<ScenarioKind, ScenarioRow> rows;

    const ScenarioRow &of(ScenarioKind kind) const { return rows[kind]; }
    std::optional<int> modifier(ScenarioKind kind, Genre genre) const { return rows[kind].modifiers[genre]; }
};

} // namespace muster
