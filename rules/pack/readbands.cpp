// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

#include "rules/pack/namedplace.h"
#include "rules/pack/objectreader.h"
#include "rules/pack/readrolltable.h"

namespace muster {

void readAttributes(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly ids;
    pack.attributes = readRollTable<Attribute>(reader.at(QStringLiteral("attributes")), [&](ObjectReader &row) {
        Attribute attribute{
            row.id(QStringLiteral("id")), row.words(QStringLiteral("title")), row.words(QStringLiteral("effect")), {}};
        if (row.has(QStringLiteral("applies")))
            attribute.applies = row.words(QStringLiteral("applies"));
        ids.note(row.place(), attribute.id);
        return attribute;
    });
}

void readNames(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly names;
    for (const JsonPlace &item : reader.items(QStringLiteral("names"), QStringLiteral("name"))) {
        const QString name = item.value().toString().trimmed();
        if (name.isEmpty())
            item.fault(Fault::NotAName, item.value());
        names.note(item, name);
        pack.names.push_back(name);
    }
}

namespace {

SquadArms readArms(ObjectReader &reader, const Pack &pack)
{
    SquadArms arms;
    for (const JsonPlace &item : reader.items(QStringLiteral("weapons"), QStringLiteral("weapon"))) {
        arms.weapons.push_back(item.value().toString());
        if (!pack.weapon(arms.weapons.back()))
            item.fault(Fault::NoWeapon, item.value());
    }
    arms.per = reader.word<SquadArms::Per>(QStringLiteral("per"));
    arms.every = reader.whole(QStringLiteral("every"), 1, 9, 1);
    arms.crew = reader.whole(QStringLiteral("crew"), 1, 9, 1);
    arms.shots = reader.whole(QStringLiteral("shots"), 1, 9, 0);
    if (reader.has(QStringLiteral("type")))
        arms.type = reader.text(QStringLiteral("type"));
    return arms;
}

} // namespace

Squad readSquad(const JsonPlace &place, const Pack &pack)
{
    ObjectReader reader(place);
    Squad squad;
    squad.least = reader.whole(QStringLiteral("least"), 1, 50);
    squad.most = reader.whole(QStringLiteral("most"), 1, 50);
    if (squad.least > squad.most)
        place.fault(Fault::LeastAboveMost);
    squad.team = reader.whole(QStringLiteral("team"), 2, 50, 0);
    if (reader.has(QStringLiteral("leader")))
        squad.leader = reader.text(QStringLiteral("leader"));
    if (reader.has(QStringLiteral("apart"))) {
        for (const JsonPlace &item : reader.items(QStringLiteral("apart"), QStringLiteral("type")))
            squad.apart.push_back(item.value().toString());
    }
    for (const JsonPlace &item : reader.items(QStringLiteral("arms"), QStringLiteral("arms"), 0)) {
        ObjectReader arms(item);
        squad.arms.push_back(readArms(arms, pack));
    }
    return squad;
}

namespace {

Ground readGround(ObjectReader &row)
{
    return {row.id(QStringLiteral("id")), row.text(QStringLiteral("title")), row.text(QStringLiteral("lay"))};
}

} // namespace

void readGames(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    GameTables &games = pack.games.emplace();
    games.leastFigures = reader.whole(QStringLiteral("leastFigures"), 1, 100);
    games.mostFigures = reader.whole(QStringLiteral("mostFigures"), games.leastFigures, 100);
    games.leaders = reader.id(QStringLiteral("leaders"));
    if (!pack.figureClass(games.leaders))
        file.fault(Fault::NoClass, quoted(games.leaders));
    games.grounds = readRollTable<Ground>(reader.at(QStringLiteral("grounds")), readGround);
    if (pack.hasSkill && pack.reference && !pack.reference->percentile)
        file.fault(Fault::NoPercentile);
}

namespace {

TeamFigure readTeamFigure(const JsonPlace &place, const Pack &pack)
{
    ObjectReader reader(place);
    TeamFigure figure;
    figure.profile = readProfile(reader, pack);
    if (reader.has(QStringLiteral("also"))) {
        for (const JsonPlace &item : reader.items(QStringLiteral("also"), QStringLiteral("weapon"))) {
            if (!pack.weapon(item.value().toString()))
                item.fault(Fault::NoWeapon, item.value());
            figure.also.push_back(item.value().toString());
        }
    }
    figure.grenades = reader.whole(QStringLiteral("grenades"), 0, 20, 0);
    figure.rounds = reader.whole(QStringLiteral("rounds"), 0, 20, 0);
    return figure;
}

Team readTeam(ObjectReader &reader, const Pack &pack)
{
    Team team;
    team.id = reader.id(QStringLiteral("id"));
    team.title = reader.words(QStringLiteral("title"));
    for (const JsonPlace &item : reader.items(QStringLiteral("figures"), QStringLiteral("figure")))
        team.figures.push_back(readTeamFigure(item, pack));
    team.led = reader.flag(QStringLiteral("led"), false);
    if (team.led || reader.has(QStringLiteral("reinforcements"))) {
        team.reinforcements = reader.text(QStringLiteral("reinforcements"));
        if (!pack.list(team.reinforcements))
            reader.place().fault(Fault::NoList, quoted(team.reinforcements));
    }
    team.again = reader.flag(QStringLiteral("again"), false);
    team.vehicles = reader.whole(QStringLiteral("vehicles"), 0, 20, 0);
    team.seats = reader.whole(QStringLiteral("seats"), 0, 60, 0);
    team.suits = readSuits(reader);
    for (const OptionValue &suited : team.suits)
        demandOptionValue(reader.place(), suited, pack);
    if (pack.list(team.id))
        reader.place().fault(Fault::IdOfAList, quoted(team.id));
    return team;
}

} // namespace

void readTeams(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly ids;
    for (const JsonPlace &item : reader.items(QStringLiteral("teams"), QStringLiteral("team"))) {
        ObjectReader team(namedPlace(file, QStringLiteral("team"), item));
        pack.teams.push_back(readTeam(team, pack));
        ids.note(team.place(), pack.teams.back().id);
    }
}

} // namespace muster
