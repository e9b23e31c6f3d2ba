// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"
#include "rules/pack/scenarioslugs.h"

#include <algorithm>

namespace muster {

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
        crew.place().fault(PackFault::tr("nobody on the list \"%1\" carries \"%2\"").arg(list->id, id));
    return id;
}

void readCrew(const JsonPlace &place, MediaTables &media, const Pack &pack)
{
    ObjectReader crew(place);
    media.list = crew.id(QStringLiteral("list"));
    if (!pack.list(media.list))
        place.fault(PackFault::tr("\"%1\" is not a list of this pack").arg(media.list));
    media.mike = readCrewWeapon(crew, QStringLiteral("mike"), pack);
    media.camera = readCrewWeapon(crew, QStringLiteral("camera"), pack);
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
