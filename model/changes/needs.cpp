// SPDX-License-Identifier: MIT
#include "model/changes/needs.h"

#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster {

WhyNot inBand(const Campaign &now, FigureId id)
{
    return need(now.find(id), CampaignText::tr("there is no figure %1 in the band").arg(number(id)));
}

/// Ids are given one after the other, so this needs no search.
WhyNot everJoined(const Campaign &now, FigureId id)
{
    return need(number(id) >= 1 && number(id) <= now.lastId,
                CampaignText::tr("there never was a figure %1").arg(number(id)));
}

WhyNot inHand(const Campaign &now)
{
    return need(now.encounter.has_value(), CampaignText::tr("there is no current encounter"));
}

WhyNot isKept(const Campaign &now, int settlement)
{
    return need(now.settlement(settlement), CampaignText::tr("there is no settlement %1").arg(settlement));
}

WhyNot canBeAbout(const Campaign &now, const About &about)
{
    switch (about.kind) {
    case AboutKind::Campaign:
        return need(about.id == 0, CampaignText::tr("there is only one campaign"));
    case AboutKind::Month:
        return need(about.id >= 1 && about.id <= now.turn, CampaignText::tr("turn %1 has not come").arg(about.id));
    case AboutKind::Battle:
    case AboutKind::Step:
        return need(about.id >= 1, CampaignText::tr("there is no step %1").arg(about.id));
    case AboutKind::Figure:
        return everJoined(now, FigureId{about.id});
    case AboutKind::Foe:
        return need(now.foes.contains(about.id), CampaignText::tr("there is no foe %1").arg(about.id));
    }
    Q_UNREACHABLE();
}

WhyNot onTable(const Campaign &now)
{
    return need(now.play.has_value(), CampaignText::tr("the battle has not begun"));
}

WhyNot isOnMap(const Campaign &now, int section)
{
    const Grid &grid = now.encounter->setup.grid;
    return need(grid.has(section), CampaignText::tr("this table has sections 1 to %1").arg(grid.count()));
}

WhyNot isOnMapOrOff(const Campaign &now, int section)
{
    return section == offTable && systemOf(*now.encounter).waitsOffTable() ? std::nullopt : isOnMap(now, section);
}

WhyNot isOwn(const Campaign &now, FigureId id)
{
    if (const WhyNot reason = onTable(now))
        return reason;
    return need(now.play->find(id), CampaignText::tr("there is no figure %1 in the band").arg(number(id)));
}

WhyNot isEnemy(const Campaign &now, int group, int figure)
{
    if (const WhyNot reason = onTable(now))
        return reason;
    const GroupInPlay *there = now.play->group(group);
    if (!there)
        return CampaignText::tr("there is no group %1").arg(group);
    return need(figure >= 1 && figure <= static_cast<int>(there->figures.size()),
                CampaignText::tr("group %1 has no figure %2").arg(group).arg(figure));
}

Figure &member(Campaign &now, FigureId id)
{
    Figure *figure = now.find(id);
    Q_ASSERT(figure);
    return *figure;
}

OwnFigure &ownFigure(Campaign &now, FigureId id)
{
    auto &own = now.play->own;
    return *std::find_if(own.begin(), own.end(), [=](const OwnFigure &figure) { return figure.id == id; });
}

EnemyFigure &enemyFigure(Campaign &now, int group, int figure)
{
    return now.play->group(group)->figures[static_cast<std::size_t>(figure - 1)];
}

} // namespace muster
