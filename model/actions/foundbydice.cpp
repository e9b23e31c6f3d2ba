// SPDX-License-Identifier: MIT

// A founding with dice: for the faction, for the Star.

#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/actions/star.h"
#include "model/actions/suggest.h"
#include "model/texts.h"
#include "rules/band/recruit.h"
#include "rules/games/game.h"
#include "rules/pack/scenarioslugs.h"

namespace muster::actions {

namespace {

void demandDiceOfFounding(const Pack &pack, const NewCampaign &wanted, Problems &problems)
{
    if (wanted.rollsStar && !pack.rollsStar)
        problems.push_back({(pack.hasSkill ? ActionText::tr("%1 has no dice for the Leader. Say what it is instead.")
                                           : ActionText::tr("%1 has no dice for the Star. Say what it is instead."))
                                .arg(pack.title)});
    if (!wanted.rollsFaction)
        return;
    Campaign tried;
    tried.options = wanted.options;
    if (!pack.factions)
        problems.push_back({ActionText::tr("%1 has no factions to roll for. Choose an army list.").arg(pack.title)});
    else if (optionValue(tried, pack, pack.factions->where.option) != pack.factions->where.value)
        problems.push_back({ActionText::tr(
            "Only the Wasteland has factions. Set the option genre to wasteland, or choose an army list.")});
}

/// A media crew is led by its Reporter (p. 10), so that a Tech is rolled again.
Profile rolledStar(const Pack &pack, const QString &from, FigureId id, Dice &dice)
{
    const ArmyList &list = *pack.list(from);
    const bool isMedia = pack.media && from == pack.media->list;
    Profile star;
    do {
        star = recruitOne(list, dice, number(id), pack.mostStarRep);
        star.weapon = weaponOnList(star, list);
    } while (isMedia && star.weapon != pack.media->mike);
    return star;
}

/// As the dice have it: whose list it is, and who leads.
NewCampaign asRolled(const Pack &pack, NewCampaign wanted, FigureId star, Dice &dice)
{
    if (wanted.rollsFaction) {
        const Faction faction = rollFaction(*pack.factions, dice);
        if (faction != Faction::Choice)
            wanted.list = slug(faction);
    }
    if (wanted.rollsStar)
        wanted.star = ledTeam(pack, wanted.list) ? Profile() : rolledStar(pack, wanted.list, star, dice);
    return wanted;
}

/// With the least that the dice can give the Star.
NewCampaign asTried(const Pack &pack, NewCampaign wanted)
{
    if (wanted.rollsStar)
        wanted.star = {};
    if (isRolledUp(pack, wanted.star)) {
        wanted.star.rep = pack.leastStarRep;
        wanted.star.skill = leastSkill;
    }
    return wanted;
}

} // namespace

bool isByDice(const Pack &pack, const NewCampaign &wanted)
{
    return wanted.rollsFaction || (wanted.rollsStar && !ledTeam(pack, wanted.list)) || isRolledUp(pack, wanted.star);
}

Problems checkFound(const Pack &pack, const NewCampaign &wanted)
{
    Problems problems;
    demandDiceOfFounding(pack, wanted, problems);
    const Result<Step> step = found(pack, asTried(pack, wanted));
    if (!step)
        problems.insert(problems.end(), step.problems().begin(), step.problems().end());
    return problems;
}

void found(const Pack &pack, const NewCampaign &wanted, Dice &dice, Step &step)
{
    step.kind = StepKind::Founded;
    NewCampaign rolled = asRolled(pack, wanted, firstStar, dice);
    if (isRolledUp(pack, rolled.star)) {
        complete(rolled.star, suggestedStar(pack, rolled.list, rolled.star.figureClass));
        rollUp(pack, rolled.star, number(firstStar), dice);
    }
    step = *found(pack, rolled);
}

Problems checkJoin(const Campaign &campaign, const Pack &pack, const NewCampaign &wanted)
{
    Problems problems;
    demandDiceOfFounding(pack, wanted, problems);
    const Result<Step> step = join(campaign, pack, asTried(pack, wanted));
    if (!step)
        problems.insert(problems.end(), step.problems().begin(), step.problems().end());
    return problems;
}

void join(const Campaign &campaign, const Pack &pack, const NewCampaign &wanted, Dice &dice, Step &step)
{
    step.kind = StepKind::PlayerJoined;
    NewCampaign joining = wanted;
    if (joining.list.isEmpty())
        joining.list = campaign.list;
    step = *join(campaign, pack, asRolled(pack, joining, FigureId{campaign.lastId + 1}, dice));
}

} // namespace muster::actions
