// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/calendar/calendar.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"

#include <QCoreApplication>

#include <algorithm>
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

/// The fate is one of these rules', and so is what he did.
void demandFate(const Pack &pack, const std::vector<Fate> &known, const ReportedFate &reported, const QString &who,
                Problems &problems)
{
    if (std::find(known.begin(), known.end(), reported.fate) == known.end()) {
        QStringList ids;
        for (const Fate fate : known)
            ids << slug(fate);
        problems.push_back({tr("%1 cannot be “%2” by these rules. Fates are: %3.")
                                .arg(who, slug(reported.fate), ids.join(QStringLiteral(", ")))});
    }
    if (!pack.wounds && reported.deeds != Deeds())
        problems.push_back({tr("Wounds, nerve and kills of %1 mean nothing by these rules. Leave them out.").arg(who)});
}

QStringList sequels(const Pack &pack, const Scenario &scenario)
{
    QStringList ids{QStringLiteral("nothing")};
    for (const ScenarioKind kind : mayFollow(*pack.scenarios, scenario.kind))
        ids << slug(kind);
    return ids;
}

/// What is said of the enemy and of what follows makes sense for the encounter in hand.
void demandSequel(const Campaign &campaign, const Pack &pack, const BattleReport &report, Problems &problems)
{
    const std::optional<Scenario> &scenario = campaign.encounter->scenario;
    if (!scenario) {
        if (report.won || report.enemy != EnemyReport())
            problems.push_back({tr("Parts of the points, enemies lost and what follows mean nothing by these rules. "
                                   "Leave them out.")});
        return;
    }
    if (report.figures.empty())
        problems.push_back({tr("Somebody must have taken part. Report at least one figure.")});
    const int enemies = static_cast<int>(scenario->enemy.figures.size());
    for (const int place : report.enemy.lost) {
        if (place < 1 || place > enemies)
            problems.push_back({tr("There is no enemy number %1. There are %2.").arg(place).arg(enemies)});
    }
    const QStringList known = sequels(pack, *scenario);
    if (!report.enemy.follows.isEmpty() && !known.contains(report.enemy.follows))
        problems.push_back({tr("“%1” cannot follow at once on this encounter. It can be: %2.")
                                .arg(report.enemy.follows.left(40), known.join(QStringLiteral(", ")))});
}

} // namespace

Problems checkFinish(const Campaign &campaign, const Pack &pack, const BattleReport &report)
{
    if (campaign.phase == Phase::Over)
        return {{tr("This campaign is over; there is no battle to finish.")}};
    if (!campaign.encounter)
        return {{tr("No encounter is in hand. Prepare one and play it, then report how it went.")}};

    Problems problems;
    const std::vector<Fate> known = fatesIn(campaign, pack);
    std::set<FigureId> named;
    for (const ReportedFate &reported : report.figures) {
        demandOfTheBand(campaign, reported.id, problems);
        const Figure *figure = campaign.find(reported.id);
        if (!figure)
            continue;
        const QString who = tr("%1 (number %2)").arg(figure->name, QString::number(number(reported.id)));
        if (!named.insert(reported.id).second)
            problems.push_back({tr("%1 is reported twice. Say once how the battle went for him.").arg(who)});
        if (figure->isAway(campaign.turn))
            problems.push_back({tr("%1 is still away with a wound and cannot have taken part.").arg(who)});
        demandFate(pack, known, reported, who, problems);
        if (reported.fate == Fate::CheatedDeath && !figure->star)
            problems.push_back({tr("%1 cannot cheat death: only a Star can.").arg(who)});
    }
    demandSequel(campaign, pack, report, problems);
    return problems;
}

} // namespace muster::actions
