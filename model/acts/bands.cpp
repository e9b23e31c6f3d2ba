// SPDX-License-Identifier: MIT
#include "model/acts/bands.h"

#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/acts/aftermath.h"
#include "model/acts/demands.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>
#include <map>

namespace muster::acts {

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
    Campaign after = campaign; // a Grunt that is taken over takes a place of the heir's, or none while away
    std::map<FigureId, Change> fates; // the Grunts that leave, by id
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

/// Adds a problem if a Grunt would stay behind for want of a place, or of the heir's Rep.
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
            problems << ActsText::tr("%1 has a higher Rep than %2 and cannot follow.").arg(grunt->name, heir.name);
    }
    if (!left.isEmpty())
        problems << ActsText::tr("%1 has no room for all the Grunts of %2. Places free: %3; left without one: %4.")
                        .arg(heir.name, star.name,
                             QString::number(systemOf(campaign, pack).roomFor(heir.id, campaign, pack).places),
                             words::listing(left));
}

} // namespace

Result<Step> part(const Campaign &campaign, const Pack &pack, FigureId id, std::optional<FigureId> heirId)
{
    Problems problems = demandBetweenEncounters(campaign);
    if (problems)
        return problems;
    const Figure *star = campaign.find(id);
    if (!star || !star->star)
        return noStarNumbered(campaign, id);
    if (!campaign.hasSeveralStars())
        return Problem{ActsText::tr("%1 is the last Star of this campaign and cannot leave it.").arg(star->name)};
    const Figure *heir = heirId ? campaign.find(*heirId) : nullptr;
    if (heirId && (!heir || !heir->star || heir == star))
        return noStarNumbered(campaign, *heirId, id);
    Step step;
    step.kind = StepKind::PlayerLeft;
    step.changes = disband(campaign, pack, id, heir ? Heirs{{id, heir->id}} : Heirs(), LeaveCause::PlayerLeft);
    if (heir)
        demandRoomWith(campaign, pack, *star, *heir, step.changes, problems);
    if (problems)
        return problems;
    step.changes.push_back(FigureLeft{id, Status::Left, LeaveCause::PlayerLeft});
    return step;
}

Result<Step> dismiss(const Campaign &campaign, FigureId id)
{
    if (Problems problems = demandBetweenEncounters(campaign))
        return problems;
    const Figure *figure = campaign.find(id);
    if (!figure)
        return nobodyNumbered(campaign, id);
    if (figure->star)
        return Problem{ActsText::tr("%1 leads the band and cannot be dismissed.").arg(figure->name)};

    return stepOf(StepKind::Dismissed, FigureLeft{id, Status::Dismissed, LeaveCause::Dismissed});
}

