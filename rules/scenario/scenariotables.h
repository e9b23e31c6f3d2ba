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

/// A part one plays in an encounter.
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

/// Where an ambush opens fire from, seen from the moving party.
enum class AmbushFrom : std::uint8_t { Front, Right, Rear, Left, Concealed };

/// How a side begins (pp. 12 to 15): what the map says at its edge. The last three are those of a Patrol or a Raid of sections
/// (R25, R26).
enum class Beginning : std::uint8_t {
    ByAnEdge, ///< it enters by the edge it likes
    Opposite, ///< each side enters by one of two edges that face each other
    Hidden, ///< not on the table until it opens fire
    InBuildings,
    Behind, ///< so many inches after the Runners
    AtTheScene,
    OnAlarm,
    Surrounded,
    AllRound,
    OwnEdge, ///< by 7, 8 and 9
    OwnEnd, ///< in 1, 2 and 3
    AsPefs, ///< each Possible Enemy Force in its section
};

struct ScenarioSide {
    Role role = Role::Meeting;
    Beginning begins = Beginning::ByAnEdge;
    int recruitsPerTwoRep = 2; ///< Grunts for two points of the leader's Rep: 3 where the book says 1.5 for one

    /// Grunts the side may bring; halves round up (R1).
    int recruits(int leaderRep) const { return (leaderRep * recruitsPerTwoRep + 1) / 2; }
};

/// What comes at once of an encounter that is over.
struct FollowUp {
    ScenarioKind kind = ScenarioKind::Pursuit;
    int upTo = 6; ///< it comes on this 1d6 or less; 6: always, with no die
    Role first = Role::Runner; ///< who plays the first part in it

    bool isCertain() const { return upTo >= 6; }
};

/// What the book says of one encounter.
struct ScenarioRow {
    QString title;
    std::array<std::optional<int>, allGenres.size()> modifiers; ///< by Genre; none: the genre does not know it
    std::array<ScenarioSide, 2> sides; ///< the player is the first on a 1 to 3
    bool roleDie = false; ///< else the player is the first, unless a list says otherwise
    std::vector<QString> secondSideLists; ///< players of these lists are the second, which comes from them alone (R63)
    std::vector<QString> steadfastLists; ///< besiegers of these do not go home after a day
    bool vehicles = false; ///< 1d6 with the first side
    int civilianDice = 0; ///< how many d6 of civilians on a 1
    std::optional<Role> watching; ///< the side that may be surprised
    bool hostages = false; ///< half a d6
    bool buildings = false; ///< it is about buildings: a settlement may be its ground (p. 20)
    std::optional<FollowUp> next;

    int sideOf(Role role) const { return sides[0].role == role ? 0 : 1; }
    bool isSecondSide(const QString &list) const
    {
        return std::ranges::find(secondSideLists, list) != secondSideLists.end();
    }
    /// A player of that list meets those of the second side, whatever enemy was wished for or would come (R63, R97).
    bool meetsOnlySecondSide(const QString &list) const { return !secondSideLists.empty() && !isSecondSide(list); }
};

/// What is rolled turn by turn.
struct RoundTables {
    int ambushOn = 7; ///< the 2d6 that spring it
    RollTable<AmbushFrom> ambushFrom;
    int spotsUpTo = 1; ///< the 1d6 that spot those who come
    int pursuitInches = 50; ///< between Runners and Chasers at the start
    int pursuitBonus = 2; ///< the Runners', at the start
    int escapedInches = 100;
    int caughtInches = 32;
    int alarmUpTo = 4; ///< the 1d6 that sound it
    RollTable<int> police; ///< who come each turn
    int faceCardsPerDay = 10; ///< of two sides (R75)
    int faceCardsPerSide = 5; ///< more for each side over two
    int turnsPerDay = 12; ///< without cards
};

/// What stories of one kind have: of a value of the option "genre".
struct GenreTraits {
    QString value; ///< its id
    Genre column = Genre::BMovie; ///< of the modifiers of the scenarios
    MediaGenre media = MediaGenre::Military; ///< of the modifiers of media coverage
    QStringList special; ///< what its briefings say besides, in sentences
};

struct ScenarioTables {
    RoundTables rounds;
    std::vector<GenreTraits> genres;
    std::array<ScenarioRow, allScenarios.size()> rows; ///< by ScenarioKind

    const ScenarioRow &of(ScenarioKind kind) const { return rows[static_cast<std::size_t>(kind)]; }
    std::optional<int> modifier(ScenarioKind kind, Genre genre) const
    {
        return of(kind).modifiers[static_cast<std::size_t>(genre)];
    }
};

} // namespace muster
