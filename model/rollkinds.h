// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"
#include "rules/slug.h"

#include <QtGlobal>

namespace muster {

/// The meaning of the subject in a roll's reason.
enum class RollSubject : std::uint8_t {
    None, ///< there is only one, or the subject only distinguishes the dice
    HalfMonth,
    Scenario, ///< the position in the list of scenarios
    Section,
    Pef,
    Hit,
    Side, ///< a or b
    Member, ///< the id of a figure of the band
    EitherSide, ///< the id of a figure of the band, or `beforeTheirs` plus an enemy's position
    Figure, ///< the position of a figure in its row
    Answer, ///< the position of an answer in its list
};

/// A kind of roll: the purpose of the dice and the kind of thing they are rolled for.
struct RollRow {
    RollKind value;
    const char *words;
    RollSubject subject = RollSubject::None;
};

inline constexpr auto rollRows = [] {
    using enum RollKind;
    using enum RollSubject;
    return enumTable<RollRow>({
        {Recruit, QT_TRANSLATE_NOOP("Story", "Recruit"), Member},
        {EnemyActivity, QT_TRANSLATE_NOOP("Story", "Enemy Activity Level")},
        {Terrain, QT_TRANSLATE_NOOP("Story", "Terrain"), Section},
        {Buildings, QT_TRANSLATE_NOOP("Story", "Buildings"), Section},
        {ObjectiveBuildings, QT_TRANSLATE_NOOP("Story", "Objective buildings")},
        {TimeOfDay, QT_TRANSLATE_NOOP("Story", "Time of day")},
        {PefPlace, QT_TRANSLATE_NOOP("Story", "Place"), Pef},
        {PefLetter, QT_TRANSLATE_NOOP("Story", "Resolve"), Pef},
        {HowMany, QT_TRANSLATE_NOOP("Story", "How many"), Pef},
        {EnemyFigure, QT_TRANSLATE_NOOP("Story", "Enemy"), Figure},
        {GroupSide, QT_TRANSLATE_NOOP("Story", "Side of the second group"), Pef},
        {GuardPlace, QT_TRANSLATE_NOOP("Story", "Inside or out"), Figure},
        {GuardDistance, QT_TRANSLATE_NOOP("Story", "Distance from the building"), Figure},
        {GuardFacing, QT_TRANSLATE_NOOP("Story", "Facing you or not"), Figure},
        {Looting, QT_TRANSLATE_NOOP("Story", "Turns to loot")},
        {PefMove, QT_TRANSLATE_NOOP("Story", "Move"), Pef},
        {PefDirection, QT_TRANSLATE_NOOP("Story", "Direction"), Pef},
        {NonPlayerMove, QT_TRANSLATE_NOOP("Story", "Enemy move")},
        {Recovery, QT_TRANSLATE_NOOP("Story", "Recovery"), Member},
        {FirstAid, QT_TRANSLATE_NOOP("Story", "First Aid"), Member},
        {StarHolds, QT_TRANSLATE_NOOP("Story", "Stay or Go, the Star"), Member},
        {StarHoldsOne, QT_TRANSLATE_NOOP("Story", "Stay or Go, the Star for"), Member},
        {GruntWeighs, QT_TRANSLATE_NOOP("Story", "Stay or Go"), Member},
        // On the table:
        {Test, QT_TRANSLATE_NOOP("Story", "Test")},
        {LeaderDie, QT_TRANSLATE_NOOP("Story", "Leader Die")},
        {FollowUp, QT_TRANSLATE_NOOP("Story", "Amount")},
        {DuelImpact, QT_TRANSLATE_NOOP("Story", "Impact")},
        {DuelRep, QT_TRANSLATE_NOOP("Story", "Rep")},
        {LookUp, QT_TRANSLATE_NOOP("Story", "Roll on the table")},
        {PitifulShot, QT_TRANSLATE_NOOP("Story", "Pitiful shot")},
        {Damage, QT_TRANSLATE_NOOP("Story", "Damage")},
        {Melee, QT_TRANSLATE_NOOP("Story", "Melee"), Side},
        {Contest, QT_TRANSLATE_NOOP("Story", "Opposed roll"), Side},
        {SuccessCount, QT_TRANSLATE_NOOP("Story", "Successes")},
        {Initiative, QT_TRANSLATE_NOOP("Story", "Initiative"), EitherSide},
        {WeaponSkill, QT_TRANSLATE_NOOP("Story", "Weapon skill"), EitherSide},
        {PercentileShot, QT_TRANSLATE_NOOP("Story", "To hit, 1 to 100")},
        {Exposure, QT_TRANSLATE_NOOP("Story", "Exposure"), Hit},
        {Effect, QT_TRANSLATE_NOOP("Story", "Effect"), Hit},
        {Challenge, QT_TRANSLATE_NOOP("Story", "Challenge")},
        {StarPower, QT_TRANSLATE_NOOP("Story", "Star Power")},
        {Scatter, QT_TRANSLATE_NOOP("Story", "Long and short")},
        {RollOff, QT_TRANSLATE_NOOP("Story", "Roll-off"), Side},
        {CampaignTurn, QT_TRANSLATE_NOOP("Story", "Encounter or none"), HalfMonth},
        {PlayersTurn, QT_TRANSLATE_NOOP("Story", "Encounter or none"), Member},
        {ScenarioScore, QT_TRANSLATE_NOOP("Story", "Encounter"), Scenario},
        {Coverage, QT_TRANSLATE_NOOP("Story", "Media coverage")},
        {Crew, QT_TRANSLATE_NOOP("Story", "Media crew")},
        {Faction, QT_TRANSLATE_NOOP("Story", "Faction")},
        {EnemyFaction, QT_TRANSLATE_NOOP("Story", "Enemy faction")},
        {SettlementSize, QT_TRANSLATE_NOOP("Story", "Size of the settlement")},
        {StructureCount, QT_TRANSLATE_NOOP("Story", "How many structures")},
        {Structure, QT_TRANSLATE_NOOP("Story", "Structure")},
        {RecruitWeapon, QT_TRANSLATE_NOOP("Story", "Recruit's weapon"), Member},
        {Attribute, QT_TRANSLATE_NOOP("Story", "Attribute"), Member},
        {Country, QT_TRANSLATE_NOOP("Story", "Country"), Section},
        {Road, QT_TRANSLATE_NOOP("Story", "Road"), Section},
        {RiverWidth, QT_TRANSLATE_NOOP("Story", "River width"), Section},
        {RiverFord, QT_TRANSLATE_NOOP("Story", "Ford or bridge"), Section},
        {PefRep, QT_TRANSLATE_NOOP("Story", "Rep"), Pef},
        {EnemyTotal, QT_TRANSLATE_NOOP("Story", "Number for the table"), Pef},
        {EnemyLeader, QT_TRANSLATE_NOOP("Story", "Their leader"), Pef},
        {EnemyWeapon, QT_TRANSLATE_NOOP("Story", "Enemy's weapon"), Figure},
        {Scouting, QT_TRANSLATE_NOOP("Story", "Scouting")},
        {Vehicles, QT_TRANSLATE_NOOP("Story", "Vehicles")},
        {ConvoyVehicles, QT_TRANSLATE_NOOP("Story", "Convoy vehicles")},
        {Role, QT_TRANSLATE_NOOP("Story", "Your role")},
        {CiviliansThere, QT_TRANSLATE_NOOP("Story", "Civilians or none")},
        {Civilians, QT_TRANSLATE_NOOP("Story", "How many civilians")},
        {Watching, QT_TRANSLATE_NOOP("Story", "Surprise, the defenders")},
        {Coming, QT_TRANSLATE_NOOP("Story", "Surprise, the attackers")},
        {ChasersStand, QT_TRANSLATE_NOOP("Story", "Stand, the Chasers")},
        {RunnersStand, QT_TRANSLATE_NOOP("Story", "Stand, the Runners")},
        {Hostages, QT_TRANSLATE_NOOP("Story", "Hostages")},
        {WhatFollows, QT_TRANSLATE_NOOP("Story", "Follow-up")},
        {AmbushTurn, QT_TRANSLATE_NOOP("Story", "Ambush sprung or not")},
        {AmbushRange, QT_TRANSLATE_NOOP("Story", "Distance of the ambush")},
        {AmbushDirection, QT_TRANSLATE_NOOP("Story", "Direction of the ambush")},
        {Spotting, QT_TRANSLATE_NOOP("Story", "Spotting")},
        {Running, QT_TRANSLATE_NOOP("Story", "Runners")},
        {Chasing, QT_TRANSLATE_NOOP("Story", "Chasers")},
        {SiegeLost, QT_TRANSLATE_NOOP("Story", "Besiegers lost")},
        {SiegeAlive, QT_TRANSLATE_NOOP("Story", "Besiegers alive")},
        {Alarm, QT_TRANSLATE_NOOP("Story", "Alarm")},
        {Reinforcements, QT_TRANSLATE_NOOP("Story", "Police reinforcements")},
        {Infection, QT_TRANSLATE_NOOP("Story", "Are you okay?")},
        {InfectionTurns, QT_TRANSLATE_NOOP("Story", "Turns until turning into a zombie")},
        {CarStart, QT_TRANSLATE_NOOP("Story", "Starting the car")},
        {Eating, QT_TRANSLATE_NOOP("Story", "Turns spent eating")},
        {Activation, QT_TRANSLATE_NOOP("Story", "Activation, you and the enemy")},
        {ReinforcementCheck, QT_TRANSLATE_NOOP("Story", "Reinforcements, you and the enemy")},
        {ReinforcementEdge, QT_TRANSLATE_NOOP("Story", "Edge they enter from")},
        {ReinforcementFigures, QT_TRANSLATE_NOOP("Story", "How many arrive")},
        {GameGround, QT_TRANSLATE_NOOP("Story", "Location")},
        {Card, QT_TRANSLATE_NOOP("Story", "Cards")},
        {Asked, QT_TRANSLATE_NOOP("Story", "Question"), Answer},
        {FoeReturns, QT_TRANSLATE_NOOP("Story", "Whether it is the foe met last")},
    });
}();

inline const RollRow &rowOf(RollKind kind)
{
    return rollRows[kind];
}

} // namespace muster
