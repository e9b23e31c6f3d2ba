// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"

namespace muster::actions {

bool goesForOutranking(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    if (figure.star)
        return false;
    const bool now = optionValue(campaign, pack, QStringLiteral("outranked")) == QLatin1String("now");
    return now ? figure.rep() > campaign.star()->rep() : figure.outranksStar;
}

void sendOutranking(Aftermath &aftermath)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (goesForOutranking(aftermath.campaign(), aftermath.pack(), figure))
            aftermath.happen(FigureLeft{figure.id, Status::Left, LeaveCause::Outranked});
    }
}

} // namespace muster::actions
