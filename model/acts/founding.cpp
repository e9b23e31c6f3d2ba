// SPDX-License-Identifier: MIT
#include "model/acts/founding.h"

#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/acts/suggest.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/band/recruit.h"
#include "rules/force/arms.h"
#include "rules/games/game.h"
#include "rules/slug.h"

#include <algorithm>

// A founding with dice: for the faction, for the Star.

namespace muster::acts {

namespace {

using Row = TableRow<Profile>;

/// Returns the first row of the best Rep among those wanted.
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
    return std::ranges::max_element(die.rows, [&](const auto &a, const auto &b) { return span(a) < span(b); })->outcome;
}

/// Checks whether a list has this class. None has Peasants (Swordplay p. 6): most of them are unarmed.
bool isOnAList(const Pack &pack, const QString &figureClass)
{
    return std::ranges::any_of(pack.lists, [&](const ArmyList &list) {
        return bestRow(list, [&](const Profile &figure) { return figure.figureClass == figureClass; });
    });
}

} // namespace

QString weaponOnList(const Profile &figure, const ArmyList &list)
{
    if (list.weaponDie)
        return likeliestWeapon(*list.weaponDie);
    const auto choice =
        std::ranges::find_if(list.choices, [&](const WeaponChoice &c) { return c.id == figure.weapon; });
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

const Team *ledTeam(const Pack &pack, const QString &list)
{
    const Team *team = pack.team(list);
    return team && team->led ? team : nullptr;
}

Profile suggestedStar(const Pack &pack, const QString &from, const QString &figureClass)
{
    if (const Team *team = ledTeam(pack, from)) {
        Profile star = team->figures.front().profile;
        star.type.clear();
        return star;
    }
    const ArmyList &list = *pack.list(from);
    const QString wanted = figureClass.isEmpty() ? pack.starClass : figureClass;
    const Row *row = bestRow(list, [&](const Profile &figure) { return figure.figureClass == wanted; });
    if (!row)
        row = bestRow(list, [](const Profile &) { return true; });
    Profile star = row->outcome;
    star.type.clear();
    star.weapon = weaponOnList(star, list);
    if (!figureClass.isEmpty() && !isOnAList(pack, figureClass)) {
        star.weapon = emptyHands(pack);
        star.armor = Profile().armor;
        star.shield = false;
    }
    star.rep = pack.hasSkill ? 0 : pack.suggestedStarRep;
    if (!figureClass.isEmpty())
        star.figureClass = figureClass;
    return star;
}

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

/// Returns the things besides the weapon of the figure in that place: those that its list issues, or that the book
/// prints for its team (pp. 8, 19).
Kits printedBeside(const Pack &pack, const QString &from, std::size_t place)
{
    const CarriedBeside beside = carriedBeside(pack, from, place);
    Kits kits = kitsOf(beside.things);
    if (beside.rounds > 0)
        kits.push_back({QStringLiteral("rounds"), beside.rounds});
    return kits;
}

// Checks for both founding a campaign and joining one.

void demandWhoPlays(const Pack &pack, const NewCampaign &wanted, Problems &problems)
{
    demandName(wanted.starName, pack.hasSkill ? ActsText::tr("The Leader's name") : ActsText::tr("The Star's name"),
               problems);
    if (!wanted.player.isEmpty())
        demandName(wanted.player, ActsText::tr("The player's name"), problems);
}

/// Completes the Star's profile, and checks it.
void completeStar(const Pack &pack, const NewCampaign &wanted, Profile &profile, Problems &problems)
{
    demandAttributes(pack, wanted.attributes, 2, ActsText::tr("The Star"), problems);
    if (pack.list(wanted.list)) {
        complete(profile, suggestedStar(pack, wanted.list, profile.figureClass));
        demandProfile(pack, profile, pack.leastStarRep, pack.mostStarRep,
                      pack.hasSkill ? ActsText::tr("the Leader") : ActsText::tr("the Star"), problems);
    }
    if (pack.media && wanted.list == pack.media->list && profile.weapon != pack.media->mike)
        problems << ActsText::tr("A media crew is led by its Reporter (p. 10): the Star carries the mike.");
}

/// Adds the others of a team, who are there from the first day (p. 19).
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
        demandName(wanted.name, ActsText::tr("Campaign name"), problems);
    demandList(pack, wanted.list, problems);
    demandOptions(pack, wanted.options, problems);
    Profile profile = wanted.star;
    completeStar(pack, wanted, profile, problems);
    if (problems)
        return problems;

    Figure star = starOf(wanted, profile, firstStar);
    star.carries = printedBeside(pack, wanted.list, 0);
    const QString name = wanted.name.isEmpty() ? ActsText::tr("The band of %1").arg(star.name) : wanted.name.trimmed();
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
    Problems problems = demandBetweenEncounters(campaign);
    if (problems)
        return problems;
    if (!systemOf(campaign, pack).traits.takesPlayers)
        return Problem{ActsText::tr("In %1 a side has only one Leader. Create another campaign.").arg(pack.title)};
    if (const Figure *star = starOfPlayer(campaign, wanted.player))
        problems << ActsText::tr("%1 already has a Star in this campaign: %2. Give each player's name only once.")
                        .arg(star->player, star->name);
    demandWhoPlays(pack, wanted, problems);
    NewCampaign joining = wanted;
    if (joining.list.isEmpty())
        joining.list = campaign.list;
    else
        demandList(pack, joining.list, problems);
    if (problems)
        return problems;
    Profile profile = wanted.star;
    completeStar(pack, joining, profile, problems);
    if (problems)
        return problems;
    Figure star = starOf(joining, profile, FigureId{campaign.lastId + 1});
    if (joining.list != campaign.list)
        star.list = joining.list;
    star.carries = printedBeside(pack, joining.list, 0);
    star.joined = campaign.turn;
    return stepOf(StepKind::PlayerJoined, FigureJoined{star});
}

