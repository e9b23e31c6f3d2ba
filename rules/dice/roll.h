// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"

#include <vector>

namespace muster {

/// The purposes for which dice are rolled. model/rollkinds.h has their texts.
enum class RollKind : std::uint8_t {
    Recruit,
    EnemyActivity,
    Terrain,
    Buildings,
    ObjectiveBuildings,
    TimeOfDay,
    PefPlace,
    PefLetter,
    HowMany,
    EnemyFigure,
    GroupSide,
    GuardPlace,
    GuardDistance,
    GuardFacing,
    Looting,
    PefMove,
    PefDirection,
    NonPlayerMove,
    Recovery,
    FirstAid,
    StarHolds,
    StarHoldsOne,
    GruntWeighs,
    // At the table:
    Test,
    LeaderDie,
    FollowUp,
    DuelImpact,
    DuelRep,
    LookUp,
    PitifulShot,
    Damage,
    Melee,
    Contest,
    SuccessCount,
    Initiative,
    WeaponSkill,
    PercentileShot,
    Exposure,
    Effect,
    Challenge,
    StarPower,
    Scatter,
    RollOff,
    CampaignTurn,
    PlayersTurn, ///< a CampaignTurn for one of several players (R87)
    ScenarioScore,
    Coverage,
    Crew,
    Faction,
    EnemyFaction,
    SettlementSize,
    StructureCount,
    Structure,
    RecruitWeapon,
    Attribute,
    Country,
    Road,
    RiverWidth,
    RiverFord,
    PefRep,
    EnemyTotal,
    EnemyLeader,
    EnemyWeapon,
    Scouting,
    Vehicles,
    ConvoyVehicles,
    Role,
    CiviliansThere,
    Civilians,
    Watching,
    Coming,
    ChasersStand, ///< the Runners turn and fight (first edition p. 13)
    RunnersStand,
    Hostages,
    WhatFollows,
    AmbushTurn,
    AmbushRange,
    AmbushDirection,
    Spotting,
    Running,
    Chasing,
    SiegeLost,
    SiegeAlive,
    Alarm,
    Reinforcements,
    Infection,
    InfectionTurns,
    CarStart,
    Eating,
    Activation,
    ReinforcementCheck,
    ReinforcementEdge,
    ReinforcementFigures,
    GameGround,
    Card,
    Asked, ///< an answer to a question of the player
    FoeReturns, ///< the enemy's leader may be a foe with a name (R91)
};

/// The reason for a roll. The subject is the number of a section, a PEF or a figure, or a figure's place in the row; 0
/// for none.
struct Reason {
    constexpr Reason(RollKind rollKind = RollKind::Recruit, int number = 0)
        : kind(rollKind)
        , subject(number)
    {
    }

    RollKind kind;
    int subject;

    bool operator==(const Reason &) const = default;
};

struct DiceRequest {
    Reason reason;
    int count = 1;
    int sides = 6;

    bool operator==(const DiceRequest &) const = default;
};

/// A recorded roll: its reason and its dice.
struct Roll {
    Reason reason;
    int sides = 6;
    Faces dice;

    bool operator==(const Roll &) const = default;
};

using Rolls = std::vector<Roll>;

} // namespace muster
