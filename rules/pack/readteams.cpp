// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"

namespace muster {

namespace {

TeamFigure readTeamFigure(const JsonPlace &place, const Pack &pack)
{
    ObjectReader reader(place);
    TeamFigure figure;
    figure.profile = readProfile(reader, pack);
    if (reader.has(QStringLiteral("also"))) {
        for (const JsonPlace &item : reader.items(QStringLiteral("also"), QStringLiteral("weapon"))) {
            if (!pack.weapon(item.value().toString()))
                item.fault(PackFault::tr("%1 is not a weapon of this pack").arg(shown(item.value())));
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
    team.title = reader.text(QStringLiteral("title"));
    for (const JsonPlace &item : reader.items(QStringLiteral("figures"), QStringLiteral("figure")))
        team.figures.push_back(readTeamFigure(item, pack));
    if (reader.has(QStringLiteral("reinforcements"))) {
        team.reinforcements = reader.text(QStringLiteral("reinforcements"));
        if (!pack.list(team.reinforcements))
            reader.place().fault(PackFault::tr("\"%1\" is not a list of this pack").arg(team.reinforcements));
    }
    team.vehicles = reader.whole(QStringLiteral("vehicles"), 0, 20, 0);
    team.seats = reader.whole(QStringLiteral("seats"), 0, 60, 0);
    team.suits = readSuits(reader);
    for (const OptionValue &suited : team.suits)
        demandOptionValue(reader.place(), suited, pack);
    if (pack.list(team.id))
        reader.place().fault(PackFault::tr("\"%1\" is the id of a list").arg(team.id));
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
