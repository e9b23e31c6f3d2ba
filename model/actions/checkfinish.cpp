// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"

#include <QCoreApplication>

#include <set>

namespace muster::actions {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::actions", text);
}

void demandOfTheBand(const Campaign &campaign, FigureId id, Problems &problems)
{
    if (campaign.find(id))
        return;
    if (const Figure *former = campaign.findEver(id))
        problems.push_back({tr("%1 (number %2) is no longer in the band and cannot be reported.")
                                .arg(former->name, QString::number(number(id)))});
    else
        problems.push_back({tr("Nobody in the band has number %1. Report the band's own figures.").arg(number(id))});
}

} // namespace

Problems checkFinish(const Campaign &campaign, const Pack &, const BattleReport &report)
{
    if (campaign.phase == Phase::Over)
        return {{tr("This campaign is over; there is no battle to finish.")}};
    if (!campaign.encounter)
        return {{tr("No encounter is in hand. Prepare one and play it, then report how it went.")}};

    Problems problems;
    std::set<FigureId> named;
    for (const ReportedFate &reported : report.figures) {
        demandOfTheBand(campaign, reported.id, problems);
        const Figure *figure = campaign.find(reported.id);
        if (!figure)
            continue;
        const QString who = tr("%1 (number %2)").arg(figure->name, QString::number(number(reported.id)));
        if (!named.insert(reported.id).second)
            problems.push_back({tr("%1 is reported twice. Say once how the battle went for him.").arg(who)});
        if (reported.fate == Fate::CheatedDeath && !figure->star)
            problems.push_back({tr("%1 cannot cheat death: only a Star can.").arg(who)});
    }
    return problems;
}

} // namespace muster::actions
