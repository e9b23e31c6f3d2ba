// SPDX-License-Identifier: MIT
#pragma once

#include "rules/table/rolltable.h"

#include <array>
#include <cstdint>

namespace muster {

class Dice;

/// Who is who in the Wasteland (Chain Reaction, first edition, pp. 18, 19).
enum class Faction : std::uint8_t {
    Firm,
    Outcasts,
    Tribal,
    Feudal,
    Choice, ///< the player's; only where he rolls his own
};

enum class Locale : std::uint8_t { Badlands, OldNevada, California };
inline constexpr std::array allLocales{Locale::Badlands, Locale::OldNevada, Locale::California};

struct FactionTables {
    RollTable<Faction> factions;
    std::array<RollTable<Faction>, allLocales.size()> enemies; ///< by Locale
};

/// The player's own. Dice: 2d6.
Faction rollFaction(const FactionTables &tables, Dice &dice);

/// Whom he meets in a locale. Dice: 2d6.
Faction rollEnemyFaction(const FactionTables &tables, Locale locale, Dice &dice);

} // namespace muster
