// SPDX-License-Identifier: MIT
#include "model/json/playjson.h"

#include "model/json/playchanges.h"

#include <QJsonArray>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QJsonObject pefJson(const PefInPlay &pef)
{
    JsonWriter json;
    fields(json, pef.pef);
    json.choiceIfAny("letter", pef.letter);
    json.choiceIfAny("force", pef.force);
    json.flag("waiting", pef.isWaiting());
    return json.object();
}

QJsonObject groupJson(const GroupInPlay &group)
{
    JsonWriter json;
    json.number("id", group.id, 1, 1000);
    json.number("pef", group.pef, 0, 100);
    json.number("section", group.section, 1, 9);
    json.choiceIfAny("side", group.side);
    json.flag("struck", group.struck);
    json.choiceIfAny("move", group.move);
    json.list("figures", group.figures, 1, 1000);
    return json.object();
}

QJsonArray seenJson(const Play &play)
{
    QJsonArray sections;
    for (int section = 1; section <= 9; ++section) {
        if (play.seen[static_cast<std::size_t>(section - 1)])
            sections.append(section);
    }
    return sections;
}

QJsonArray buildingsJson(const Play &play)
{
    QJsonArray buildings;
    for (const BuildingInPlay &building : play.buildings) {
        JsonWriter json;
        json.numberOrNone("turns_needed", building.turnsNeeded, 1, 100);
        json.number("turns_spent", building.turnsSpent, 0, 100);
        json.flag("looted", building.isLooted());
        buildings.append(json.object());
    }
    return buildings;
}

} // namespace

QJsonObject playJson(const Play &play)
{
    JsonWriter json;
    json.number("turn", play.turn, 0, highestNumber);
    json.number("yours", play.yours, 0, 6);
    json.number("theirs", play.theirs, 0, 6);
    json.numberOrNone("eal", play.eal, lowestEal, highestEal);
    json.numberOrNone("star_power", play.starPower, 0, highestRep);
    json.list("figures", play.own, 0, 1000);
    json.texts("notes", play.notes);
    QJsonObject shown = json.object();
    QJsonArray pefs;
    for (const PefInPlay &pef : play.pefs)
        pefs.append(pefJson(pef));
    QJsonArray groups;
    for (const GroupInPlay &group : play.groups)
        groups.append(groupJson(group));
    shown[u"pefs"_s] = pefs;
    shown[u"groups"_s] = groups;
    shown[u"sections_seen"_s] = seenJson(play);
    shown[u"buildings"_s] = buildingsJson(play);
    return shown;
}

} // namespace muster
