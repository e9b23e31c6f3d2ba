// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"
#include "rules/pack/slugtable.h"

#include <QtGlobal>

namespace muster {

/// What the subject of a roll's reason counts.
enum class RollSubject : std::uint8_t {
    None, ///< there is only one, or the subject is for the dice alone
    HalfMonth,
    Scenario, ///< its place in the list of them all
    Section,
    Pef,
    Hit,
    Side, ///< a or b
    Member, ///< the id of a figure of the band
    EitherSide, ///< the same, or an enemy's place behind `beforeTheirs`
    Figure, ///< its place in the row
    Answer, ///< likewise
};

/// A kind of roll: its id in files and answers, what the dice are for, and whom or what they are about.
struct RollRow {
    RollKind value;
    QLatin1StringView text;
    const char *words;
    RollSubject subject = RollSubject::None;
};

template<>
inline constexpr auto slugTable<RollKind> = std::to_array<RollRow>({
    {RollKind::Recruit, QLatin1StringView("recruit"), QT_TRANSLATE_NOOP("Story", "Recruit"), RollSubject::Member},
    {RollKind::EnemyActivity, QLatin1StringView("enemy-activity"), QT_TRANSLATE_NOOP("Story", "Enemy Activity Level")},
    {RollKind::Terrain, QLatin1StringView("terrain"), QT_TRANSLATE_NOOP("Story", "Terrain"), RollSubject::Section},
    {RollKind::Buildings, QLatin1StringView("buildings"), QT_TRANSLATE_NOOP("Story", "Buildings"),
     RollSubject::Section},
    {RollKind::ObjectiveBuildings, QLatin1StringView("objective-buildings"),
     QT_TRANSLATE_NOOP("Story", "Objective buildings")},
    {RollKind::TimeOfDay, QLatin1StringView("time-of-day"), QT_TRANSLATE_NOOP("Story", "Time of day")},
    {RollKind::PefPlace, QLatin1StringView("pef-place"), QT_TRANSLATE_NOOP("Story", "Place"), RollSubject::Pef},
    {RollKind::PefLetter, QLatin1StringView("pef-letter"), QT_TRANSLATE_NOOP("Story", "Resolve"), RollSubject::Pef},
    {RollKind::HowMany, QLatin1StringView("how-many"), QT_TRANSLATE_NOOP("Story", "How many"), RollSubject::Pef},
    {RollKind::EnemyFigure, QLatin1StringView("enemy-figure"), QT_TRANSLATE_NOOP("Story", "Enemy"),
     RollSubject::Figure},
    {RollKind::GroupSide, QLatin1StringView("group-side"), QT_TRANSLATE_NOOP("Story", "Side of the second group"),
     RollSubject::Pef},
    {RollKind::GuardPlace, QLatin1StringView("guard-place"), QT_TRANSLATE_NOOP("Story", "Inside or out"),
     RollSubject::Figure},
    {RollKind::GuardDistance, QLatin1StringView("guard-distance"),
     QT_TRANSLATE_NOOP("Story", "Distance from the building"), RollSubject::Figure},
    {RollKind::GuardFacing, QLatin1StringView("guard-facing"), QT_TRANSLATE_NOOP("Story", "Facing you or not"),
     RollSubject::Figure},
    {RollKind::Looting, QLatin1StringView("looting"), QT_TRANSLATE_NOOP("Story", "Turns to loot")},
    {RollKind::PefMove, QLatin1StringView("pef-move"), QT_TRANSLATE_NOOP("Story", "Move"), RollSubject::Pef},
    {RollKind::PefDirection, QLatin1StringView("pef-direction"), QT_TRANSLATE_NOOP("Story", "Direction"),
     RollSubject::Pef},
    {RollKind::NonPlayerMove, QLatin1StringView("non-player-move"), QT_TRANSLATE_NOOP("Story", "Enemy move")},
    {RollKind::Recovery, QLatin1StringView("recovery"), QT_TRANSLATE_NOOP("Story", "Recovery"), RollSubject::Member},
    {RollKind::FirstAid, QLatin1StringView("first-aid"), QT_TRANSLATE_NOOP("Story", "First Aid"), RollSubject::Member},
    {RollKind::StarHolds, QLatin1StringView("star-holds"), QT_TRANSLATE_NOOP("Story", "Stay or Go, the Star"),
     RollSubject::Member},
    {RollKind::StarHoldsOne, QLatin1StringView("star-holds-one"),
     QT_TRANSLATE_NOOP("Story", "Stay or Go, the Star for"), RollSubject::Member},
    {RollKind::GruntWeighs, QLatin1StringView("grunt-weighs"), QT_TRANSLATE_NOOP("Story", "Stay or Go"),
     RollSubject::Member},
    // On the table:
    {RollKind::Test, QLatin1StringView("test"), QT_TRANSLATE_NOOP("Story", "Test")},
    {RollKind::LeaderDie, QLatin1StringView("leader-die"), QT_TRANSLATE_NOOP("Story", "Leader Die")},
    {RollKind::FollowUp, QLatin1StringView("follow-up"), QT_TRANSLATE_NOOP("Story", "Amount")},
    {RollKind::DuelImpact, QLatin1StringView("duel-impact"), QT_TRANSLATE_NOOP("Story", "Impact")},
    {RollKind::DuelRep, QLatin1StringView("duel-rep"), QT_TRANSLATE_NOOP("Story", "Rep")},
    {RollKind::LookUp, QLatin1StringView("look-up"), QT_TRANSLATE_NOOP("Story", "Roll on the table")},
    {RollKind::PitifulShot, QLatin1StringView("pitiful-shot"), QT_TRANSLATE_NOOP("Story", "Pitiful shot")},
    {RollKind::Damage, QLatin1StringView("damage"), QT_TRANSLATE_NOOP("Story", "Damage")},
    {RollKind::Melee, QLatin1StringView("melee"), QT_TRANSLATE_NOOP("Story", "Melee"), RollSubject::Side},
    {RollKind::Contest, QLatin1StringView("contest"), QT_TRANSLATE_NOOP("Story", "Opposed roll"), RollSubject::Side},
    {RollKind::SuccessCount, QLatin1StringView("success-count"), QT_TRANSLATE_NOOP("Story", "Successes")},
    {RollKind::Initiative, QLatin1StringView("initiative"), QT_TRANSLATE_NOOP("Story", "Initiative"),
     RollSubject::EitherSide},
    {RollKind::WeaponSkill, QLatin1StringView("weapon-skill"), QT_TRANSLATE_NOOP("Story", "Weapon skill"),
     RollSubject::EitherSide},
    {RollKind::PercentileShot, QLatin1StringView("percentile-shot"), QT_TRANSLATE_NOOP("Story", "To hit, 1 to 100")},
    {RollKind::Exposure, QLatin1StringView("exposure"), QT_TRANSLATE_NOOP("Story", "Exposure"), RollSubject::Hit},
    {RollKind::Effect, QLatin1StringView("effect"), QT_TRANSLATE_NOOP("Story", "Effect"), RollSubject::Hit},
    {RollKind::Challenge, QLatin1StringView("challenge"), QT_TRANSLATE_NOOP("Story", "Challenge")},
    {RollKind::StarPower, QLatin1StringView("star-power"), QT_TRANSLATE_NOOP("Story", "Star Power")},
    {RollKind::Scatter, QLatin1StringView("scatter"), QT_TRANSLATE_NOOP("Story", "Long and short")},
    {RollKind::RollOff, QLatin1StringView("roll-off"), QT_TRANSLATE_NOOP("Story", "Roll-off"), RollSubject::Side},
    {RollKind::CampaignTurn, QLatin1StringView("campaign-turn"), QT_TRANSLATE_NOOP("Story", "Encounter or none"),
     RollSubject::HalfMonth},
    {RollKind::PlayersTurn, QLatin1StringView("players-turn"), QT_TRANSLATE_NOOP("Story", "Encounter or none"),
     RollSubject::Member},
    {RollKind::ScenarioScore, QLatin1StringView("scenario-score"), QT_TRANSLATE_NOOP("Story", "Encounter"),
     RollSubject::Scenario},
    {RollKind::Coverage, QLatin1StringView("coverage"), QT_TRANSLATE_NOOP("Story", "Media coverage")},
    {RollKind::Crew, QLatin1StringView("crew"), QT_TRANSLATE_NOOP("Story", "Media crew")},
    {RollKind::Faction, QLatin1StringView("faction"), QT_TRANSLATE_NOOP("Story", "Faction")},
    {RollKind::EnemyFaction, QLatin1StringView("enemy-faction"), QT_TRANSLATE_NOOP("Story", "Enemy faction")},
    {RollKind::SettlementSize, QLatin1StringView("settlement-size"),
     QT_TRANSLATE_NOOP("Story", "Size of the settlement")},
    {RollKind::StructureCount, QLatin1StringView("structure-count"), QT_TRANSLATE_NOOP("Story", "How many structures")},
    {RollKind::Structure, QLatin1StringView("structure"), QT_TRANSLATE_NOOP("Story", "Structure")},
    {RollKind::RecruitWeapon, QLatin1StringView("recruit-weapon"), QT_TRANSLATE_NOOP("Story", "Recruit's weapon"),
     RollSubject::Member},
    {RollKind::Attribute, QLatin1StringView("attribute"), QT_TRANSLATE_NOOP("Story", "Attribute"), RollSubject::Member},
    {RollKind::Country, QLatin1StringView("country"), QT_TRANSLATE_NOOP("Story", "Country"), RollSubject::Section},
    {RollKind::Road, QLatin1StringView("road"), QT_TRANSLATE_NOOP("Story", "Road"), RollSubject::Section},
    {RollKind::RiverWidth, QLatin1StringView("river-width"), QT_TRANSLATE_NOOP("Story", "River width"),
     RollSubject::Section},
    {RollKind::RiverFord, QLatin1StringView("river-ford"), QT_TRANSLATE_NOOP("Story", "Ford or bridge"),
     RollSubject::Section},
    {RollKind::PefRep, QLatin1StringView("pef-rep"), QT_TRANSLATE_NOOP("Story", "Rep"), RollSubject::Pef},
    {RollKind::EnemyTotal, QLatin1StringView("enemy-total"), QT_TRANSLATE_NOOP("Story", "Number for the table"),
     RollSubject::Pef},
    {RollKind::EnemyLeader, QLatin1StringView("enemy-leader"), QT_TRANSLATE_NOOP("Story", "Their leader"),
     RollSubject::Pef},
    {RollKind::EnemyWeapon, QLatin1StringView("enemy-weapon"), QT_TRANSLATE_NOOP("Story", "Enemy's weapon"),
     RollSubject::Figure},
    {RollKind::Scouting, QLatin1StringView("scouting"), QT_TRANSLATE_NOOP("Story", "Scouting")},
    {RollKind::Vehicles, QLatin1StringView("vehicles"), QT_TRANSLATE_NOOP("Story", "Vehicles")},
    {RollKind::ConvoyVehicles, QLatin1StringView("convoy-vehicles"), QT_TRANSLATE_NOOP("Story", "Convoy vehicles")},
    {RollKind::Role, QLatin1StringView("role"), QT_TRANSLATE_NOOP("Story", "Your role")},
    {RollKind::CiviliansThere, QLatin1StringView("civilians-there"), QT_TRANSLATE_NOOP("Story", "Civilians or none")},
    {RollKind::Civilians, QLatin1StringView("civilians"), QT_TRANSLATE_NOOP("Story", "How many civilians")},
    {RollKind::Watching, QLatin1StringView("watching"), QT_TRANSLATE_NOOP("Story", "Surprise, the defenders")},
    {RollKind::Coming, QLatin1StringView("coming"), QT_TRANSLATE_NOOP("Story", "Surprise, the attackers")},
    {RollKind::ChasersStand, QLatin1StringView("chasers-stand"), QT_TRANSLATE_NOOP("Story", "Stand, the Chasers")},
    {RollKind::RunnersStand, QLatin1StringView("runners-stand"), QT_TRANSLATE_NOOP("Story", "Stand, the Runners")},
    {RollKind::Hostages, QLatin1StringView("hostages"), QT_TRANSLATE_NOOP("Story", "Hostages")},
    {RollKind::WhatFollows, QLatin1StringView("what-follows"), QT_TRANSLATE_NOOP("Story", "Follow-up")},
    {RollKind::AmbushTurn, QLatin1StringView("ambush-turn"), QT_TRANSLATE_NOOP("Story", "Ambush sprung or not")},
    {RollKind::AmbushRange, QLatin1StringView("ambush-range"), QT_TRANSLATE_NOOP("Story", "Distance of the ambush")},
    {RollKind::AmbushDirection, QLatin1StringView("ambush-direction"),
     QT_TRANSLATE_NOOP("Story", "Direction of the ambush")},
    {RollKind::Spotting, QLatin1StringView("spotting"), QT_TRANSLATE_NOOP("Story", "Spotting")},
    {RollKind::Running, QLatin1StringView("running"), QT_TRANSLATE_NOOP("Story", "Runners")},
    {RollKind::Chasing, QLatin1StringView("chasing"), QT_TRANSLATE_NOOP("Story", "Chasers")},
    {RollKind::SiegeLost, QLatin1StringView("siege-lost"), QT_TRANSLATE_NOOP("Story", "Besiegers lost")},
    {RollKind::SiegeAlive, QLatin1StringView("siege-alive"), QT_TRANSLATE_NOOP("Story", "Besiegers alive")},
    {RollKind::Alarm, QLatin1StringView("alarm"), QT_TRANSLATE_NOOP("Story", "Alarm")},
    {RollKind::Reinforcements, QLatin1StringView("reinforcements"),
     QT_TRANSLATE_NOOP("Story", "Police reinforcements")},
    {RollKind::Infection, QLatin1StringView("infection"), QT_TRANSLATE_NOOP("Story", "Are you okay?")},
    {RollKind::InfectionTurns, QLatin1StringView("infection-turns"),
     QT_TRANSLATE_NOOP("Story", "Turns until turning into a zombie")},
    {RollKind::CarStart, QLatin1StringView("car-start"), QT_TRANSLATE_NOOP("Story", "Starting the car")},
    {RollKind::Eating, QLatin1StringView("eating"), QT_TRANSLATE_NOOP("Story", "Turns spent eating")},
    {RollKind::Activation, QLatin1StringView("activation"),
     QT_TRANSLATE_NOOP("Story", "Activation, you and the enemy")},
    {RollKind::ReinforcementCheck, QLatin1StringView("reinforcement-check"),
     QT_TRANSLATE_NOOP("Story", "Reinforcements, you and the enemy")},
    {RollKind::ReinforcementEdge, QLatin1StringView("reinforcement-edge"),
     QT_TRANSLATE_NOOP("Story", "Edge they enter from")},
    {RollKind::ReinforcementFigures, QLatin1StringView("reinforcement-figures"),
     QT_TRANSLATE_NOOP("Story", "How many arrive")},
    {RollKind::GameGround, QLatin1StringView("game-ground"), QT_TRANSLATE_NOOP("Story", "Location")},
    {RollKind::Card, QLatin1StringView("card"), QT_TRANSLATE_NOOP("Story", "Cards")},
    {RollKind::Asked, QLatin1StringView("asked"), QT_TRANSLATE_NOOP("Story", "Question"), RollSubject::Answer},
    {RollKind::FoeReturns, QLatin1StringView("foe-returns"),
     QT_TRANSLATE_NOOP("Story", "Whether it is the foe met last")},
});

inline const RollRow &rowOf(RollKind kind)
{
    return *std::ranges::find(wholeTable<RollKind>(), kind, &RollRow::value);
}

} // namespace muster
