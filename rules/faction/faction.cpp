// SPDX-License-Identifier: MIT
#include "rules/faction/faction.h"

#include "rules/pack/findbyid.h"
#include "rules/table/rollon.h"

namespace muster {

const FactionVehicles *FactionTables::vehiclesOf(const QString &list) const
{
    return findWhere(vehicles, [&](const FactionVehicles &own) { return own.list == list; });
}

Faction rollFaction(const FactionTables &tables, Dice &dice)
{
    return rollOn(tables.factions, RollKind::Faction, dice);
}

Faction rollEnemyFaction(const FactionTables &tables, Locale locale, Dice &dice)
{
    return rollOn(tables.enemies[locale], RollKind::EnemyFaction, dice);
}

} // namespace muster
