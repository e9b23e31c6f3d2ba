// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/bands.h"
#include "model/actions/demands.h"
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
        problems.push_back(nobodyNumbered(campaign, id));
}

/// The fate is one of these rules', and so is what the figure did.
void demandFate(const CampaignSystem &system, const std::vector<Fate> &fates, const ReportedFate &reported,
                const QString &who, Problems &problems)
{
    if (std::find(fates.begin(), fates.end(), reported.fate) == fates.end()) {
        QStringList ids;
        for (const Fate fate : fates)
            ids << slug(fate);
        problems.push_back({ActionText::tr("%1 cannot be “%2” in these rules. Fates: %3.")
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
            problems.push_back({ActionText::tr("%2 has no wound “%1”. Wounds: %3.")
                                    .arg(slug(*wound), who, wounds.join(QStringLiteral(", ")))});
    }
    if (reported.deeds != known)
        problems.push_back({system.whyTheyDoNot(who)});
}

/// The Grunts of a lost Star can go to another who may have room for them: those of its own whom the dice may yet cost it
/// count as gone (R36). A Grunt may be named itself.
void demandHeirs(const Campaign &campaign, const Pack &pack, const BattleReport &report, Problems &problems)
{
    const auto star = [&](FigureId id) -> const Figure * {
        const Figure *figure = campaign.find(id);
        if (!figure || !figure->star)
            problems.push_back(noStarNumbered(campaign, id));
        return figure && figure->star ? figure : nullptr;
    };
    const auto mayGo = [&](const Figure &grunt) {
        const auto told = std::find_if(report.figures.begin(), report.figures.end(),
                                       [&](const ReportedFate &f) { return f.id == grunt.id; });
        return grunt.outranksStar || (told != report.figures.end() && told->fate != Fate::Fine);
    };
    Campaign over = campaign; // they follow when the encounter and its limits are over
    over.encounter.reset();
    over.play.reset();
    over.following.reset();
    for (auto heir = report.heirs.begin(); heir != report.heirs.end(); ++heir) {
        const Figure *named = campaign.find(heir.key());
        const Figure *from = named && !named->star ? campaign.starOf(*named) : star(heir.key());
        const Figure *to = star(*heir);
        if (!from || !to)
            continue;
        if (from == to)
            problems.push_back(
                {ActionText::tr("The Grunts of %1 cannot go to %1 again. Name another Star.").arg(from->name)});
        const auto stay = std::count_if(campaign.band.begin(), campaign.band.end(), [&](const Figure &grunt) {
            return !grunt.star && grunt.leader == to->id && !mayGo(grunt) && !grunt.isAway(campaign.turn);
        });
        const Room room = systemOf(over, pack).roomFor(to->id, over, pack);
        if (stay >= std::max(room.most, room.places))
            problems.push_back({ActionText::tr("%1 has no room for the Grunts of %2.").arg(to->name, from->name)});
        const auto follows = [&](const Figure &grunt) { return mayFollowStar(pack, grunt, *to); };
        if (named == from) {
            const auto isTheirs = [&](const Figure &grunt) { return !grunt.star && grunt.leader == from->id; };
            if (std::ranges::any_of(campaign.band, isTheirs)
                && std::ranges::none_of(campaign.band,
                                        [&](const Figure &grunt) { return isTheirs(grunt) && follows(grunt); }))
                problems.push_back({ActionText::tr("All Grunts of %1 have a higher Rep than %2 and cannot follow.")
                                        .arg(from->name, to->name)});
        } else if (!follows(*named)) {
            problems.push_back(
                {ActionText::tr("%1 has a higher Rep than %2 and cannot follow.").arg(named->name, to->name)});
        }
    }
}

} // namespace

Problems checkFinish(const Campaign &campaign, const Pack &pack, const BattleReport &report)
{
    if (campaign.phase == Phase::Over)
        return {{ActionText::tr("This campaign is over; there is no battle to finish.")}};
    if (!campaign.encounter)
        return {{ActionText::tr("There is no current encounter. Prepare one and play it, then report how it went.")}};

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
            problems.push_back({ActionText::tr("%1 is reported twice. Report each figure once.").arg(who)});
        if (figure->isAway(campaign.turn))
            problems.push_back(
                {(figure->isHeld() ? ActionText::tr("%1 is captured and cannot have taken part.")
                                   : ActionText::tr("%1 is still away with a wound and cannot have taken part."))
                     .arg(who)});
        demandFate(systemOf(campaign, pack), fates, reported, who, problems);
        demandWork(pack, *figure, reported.deeds.media, who, problems);
        const bool mayCheat = std::find(fates.begin(), fates.end(), Fate::CheatedDeath) != fates.end();
        if (reported.fate == Fate::CheatedDeath && mayCheat && !figure->star)
            problems.push_back({ActionText::tr("%1 cannot cheat death: only a Star can.").arg(who)});
    }
    demandHeirs(campaign, pack, report, problems);
    systemOf(*campaign.encounter).checkReport(campaign, pack, report, problems);
    return problems;
}

} // namespace muster::actions
