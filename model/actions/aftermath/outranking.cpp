// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"

namespace muster::actions {

void sendOutranking(Aftermath &aftermath)
{
    const bool now = aftermath.option(QStringLiteral("outranked")) == QLatin1String("now");
    const int starRep = aftermath.campaign().star()->rep();
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        const bool outranks = now ? figure.rep() > starRep : figure.outranksStar;
        if (!figure.star && outranks)
            aftermath.happen(FigureLeft{figure.id, Status::Left, LeaveCause::Outranked});
    }
}

} // namespace muster::actions
