// SPDX-License-Identifier: MIT

// What lasts for a number of turns: who ducks down (first edition p. 7), and who is to be a zombie (p. 10, R84).

#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/systems/halfmonths/scenario.h"

namespace muster::actions {

bool willTurn(const OwnFigure &own)
{
    return own.turnsIn > 0 && own.state != TableState::AtHome && own.state != TableState::Dead
        && own.state != TableState::Turned;
}

namespace {

/// Those who ducked for as long as they had to.
void getUp(const Play &play, int turn, Step &step)
{
    const auto isOver = [=](const auto &figure) {
        return figure.state == TableState::DuckedBack && figure.duckedUntil > 0 && figure.duckedUntil < turn;
    };
    for (const OwnFigure &own : play.own) {
        if (isOver(own))
            step.changes.push_back(FigureStood{own.id, TableState::CarryingOn});
    }
    for (const GroupInPlay &group : play.groups) {
        for (std::size_t i = 0; i < group.figures.size(); ++i) {
            if (!group.struck && isOver(group.figures[i]))
                step.changes.push_back(EnemyStood{group.id, static_cast<int>(i) + 1, TableState::CarryingOn});
        }
    }
}

void standUpTurned(const Campaign &campaign, const Pack &pack, int turn, Step &step)
{
    const Team *zombies = pack.wounds ? pack.team(pack.wounds->turnsInto) : nullptr;
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

} // namespace

void standUp(const Campaign &campaign, const Pack &pack, int turn, Step &step)
{
    getUp(*campaign.play, turn, step);
    standUpTurned(campaign, pack, turn, step);
}

} // namespace muster::actions
