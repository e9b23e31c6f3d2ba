// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/optionvalue.h"
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
    Choice, ///< the player's; where the player rolls
};

enum class Locale : std::uint8_t { Badlands, OldNevada, California };
inline constexpr std::array allLocales{Locale::Badlands, Locale::OldNevada, Locale::California};

/// Vehicles of a list: one for so many figures, if 2d6 say so.
struct FactionVehicles {
    QString list;
    int figuresPerVehicle = 1;
    int from = 2; ///< the least 2d6 that bring them
};

struct FactionTables {
    OptionValue where; ///< of the campaigns that have them
    RollTable<Faction> factions;
    std::array<RollTable<Faction>, allLocales.size()> enemies; ///< by Locale
    std::vector<FactionVehicles> vehicles;

    /// None for a list that has no vehicles of its own.
    const FactionVehicles *vehiclesOf(const QString &list) const;
};

/// The player's own. Dice: 2d6.
Faction rollFaction(const FactionTables &tables, Dice &dice);

/// Whom the band meets in a locale. Dice: 2d6.
Faction rollEnemyFaction(const FactionTables &tables, Locale locale, Dice &dice);

} // namespace muster
