// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/actiontext.h"
#include "model/calendar/calendar.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"

namespace muster::actions {

namespace {

/// The Star was lost in a battle, and its month is still open.
bool monthIsOpen(const Campaign &campaign)
{
    return campaign.phase == Phase::Over && !campaign.past.empty() && campaign.past.back().turn == campaign.turn;
}

} // namespace

Result<Step> bringBack(const Campaign &campaign, const Pack &pack, FigureId id)
{
    if (const Figure *figure = campaign.find(id))
        return Problem{ActionText::tr("%1 is in the band already.").arg(figure->name)};
    const Figure *lost = campaign.findEver(id);
    if (!lost)
        return Problem{ActionText::tr("Nobody who left has number %1, so nobody can be brought back.").arg(number(id))};
    if (campaign.phase == Phase::Over && !lost->star)
        return Problem{ActionText::tr("This campaign is over. Bring back who led it first, then %1.").arg(lost->name)};

    Step step;
    step.kind = StepKind::Corrected;
    step.changes.push_back(FigureReturned{id});
    if (lost->star && monthIsOpen(campaign)) {
        const PastEncounter &last = campaign.past.back();
        step.changes.push_back(MonthServed{});
        step.changes.push_back(TurnEnded{calendarOf(campaign, pack).after(last, pack)});
    }
    return step;
}

} // namespace muster::actions
