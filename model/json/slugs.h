// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/rollkinds.h"
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
    {StepKind::PlayerJoined, QLatin1StringView("player-joined")},
    {StepKind::PlayerLeft, QLatin1StringView("player-left")},
    {StepKind::Arranged, QLatin1StringView("arranged")},
    {StepKind::Told, QLatin1StringView("told")},
    {StepKind::Asked, QLatin1StringView("asked")},
    {StepKind::SetAside, QLatin1StringView("set-aside")},
});

template<>
inline constexpr auto slugTable<AboutKind> = std::to_array<Slug<AboutKind>>({
    {AboutKind::Campaign, QLatin1StringView("campaign")},
    {AboutKind::Month, QLatin1StringView("month")},
    {AboutKind::Battle, QLatin1StringView("battle")},
    {AboutKind::Step, QLatin1StringView("step")},
    {AboutKind::Figure, QLatin1StringView("figure")},
    {AboutKind::Foe, QLatin1StringView("foe")},
});

template<>
inline constexpr auto slugTable<FoeStatus> = std::to_array<Slug<FoeStatus>>({
    {FoeStatus::AtLarge, QLatin1StringView("at-large")},
    {FoeStatus::Captured, QLatin1StringView("captured")},
    {FoeStatus::Killed, QLatin1StringView("killed")},
});

template<>
inline constexpr auto slugTable<GoalKind> = std::to_array<Slug<GoalKind>>({
    {GoalKind::OwnWords, QLatin1StringView("own-words")},
    {GoalKind::BattlesWon, QLatin1StringView("won")},
    {GoalKind::FoeTaken, QLatin1StringView("foe")},
    {GoalKind::StarRep, QLatin1StringView("rep")},
    {GoalKind::TurnsOutlived, QLatin1StringView("months")},
    {GoalKind::Points, QLatin1StringView("points")},
    {GoalKind::Grunts, QLatin1StringView("grunts")},
});

template<>
inline constexpr auto slugTable<CampaignEnding> = std::to_array<Slug<CampaignEnding>>({
    {CampaignEnding::Won, QLatin1StringView("won")},
    {CampaignEnding::Lost, QLatin1StringView("lost")},
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
    {RepCause::Fight, QLatin1StringView("fight")},
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
    {LeaveCause::StarLost, QLatin1StringView("star-lost")},
    {LeaveCause::NoRoom, QLatin1StringView("no-room")},
    {LeaveCause::PlayerLeft, QLatin1StringView("player-left")},
    {LeaveCause::EncounterOver, QLatin1StringView("encounter-over")},
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
    {ScenarioDeed::Car, QLatin1StringView("car")},
    {ScenarioDeed::Riding, QLatin1StringView("riding")},
    {ScenarioDeed::Objective, QLatin1StringView("objective")},
    {ScenarioDeed::Dwellings, QLatin1StringView("dwellings")},
    {ScenarioDeed::Hostages, QLatin1StringView("hostages")},
});

} // namespace muster
