// SPDX-License-Identifier: MIT
//
// factions.json, settlements.json and media.json.
#include "rules/pack/findbyid.h"
#include "rules/pack/readers.h"

#include <algorithm>

namespace muster {

static void fields(ObjectReader &field, FactionVehicles &vehicles)
{
    field("list", vehicles.list, Fault::NoList);
    field("figuresPerVehicle", vehicles.figuresPerVehicle, 1, 20);
    field("from", vehicles.from, 2, 12);
}

void fields(ObjectReader &field, FactionTables &factions)
{
    field("where", factions.where);
    demandOptionValue(field.place(), factions.where);
    field("factions", factions.factions, "faction");
    ObjectReader enemies(field.at("enemies"));
    for (const Locale locale : allLocales) {
        ObjectReader table(enemies.at(QString(slug(locale))));
        table.rolledBy(factions.enemies[locale], [](ObjectReader &row, Faction &faction) {
            row("faction", faction);
            if (faction == Faction::Choice)
                row.place().fault(Fault::EnemyOfChoice);
        });
    }
    field("vehicles", factions.vehicles, "vehicles");
}

static void fields(ObjectReader &field, SettlementTables::Structure &structure)
{
    field.id("id", structure.id);
    field.words("title", structure.title);
}

static void fields(ObjectReader &field, SettlementKind &kind)
{
    field.id("id", kind.id);
    field("homesPerStructure", kind.homesPerStructure, 0, 20);
    field("mandatory", kind.mandatory, Fault::NoStructure, "mandatory structure", 0);
    field("nomads", kind.nomads, Fault::NoList, "nomads", 0);
    field.rolled(kind.structures, "structure", Fault::NoStructure);
}

static void fields(ObjectReader &field, SettlementSize &size)
{
    field.words("title", size.title);
    field(optional("nomad"), size.nomad);
    field(optional("structureDice"), size.structureDice, 1, 5);
    if (size.structureDice == 0)
        return;
    QString kind;
    field("kind", kind, Fault::NoSettlementKind);
    const std::vector<SettlementKind> &kinds = field.pack().settlements->kinds;
    if (const SettlementKind *known = findById(kinds, kind))
        size.kind = static_cast<std::size_t>(known - kinds.data());
}

void fields(ObjectReader &field, SettlementTables &tables)
{
    field("localeModifiers", tables.localeModifiers, -5, 5);
    field("structures", tables.structures);
    field("kinds", tables.kinds);
    const std::vector<JsonPlace> sizes = field.items("sizes");
    if (sizes.size() != tables.sizes.size())
        field.place().fault(Fault::NotSixSizes, static_cast<int>(sizes.size()));
    for (std::size_t i = 0; i < std::min(sizes.size(), tables.sizes.size()); ++i) {
        ObjectReader size(sizes[i]);
        fields(size, tables.sizes[i]);
    }
}

static void fields(ObjectReader &field, MediaTables::Companion &companion)
{
    fields(field, companion.profile);
    companion.leastRep = companion.mostRep = companion.profile.rep;
    field(optional("leastRep"), companion.leastRep, 1, companion.profile.rep);
    field(optional("mostRep"), companion.mostRep, companion.profile.rep, highestRep);
}

void fields(ObjectReader &field, MediaTables &media)
{
    ObjectReader coverage(field.at("coverage"));
    coverage("full", media.full, 1, 6);
    coverage("possible", media.possible, media.full, 6);
    field("genres", media.genres, -5, 5);
    field("settings", media.settings, -5, 5);
    ObjectReader crew(field.at("crew"));
    crew("list", media.list, Fault::NoList);
    crew.id("mike", media.mike);
    crew.id("camera", media.camera);
    const ArmyList *list = field.pack().list(media.list);
    for (const QString &weapon : {media.mike, media.camera}) {
        const auto carries = [&](const auto &row) { return row.outcome.weapon == weapon; };
        if (list && std::ranges::none_of(list->figures.rows, carries))
            crew.place().fault(Fault::NobodyCarries, quoted(list->id), quoted(weapon));
    }
    crew("companions", media.companions, nullptr, 0);
}

} // namespace muster