namespace {

void demandDiceOfFounding(const Pack &pack, const NewCampaign &wanted, Problems &problems)
{
    if (wanted.rollsStar && !pack.rollsStar)
        problems << (pack.hasSkill ? ActsText::tr("%1 has no dice for the Leader. Say what it is instead.")
                                   : ActsText::tr("%1 has no dice for the Star. Say what it is instead."))
                        .arg(pack.title);
    if (!wanted.rollsFaction)
        return;
    Campaign tried;
    tried.options = wanted.options;
    if (!pack.factions)
        problems << ActsText::tr("%1 has no factions to roll for. Choose an army list.").arg(pack.title);
    else if (optionValue(tried, pack, pack.factions->where.option) != pack.factions->where.value)
        problems << ActsText::tr(
            "Only the Wasteland has factions. Set the option genre to wasteland, or choose an army list.");
}

/// Rolls a Star on a list. A media crew is led by its Reporter (p. 10), so that a Tech is rolled again.
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

/// Rolls the faction's list and the Star, if the player leaves them to dice.
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

/// Returns the founding with the least that the dice can give the Star.
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

/// Returns the problems of a founding by dice. `tried`: the step with the least that the dice can give.
Problems whyNotByDice(const Pack &pack, const NewCampaign &wanted, const Result<Step> &tried)
{
    Problems problems;
    demandDiceOfFounding(pack, wanted, problems);
    if (!tried)
        problems << tried.problems();
    return problems;
}

} // namespace

bool isByDice(const Pack &pack, const NewCampaign &wanted)
{
    return wanted.rollsFaction || (wanted.rollsStar && !ledTeam(pack, wanted.list)) || isRolledUp(pack, wanted.star);
}

static Problems foundCampaign(const ActContext &d, const NewCampaign &wanted)
{
    d.step.kind = StepKind::Founded;
    if (Problems problems = whyNotByDice(d.pack, wanted, found(d.pack, asTried(d.pack, wanted))))
        return problems;
    NewCampaign rolled = asRolled(d.pack, wanted, firstStar, d.dice);
    if (isRolledUp(d.pack, rolled.star)) {
        complete(rolled.star, suggestedStar(d.pack, rolled.list, rolled.star.figureClass));
        rollUp(d.pack, rolled.star, number(firstStar), d.dice);
    }
    return d.take(found(d.pack, rolled));
}

const ActKind NewCampaign::kind(of<NewCampaign>,
                                [](auto &form, auto &act) {
                                    form("name", act.name);
                                    form("list", act.list);
                                    form("star_name", act.starName);
                                    form("star", act.star);
                                    form("options", act.options);
                                    form("attributes", act.attributes);
                                    form("player", act.player);
                                    form("rolls_faction", act.rollsFaction);
                                    form("rolls_star", act.rollsStar);
                                },
                                {.name = "found", .run = foundCampaign});

static Problems joinByDice(const ActContext &d, const JoinByDice &act)
{
    NewCampaign joining;
    joining.starName = act.name;
    joining.player = act.player;
    joining.attributes = act.attributes;
    joining.list = act.list;
    joining.rollsStar = true;
    if (Problems problems = whyNotByDice(d.pack, joining, join(d.campaign, d.pack, asTried(d.pack, joining))))
        return problems;
    d.step.kind = StepKind::PlayerJoined;
    if (joining.list.isEmpty())
        joining.list = d.campaign.list;
    return d.take(join(d.campaign, d.pack, asRolled(d.pack, joining, FigureId{d.campaign.lastId + 1}, d.dice)));
}

const ActKind JoinByDice::kind(of<JoinByDice>,
                               [](auto &form, auto &act) {
                                   form("name", act.name);
                                   form("player", act.player);
                                   form("attributes", act.attributes);
                                   form.ifAny("list", act.list);
                               },
                               {
                                   .name = "join-by-dice",
                                   .places = ActPlace::Band,
                                   .title =
                                       [](const JoinByDice &act) { return StoryText::tr("%1 joins").arg(act.name); },
                                   .run = joinByDice,
                               });

} // namespace muster::acts
