// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/arms.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/games/game.h"

#include <algorithm>

namespace muster::actions {

namespace {

using Row = TableRow<Profile>;

/// The first of the best Rep among those wanted.
template<typename Wanted>
const Row *bestRow(const ArmyList &list, Wanted wanted)
{
    const Row *best = nullptr;
    for (const Row &row : list.figures.rows)
        if (wanted(row.outcome) && (!best || row.outcome.rep > best->outcome.rep))
            best = &row;
    return best;
}

QString likeliestWeapon(const RollTable<QString> &die)
{
    const auto span = [](const TableRow<QString> &row) { return row.to - row.from; };
    return std::max_element(die.rows.begin(), die.rows.end(),
                            [&](const auto &a, const auto &b) { return span(a) < span(b); })
        ->outcome;
}

/// Where the list leaves the weapon to a die, the likeliest; where to the player, the first that may be chosen.
QString weaponOf(const Profile &figure, const ArmyList &list)
{
    if (list.weaponDie)
        return likeliestWeapon(*list.weaponDie);
    const auto choice = std::find_if(list.choices.begin(), list.choices.end(),
                                     [&](const WeaponChoice &c) { return c.id == figure.weapon; });
    return choice == list.choices.end() ? figure.weapon : choice->weapons.front();
}

void complete(Profile &star, const Profile &suggested)
{
    if (star.rep == 0)
        star.rep = suggested.rep;
    if (star.figureClass.isEmpty())
        star.figureClass = suggested.figureClass;
    if (star.weapon.isEmpty()) {
        star.weapon = suggested.weapon;
        star.armor = suggested.armor;
        star.shield = suggested.shield;
        star.armorWorn = suggested.armorWorn;
    }
    star.type.clear();
}

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
    if (const ArmyList *list = pack.list(wanted.list)) {
        complete(profile, suggestedStar(pack, *list, profile.figureClass));
        demandProfile(pack, profile, pack.leastStarRep, pack.mostStarRep,
                      pack.hasSkill ? ActionText::tr("the Leader") : ActionText::tr("the Star"), problems);
    }
}

} // namespace

Profile suggestedStar(const Pack &pack, const ArmyList &list, const QString &figureClass)
{
    const QString wanted = figureClass.isEmpty() ? pack.starClass : figureClass;
    const Row *row = bestRow(list, [&](const Profile &figure) { return figure.figureClass == wanted; });
    if (!row)
        row = bestRow(list, [](const Profile &) { return true; });
    Profile star = row->outcome;
    star.type.clear();
    star.weapon = weaponOf(star, list);
    star.rep = pack.hasSkill ? 0 : pack.suggestedStarRep;
    if (!figureClass.isEmpty())
        star.figureClass = figureClass;
    return star;
}

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
    star.carries = issuedBy(pack, wanted.list);
    const QString name =
        wanted.name.isEmpty() ? ActionText::tr("The band of %1").arg(star.name) : wanted.name.trimmed();
    Step step;
    step.kind = StepKind::Founded;
    step.changes = {Founded{name, pack.id, wanted.list, chosenOptions(pack, wanted.options)}, FigureJoined{star}};
    return step;
}

Problems checkFound(const Pack &pack, const NewCampaign &wanted)
{
    NewCampaign tried = wanted;
    if (isRolledUp(pack, wanted.star)) { // with the least that the dice can give
        tried.star.rep = pack.leastStarRep;
        tried.star.skill = leastSkill;
    }
    const Result<Step> step = found(pack, tried);
    return step ? Problems() : step.problems();
}

void found(const Pack &pack, const NewCampaign &wanted, Dice &dice, Step &step)
{
    step.kind = StepKind::Founded;
    NewCampaign rolledUp = wanted;
    if (isRolledUp(pack, wanted.star)) {
        complete(rolledUp.star, suggestedStar(pack, *pack.list(wanted.list), wanted.star.figureClass));
        rollUp(pack, rolledUp.star, number(firstStar), dice);
    }
    step = *found(pack, rolledUp);
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
    joining.list = campaign.list;
    Profile profile = wanted.star;
    completeStar(pack, joining, profile, problems);
    if (!problems.empty())
        return problems;
    Figure star = starOf(joining, profile, FigureId{campaign.lastId + 1});
    star.carries = issuedBy(pack, campaign.list);
    star.joined = campaign.turn;
    Step step;
    step.kind = StepKind::PlayerJoined;
    step.changes = {FigureJoined{star}};
    return step;
}

} // namespace muster::actions
