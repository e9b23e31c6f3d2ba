// SPDX-License-Identifier: MIT
#include "model/actions/bands.h"

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::actions {

namespace {

std::vector<const Figure *> gruntsOf(const Campaign &campaign, FigureId star)
{
    std::vector<const Figure *> grunts;
    for (const Figure &figure : campaign.band) {
        if (!figure.star && figure.leader == star)
            grunts.push_back(&figure);
    }
    return grunts;
}

void demandRoomWith(const Campaign &campaign, const Pack &pack, const Figure &star, const Figure &heir,
                    Problems &problems)
{
    const std::vector<const Figure *> grunts = gruntsOf(campaign, star.id);
    const int places = systemOf(campaign, pack).roomFor(heir.id, campaign, pack).places;
    if (static_cast<int>(grunts.size()) > places)
        problems.push_back({ActionText::tr("%1 has no room for the Grunts of %2. Places free: %3; Grunts: %4.")
                                .arg(heir.name, star.name, QString::number(places), QString::number(grunts.size()))});
    for (const Figure *grunt : grunts) {
        if (!mayFollowStar(pack, *grunt, heir))
            problems.push_back(
                {ActionText::tr("%1 has a higher Rep than %2 and cannot follow.").arg(grunt->name, heir.name)});
    }
}

} // namespace

bool outranks(const Pack &pack, const Figure &grunt, const Figure &star)
{
    return pack.outranking != Outranking::Stays && grunt.rep() > star.rep();
}

bool mayFollowStar(const Pack &pack, const Figure &grunt, const Figure &star)
{
    return pack.outranking != Outranking::Barred || grunt.rep() <= star.rep();
}

Changes disband(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<FigureId> heir,
                LeaveCause cause)
{
    Changes changes;
    const Figure *other = heir ? campaign.find(*heir) : nullptr;
    int places = other ? systemOf(campaign, pack).roomFor(other->id, campaign, pack).places : 0;
    std::vector<FigureId> leavers;
    for (const Figure *grunt : gruntsOf(campaign, star)) {
        if (places > 0 && mayFollowStar(pack, *grunt, *other)) {
            changes.push_back(GruntTakenOver{grunt->id, other->id, outranks(pack, *grunt, *other)});
            --places;
        } else {
            leavers.push_back(grunt->id);
        }
    }
    std::for_each(leavers.rbegin(), leavers.rend(), [&](FigureId id) {
        changes.push_back(FigureLeft{id, Status::Left, cause});
    });
    return changes;
}

Result<Step> part(const Campaign &campaign, const Pack &pack, FigureId id, std::optional<FigureId> heirId)
{
    Problems problems;
    demandBetweenEncounters(campaign, problems);
    if (!problems.empty())
        return problems;
    const Figure *star = campaign.find(id);
    if (!star || !star->star)
        return noStarNumbered(campaign, id);
    if (!campaign.hasSeveralStars())
        return Problem{ActionText::tr("%1 is the last Star of this campaign and cannot leave it.").arg(star->name)};
    if (heirId) {
        const Figure *heir = campaign.find(*heirId);
        if (!heir || !heir->star || heir == star)
            return noStarNumbered(campaign, *heirId, id);
        demandRoomWith(campaign, pack, *star, *heir, problems);
        if (!problems.empty())
            return problems;
    }
    Step step;
    step.kind = StepKind::PlayerLeft;
    step.changes = disband(campaign, pack, id, heirId, LeaveCause::PlayerLeft);
    step.changes.push_back(FigureLeft{id, Status::Left, LeaveCause::PlayerLeft});
    return step;
}

Fraction theirPart(const BattleReport &report)
{
    if (report.theirs)
        return *report.theirs;
    const Fraction won = report.won.value_or(Fraction{report.outcome == Outcome::Success ? 1 : 0, 1});
    return won.numerator >= won.denominator ? Fraction{0, 1}
                                            : Fraction{won.denominator - won.numerator, won.denominator};
}

} // namespace muster::actions
