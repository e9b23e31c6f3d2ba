// SPDX-License-Identifier: MIT
#include "model/json/playjson.h"

#include "model/reference/testsubject.h"

#include "model/json/records.h"
#include "model/systems/campaignsystem.h"
#include "rules/slug.h"

#include <QJsonArray>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns the word for a state: a figure that left by its side's exit is "exited".
QString shownState(TableState state)
{
    return state == TableState::LeftTable ? u"exited"_s : QString(slug(state));
}

/// Adds both the harm a figure has suffered and what it does, or did before it was felled (R7).
void tellStanding(QJsonObject &shown, const auto &figure, const CampaignSystem &system)
{
    const std::optional<TableState> hurt = hurtOf(figure);
    shown[u"wound"_s] = QString(slug(hurt ? system.fateAs(*hurt) : Fate::Fine));
    shown[u"state"_s] = shownState(doingOf(figure));
    if (figure.state == TableState::DuckedBack && figure.duckedUntil > 0)
        shown[u"ducked_until"_s] = figure.duckedUntil;
}

void tellLasting(QJsonObject &shown, const std::vector<Lasting> &all)
{
    QJsonArray lasting;
    for (const Lasting &one : all) {
        QJsonObject told{{u"condition"_s, one.condition}};
        if (!one.weapon.isEmpty())
            told[u"weapon"_s] = one.weapon;
        lasting.append(told);
    }
    if (!lasting.isEmpty())
        shown[u"lasting"_s] = lasting;
}

/// Returns the section, or none if it is off the table.
std::optional<int> shownSection(int section)
{
    return section == offTable ? std::nullopt : std::optional(section);
}

QJsonObject pefJson(const PefInPlay &pef)
{
    JsonWriter json;
    fields(json, pef.pef);
    json.ifAny("letter", pef.letter);
    json.ifAny("force", pef.force);
    json("waiting", pef.isWaiting());
    json.ifAny("hidden", pef.isWaiting() && pef.hidden.has_value());
    json.ifAny("revealed", pef.revealed);
    json.ifAny("said", pef.said, upTo(1000));
    return json.object();
}

/// Returns the guards of a group whose position is known.
QJsonArray guardsJson(const GroupInPlay &group)
{
    QJsonArray guards;
    for (std::size_t i = 0; i < group.figures.size(); ++i) {
        const EnemyFigure &figure = group.figures[i];
        if (!figure.guard)
            continue;
        JsonWriter json;
        json("figure", static_cast<int>(i) + 1, oneTo(1000));
        fields(json, *figure.guard);
        json("watch", figure.watch);
        guards.append(json.object());
    }
    return guards;
}

QJsonObject groupJson(const GroupInPlay &group, const CampaignSystem &system)
{
    JsonWriter json;
    json("id", group.id, oneTo(1000));
    json("pef", group.pef, upTo(100));
    json.orNone("section", shownSection(group.section), oneTo(mostSections));
    json.ifAny("side", group.side);
    json("struck", group.struck);
    json.ifAny("move", group.move);
    json.ifAny("position", group.position);
    json.ifAny("flank", group.flank);
    if (group.army != firstEnemy)
        json("army", group.army, Range{firstEnemy, mostSides - 1});
    QJsonObject shown = json.object();
    QJsonArray figures;
    for (const EnemyFigure &figure : group.figures) {
        JsonWriter one;
        fields(one, figure);
        QJsonObject told = one.object();
        QJsonObject profile = told[u"profile"_s].toObject();
        nameStar(profile);
        told[u"profile"_s] = profile;
        tellStanding(told, figure, system);
        if (figure.foe > 0)
            told[u"foe"_s] = figure.foe;
        tellLasting(told, figure.lasting);
        figures.append(told);
    }
    shown[u"figures"_s] = figures;
    if (const QJsonArray guards = guardsJson(group); !guards.isEmpty())
        shown[u"guards"_s] = guards;
    return shown;
}

