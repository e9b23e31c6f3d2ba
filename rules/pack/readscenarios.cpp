// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"
#include "rules/pack/readrolltable.h"
#include "rules/slug.h"

namespace muster {

namespace {

void readSides(ObjectReader &reader, ScenarioRow &row)
{
    const std::vector<JsonPlace> sides = reader.items(QStringLiteral("sides"), QStringLiteral("side"), 2);
    for (std::size_t i = 0; i < std::min(sides.size(), row.sides.size()); ++i) {
        ObjectReader side(sides[i]);
        row.sides[i] = {side.word<Role>(QStringLiteral("role")), side.word<Beginning>(QStringLiteral("begins")),
                        side.whole(QStringLiteral("recruitsPerTwoRep"), 1, 20)};
    }
}

std::vector<QString> readListIds(ObjectReader &reader, const QString &key, const Pack &pack)
{
    std::vector<QString> lists;
    if (!reader.has(key))
        return lists;
    for (const JsonPlace &item : reader.items(key, QStringLiteral("list"))) {
        lists.push_back(item.value().toString());
        if (!pack.list(lists.back()))
            item.fault(Fault::NoList, item.value());
    }
    return lists;
}

FollowUp readFollowUp(const JsonPlace &place, const ScenarioRow &row)
{
    ObjectReader reader(place);
    const FollowUp next{reader.word<ScenarioKind>(QStringLiteral("scenario")),
                        reader.whole(QStringLiteral("upTo"), 1, 6), reader.word<Role>(QStringLiteral("first"))};
    if (row.sides[0].role != next.first && row.sides[1].role != next.first)
        place.fault(Fault::NobodyHasRole, quoted(slug(next.first)));
    return next;
}

ScenarioRow readScenario(const JsonPlace &place, const Pack &pack)
{
    ObjectReader reader(place);
    ScenarioRow row;
    row.title = reader.words(QStringLiteral("title"));
    ObjectReader modifiers(reader.at(QStringLiteral("modifiers")));
    for (const Genre genre : allGenres) {
        if (modifiers.has(slug(genre)))
            row.modifiers[static_cast<std::size_t>(genre)] = modifiers.whole(slug(genre), -5, 5);
    }
    readSides(reader, row);
    row.roleDie = reader.flag(QStringLiteral("roleDie"), false);
    row.secondSideLists = readListIds(reader, QStringLiteral("secondSideLists"), pack);
    row.steadfastLists = readListIds(reader, QStringLiteral("steadfastLists"), pack);
    row.vehicles = reader.flag(QStringLiteral("vehicles"), false);
    row.civilianDice = reader.whole(QStringLiteral("civilianDice"), 1, 5, 0);
    if (reader.has(QStringLiteral("watching")))
        row.watching = reader.word<Role>(QStringLiteral("watching"));
    row.hostages = reader.flag(QStringLiteral("hostages"), false);
    row.buildings = reader.flag(QStringLiteral("buildings"), false);
    if (reader.has(QStringLiteral("next")))
        row.next = readFollowUp(reader.at(QStringLiteral("next")), row);
    return row;
}

/// Checks that every genre has an encounter, since otherwise there would be nothing to choose from.
void checkGenres(const JsonPlace &place, const ScenarioTables &tables)
{
    for (const Genre genre : allGenres) {
        const bool any = std::any_of(allScenarios.begin(), allScenarios.end(),
                                     [&](ScenarioKind kind) { return tables.modifier(kind, genre).has_value(); });
        if (!any)
            place.fault(Fault::GenreWithoutEncounter, quoted(slug(genre)));
    }
}

std::vector<GenreTraits> readGenres(ObjectReader &reader, const Pack &pack)
{
    std::vector<GenreTraits> genres;
    for (const JsonPlace &item : reader.items(QStringLiteral("genres"), QStringLiteral("genre"))) {
        ObjectReader genre(item);
        GenreTraits traits{genre.id(QStringLiteral("value")),
                           genre.word<Genre>(QStringLiteral("column")),
                           genre.word<MediaGenre>(QStringLiteral("media")),
                           {}};
        demandOptionValue(item, {QStringLiteral("genre"), traits.value}, pack);
        if (genre.has(QStringLiteral("special"))) {
            for (const JsonPlace &sentence : genre.items(QStringLiteral("special"), QStringLiteral("sentence")))
                traits.special << ObjectReader(sentence).words(QStringLiteral("text"));
        }
        genres.push_back(traits);
    }
    return genres;
}

void readRounds(const JsonPlace &place, RoundTables &rounds)
{
    ObjectReader reader(place);
    rounds.ambushOn = reader.whole(QStringLiteral("ambushOn"), 2, 12);
    rounds.ambushFrom = readRollTable<AmbushFrom>(reader.at(QStringLiteral("ambushFrom")), [](ObjectReader &row) {
        return row.word<AmbushFrom>(QStringLiteral("from"));
    });
    rounds.spotsUpTo = reader.whole(QStringLiteral("spotsUpTo"), 1, 6);
    rounds.pursuitInches = reader.whole(QStringLiteral("pursuitInches"), 1, 200);
    rounds.pursuitBonus = reader.whole(QStringLiteral("pursuitBonus"), -6, 6);
    rounds.escapedInches = reader.whole(QStringLiteral("escapedInches"), rounds.pursuitInches, 500);
    rounds.caughtInches = reader.whole(QStringLiteral("caughtInches"), 0, rounds.pursuitInches);
    rounds.alarmUpTo = reader.whole(QStringLiteral("alarmUpTo"), 1, 6);
    rounds.police = readCounts(reader.at(QStringLiteral("police")));
    rounds.faceCardsPerDay = reader.whole(QStringLiteral("faceCardsPerDay"), 1, 100);
    rounds.faceCardsPerSide = reader.whole(QStringLiteral("faceCardsPerSide"), 0, 100);
    rounds.turnsPerDay = reader.whole(QStringLiteral("turnsPerDay"), 1, 100);
}

} // namespace

void readScenarios(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    ScenarioTables &tables = pack.scenarios.emplace();
    ObjectReader scenarios(reader.at(QStringLiteral("scenarios")));
    for (const ScenarioKind kind : allScenarios)
        tables.rows[static_cast<std::size_t>(kind)] = readScenario(scenarios.at(slug(kind)), pack);
    checkGenres(scenarios.place(), tables);
    tables.genres = readGenres(reader, pack);
    readRounds(reader.at(QStringLiteral("rounds")), tables.rounds);
}

} // namespace muster
