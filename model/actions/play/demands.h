// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/step.h"
#include "model/changes/enemy.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// What the acts on the table demand. Each gives its reasons; none is go ahead.
namespace muster::actions {

/// An encounter is under way that can be noted turn by turn.
Problems demandTurns(const Campaign &campaign);
/// And it is on the table.
Problems demandPlay(const Campaign &campaign);
/// And this PEF is still to be resolved.
Problems demandWaiting(const Campaign &campaign, int pef);
/// And there is such a group.
Problems demandGroup(const Campaign &campaign, int group);
/// The enemy who was rolled up with the encounter, as it comes onto the table.
GroupAppeared enemyForce(const Campaign &campaign, int section);
/// The next group, not yet on the table. Dice: as drawFigure() for each.
GroupAppeared drawGroup(const Campaign &campaign, const ArmyList &list, int section, int figures, Dice &dice);
/// And these rules know such a state.
Problems demandState(const Campaign &campaign, const Pack &pack, TableState state);
Problems demandNews(TableState now, std::optional<TableState> wound, TableState state, const QString &who);
/// The turns that a figure ducks from now on; 0 where it does not, or these rules count none.
Result<int> turnsDucked(const Campaign &campaign, TableState state, std::optional<int> said);
/// Who is felled ducks where it lies; to carry on it must have got up (R7).
bool ducksLying(const auto &figure, TableState state)
{
    return figure.felled && (state == TableState::DuckedBack || state == TableState::HunkeredDown);
}
/// And it says something new of who stands like that: of one who ducks, that it ducks for longer. Two Bad Wounds are death
/// (first edition p. 5).
Problems demandNews(const Play &play, const auto &figure, TableState state, int turns, const QString &who)
{
    const bool longer = state == TableState::DuckedBack && play.turn + turns > figure.duckedUntil && turns > 0;
    if (ducksLying(figure, state) && isFelled(figure.state) && figure.doing == state)
        return longer ? Problems() : demandNews(state, figure.felled, state, who);
    return longer ? Problems() : demandNews(figure.state, figure.wound, state, who);
}
/// And this section is one of the table's.
void demandSection(const Campaign &campaign, int section, Problems &problems);

} // namespace muster::actions
