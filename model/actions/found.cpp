// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/actions/star.h"
#include "model/campaign/newname.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/force/arms.h"

#include <algorithm>

namespace muster::actions {

namespace {

Figure starOf(const NewCampaign &wanted, Profile profile, FigureId id)
{
    Figure star;
    star.id = id;
    star.leader = id;
    star.name = wanted.starName.trimmed();
    star.player = wanted.player.trimmed();
    star.star = true;
    star.bestRep = profile.rep;
    star.profile = std::move(profile);
    star.attributes = wanted.attributes;
    return star;
}

/// Beside the weapon, of the figure in that place: what its list issues, or what the book prints of its team (pp. 8, 19).
std::vector<Kit> printedBeside(const Pack &pack, const QString &from, std::size_t place)
{
    const CarriedBeside beside = carriedBeside(pack, from, place);
    std::vector<Kit> kits;
    for (auto thing = beside.things.begin(); thing != beside.things.end(); ++thing)
        kits.push_back({thing.key(), thing.value()});
    if (beside.rounds > 0)
        kits.push_back({QStringLiteral("rounds"), beside.rounds});
    return kits;
}

// What founding a campaign and joining one demand alike.

void demandWhoPlays(const Pack &pack, const NewCampaign &wanted, Problems &problems)
{
    demandName(wanted.starName, pack.hasSkill ? ActionText::tr("The Leader's name") : ActionText::tr("The Star's name"),
               problems);
    if (!wanted.player.isEmpty())
        demandName(wanted.player, ActionText::tr("The player's name"), problems);
}

/// The Star's profile comes out complete.
void completeStar(const Pack &pack, const NewCampaign &wanted, Profile &profile, Problems &problems)
{
    demandAttributes(pack, wanted.attributes, 2, ActionText::tr("The Star"), problems);
    if (pack.list(wanted.list)) {
        complete(profile, suggestedStar(pack, wanted.list, profile.figureClass));
        demandProfile(pack, profile, pack.leastStarRep, pack.mostStarRep,
                      pack.hasSkill ? ActionText::tr("the Leader") : ActionText::tr("the Star"), problems);
    }
    if (pack.media && wanted.list == pack.media->list && profile.weapon != pack.media->mike)
        problems.push_back({ActionText::tr("A media crew is led by its Reporter (p. 10): the Star carries the mike.")});
}

/// The others of a team are there from the first day (p. 19).
void bringTeam(const Pack &pack, const Team &team, Step &step)
{
    Campaign founded = fold({step});
    for (std::size_t place = 1; place < team.figures.size(); ++place) {
        Figure figure;
        figure.id = FigureId{founded.lastId + 1};
        figure.name = newName(founded, pack, number(figure.id));
        figure.profile = team.figures[place].profile;
        figure.bestRep = figure.rep();
        figure.carries = printedBeside(pack, team.id, place);
        step.changes.push_back(FigureJoined{figure});
        muster::apply(founded, step.changes.back());
    }
}

} // namespace

bool isRolledUp(const Pack &pack, const Profile &profile)
{
    return pack.hasSkill && profile.rep == 0 && profile.skill == 0;
}

Result<Step> found(const Pack &pack, const NewCampaign &wanted)
{
    if (!carriesCampaign(pack))
        return noCampaign(pack);
    Problems problems;
    demandWhoPlays(pack, wanted, problems);
    if (!wanted.name.isEmpty())
        demandName(wanted.name, ActionText::tr("Campaign name"), problems);
    demandList(pack, wanted.list, problems);
    demandOptions(pack, wanted.options, problems);
    Profile profile = wanted.star;
    completeStar(pack, wanted, profile, problems);
    if (!problems.empty())
        return problems;

    Figure star = starOf(wanted, profile, firstStar);
    star.carries = printedBeside(pack, wanted.list, 0);
    const QString name =
        wanted.name.isEmpty() ? ActionText::tr("The band of %1").arg(star.name) : wanted.name.trimmed();
    Step step;
    step.kind = StepKind::Founded;
    step.changes = {
        Founded{name, pack.id, wanted.list, chosenOptions(pack, foundingOptions(pack, wanted.options)), pack.variant},
        FigureJoined{star}};
    if (const Team *team = ledTeam(pack, wanted.list))
        bringTeam(pack, *team, step);
    return step;
}

const Figure *starOfPlayer(const Campaign &campaign, const QString &player)
{
    const auto asHeard = [](const QString &name) { return name.simplified().toCaseFolded(); };
    for (const Figure *star : campaign.stars()) {
        if (!player.isEmpty() && asHeard(star->player) == asHeard(player))
            return star;
    }
    return nullptr;
}

Result<Step> join(const Campaign &campaign, const Pack &pack, const NewCampaign &wanted)
{
    Problems problems;
    demandBetweenEncounters(campaign, problems);
    if (!problems.empty())
        return problems;
    if (!systemOf(campaign, pack).takesPlayers())
        return Problem{ActionText::tr("In %1 a side has only one Leader. Create another campaign.").arg(pack.title)};
    if (const Figure *star = starOfPlayer(campaign, wanted.player))
        problems.push_back(
            {ActionText::tr("%1 already has a Star in this campaign: %2. Give each player's name only once.")
                 .arg(star->player, star->name)});
    demandWhoPlays(pack, wanted, problems);
    NewCampaign joining = wanted;
    if (joining.list.isEmpty())
        joining.list = campaign.list;
    else
        demandList(pack, joining.list, problems);
    if (!problems.empty())
        return problems;
    Profile profile = wanted.star;
    completeStar(pack, joining, profile, problems);
    if (!problems.empty())
        return problems;
    Figure star = starOf(joining, profile, FigureId{campaign.lastId + 1});
    if (joining.list != campaign.list)
        star.list = joining.list;
    star.carries = printedBeside(pack, joining.list, 0);
    star.joined = campaign.turn;
    Step step;
    step.kind = StepKind::PlayerJoined;
    step.changes = {FigureJoined{star}};
    return step;
}

} // namespace muster::actions
