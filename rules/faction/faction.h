// SPDX-License-Identifier: MIT
#pragma once

#include "rules/closedset.h"
#include "rules/pack/optionvalue.h"
#include "rules/table/rolltable.h"

#include <array>
#include <cstdint>

namespace muster {

class Dice;

/// The factions of the Wasteland (Chain Reaction, first edition, pp. 18, 19).
enum class Faction : std::uint8_t {
    Firm,
    Outcasts,
    Tribal,
    Feudal,
    Choice, ///< the player chooses; only on the table for the player's own faction
};

enum class Locale : std::uint8_t { Badlands, OldNevada, California };
inline constexpr std::array allLocales{Locale::Badlands, Locale::OldNevada, Locale::California};

/// The vehicles of a list: one for every `figuresPerVehicle` figures, if 2d6 bring them.
struct FactionVehicles {
    QString list;
    int figuresPerVehicle = 1;
    int from = 2; ///< lowest total of 2d6 that brings them
};

struct FactionTables {
    OptionValue where; ///< the value that a campaign with factions has
    RollTable<Faction> factions;
    PerValue<Locale, RollTable<Faction>> enemies;
    std::vector<FactionVehicles> vehicles;

    /// Returns the vehicles of a list; null if it has none of its own.
    const FactionVehicles *vehiclesOf(const QString &list) const;
};

/// Rolls the player's own faction. Dice: 2d6.
Faction rollFaction(const FactionTables &tables, Dice &dice);

/// Rolls the faction that the band meets in a locale. Dice: 2d6.
Faction rollEnemyFaction(const FactionTables &tables, Locale locale, Dice &dice);

} // namespace muster
