// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/changes/enemy.h"
#include "rules/encounter/movement.h"
#include "model/story/playwords.h"

#include <algorithm>

namespace muster::actions {

bool guardsBuilding(const Campaign &campaign, int id)
{
    const GroupInPlay *group = campaign.play->group(id);
    const PefInPlay *pef = group ? campaign.play->pef(group->pef) : nullptr;
    return campaign.encounter->kind == EncounterKind::RaidAttack && pef && pef->pef.inBuilding;
}

Problems checkPlaceGuards(const Campaign &campaign, int id)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    if (!guardsBuilding(campaign, id))
        return {{ActionText::tr("Group %1 guards no building.").arg(id)}};
    if (campaign.play->group(id)->figures.front().guard)
        return {{ActionText::tr("It is known where the guards of group %1 stand.").arg(id)}};
    return {};
}

void placeGuards(const Campaign &campaign, int id, bool shotsFired, Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const auto figures = static_cast<int>(campaign.play->group(id)->figures.size());
    step.changes.push_back(GuardsPlaced{id, muster::placeGuards(figures, shotsFired, dice)});
}

Result<Step> noticeGuard(const Campaign &campaign, int id, int figure, GuardWatch watch)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    const auto &figures = campaign.play->group(id)->figures;
    const auto all = static_cast<int>(figures.size());
    if (figure < 0 || figure > all)
        return Problem{ActionText::tr("Group %1 has figures 1 to %2, not %3.").arg(id).arg(all).arg(figure)};
    if (!figures.front().guard)
        return Problem{ActionText::tr("The guards of group %1 have not been placed.").arg(id)};
    Step step;
    step.kind = StepKind::Played;
    for (int place = figure == 0 ? 1 : figure; place <= (figure == 0 ? all : figure); ++place) {
        const EnemyFigure &guard = figures[static_cast<std::size_t>(place - 1)];
        if (guard.watch != watch && isStanding(guard.state))
            step.changes.push_back(GuardNoticed{id, place, watch});
    }
    if (step.changes.empty())
        return Problem{ActionText::tr("That is noted already: %1.").arg(words::title(watch))};
    return step;
}

} // namespace muster::actions
