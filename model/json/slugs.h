// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/halfmonths/scenarioinplay.h"
#include "rules/pack/slugs.h"
#include "rules/scenario/cards.h"

namespace muster {

// The closed sets of the campaign by their ids in campaign files and JSON answers; rules/pack/slugs.h has the others.

template<>
inline constexpr auto slugTable<StepKind> = std::to_array<Slug<StepKind>>({
    {StepKind::Founded, QLatin1StringView("founded")},
    {StepKind::Recruited, QLatin1StringView("recruited")},
    {StepKind::Prepared, QLatin1StringView("prepared")},
    {StepKind::BattleFinished, QLatin1StringView("battle-finished")},
    {StepKind::Dismissed, QLatin1StringView("dismissed")},
    {StepKind::Corrected, QLatin1StringView("corrected")},
    {StepKind::Played, QLatin1StringView("played")},
    {StepKind::TurnsPassed, QLatin1StringView("turns-passed")},
    {StepKind::Travelled, QLatin1StringView("travelled")},
    {StepKind::SettlementFound, QLatin1StringView("settlement-found")},
    {StepKind::PressSought, QLatin1StringView("press-sought")},
    {StepKind::Equipped, QLatin1StringView("equipped")},
});

template<>
inline constexpr auto slugTable<RollKind> = std::to_array<Slug<RollKind>>({
    {RollKind::Recruit, QLatin1StringView("recruit")},
    {RollKind::EnemyActivity, QLatin1StringView("enemy-activity")},
    {RollKind::Terrain, QLatin1StringView("terrain")},
    {RollKind::Buildings, QLatin1StringView("buildings")},
    {RollKind::ObjectiveBuildings, QLatin1StringView("objective-buildings")},
    {RollKind::TimeOfDay, QLatin1StringView("time-of-day")},
    {RollKind::PefPlace, QLatin1StringView("pef-place")},
    {RollKind::PefLetter, QLatin1StringView("pef-letter")},
    {RollKind::HowMany, QLatin1StringView("how-many")},
    {RollKind::EnemyFigure, QLatin1StringView("enemy-figure")},
    {RollKind::GroupSide, QLatin1StringView("group-side")},
    {RollKind::GuardPlace, QLatin1StringView("guard-place")},
    {RollKind::GuardDistance, QLatin1StringView("guard-distance")},
    {RollKind::GuardFacing, QLatin1StringView("guard-facing")},
    {RollKind::Looting, QLatin1StringView("looting")},
    {RollKind::PefMove, QLatin1StringView("pef-move")},
    {RollKind::PefDirection, QLatin1StringView("pef-direction")},
    {RollKind::NonPlayerMove, QLatin1StringView("non-player-move")},
    {RollKind::Recovery, QLatin1StringView("recovery")},
    {RollKind::FirstAid, QLatin1StringView("first-aid")},
    {RollKind::StarHolds, QLatin1StringView("star-holds")},
    {RollKind::StarHoldsOne, QLatin1StringView("star-holds-one")},
    {RollKind::GruntWeighs, QLatin1StringView("grunt-weighs")},
    {RollKind::Test, QLatin1StringView("test")},
    {RollKind::LeaderDie, QLatin1StringView("leader-die")},
    {RollKind::FollowUp, QLatin1StringView("follow-up")},
    {RollKind::DuelImpact, QLatin1StringView("duel-impact")},
    {RollKind::DuelRep, QLatin1StringView("duel-rep")},
    {RollKind::LookUp, QLatin1StringView("look-up")},
    {RollKind::PitifulShot, QLatin1StringView("pitiful-shot")},
    {RollKind::Damage, QLatin1StringView("damage")},
    {RollKind::Melee, QLatin1StringView("melee")},
    {RollKind::Contest, QLatin1StringView("contest")},
    {RollKind::SuccessCount, QLatin1StringView("success-count")},
    {RollKind::Initiative, QLatin1StringView("initiative")},
    {RollKind::WeaponSkill, QLatin1StringView("weapon-skill")},
    {RollKind::PercentileShot, QLatin1StringView("percentile-shot")},
    {RollKind::Exposure, QLatin1StringView("exposure")},
    {RollKind::Effect, QLatin1StringView("effect")},
    {RollKind::Challenge, QLatin1StringView("challenge")},
    {RollKind::CampaignTurn, QLatin1StringView("campaign-turn")},
    {RollKind::ScenarioScore, QLatin1StringView("scenario-score")},
    {RollKind::Coverage, QLatin1StringView("coverage")},
    {RollKind::Crew, QLatin1StringView("crew")},
    {RollKind::Faction, QLatin1StringView("faction")},
    {RollKind::EnemyFaction, QLatin1StringView("enemy-faction")},
    {RollKind::SettlementSize, QLatin1StringView("settlement-size")},
    {RollKind::StructureCount, QLatin1StringView("structure-count")},
    {RollKind::Structure, QLatin1StringView("structure")},
    {RollKind::RecruitWeapon, QLatin1StringView("recruit-weapon")},
    {RollKind::Attribute, QLatin1StringView("attribute")},
    {RollKind::Country, QLatin1StringView("country")},
    {RollKind::Road, QLatin1StringView("road")},
    {RollKind::RiverWidth, QLatin1StringView("river-width")},
    {RollKind::RiverFord, QLatin1StringView("river-ford")},
    {RollKind::PefRep, QLatin1StringView("pef-rep")},
    {RollKind::EnemyTotal, QLatin1StringView("enemy-total")},
    {RollKind::EnemyLeader, QLatin1StringView("enemy-leader")},
    {RollKind::EnemyWeapon, QLatin1StringView("enemy-weapon")},
    {RollKind::Scouting, QLatin1StringView("scouting")},
    {RollKind::Vehicles, QLatin1StringView("vehicles")},
    {RollKind::ConvoyVehicles, QLatin1StringView("convoy-vehicles")},
    {RollKind::Role, QLatin1StringView("role")},
    {RollKind::CiviliansThere, QLatin1StringView("civilians-there")},
    {RollKind::Civilians, QLatin1StringView("civilians")},
    {RollKind::Watching, QLatin1StringView("watching")},
    {RollKind::Coming, QLatin1StringView("coming")},
    {RollKind::Hostages, QLatin1StringView("hostages")},
    {RollKind::WhatFollows, QLatin1StringView("what-follows")},
    {RollKind::AmbushTurn, QLatin1StringView("ambush-turn")},
    {RollKind::AmbushRange, QLatin1StringView("ambush-range")},
    {RollKind::AmbushDirection, QLatin1StringView("ambush-direction")},
    {RollKind::Spotting, QLatin1StringView("spotting")},
    {RollKind::Running, QLatin1StringView("running")},
    {RollKind::Chasing, QLatin1StringView("chasing")},
    {RollKind::SiegeLost, QLatin1StringView("siege-lost")},
    {RollKind::SiegeAlive, QLatin1StringView("siege-alive")},
    {RollKind::Alarm, QLatin1StringView("alarm")},
    {RollKind::Reinforcements, QLatin1StringView("reinforcements")},
    {RollKind::Infection, QLatin1StringView("infection")},
    {RollKind::InfectionTurns, QLatin1StringView("infection-turns")},
    {RollKind::CarStart, QLatin1StringView("car-start")},
    {RollKind::Eating, QLatin1StringView("eating")},
    {RollKind::Activation, QLatin1StringView("activation")},
    {RollKind::ReinforcementCheck, QLatin1StringView("reinforcement-check")},
    {RollKind::ReinforcementEdge, QLatin1StringView("reinforcement-edge")},
    {RollKind::Card, QLatin1StringView("card")},
    {RollKind::ReinforcementFigures, QLatin1StringView("reinforcement-figures")},
    {RollKind::StarPower, QLatin1StringView("star-power")},
    {RollKind::Scatter, QLatin1StringView("scatter")},
    {RollKind::RollOff, QLatin1StringView("roll-off")},
    {RollKind::GameGround, QLatin1StringView("game-ground")},
});

template<>
inline constexpr auto slugTable<Thrower> = std::to_array<Slug<Thrower>>({
    {Thrower::Program, QLatin1StringView("program")},
    {Thrower::Player, QLatin1StringView("player")},
});

template<>
inline constexpr auto slugTable<Phase> = std::to_array<Slug<Phase>>({
    {Phase::Prepare, QLatin1StringView("prepare")},
    {Phase::Play, QLatin1StringView("play")},
    {Phase::Over, QLatin1StringView("over")},
});

template<>
inline constexpr auto slugTable<Status> = std::to_array<Slug<Status>>({
    {Status::Active, QLatin1StringView("active")},
    {Status::Dead, QLatin1StringView("dead")},
    {Status::Left, QLatin1StringView("left")},
    {Status::Gone, QLatin1StringView("gone")},
    {Status::Captured, QLatin1StringView("captured")},
    {Status::Dismissed, QLatin1StringView("dismissed")},
    {Status::Turned, QLatin1StringView("turned")},
});

template<>
inline constexpr auto slugTable<RepCause> = std::to_array<Slug<RepCause>>({
    {RepCause::Recovery, QLatin1StringView("recovery")},
    {RepCause::CheatedDeath, QLatin1StringView("cheated-death")},
    {RepCause::CheatedDeathInRecovery, QLatin1StringView("cheated-death-in-recovery")},
    {RepCause::Correction, QLatin1StringView("correction")},
    {RepCause::LostNerve, QLatin1StringView("lost-nerve")},
    {RepCause::Experience, QLatin1StringView("experience")},
});

template<>
inline constexpr auto slugTable<GearCause> = std::to_array<Slug<GearCause>>({
    {GearCause::Chosen, QLatin1StringView("chosen")},
    {GearCause::Issued, QLatin1StringView("issued")},
    {GearCause::Upgraded, QLatin1StringView("upgraded")},
    {GearCause::Restored, QLatin1StringView("restored")},
});

template<>
inline constexpr auto slugTable<LeaveCause> = std::to_array<Slug<LeaveCause>>({
    {LeaveCause::Killed, QLatin1StringView("killed")},
    {LeaveCause::DiedOfWounds, QLatin1StringView("died-of-wounds")},
    {LeaveCause::RanForGood, QLatin1StringView("ran-for-good")},
    {LeaveCause::Captured, QLatin1StringView("captured")},
    {LeaveCause::Outranked, QLatin1StringView("outranked")},
    {LeaveCause::StayOrGo, QLatin1StringView("stay-or-go")},
    {LeaveCause::Dismissed, QLatin1StringView("dismissed")},
    {LeaveCause::RepGone, QLatin1StringView("rep-gone")},
    {LeaveCause::Correction, QLatin1StringView("correction")},
    {LeaveCause::Surrendered, QLatin1StringView("surrendered")},
    {LeaveCause::Turned, QLatin1StringView("turned")},
});

template<>
inline constexpr auto slugTable<EndCause> = std::to_array<Slug<EndCause>>({
    {EndCause::StarDied, QLatin1StringView("star-died")},
    {EndCause::StarCaptured, QLatin1StringView("star-captured")},
    {EndCause::StarSpent, QLatin1StringView("star-spent")},
    {EndCause::StarTurned, QLatin1StringView("star-turned")},
});

template<>
inline constexpr auto slugTable<TableState> = std::to_array<Slug<TableState>>({
    {TableState::CarryingOn, QLatin1StringView("carrying-on")},
    {TableState::Stunned, QLatin1StringView("stunned")},
    {TableState::DuckedBack, QLatin1StringView("ducked-back")},
    {TableState::OutOfTheFight, QLatin1StringView("out-of-the-fight")},
    {TableState::Dead, QLatin1StringView("dead")},
    {TableState::RanAway, QLatin1StringView("ran-away")},
    {TableState::Captured, QLatin1StringView("captured")},
    {TableState::CheatedDeath, QLatin1StringView("cheated-death")},
    {TableState::Wounded, QLatin1StringView("wounded")},
    {TableState::AtHome, QLatin1StringView("at-home")},
    {TableState::Scratched, QLatin1StringView("scratched")},
    {TableState::BadWound, QLatin1StringView("bad-wound")},
    {TableState::Unconscious, QLatin1StringView("unconscious")},
    {TableState::Surrendered, QLatin1StringView("surrendered")},
    {TableState::Turned, QLatin1StringView("turned")},
    {TableState::LeftTable, QLatin1StringView("left-table")},
    {TableState::HunkeredDown, QLatin1StringView("hunkered-down")},
    {TableState::Fine, QLatin1StringView("fine")},
});

template<>
inline constexpr auto slugTable<GuardWatch> = std::to_array<Slug<GuardWatch>>({
    {GuardWatch::Unaware, QLatin1StringView("unaware")},
    {GuardWatch::Met, QLatin1StringView("met")},
    {GuardWatch::Alarmed, QLatin1StringView("alarmed")},
});

template<>
inline constexpr auto slugTable<Suit> = std::to_array<Slug<Suit>>({
    {Suit::Hearts, QLatin1StringView("hearts")},
    {Suit::Diamonds, QLatin1StringView("diamonds")},
    {Suit::Clubs, QLatin1StringView("clubs")},
    {Suit::Spades, QLatin1StringView("spades")},
});

template<>
inline constexpr auto slugTable<ScenarioDeed> = std::to_array<Slug<ScenarioDeed>>({
    {ScenarioDeed::Turn, QLatin1StringView("turn")},
    {ScenarioDeed::Ambush, QLatin1StringView("ambush")},
    {ScenarioDeed::Spotting, QLatin1StringView("spotting")},
    {ScenarioDeed::Pursuit, QLatin1StringView("pursuit")},
    {ScenarioDeed::Stand, QLatin1StringView("stand")},
    {ScenarioDeed::Siege, QLatin1StringView("siege")},
    {ScenarioDeed::Alarm, QLatin1StringView("alarm")},
    {ScenarioDeed::Police, QLatin1StringView("police")},
    {ScenarioDeed::Objective, QLatin1StringView("objective")},
    {ScenarioDeed::Dwellings, QLatin1StringView("dwellings")},
    {ScenarioDeed::Hostages, QLatin1StringView("hostages")},
});

} // namespace muster
