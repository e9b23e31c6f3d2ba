// SPDX-License-Identifier: MIT
#include "model/changes/needs.h"

#include "model/systems/campaignsystem.h"

#include <algorithm>

namespace muster {

bool isStar(const Campaign &now, int id)
{
    const Figure *figure = now.find(FigureId{id});
    return figure && figure->star;
}

/// Checks whether the id was ever given to a figure. Ids are given one after the other, so this needs no search.
bool everJoined(const Campaign &now, int id)
{
    return id >= 1 && id <= now.lastId;
}

bool hasSection(const Campaign &now, int section)
{
    return now.encounter && now.encounter->setup.grid.has(section);
}

bool hasSectionOrOff(const Campaign &now, int section)
{
    return hasSection(now, section)
        || (section == offTable && now.encounter && systemOf(*now.encounter).traits.waitsOffTable);
}

bool canBeAbout(const Campaign &now, const About &about)
{
    switch (about.kind) {
    case AboutKind::Campaign:
        return about.id == 0;
    case AboutKind::Month:
        return about.id >= 1 && about.id <= now.turn;
    case AboutKind::Battle:
    case AboutKind::Step:
        return about.id >= 1;
    case AboutKind::Figure:
        return everJoined(now, about.id);
    case AboutKind::Foe:
        return now.foes.contains(about.id);
    }
    Q_UNREACHABLE();
}

const EnemyFigure *enemyThere(const Campaign &now, int group, int figure)
{
    const GroupInPlay *there = now.play ? now.play->group(group) : nullptr;
    return there && figure >= 1 && figure <= std::ssize(there->figures) ? &there->figures[figure - 1] : nullptr;
}

Figure &member(Campaign &now, FigureId id)
{
    Figure *figure = now.find(id);
    Q_ASSERT(figure);
    return *figure;
}

EnemyFigure &enemyFigure(Campaign &now, int group, int figure)
{
    return now.play->group(group)->figures[figure - 1];
}

} // namespace muster
