// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/actiontext.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"

namespace muster::actions {

Result<Step> dismiss(const Campaign &campaign, FigureId id)
{
    Problems problems;
    demandBetweenEncounters(campaign, ActionText::tr("dismiss somebody"), problems);
    if (!problems.empty())
        return problems;
    const Figure *figure = campaign.find(id);
    if (!figure)
        return Problem{ActionText::tr("Nobody in the band has number %1, so nobody can be dismissed.").arg(number(id))};
    if (figure->star)
        return Problem{ActionText::tr("%1 leads the band and cannot be dismissed.").arg(figure->name)};

    Step step;
    step.kind = StepKind::Dismissed;
    step.changes = {FigureLeft{id, Status::Dismissed, LeaveCause::Dismissed}};
    return step;
}

} // namespace muster::actions
