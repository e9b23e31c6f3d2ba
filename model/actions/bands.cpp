// SPDX-License-Identifier: MIT
#include "model/actions/bands.h"

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>
#include <map>

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

} // namespace

bool outranks(const Pack &pack, const Figure &grunt, const Figure &star)
{
    return pack.outranking != Outranking::Stays && grunt.rep() > star.rep();
}

GruntTakenOver takenOver(const Pack &pack, const Figure &grunt, const Figure &star)
{
    return {grunt.id, star.id, outranks(pack, grunt, star), grunt.points > 0, pack.calendar.has_value()};
}

bool mayFollowStar(const Pack &pack, const Figure &grunt, const Figure &star)
{
    return pack.outranking != Outranking::Barred || grunt.rep() <= star.rep();
}

Changes disband(const Campaign &campaign, const Pack &pack, FigureId star, const Heirs &heirs, LeaveCause cause)
{
    const std::vector<const Figure *> grunts = gruntsOf(campaign, star);
    Campaign after = campaign; // whoever is taken over may take a place of the heir's, or none while away
    std::map<FigureId, Change> fates; // of those who leave, by id
    Changes changes;
    const auto decide = [&](const Figure &grunt, FigureId heir) {
        const Figure *other = campaign.find(heir);
        if (!other || !other->star || !mayFollowStar(pack, grunt, *other))
            return;
        fates.erase(grunt.id);
        if (systemOf(after, pack).roomFor(heir, after, pack).places > 0) {
            changes.push_back(takenOver(pack, grunt, *other));
            muster::apply(after, changes.back());
        } else
            fates.insert_or_assign(
                grunt.id,
                FigureLeft{grunt.id, Status::Left, cause == LeaveCause::StarLost ? LeaveCause::NoRoom : cause});
    };
    for (const Figure *grunt : grunts)
        fates.emplace(grunt->id, FigureLeft{grunt->id, Status::Left, cause});
    for (const bool named : {true, false}) {
        for (const Figure *grunt : grunts) {
            if (heirs.contains(grunt->id) == named)
                decide(*grunt, heirs.value(named ? grunt->id : star));
        }
    }
    std::for_each(fates.rbegin(), fates.rend(), [&](const auto &fate) { changes.push_back(fate.second); });
    return changes;
}

int stockHeir(const Campaign &campaign, const Pack &pack, FigureId lost, const Heirs &heirs)
{
    if (campaign.star() && campaign.star()->id == lost)
        return 0;
    for (const Change &change : disband(campaign, pack, lost, heirs, LeaveCause::StarLost)) {
        if (const auto *taken = change.as<GruntTakenOver>())
            return number(taken->by);
    }
    return 0;
}

namespace {

/// Nobody stays behind for want of a place, nor of the heir's Rep.
void demandRoomWith(const Campaign &campaign, const Pack &pack, const Figure &star, const Figure &heir,
                    const Changes &partings, Problems &problems)
{
    QStringList left;
    for (const Change &change : partings) {
        const auto *leaves = change.as<FigureLeft>();
        const Figure *grunt = leaves ? campaign.find(leaves->id) : nullptr;
        if (grunt && mayFollowStar(pack, *grunt, heir))
            left << grunt->name;
        else if (grunt)
            problems.push_back(
                {ActionText::tr("%1 has a higher Rep than %2 and cannot follow.").arg(grunt->name, heir.name)});
    }
    if (!left.isEmpty())
        problems.push_back(
            {ActionText::tr("%1 has no room for all the Grunts of %2. Places free: %3; left without one: %4.")
                 .arg(heir.name, star.name,
                      QString::number(systemOf(campaign, pack).roomFor(heir.id, campaign, pack).places),
                      words::listing(left))});
}

} // namespace

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
    const Figure *heir = heirId ? campaign.find(*heirId) : nullptr;
    if (heirId && (!heir || !heir->star || heir == star))
        return noStarNumbered(campaign, *heirId, id);
    Step step;
    step.kind = StepKind::PlayerLeft;
    step.changes = disband(campaign, pack, id, heir ? Heirs{{id, heir->id}} : Heirs(), LeaveCause::PlayerLeft);
    if (heir)
        demandRoomWith(campaign, pack, *star, *heir, step.changes, problems);
    if (!problems.empty())
        return problems;
    step.changes.push_back(FigureLeft{id, Status::Left, LeaveCause::PlayerLeft});
    return step;
}

} // namespace muster::actions
