// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/changes/band.h"

namespace muster::actions {

bool diesOfHits(const Figure &figure, const ReportedFate &reported)
{
    return reported.fate == Fate::Dead || reported.deeds.initiativeLost > figure.rep();
}

void takeHits(Aftermath &aftermath)
{
    for (const ReportedFate &reported : aftermath.fates()) {
        const Figure figure = *aftermath.campaign().find(reported.id);
        const bool dies = diesOfHits(figure, reported);
        aftermath.happen(FigureFared{reported.id, dies ? Fate::Dead : Fate::Fine, reported.deeds});
        if (!dies)
            continue;
        if (figure.star)
            aftermath.loseStar(EndCause::StarDied);
        aftermath.happen(FigureLeft{figure.id, Status::Dead, LeaveCause::Killed});
    }
}

} // namespace muster::actions
