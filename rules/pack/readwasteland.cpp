// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

#include "rules/pack/namedplace.h"
#include "rules/pack/objectreader.h"
#include "rules/pack/readrolltable.h"
#include "rules/slug.h"

#include <algorithm>

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
        row.place().fault(Fault::EnemyOfChoice);
    return faction;
}

} // namespace

void readFactions(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    FactionTables &factions = pack.factions.emplace();
    factions.where = readOptionValue(reader.at(QStringLiteral("where")));
    demandOptionValue(file, factions.where, pack);
    factions.factions = readRollTable<Faction>(reader.at(QStringLiteral("factions")), readFaction);
    ObjectReader enemies(reader.at(QStringLiteral("enemies")));
    for (const Locale locale : allLocales)
        factions.enemies[static_cast<std::size_t>(locale)] =
            readRollTable<Faction>(enemies.at(slug(locale)), readEnemy);
    for (const JsonPlace &item : reader.items(QStringLiteral("vehicles"), QStringLiteral("vehicles"))) {
        ObjectReader row(item);
        const QString list = row.text(QStringLiteral("list"));
        if (!pack.list(list))
            item.fault(Fault::NoList, quoted(list));
        factions.vehicles.push_back(
            {list, row.whole(QStringLiteral("figuresPerVehicle"), 1, 20), row.whole(QStringLiteral("from"), 2, 12)});
    }
}

namespace {

QString readStructureId(const JsonPlace &place, const QString &id, const SettlementTables &tables)
{
    const bool known = std::any_of(tables.structures.begin(), tables.structures.end(),
                                   [&](const SettlementTables::Structure &s) { return s.id == id; });
    if (!known && !id.isEmpty())
        place.fault(Fault::NoStructure, quoted(id));
    return id;
}

void readStructures(ObjectReader &reader, SettlementTables &tables)
{
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(QStringLiteral("structures"), QStringLiteral("structure"))) {
        ObjectReader structure(namedPlace(reader.place(), QStringLiteral("structure"), item));
        tables.structures.push_back({structure.id(QStringLiteral("id")), structure.words(QStringLiteral("title"))});
        ids.note(structure.place(), tables.structures.back().id);
    }
}

SettlementKind readKind(ObjectReader &reader, const SettlementTables &tables, const Pack &pack)
{
    SettlementKind kind;
    kind.id = reader.id(QStringLiteral("id"));
    kind.homesPerStructure = reader.whole(QStringLiteral("homesPerStructure"), 0, 20);
    for (const JsonPlace &item : reader.items(QStringLiteral("mandatory"), QStringLiteral("mandatory structure"), 0))
        kind.mandatory.push_back(readStructureId(item, item.text(), tables));
    for (const JsonPlace &item : reader.items(QStringLiteral("nomads"), QStringLiteral("nomads"), 0)) {
        if (!pack.list(item.value().toString()))
            item.fault(Fault::NoList, quoted(item.value().toString()));
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
    size.title = reader.words(QStringLiteral("title"));
    size.nomad = reader.flag(QStringLiteral("nomad"), false);
    size.structureDice = reader.whole(QStringLiteral("structureDice"), 1, 5, 0);
    if (size.structureDice == 0)
        return size;
    const QString wanted = reader.text(QStringLiteral("kind"));
    const auto kind =
        std::find_if(tables.kinds.begin(), tables.kinds.end(), [&](const SettlementKind &k) { return k.id == wanted; });
    if (kind == tables.kinds.end())
        reader.place().fault(Fault::NoSettlementKind, quoted(wanted));
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
        file.fault(Fault::NotSixSizes, static_cast<int>(sizes.size()));
    for (std::size_t i = 0; i < std::min(sizes.size(), tables.sizes.size()); ++i) {
        ObjectReader size(sizes[i]);
        tables.sizes[i] = readSize(size, tables);
    }
}

namespace {

template<typename Words>
void readModifiers(const JsonPlace &place, const Words &words, auto &modifiers)
{
    ObjectReader reader(place);
    for (const auto word : words)
        modifiers[static_cast<std::size_t>(word)] = reader.whole(slug(word), -5, 5);
}

QString readCrewWeapon(ObjectReader &crew, const QString &key, const Pack &pack)
{
    const QString id = crew.id(key);
    const ArmyList *list = pack.list(pack.media->list);
    const auto carries = [&](const auto &row) { return row.outcome.weapon == id; };
    if (list && std::none_of(list->figures.rows.begin(), list->figures.rows.end(), carries))
        crew.place().fault(Fault::NobodyCarries, quoted(list->id), quoted(id));
    return id;
}

void readCrew(const JsonPlace &place, MediaTables &media, const Pack &pack)
{
    ObjectReader crew(place);
    media.list = crew.id(QStringLiteral("list"));
    if (!pack.list(media.list))
        place.fault(Fault::NoList, quoted(media.list));
    media.mike = readCrewWeapon(crew, QStringLiteral("mike"), pack);
    media.camera = readCrewWeapon(crew, QStringLiteral("camera"), pack);
    for (const JsonPlace &item : crew.items(QStringLiteral("companions"), QStringLiteral("companion"), 0)) {
        ObjectReader reader(item);
        MediaTables::Companion &companion = media.companions.emplace_back();
        companion.profile = readProfile(reader, pack);
        companion.leastRep = reader.whole(QStringLiteral("leastRep"), 1, companion.profile.rep, companion.profile.rep);
        companion.mostRep =
            reader.whole(QStringLiteral("mostRep"), companion.profile.rep, highestRep, companion.profile.rep);
    }
}

} // namespace

void readMedia(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    MediaTables &media = pack.media.emplace();
    ObjectReader coverage(reader.at(QStringLiteral("coverage")));
    media.full = coverage.whole(QStringLiteral("full"), 1, 6);
    media.possible = coverage.whole(QStringLiteral("possible"), media.full, 6);
    readModifiers(reader.at(QStringLiteral("genres")), allMediaGenres, media.genres);
    readModifiers(reader.at(QStringLiteral("settings")), allMediaSettings, media.settings);
    readCrew(reader.at(QStringLiteral("crew")), media, pack);
}

} // namespace muster
