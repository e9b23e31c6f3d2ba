// SPDX-License-Identifier: MIT

// Those of the band who turn: themselves until their turns are over, and then zombies of the enemy's (first edition p. 10,
// R84).

#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/systems/halfmonths/scenario.h"

namespace muster::actions {

bool willTurn(const OwnFigure &own)
{
    return own.turnsIn > 0 && own.state != TableState::AtHome && own.state != TableState::Dead
        && own.state != TableState::Turned;
}

void standUpTurned(const Campaign &campaign, const Pack &pack, int turn, Step &step)
{
    const Team *zombies = pack.team(zombieTeam);
    GroupAppeared risen;
    risen.group = static_cast<int>(campaign.play->groups.size()) + 1;
    for (const OwnFigure &own : campaign.play->own) {
        if (!willTurn(own) || own.turnsIn > turn)
            continue;
        step.changes.push_back(FigureStood{own.id, TableState::Turned});
        const OwnGroup *group = campaign.play->ownGroup(own.group);
        if (!zombies || own.state == TableState::LeftTable || !group || group->section == offTable)
            continue;
        risen.section = group->section;
        risen.figures.push_back({zombies->figures.front().profile, false, {}});
    }
    if (!risen.figures.empty())
        step.changes.push_back(risen);
}

} // namespace muster::actions
