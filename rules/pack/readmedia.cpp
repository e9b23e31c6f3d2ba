// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"
#include "rules/pack/scenarioslugs.h"

namespace muster {

namespace {

template<typename Words>
void readModifiers(const JsonPlace &place, const Words &words, auto &modifiers)
{
    ObjectReader reader(place);
    for (const auto word : words)
        modifiers[static_cast<std::size_t>(word)] = reader.whole(slug(word), -5, 5);
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
}

} // namespace muster
