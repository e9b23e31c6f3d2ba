// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/die.h"

#include <vector>

namespace muster {

/// What dice are rolled for. Each has its words in model/rollkinds.h.
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
    // On the table:
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
    PlayersTurn, ///< the same for one of several players (R87)
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
    ChasersStand, ///< where the Runners turn and fight (first edition p. 13)
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
    Asked, ///< one answer to a question of the player's
    FoeReturns, ///< whether the enemy's leader is a foe with a name (R91)
};

/// Why dice are rolled. The subject is a section, a PEF, a figure's id or its place in the row; 0 for none.
struct Reason {
    RollKind kind = RollKind::Recruit;
    int subject = 0;

    friend bool operator==(const Reason &, const Reason &) = default;
};

struct DiceRequest {
    Reason reason;
    int count = 1;
    int sides = 6;

    friend bool operator==(const DiceRequest &, const DiceRequest &) = default;
};

/// A roll as it stands in the book: why, and what fell.
struct Roll {
    Reason reason;
    int sides = 6;
    Faces dice;

    friend bool operator==(const Roll &, const Roll &) = default;
};

using Rolls = std::vector<Roll>;

} // namespace muster
