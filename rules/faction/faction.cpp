// SPDX-License-Identifier: MIT
#include "rules/faction/faction.h"

#include "rules/table/rollon.h"

namespace muster {

Faction rollFaction(const FactionTables &tables, Dice &dice)
{
    return rollOn(tables.factions, {RollKind::Faction, 0}, dice);
}

Faction rollEnemyFaction(const FactionTables &tables, Locale locale, Dice &dice)
{
    return rollOn(tables.enemies[static_cast<std::size_t>(locale)], {RollKind::EnemyFaction, 0}, dice);
}

} // namespace muster