namespace {

/// Checks whether the Star was lost in a battle whose month is still open.
bool monthIsOpen(const Campaign &campaign)
{
    return campaign.phase == Phase::Over && !campaign.past.empty() && campaign.past.back().turn == campaign.turn;
}

/// Brings back the Grunts that left with a player, when the player returns.
void bringFollowers(const Campaign &campaign, const FormerFigure &gone, Step &step)
{
    if (gone.farewell.cause != LeaveCause::PlayerLeft)
        return;
    for (const FormerFigure &former : campaign.former) {
        if (!former.figure.star && former.figure.leader == gone.figure.id && former.farewell == gone.farewell
            && !campaign.find(former.figure.id))
            step.changes.push_back(FigureReturned{former.figure.id});
    }
}

/// Removes Grunts of other lost Stars, who may be left when the campaign is over, and have nobody to lead them.
void sendLeaderless(const Campaign &campaign, FigureId star, Step &step)
{
    std::for_each(campaign.band.rbegin(), campaign.band.rend(), [&](const Figure &figure) {
        if (figure.leader != star && !campaign.starOf(figure))
            step.changes.push_back(FigureLeft{figure.id, Status::Left, LeaveCause::StarLost});
    });
}

Problem noFormer(const Campaign &campaign, FigureId id)
{
    if (campaign.former.empty())
        return {ActsText::tr("Nobody has left the band, so nobody can be brought back.")};
    return {ActsText::tr("There is no former member with number %1. Former members: %2.")
                .arg(QString::number(number(id)),
                     numbered(
                         campaign.former, [](const FormerFigure &former) { return number(former.figure.id); },
                         [](const FormerFigure &former) { return former.figure.name; }))};
}

/// Returns the Star whom a returning Grunt follows: its own, or the first other one who has room (R36); null if nobody
/// has.
const Figure *starFor(const Figure &grunt, const Campaign &campaign, const Pack &pack)
{
    if (const Figure *own = campaign.starOf(grunt))
        return own;
    for (const Figure *star : campaign.stars()) {
        if (mayFollowStar(pack, grunt, *star) && systemOf(campaign, pack).roomFor(star->id, campaign, pack).places > 0)
            return star;
    }
    return nullptr;
}

Problems whyNotBack(const Campaign &campaign, const Pack &pack, FigureId id)
{
    if (campaign.ended)
        return {alreadyClosed(campaign)};
    if (const Figure *figure = campaign.find(id))
        return Problem{ActsText::tr("%1 is already in the band.").arg(figure->name)};
    const Figure *lost = campaign.findEver(id);
    if (!lost)
        return {noFormer(campaign, id)};
    if (campaign.phase == Phase::Over && !lost->star)
        return Problem{ActsText::tr("This campaign is over. Bring back its leader first, then %1.").arg(lost->name)};
    if (const Figure *other = lost->star ? starOfPlayer(campaign, lost->player) : nullptr)
        return Problem{ActsText::tr("%1 already has %2 in this campaign, so %3 cannot come back.")
                           .arg(lost->player, other->name, lost->name)};
    if (!lost->star && !starFor(*lost, campaign, pack))
        return Problem{
            ActsText::tr("No Star has room for %1, whose own Star is lost. Dismiss a Grunt first.").arg(lost->name)};
    return {};
}

Problems bringBack(const ActContext &d, const BringBack &act)
{
    const auto &[campaign, pack, seed, dice, step] = d;
    const FigureId id{act.figure};
    if (Problems problems = whyNotBack(campaign, pack, id))
        return problems;
    const Figure *lost = campaign.findEver(id);
    step.kind = StepKind::Corrected;
    step.changes.push_back(FigureReturned{id, !lost->star && !pack.calendar}); // R33
    const auto gone = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [&](const FormerFigure &one) { return one.figure.id == id; });
    const bool missedTests = gone->farewell.turn < campaign.turn; // the tests have spent both (R19)
    if (missedTests && lost->exempt)
        step.changes.push_back(ExemptSet{id, false});
    if (missedTests && lost->poisoned)
        step.changes.push_back(PoisonSet{id, false});
    if (lost->star) {
        bringFollowers(campaign, *gone, step);
        sendLeaderless(campaign, id, step);
    } else if (!campaign.starOf(*lost)) {
        const Figure &star = *starFor(*lost, campaign, pack);
        step.changes.push_back(takenOver(pack, *lost, star));
    }
    if (!lost->star || !monthIsOpen(campaign))
        return {};
    const CampaignSystem &system = systemOf(campaign, pack);
    if (!system.traits.testsLoyalty) {
        step.changes.push_back(MonthServed{});
        return d.happen(TurnEnded{system.after(campaign.past.back(), pack)});
    }
    Campaign now = campaign;
    for (const Change &change : step.changes)
        apply(now, change);
    Aftermath month(now, pack, dice, step);
    system.turn(month);
    return {};
}

} // namespace

const ActKind BringBack::kind(of<BringBack>, [](auto &form, auto &act) { form("figure", act.figure, fromOne); },
                              {
                                  .name = "bring-back",
                                  .places = ActPlace::Band,
                                  .title = [](const BringBack &) { return StoryText::tr("Bring back"); },
                                  .run = bringBack,
                              });

} // namespace muster::acts
