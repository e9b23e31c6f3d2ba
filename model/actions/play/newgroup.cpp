// SPDX-License-Identifier: MIT

// Enemies who come by no rule of the encounter, as the players agree.

#include "model/actions/actiontext.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/changes/enemy.h"
#include "rules/band/recruit.h"
#include "rules/dice/dice.h"

namespace muster::actions {

namespace {

constexpr int mostGroups = 200;

} // namespace

GroupAppeared drawGroup(const Campaign &campaign, const ArmyList &list, int section, int figures, Dice &dice)
{
    GroupAppeared group;
    group.group = static_cast<int>(campaign.play->groups.size()) + 1;
    group.section = section;
    for (int figure = 1; figure <= figures; ++figure)
        group.figures.push_back({drawFigure(list, {RollKind::EnemyFigure, figure}, dice), false, {}});
    return group;
}

Problems checkAddGroup(const Campaign &campaign, const Pack &pack, const NewGroup &wanted)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    if (!pack.list(campaign.encounter->enemy))
        return {{ActionText::tr("Nobody can be drawn: this enemy comes from no army list.")}};
    const int sides = campaign.play->sides;
    if (wanted.army < firstEnemy || wanted.army >= sides)
        problems.push_back({ActionText::tr("A group is of side 2 to %1, not %2.").arg(sides).arg(wanted.army + 1)});
    if (wanted.figures < 1 || wanted.figures > mostAtOnce)
        problems.push_back(
            {ActionText::tr("1 to %1 figures come at once, not %2.").arg(mostAtOnce).arg(wanted.figures)});
    if (campaign.play->groups.size() >= mostGroups)
        problems.push_back({ActionText::tr("There are too many groups.")});
    demandSection(wanted.section, problems);
    return problems;
}

void addGroup(const Campaign &campaign, const Pack &pack, const NewGroup &wanted, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const ArmyList &list = *pack.list(campaign.encounter->enemy);
    GroupAppeared group = drawGroup(campaign, list, wanted.section, wanted.figures, dice);
    if (wanted.army != firstEnemy)
        group.army = wanted.army;
    step.changes.push_back(group);
}

} // namespace muster::actions
