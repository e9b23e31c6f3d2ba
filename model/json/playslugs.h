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
});

} // namespace muster
