// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/arms.h"
#include "model/actions/play/credit.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"
#include "rules/pack/scenarioslugs.h"
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
void demandFate(const Pack &pack, const std::vector<Fate> &fates, const ReportedFate &reported, const QString &who,
                Problems &problems)
{
    if (std::find(fates.begin(), fates.end(), reported.fate) == fates.end()) {
        QStringList ids;
        for (const Fate fate : fates)
            ids << slug(fate);
        problems.push_back({ActionText::tr("%1 cannot be “%2” by these rules. Fates are: %3.")
                                .arg(who, slug(reported.fate), ids.join(QStringLiteral(", ")))});
    }
    Deeds known = pack.wounds ? reported.deeds : Deeds();
    known.initiativeLost = pack.hasSkill ? reported.deeds.initiativeLost : 0;
    known.kills = pack.wounds || pack.games ? reported.deeds.kills : 0;
    if (const auto &wound = reported.deeds.wound; wound && wound != Fate::Scratched && wound != Fate::BadWound)
        problems.push_back(
            {ActionText::tr("“%1” is no wound of %2. Wounds are: scratched, bad-wound.").arg(slug(*wound), who)});
    if (reported.deeds != known)
        problems.push_back(
            {pack.wounds ? ActionText::tr("Initiative lost by %1 means nothing by these rules. Leave it out.").arg(who)
                 : pack.games
                 ? ActionText::tr("Wounds and nerve of %1 mean nothing by these rules. Leave them out.").arg(who)
                 : ActionText::tr("Wounds, nerve and kills of %1 mean nothing by these rules. Leave them out.")
                       .arg(who)});
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

/// Somebody stood to the end and took what lay there (p. 15).
void demandSalvage(const Campaign &campaign, const Pack &pack, const BattleReport &report, Problems &problems)
{
    if (report.enemy.salvage.empty())
        return;
    if (!anybodyStands(report.figures))
        problems.push_back(
            {ActionText::tr("Nobody was left on the field to take anything up. Leave the salvage out.")});
    const Things things = salvageable(campaign, pack);
    Things taken;
    for (const Kit &kit : report.enemy.salvage)
        taken[kit.item] += kit.count;
    for (auto item = taken.begin(); item != taken.end(); ++item) {
        if (!things.contains(item.key()))
            problems.push_back({ActionText::tr("The enemy brought no “%1”, so it cannot be salvaged. There is: %2.")
                                    .arg(item.key().left(40), QStringList(things.keys()).join(QStringLiteral(", ")))});
        else if (item.value() > things.value(item.key()))
            problems.push_back(
                {ActionText::tr("The enemy had %1 of “%2” at most, not %3.")
                     .arg(QString::number(things.value(item.key())), item.key(), QString::number(item.value()))});
    }
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
    const Scenario *scenario = scenarioOf(*campaign.encounter);
    if (gameOf(*campaign.encounter) && report.figures.empty())
        problems.push_back({ActionText::tr("Somebody must have taken part. Report at least one figure.")});
    if (!scenario) {
        if (report.won || report.enemy != EnemyReport())
            problems.push_back(
                {ActionText::tr("Parts of the points, enemies lost and what follows mean nothing by these rules. "
                                "Leave them out.")});
        return;
    }
    if (report.figures.empty())
        problems.push_back({ActionText::tr("Somebody must have taken part. Report at least one figure.")});
    const int enemies = static_cast<int>(scenario->enemy.figures.size());
    for (const int place : report.enemy.lost) {
        if (place < 1 || place > enemies)
            problems.push_back({ActionText::tr("There is no enemy number %1. There are %2.").arg(place).arg(enemies)});
    }
    demandSalvage(campaign, pack, report, problems);
    const QStringList known = sequels(pack, *scenario);
    if (!report.enemy.follows.isEmpty() && !known.contains(report.enemy.follows))
        problems.push_back({ActionText::tr("“%1” cannot follow at once on this encounter. It can be: %2.")
                                .arg(report.enemy.follows.left(40), known.join(QStringLiteral(", ")))});
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
        demandFate(pack, fates, reported, who, problems);
        demandMedia(pack, *figure, reported.deeds.media, who, problems);
        const bool mayCheat = std::find(fates.begin(), fates.end(), Fate::CheatedDeath) != fates.end();
        if (reported.fate == Fate::CheatedDeath && mayCheat && !figure->star)
            problems.push_back({ActionText::tr("%1 cannot cheat death: only a Star can.").arg(who)});
    }
    demandSequel(campaign, pack, report, problems);
    return problems;
}

} // namespace muster::actions
