// SPDX-License-Identifier: MIT
#include "rules/faction/faction.h"

#include "rules/table/rollon.h"

namespace muster {

const FactionVehicles *FactionTables::vehiclesOf(const QString &list) const
{
    const auto own = std::find_if(vehicles.begin(), vehicles.end(), [&](const auto &v) { return v.list == list; });
    return own == vehicles.end() ? nullptr : &*own;
}

Faction rollFaction(const FactionTables &tables, Dice &dice)
{
    return rollOn(tables.factions, {RollKind::Faction, 0}, dice);
}

Faction rollEnemyFaction(const FactionTables &tables, Locale locale, Dice &dice)
{
    return rollOn(tables.enemies[static_cast<std::size_t>(locale)], {RollKind::EnemyFaction, 0}, dice);
}

} // namespace muster
