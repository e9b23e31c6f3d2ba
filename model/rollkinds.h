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

inline constexpr auto rollRows = enumTable<RollRow>({
    {RollKind::Recruit, QT_TRANSLATE_NOOP("Story", "Recruit"), RollSubject::Member},
    {RollKind::EnemyActivity, QT_TRANSLATE_NOOP("Story", "Enemy Activity Level")},
    {RollKind::Terrain, QT_TRANSLATE_NOOP("Story", "Terrain"), RollSubject::Section},
    {RollKind::Buildings, QT_TRANSLATE_NOOP("Story", "Buildings"), RollSubject::Section},
    {RollKind::ObjectiveBuildings, QT_TRANSLATE_NOOP("Story", "Objective buildings")},
    {RollKind::TimeOfDay, QT_TRANSLATE_NOOP("Story", "Time of day")},
    {RollKind::PefPlace, QT_TRANSLATE_NOOP("Story", "Place"), RollSubject::Pef},
    {RollKind::PefLetter, QT_TRANSLATE_NOOP("Story", "Resolve"), RollSubject::Pef},
    {RollKind::HowMany, QT_TRANSLATE_NOOP("Story", "How many"), RollSubject::Pef},
    {RollKind::EnemyFigure, QT_TRANSLATE_NOOP("Story", "Enemy"), RollSubject::Figure},
    {RollKind::GroupSide, QT_TRANSLATE_NOOP("Story", "Side of the second group"), RollSubject::Pef},
    {RollKind::GuardPlace, QT_TRANSLATE_NOOP("Story", "Inside or out"), RollSubject::Figure},
    {RollKind::GuardDistance, QT_TRANSLATE_NOOP("Story", "Distance from the building"), RollSubject::Figure},
    {RollKind::GuardFacing, QT_TRANSLATE_NOOP("Story", "Facing you or not"), RollSubject::Figure},
    {RollKind::Looting, QT_TRANSLATE_NOOP("Story", "Turns to loot")},
    {RollKind::PefMove, QT_TRANSLATE_NOOP("Story", "Move"), RollSubject::Pef},
    {RollKind::PefDirection, QT_TRANSLATE_NOOP("Story", "Direction"), RollSubject::Pef},
    {RollKind::NonPlayerMove, QT_TRANSLATE_NOOP("Story", "Enemy move")},
    {RollKind::Recovery, QT_TRANSLATE_NOOP("Story", "Recovery"), RollSubject::Member},
    {RollKind::FirstAid, QT_TRANSLATE_NOOP("Story", "First Aid"), RollSubject::Member},
    {RollKind::StarHolds, QT_TRANSLATE_NOOP("Story", "Stay or Go, the Star"), RollSubject::Member},
    {RollKind::StarHoldsOne, QT_TRANSLATE_NOOP("Story", "Stay or Go, the Star for"), RollSubject::Member},
    {RollKind::GruntWeighs, QT_TRANSLATE_NOOP("Story", "Stay or Go"), RollSubject::Member},
    // On the table:
    {RollKind::Test, QT_TRANSLATE_NOOP("Story", "Test")},
    {RollKind::LeaderDie, QT_TRANSLATE_NOOP("Story", "Leader Die")},
    {RollKind::FollowUp, QT_TRANSLATE_NOOP("Story", "Amount")},
    {RollKind::DuelImpact, QT_TRANSLATE_NOOP("Story", "Impact")},
    {RollKind::DuelRep, QT_TRANSLATE_NOOP("Story", "Rep")},
    {RollKind::LookUp, QT_TRANSLATE_NOOP("Story", "Roll on the table")},
    {RollKind::PitifulShot, QT_TRANSLATE_NOOP("Story", "Pitiful shot")},
    {RollKind::Damage, QT_TRANSLATE_NOOP("Story", "Damage")},
    {RollKind::Melee, QT_TRANSLATE_NOOP("Story", "Melee"), RollSubject::Side},
    {RollKind::Contest, QT_TRANSLATE_NOOP("Story", "Opposed roll"), RollSubject::Side},
    {RollKind::SuccessCount, QT_TRANSLATE_NOOP("Story", "Successes")},
    {RollKind::Initiative, QT_TRANSLATE_NOOP("Story", "Initiative"), RollSubject::EitherSide},
    {RollKind::WeaponSkill, QT_TRANSLATE_NOOP("Story", "Weapon skill"), RollSubject::EitherSide},
    {RollKind::PercentileShot, QT_TRANSLATE_NOOP("Story", "To hit, 1 to 100")},
    {RollKind::Exposure, QT_TRANSLATE_NOOP("Story", "Exposure"), RollSubject::Hit},
    {RollKind::Effect, QT_TRANSLATE_NOOP("Story", "Effect"), RollSubject::Hit},
    {RollKind::Challenge, QT_TRANSLATE_NOOP("Story", "Challenge")},
    {RollKind::StarPower, QT_TRANSLATE_NOOP("Story", "Star Power")},
    {RollKind::Scatter, QT_TRANSLATE_NOOP("Story", "Long and short")},
    {RollKind::RollOff, QT_TRANSLATE_NOOP("Story", "Roll-off"), RollSubject::Side},
    {RollKind::CampaignTurn, QT_TRANSLATE_NOOP("Story", "Encounter or none"), RollSubject::HalfMonth},
    {RollKind::PlayersTurn, QT_TRANSLATE_NOOP("Story", "Encounter or none"), RollSubject::Member},
    {RollKind::ScenarioScore, QT_TRANSLATE_NOOP("Story", "Encounter"), RollSubject::Scenario},
    {RollKind::Coverage, QT_TRANSLATE_NOOP("Story", "Media coverage")},
    {RollKind::Crew, QT_TRANSLATE_NOOP("Story", "Media crew")},
    {RollKind::Faction, QT_TRANSLATE_NOOP("Story", "Faction")},
    {RollKind::EnemyFaction, QT_TRANSLATE_NOOP("Story", "Enemy faction")},
    {RollKind::SettlementSize, QT_TRANSLATE_NOOP("Story", "Size of the settlement")},
    {RollKind::StructureCount, QT_TRANSLATE_NOOP("Story", "How many structures")},
    {RollKind::Structure, QT_TRANSLATE_NOOP("Story", "Structure")},
    {RollKind::RecruitWeapon, QT_TRANSLATE_NOOP("Story", "Recruit's weapon"), RollSubject::Member},
    {RollKind::Attribute, QT_TRANSLATE_NOOP("Story", "Attribute"), RollSubject::Member},
    {RollKind::Country, QT_TRANSLATE_NOOP("Story", "Country"), RollSubject::Section},
    {RollKind::Road, QT_TRANSLATE_NOOP("Story", "Road"), RollSubject::Section},
    {RollKind::RiverWidth, QT_TRANSLATE_NOOP("Story", "River width"), RollSubject::Section},
    {RollKind::RiverFord, QT_TRANSLATE_NOOP("Story", "Ford or bridge"), RollSubject::Section},
    {RollKind::PefRep, QT_TRANSLATE_NOOP("Story", "Rep"), RollSubject::Pef},
    {RollKind::EnemyTotal, QT_TRANSLATE_NOOP("Story", "Number for the table"), RollSubject::Pef},
    {RollKind::EnemyLeader, QT_TRANSLATE_NOOP("Story", "Their leader"), RollSubject::Pef},
    {RollKind::EnemyWeapon, QT_TRANSLATE_NOOP("Story", "Enemy's weapon"), RollSubject::Figure},
    {RollKind::Scouting, QT_TRANSLATE_NOOP("Story", "Scouting")},
    {RollKind::Vehicles, QT_TRANSLATE_NOOP("Story", "Vehicles")},
    {RollKind::ConvoyVehicles, QT_TRANSLATE_NOOP("Story", "Convoy vehicles")},
    {RollKind::Role, QT_TRANSLATE_NOOP("Story", "Your role")},
    {RollKind::CiviliansThere, QT_TRANSLATE_NOOP("Story", "Civilians or none")},
    {RollKind::Civilians, QT_TRANSLATE_NOOP("Story", "How many civilians")},
    {RollKind::Watching, QT_TRANSLATE_NOOP("Story", "Surprise, the defenders")},
    {RollKind::Coming, QT_TRANSLATE_NOOP("Story", "Surprise, the attackers")},
    {RollKind::ChasersStand, QT_TRANSLATE_NOOP("Story", "Stand, the Chasers")},
    {RollKind::RunnersStand, QT_TRANSLATE_NOOP("Story", "Stand, the Runners")},
    {RollKind::Hostages, QT_TRANSLATE_NOOP("Story", "Hostages")},
    {RollKind::WhatFollows, QT_TRANSLATE_NOOP("Story", "Follow-up")},
    {RollKind::AmbushTurn, QT_TRANSLATE_NOOP("Story", "Ambush sprung or not")},
    {RollKind::AmbushRange, QT_TRANSLATE_NOOP("Story", "Distance of the ambush")},
    {RollKind::AmbushDirection, QT_TRANSLATE_NOOP("Story", "Direction of the ambush")},
    {RollKind::Spotting, QT_TRANSLATE_NOOP("Story", "Spotting")},
    {RollKind::Running, QT_TRANSLATE_NOOP("Story", "Runners")},
    {RollKind::Chasing, QT_TRANSLATE_NOOP("Story", "Chasers")},
    {RollKind::SiegeLost, QT_TRANSLATE_NOOP("Story", "Besiegers lost")},
    {RollKind::SiegeAlive, QT_TRANSLATE_NOOP("Story", "Besiegers alive")},
    {RollKind::Alarm, QT_TRANSLATE_NOOP("Story", "Alarm")},
    {RollKind::Reinforcements, QT_TRANSLATE_NOOP("Story", "Police reinforcements")},
    {RollKind::Infection, QT_TRANSLATE_NOOP("Story", "Are you okay?")},
    {RollKind::InfectionTurns, QT_TRANSLATE_NOOP("Story", "Turns until turning into a zombie")},
    {RollKind::CarStart, QT_TRANSLATE_NOOP("Story", "Starting the car")},
    {RollKind::Eating, QT_TRANSLATE_NOOP("Story", "Turns spent eating")},
    {RollKind::Activation, QT_TRANSLATE_NOOP("Story", "Activation, you and the enemy")},
    {RollKind::ReinforcementCheck, QT_TRANSLATE_NOOP("Story", "Reinforcements, you and the enemy")},
    {RollKind::ReinforcementEdge, QT_TRANSLATE_NOOP("Story", "Edge they enter from")},
    {RollKind::ReinforcementFigures, QT_TRANSLATE_NOOP("Story", "How many arrive")},
    {RollKind::GameGround, QT_TRANSLATE_NOOP("Story", "Location")},
    {RollKind::Card, QT_TRANSLATE_NOOP("Story", "Cards")},
    {RollKind::Asked, QT_TRANSLATE_NOOP("Story", "Question"), RollSubject::Answer},
    {RollKind::FoeReturns, QT_TRANSLATE_NOOP("Story", "Whether it is the foe met last")},
});

inline const RollRow &rowOf(RollKind kind)
{
    return rollRows[kind];
}

} // namespace muster
