// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"
#include "rules/pack/scenarioslugs.h"

namespace muster {

namespace {

QString readStructureId(const JsonPlace &place, const QString &id, const SettlementTables &tables)
{
    const bool known = std::any_of(tables.structures.begin(), tables.structures.end(),
                                   [&](const SettlementTables::Structure &s) { return s.id == id; });
    if (!known && !id.isEmpty())
        place.fault(PackFault::tr("\"%1\" is not a structure of this pack").arg(id));
    return id;
}

void readStructures(ObjectReader &reader, SettlementTables &tables)
{
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(QStringLiteral("structures"), QStringLiteral("structure"))) {
        ObjectReader structure(namedPlace(reader.place(), QStringLiteral("structure"), item));
        tables.structures.push_back({structure.id(QStringLiteral("id")), structure.text(QStringLiteral("title"))});
        ids.note(structure.place(), tables.structures.back().id);
    }
}

SettlementKind readKind(ObjectReader &reader, const SettlementTables &tables, const Pack &pack)
{
    SettlementKind kind;
    kind.id = reader.id(QStringLiteral("id"));
    kind.homesPerStructure = reader.whole(QStringLiteral("homesPerStructure"), 0, 20);
    for (const JsonPlace &item : reader.items(QStringLiteral("mandatory"), QStringLiteral("mandatory structure"), 0))
        kind.mandatory.push_back(readStructureId(item, item.value().toString(), tables));
    for (const JsonPlace &item : reader.items(QStringLiteral("nomads"), QStringLiteral("nomads"), 0)) {
        if (!pack.list(item.value().toString()))
            item.fault(PackFault::tr("\"%1\" is not a list of this pack").arg(item.value().toString()));
        kind.nomads.append(item.value().toString());
    }
    kind.structures = readRollTable<QString>(reader, [&](ObjectReader &row) {
        return readStructureId(row.place(), row.text(QStringLiteral("structure")), tables);
    });
    return kind;
}

SettlementSize readSize(ObjectReader &reader, const SettlementTables &tables)
{
    SettlementSize size;
    size.title = reader.text(QStringLiteral("title"));
    size.nomad = reader.flag(QStringLiteral("nomad"), false);
    size.structureDice = reader.whole(QStringLiteral("structureDice"), 1, 5, 0);
    if (size.structureDice == 0)
        return size;
    const QString wanted = reader.text(QStringLiteral("kind"));
    const auto kind =
        std::find_if(tables.kinds.begin(), tables.kinds.end(), [&](const SettlementKind &k) { return k.id == wanted; });
    if (kind == tables.kinds.end())
        reader.place().fault(PackFault::tr("\"%1\" is not a kind of settlement").arg(wanted));
    else
        size.kind = static_cast<std::size_t>(kind - tables.kinds.begin());
    return size;
}

} // namespace

void readSettlements(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    SettlementTables &tables = pack.settlements.emplace();
    ObjectReader modifiers(reader.at(QStringLiteral("localeModifiers")));
    for (const Locale locale : allLocales)
        tables.localeModifiers[static_cast<std::size_t>(locale)] = modifiers.whole(slug(locale), -5, 5);
    readStructures(reader, tables);
    for (const JsonPlace &item : reader.items(QStringLiteral("kinds"), QStringLiteral("kind"))) {
        ObjectReader kind(namedPlace(file, QStringLiteral("kind"), item));
        tables.kinds.push_back(readKind(kind, tables, pack));
    }
    const std::vector<JsonPlace> sizes = reader.items(QStringLiteral("sizes"), QStringLiteral("size"));
    if (sizes.size() != tables.sizes.size())
        file.fault(PackFault::tr("\"sizes\" must hold one for each face of a die, 6, not %1").arg(sizes.size()));
    for (std::size_t i = 0; i < std::min(sizes.size(), tables.sizes.size()); ++i) {
        ObjectReader size(sizes[i]);
        tables.sizes[i] = readSize(size, tables);
    }
}

} // namespace muster
