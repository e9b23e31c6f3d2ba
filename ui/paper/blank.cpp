// SPDX-License-Identifier: MIT
#include "ui/paper/blank.h"

#include "model/calendar/calendar.h"
#include "rules/encounter/placepefs.h"

namespace muster::paper {

namespace {

constexpr int figuresToWrite = 6; ///< the Star and as many Grunts as a Star of Rep 5 can lead

} // namespace

bool forHandwriting(SheetKind kind)
{
    return kind == SheetKind::BlankRoster || kind == SheetKind::BlankEncounter;
}

SheetSource blankOf(SheetKind kind, const SheetSource &source)
{
    SheetSource blank;
    blank.pack = source.pack;
    blank.blank = true;
    blank.campaign.rules = source.campaign.rules;
    blank.campaign.list = source.campaign.list;
    blank.campaign.options = source.campaign.options;
    if (kind != SheetKind::BlankEncounter)
        return blank;
    for (int id = 1; id <= figuresToWrite; ++id) {
        Figure figure;
        figure.id = FigureId{id};
        figure.star = id == 1;
        blank.campaign.band.push_back(figure);
    }
    Encounter encounter;
    if (calendarOf(blank.campaign, blank.pack).hasActivityLevel())
        encounter.eal = lowestEal;
    if (blank.pack.scenarios)
        encounter.scenario.emplace();
    if (blank.pack.hasSkill)
        encounter.game.emplace().enemy.figures.resize(figuresToWrite);
    for (int id = 1; id <= pefCount && (blank.pack.activity || blank.pack.patrol); ++id) {
        Pef pef;
        pef.id = id;
        if (blank.pack.patrol)
            pef.rep = 0;
        encounter.setup.pefs.push_back(pef);
    }
    blank.campaign.encounter = encounter;
    return blank;
}

} // namespace muster::paper
