// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"
#include "rules/pack/scenarioslugs.h"

namespace muster {

namespace {

Faction readFaction(ObjectReader &row)
{
    return row.word<Faction>(QStringLiteral("faction"));
}

Faction readEnemy(ObjectReader &row)
{
    const Faction faction = readFaction(row);
    if (faction == Faction::Choice)
        row.place().fault(PackFault::tr("nobody can choose his enemy"));
    return faction;
}

} // namespace

void readFactions(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    FactionTables &factions = pack.factions.emplace();
    factions.factions = readRollTable<Faction>(reader.at(QStringLiteral("factions")), readFaction);
    ObjectReader enemies(reader.at(QStringLiteral("enemies")));
    for (const Locale locale : allLocales)
        factions.enemies[static_cast<std::size_t>(locale)] =
            readRollTable<Faction>(enemies.at(slug(locale)), readEnemy);
    for (const JsonPlace &item : reader.items(QStringLiteral("vehicles"), QStringLiteral("vehicles"))) {
        ObjectReader row(item);
        const QString list = row.text(QStringLiteral("list"));
        if (!pack.list(list))
            item.fault(PackFault::tr("\"%1\" is not a list of this pack").arg(list));
        factions.vehicles.push_back(
            {list, row.whole(QStringLiteral("figuresPerVehicle"), 1, 20), row.whole(QStringLiteral("from"), 2, 12)});
    }
}

} // namespace muster
