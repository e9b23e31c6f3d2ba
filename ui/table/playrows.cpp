// SPDX-License-Identifier: MIT
#include "ui/table/playrows.h"

#include "model/actions/play/play.h"
#include "model/story/playwords.h"
#include "model/story/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

struct Tell {
    Q_DECLARE_TR_FUNCTIONS(PlayRows)
};

PlayRow heading(int place, const QString &title, const QString &state)
{
    PlayRow row{{RowKind::Heading, place, 0}, title, {}, state, 0, false, false, false};
    return row;
}

bool hasGroup(const Play &play, int pef)
{
    return std::any_of(play.groups.begin(), play.groups.end(),
                       [=](const GroupInPlay &group) { return group.pef == pef; });
}

void addPefs(const Play &play, std::vector<PlayRow> &rows)
{
    rows.push_back(heading(1, Tell::tr("Possible Enemy Forces"), Tell::tr("%1 to resolve").arg(play.waitingPefs())));
    for (const PefInPlay &pef : play.pefs) {
        if (!pef.isWaiting() && hasGroup(play, pef.pef.id))
            continue;
        PlayRow row;
        row.key = {RowKind::Pef, pef.pef.id, 0};
        row.title = Tell::tr("PEF %1").arg(pef.pef.id);
        row.fixed = pef.pef.fixed;
        row.done = !pef.isWaiting();
        row.state = row.done ? words::resolved(pef) : Tell::tr("section %1").arg(pef.pef.section);
        QStringList details;
        if (pef.pef.rep)
            details << Tell::tr("Rep %1").arg(*pef.pef.rep);
        if (!row.done && pef.pef.fixed)
            details << Tell::tr("does not move");
        else if (!row.done && pef.move && pef.movedIn == play.turn)
            details << words::pefMove(*pef.move, pef.inches);
        row.detail = details.join(Tell::tr(", "));
        rows.push_back(row);
    }
}

void addFigures(const GroupInPlay &group, std::vector<PlayRow> &rows)
{
    for (std::size_t i = 0; i < group.figures.size(); ++i) {
        const EnemyFigure &figure = group.figures[i];
        PlayRow row;
        row.key = {RowKind::Enemy, group.id, static_cast<int>(i) + 1};
        row.rep = figure.profile.rep;
        row.title = figure.leader ? Tell::tr("Leader") : figure.profile.type;
        row.detail = figure.leader ? figure.profile.type : QString();
        row.state = words::title(figure.state);
        row.done = !isStanding(figure.state);
        rows.push_back(row);
    }
}

void addGroups(const Play &play, const Pack &pack, int openGroup, std::vector<PlayRow> &rows)
{
    rows.push_back(heading(2, Tell::tr("Enemies"), words::figures(play.enemies())));
    for (const GroupInPlay &group : play.groups) {
        PlayRow row;
        row.key = {RowKind::Group, group.id, 0};
        row.title = Tell::tr("Group %1").arg(group.id);
        row.done = !group.onTable();
        row.detail = words::figuresOf(group);
        if (!row.done && group.move && (group.movedIn == play.turn || actions::movesOnItsOwn(group, pack)))
            row.detail =
                Tell::tr("%1, %2").arg(words::figures(group.standing()), words::moveOf(*group.move, group, play, pack));
        row.state = group.struck ? Tell::tr("struck off") : Tell::tr("section %1").arg(group.section);
        rows.push_back(row);
        if (group.id == openGroup)
            addFigures(group, rows);
    }
}

void addBuildings(const Encounter &encounter, const Play &play, std::vector<PlayRow> &rows)
{
    if (encounter.kind != EncounterKind::RaidAttack || play.buildings.empty())
        return;
    rows.push_back(heading(3, Tell::tr("To loot"), {}));
    for (std::size_t i = 0; i < play.buildings.size(); ++i) {
        const BuildingInPlay &building = play.buildings[i];
        PlayRow row;
        row.key = {RowKind::Building, static_cast<int>(i) + 1, 0};
        row.title = Tell::tr("Building %1").arg(i + 1);
        row.done = building.isLooted();
        row.state = row.done ? Tell::tr("looted")
            : building.turnsNeeded
            ? Tell::tr("%1 of %2 quiet turns").arg(building.turnsSpent).arg(*building.turnsNeeded)
            : Tell::tr("not entered");
        rows.push_back(row);
    }
}

void addBand(const Campaign &campaign, std::vector<PlayRow> &rows)
{
    const Play &play = *campaign.play;
    rows.push_back(heading(4, Tell::tr("Your band"), Tell::tr("%1 on the table").arg(words::figures(play.party()))));
    for (const OwnFigure &own : play.own) {
        const Figure *figure = campaign.find(own.id);
        if (!figure)
            continue;
        PlayRow row;
        row.key = {RowKind::Own, number(own.id), 0};
        row.rep = figure->rep();
        row.title = figure->name;
        row.star = figure->star;
        if (figure->star && play.starPower)
            row.detail = Tell::tr("Star Power %1").arg(*play.starPower);
        row.state = words::title(own.state);
        row.done = !isStanding(own.state);
        rows.push_back(row);
    }
}

} // namespace

std::vector<PlayRow> rowsOf(const Campaign &campaign, const Pack &pack, int openGroup)
{
    std::vector<PlayRow> rows;
    if (!campaign.encounter || !campaign.play)
        return rows;
    if (!campaign.play->pefs.empty())
        addPefs(*campaign.play, rows);
    if (!campaign.play->groups.empty())
        addGroups(*campaign.play, pack, openGroup, rows);
    addBuildings(*campaign.encounter, *campaign.play, rows);
    addBand(campaign, rows);
    return rows;
}

} // namespace muster
