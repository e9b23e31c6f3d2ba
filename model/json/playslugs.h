// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/json/slugs.h"

namespace muster {

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
