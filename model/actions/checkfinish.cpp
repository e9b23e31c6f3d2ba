// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/play/credit.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/press.h"
#include "model/texts.h"
#include "rules/pack/slugs.h"

#include <algorithm>
#include <set>

namespace muster::actions {

namespace {

void demandOfTheBand(const Campaign &campaign, FigureId id, Problems &problems)
{
    if (campaign.find(id))
        return;
    if (const Figure *former = campaign.findEver(id))
        problems.push_back({ActionText::tr("%1 (number %2) is no longer in the band and cannot be reported.")
                                .arg(former->name, QString::number(number(id)))});
    else
        problems.push_back(
            {ActionText::tr("Nobody in the band has number %1. Report the band's own figures.").arg(number(id))});
}

/// The fate is one of these rules', and so is what he did.
void demandFate(const CampaignSystem &system, const std::vector<Fate> &fates, const ReportedFate &reported,
                const QString &who, Problems &problems)
{
    if (std::find(fates.begin(), fates.end(), reported.fate) == fates.end()) {
        QStringList ids;
        for (const Fate fate : fates)
            ids << slug(fate);
        problems.push_back({ActionText::tr("%1 cannot be “%2” by these rules. Fates are: %3.")
                                .arg(who, slug(reported.fate), ids.join(QStringLiteral(", ")))});
    }
    const Deeds known = system.deedsThatCount(reported.deeds);
    if (const auto &wound = reported.deeds.wound; wound && known.wound) {
        QStringList wounds;
        for (const Fate fate : fates) {
            if (isHurt(fate))
                wounds << slug(fate);
        }
        if (!wounds.contains(QString(slug(*wound))))
            problems.push_back({ActionText::tr("“%1” is no wound of %2. Wounds are: %3.")
                                    .arg(slug(*wound), who, wounds.join(QStringLiteral(", ")))});
    }
    if (reported.deeds != known)
        problems.push_back({system.whyTheyDoNot(who)});
}

/// Shots are a cameraman's, stories a reporter's (p. 10).
void demandMedia(const Pack &pack, const Figure &figure, const MediaWork &media, const QString &who, Problems &problems)
{
    const CrewPart part = crewPartOf(pack, figure);
    const bool shoots = media.closeShots > 0 || media.longShots > 0 || !media.shot.empty();
    const bool asks = media.leadStories > 0 || media.soundBites > 0 || !media.asked.empty();
    if (shoots && part != CrewPart::Camera)
        problems.push_back({ActionText::tr("%1 carries no camera, so there are no shots to report.").arg(who)});
    if (asks && part != CrewPart::Reporter)
        problems.push_back({ActionText::tr("%1 is no reporter, so there are no interviews to report.").arg(who)});
    if (static_cast<int>(media.shot.size()) > media.closeShots)
        problems.push_back(
            {ActionText::tr("%1 has more people in close shots than close shots. Each shot shows one.").arg(who)});
}

} // namespace

Problems checkFinish(const Campaign &campaign, const Pack &pack, const BattleReport &report)
{
    if (campaign.phase == Phase::Over)
        return {{ActionText::tr("This campaign is over; there is no battle to finish.")}};
    if (!campaign.encounter)
        return {{ActionText::tr("No encounter is in hand. Prepare one and play it, then report how it went.")}};

    Problems problems = checkDeeds(campaign, report.figures);
    const std::vector<Fate> fates = fatesIn(campaign, pack);
    std::set<FigureId> named;
    for (const ReportedFate &reported : report.figures) {
        demandOfTheBand(campaign, reported.id, problems);
        const Figure *figure = campaign.find(reported.id);
        if (!figure)
            continue;
        const QString who = ActionText::tr("%1 (number %2)").arg(figure->name, QString::number(number(reported.id)));
        if (!named.insert(reported.id).second)
            problems.push_back(
                {ActionText::tr("%1 is reported twice. Say once how the battle went for him.").arg(who)});
        if (figure->isAway(campaign.turn))
            problems.push_back({ActionText::tr("%1 is still away with a wound and cannot have taken part.").arg(who)});
        demandFate(systemOf(campaign, pack), fates, reported, who, problems);
        demandMedia(pack, *figure, reported.deeds.media, who, problems);
        const bool mayCheat = std::find(fates.begin(), fates.end(), Fate::CheatedDeath) != fates.end();
        if (reported.fate == Fate::CheatedDeath && mayCheat && !figure->star)
            problems.push_back({ActionText::tr("%1 cannot cheat death: only a Star can.").arg(who)});
    }
    systemOf(*campaign.encounter).checkReport(campaign, pack, report, problems);
    return problems;
}

} // namespace muster::actions
