// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"

namespace muster::actions {

namespace {

void fall(Aftermath &aftermath, const Figure &figure, Status status, LeaveCause cause, EndCause end)
{
    if (figure.star)
        aftermath.loseStar(end);
    aftermath.happen(FigureLeft{figure.id, status, cause});
}

/// Cheating Death costs a Star one Rep; with none left to pay, his career ends (R3).
void cheatDeath(Aftermath &aftermath, const Figure &star)
{
    if (star.rep() > 1)
        aftermath.happen(RepChanged{star.id, star.rep(), star.rep() - 1, RepCause::CheatedDeath});
    else
        fall(aftermath, star, Status::Gone, LeaveCause::RepGone, EndCause::StarSpent);
}

} // namespace

void takeFates(Aftermath &aftermath)
{
    for (const ReportedFate &reported : aftermath.fates()) {
        const Figure figure = *aftermath.campaign().find(reported.id);
        aftermath.happen(FigureFared{reported.id, reported.fate});
        switch (reported.fate) {
        case Fate::ObviouslyDead:
            fall(aftermath, figure, Status::Dead, LeaveCause::Killed, EndCause::StarDied);
            break;
        case Fate::Captured:
            fall(aftermath, figure, Status::Captured, LeaveCause::Captured, EndCause::StarCaptured);
            break;
        case Fate::CheatedDeath:
            cheatDeath(aftermath, figure);
            break;
        case Fate::Fine:
        case Fate::OutOfTheFight:
        case Fate::RanAway:
            break;
        case Fate::Scratched:
        case Fate::BadWound:
        case Fate::Unconscious:
        case Fate::Dead:
        case Fate::Surrendered:
        case Fate::Turned:
        case Fate::Wounded:
            Q_UNREACHABLE(); // checkFinish knows no such fates here
        }
    }
}

} // namespace muster::actions
