// SPDX-License-Identifier: MIT
#include "model/json/playjson.h"

#include "model/json/playrecords.h"

#include <QJsonArray>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// None for one who is off the table.
std::optional<int> shownSection(int section)
{
    return section == offTable ? std::nullopt : std::optional(section);
}

QJsonObject pefJson(const PefInPlay &pef)
{
    JsonWriter json;
    fields(json, pef.pef);
    json.choiceIfAny("letter", pef.letter);
    json.choiceIfAny("force", pef.force);
    json.flag("waiting", pef.isWaiting());
    return json.object();
}

/// Those of a group whose place is known.
QJsonArray guardsJson(const GroupInPlay &group)
{
    QJsonArray guards;
    for (std::size_t i = 0; i < group.figures.size(); ++i) {
        const EnemyFigure &figure = group.figures[i];
        if (!figure.guard)
            continue;
        JsonWriter json;
        json.number("figure", static_cast<int>(i) + 1, 1, 1000);
        fields(json, *figure.guard);
        json.choice("watch", figure.watch);
        guards.append(json.object());
    }
    return guards;
}

QJsonObject groupJson(const GroupInPlay &group)
{
    JsonWriter json;
    json.number("id", group.id, 1, 1000);
    json.number("pef", group.pef, 0, 100);
    json.numberOrNone("section", shownSection(group.section), 1, 9);
    json.choiceIfAny("side", group.side);
    json.flag("struck", group.struck);
    json.choiceIfAny("move", group.move);
    json.list("figures", group.figures, 1, 1000);
    if (group.army != firstEnemy)
        json.number("army", group.army, firstEnemy, mostSides - 1);
    QJsonObject shown = json.object();
    if (const QJsonArray guards = guardsJson(group); !guards.isEmpty())
        shown[u"guards"_s] = guards;
    return shown;
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

QJsonArray ownGroupsJson(const Play &play)
{
    QJsonArray groups;
    for (const OwnGroup &group : play.ownGroups) {
        QJsonArray figures;
        for (const OwnFigure &own : play.own) {
            if (own.group == group.id)
                figures.append(number(own.id));
        }
        JsonWriter json;
        json.number("id", group.id, 1, mostOwnGroups);
        json.numberOrNone("section", shownSection(group.section), 1, 9);
        QJsonObject shown = json.object();
        shown[u"figures"_s] = figures;
        groups.append(shown);
    }
    return groups;
}

QJsonArray deedsJson(const Play &play)
{
    QJsonArray all;
    for (const OwnFigure &own : play.own) {
        if (own.deeds == Deeds())
            continue;
        JsonWriter json;
        json.id("id", own.id);
        json.record("deeds", own.deeds.completed());
        all.append(json.object());
    }
    return all;
}

QJsonArray scoutedJson(const Play &play)
{
    QJsonArray sections;
    for (int section = 1; section <= 9; ++section) {
        if (const auto enemy = play.scouted[static_cast<std::size_t>(section - 1)])
            sections.append(QJsonObject{{u"section"_s, section}, {u"enemy_found"_s, *enemy}});
    }
    return sections;
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
    json.number("sides", play.sides, fewestSides, mostSides);
    json.numbersIfAny("others", play.others, 1, 6);
    json.partIfAny(play.part);
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
    shown[u"own_groups"_s] = ownGroupsJson(play);
    if (const QJsonArray deeds = deedsJson(play); !deeds.isEmpty())
        shown[u"deeds"_s] = deeds;
    if (const QJsonArray scouted = scoutedJson(play); !scouted.isEmpty())
        shown[u"scouted"_s] = scouted;
    return shown;
}

} // namespace muster
