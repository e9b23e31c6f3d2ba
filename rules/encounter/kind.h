// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace muster {

/// The encounters of Swordplay p. 28.
enum class EncounterKind : std::uint8_t { Patrol, RaidAttack, RaidDefend };

inline constexpr bool isRaid(EncounterKind kind)
{
    return kind != EncounterKind::Patrol;
}

enum class Outcome : std::uint8_t { Success, Failure };

enum class TimeOfDay : std::uint8_t { Day, Night };

/// The limits of the Enemy Activity Level (R13).
inline constexpr int lowestEal = 1;
inline constexpr int highestEal = 5;

} // namespace muster