QJsonArray seenJson(const Play &play)
{
    QJsonArray sections;
    for (int section = 1; section <= mostSections; ++section) {
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
        json.orNone("turns_needed", building.turnsNeeded, oneTo(100));
        json("turns_spent", building.turnsSpent, upTo(100));
        json("looted", building.isLooted());
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
            if (own.group == group.id && !play.isHidden(own.id))
                figures.append(number(own.id));
        }
        JsonWriter json;
        json("id", group.id, oneTo(mostOwnGroups));
        json.orNone("section", shownSection(group.section), oneTo(mostSections));
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
        json("id", own.id);
        json("deeds", own.deeds.completed());
        all.append(json.object());
    }
    return all;
}

QJsonArray scoutedJson(const Play &play)
{
    QJsonArray sections;
    for (int section = 1; section <= mostSections; ++section) {
        if (const auto enemy = play.scouted[static_cast<std::size_t>(section - 1)])
            sections.append(QJsonObject{{u"section"_s, section}, {u"enemy_found"_s, *enemy}});
    }
    return sections;
}

} // namespace

/// Returns the player's own PEFs. Figures under an unrevealed one are left out, because nobody may see them (R37).
static QJsonArray ownPefsJson(const Play &play)
{
    QJsonArray pefs;
    for (const OwnPef &pef : play.ownPefs) {
        QJsonObject told{{u"id"_s, pef.id}, {u"section"_s, pef.section}, {u"revealed"_s, pef.revealed}};
        QJsonArray figures;
        for (const int figure : pef.revealed ? pef.figures : std::vector<int>())
            figures.append(figure);
        if (pef.revealed)
            told[u"figures"_s] = figures;
        pefs.append(told);
    }
    return pefs;
}

void nameStar(QJsonObject &figure)
{
    if (figure[u"type"_s].toString().isEmpty())
        figure[u"type"_s] = u"Star"_s;
}

QJsonObject playJson(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    JsonWriter json;
    json("turn", play.turn);
    json("yours", play.yours, upTo(6));
    json("theirs", play.theirs, upTo(6));
    json.orNone("eal", play.eal, eals);
    json.orNone("star_power", play.starPower, upTo(highestRep));
    json("notes", notesOf(campaign, pack));
    json("sides", play.sides, Range{fewestSides, mostSides});
    json.ifAny("others", play.others, oneTo(6));
    json.ifAny("scenario", play.scenario);
    QJsonObject shown = json.object();
    const CampaignSystem &system = systemOf(play);
    QJsonArray figures;
    for (const OwnFigure &own : play.own) {
        QJsonObject told{{u"id"_s, number(own.id)}};
        tellStanding(told, own, system);
        if (own.turnsIn > 0)
            told[u"turns_in"_s] = own.turnsIn;
        tellLasting(told, own.lasting);
        const Figure *figure = campaign.find(own.id);
        if (const auto power = play.starPowerOf(own.id); power && figure && figure->star)
            told[u"star_power"_s] = *power;
        figures.append(told);
    }
    shown[u"figures"_s] = figures;
    QJsonArray pefs;
    for (const PefInPlay &pef : play.pefs)
        pefs.append(pefJson(pef));
    QJsonArray groups;
    for (const GroupInPlay &group : play.groups)
        groups.append(groupJson(group, system));
    shown[u"pefs"_s] = pefs;
    shown[u"groups"_s] = groups;
    shown[u"sections_seen"_s] = seenJson(play);
    shown[u"buildings"_s] = buildingsJson(play);
    shown[u"own_groups"_s] = ownGroupsJson(play);
    if (!play.ownPefs.empty())
        shown[u"own_pefs"_s] = ownPefsJson(play);
    if (const QJsonArray deeds = deedsJson(play); !deeds.isEmpty())
        shown[u"deeds"_s] = deeds;
    if (const QJsonArray scouted = scoutedJson(play); !scouted.isEmpty())
        shown[u"scouted"_s] = scouted;
    return shown;
}

} // namespace muster
