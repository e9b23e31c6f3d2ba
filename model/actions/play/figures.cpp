// SPDX-License-Identifier: MIT
#include "model/actions/play/figures.h"

#include "model/actions/demands.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/writedown.h"
#include "model/campaign/campaign.h"
#include "model/changes/band.h"
#include "model/changes/play.h"
#include "model/names.h"
#include "model/story/playwords.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster::actions {

namespace {

/// One level of damage less (Swordplay p. 5).
TableState reduced(TableState damage)
{
    switch (damage) {
    case TableState::Dead:
        return TableState::OutOfTheFight;
    case TableState::OutOfTheFight:
        return TableState::Stunned;
    default:
        return TableState::CarryingOn;
    }
}

/// A wound is the fate of one who ended the encounter well, and is told beside that of one who ran or was taken (p. 7,
/// R7).
ReportedFate fateSoFar(const OwnFigure &own, const CampaignSystem &system)
{
    ReportedFate reported{own.id, system.fateAs(own.state), own.deeds};
    const std::optional<TableState> hurt = hurtOf(own);
    if (!hurt)
        return reported;
    if (reported.fate == Fate::Fine)
        reported.fate = system.fateAs(*hurt);
    else if (reported.fate == Fate::RanAway || isTaken(reported.fate))
        reported.deeds.wound = system.fateAs(*hurt);
    return reported;
}

} // namespace

bool isOfBattle(const Campaign &campaign, const OwnFigure &own)
{
    const Figure *figure = campaign.find(own.id);
    return own.state != TableState::AtHome
        || (figure && !figure->isAway(campaign.turn)
            && systemOf(*campaign.encounter).whyNotOfIt(campaign, *figure).empty());
}

int countAtHome(const Campaign &campaign)
{
    return static_cast<int>(std::ranges::count_if(campaign.play->own, [&](const OwnFigure &own) {
        return own.state == TableState::AtHome && isOfBattle(campaign, own);
    }));
}

std::vector<TableState> statesOf(const Campaign &campaign, const Pack &pack)
{
    using enum TableState;
    std::vector<TableState> states =
        (campaign.play ? systemOf(*campaign.play) : systemOf(*campaign.encounter)).traits.states;
    if (pack.hunkersDown)
        states.insert(states.begin() + 3, HunkeredDown); // after those who ducked back
    if (!borrowedSheet(campaign).isEmpty()) { // R80
        if (std::find(states.begin(), states.end(), Stunned) == states.end())
            states.insert(states.begin() + 1, Stunned); // where First Aid may leave a figure (R89)
        states.push_back(Wounded);
    }
    states.push_back(AtHome);
    return states;
}

Result<Step> loseRep(const Campaign &campaign, FigureId id)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const Figure *figure = campaign.find(id);
    if (!figure || !campaign.play->find(id))
        return nobodyNumbered(campaign, id);
    if (figure->rep() <= 1)
        return Problem{ActionText::tr("%1 has Rep 1 and cannot lose another. Report what became of the figure instead.")
                           .arg(figure->name)};
    return stepOf(StepKind::Played, RepChanged{id, figure->rep(), figure->rep() - 1, RepCause::Fight});
}

Result<Step> setState(const Campaign &campaign, const Pack &pack, FigureId id, TableState state,
                      std::optional<int> said)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const Figure *figure = campaign.find(id);
    const OwnFigure *own = campaign.play->find(id);
    if (!figure || !own)
        return nobodyNumbered(campaign, id);
    if (state == TableState::CheatedDeath && !figure->star)
        return Problem{ActionText::tr("%1 cannot cheat death: only a Star can.").arg(figure->name)};
    const Result<int> turns = turnsDucked(campaign, state, said);
    if (!turns)
        return turns.problems();
    if (Problems problems = demandNews(*campaign.play, *own, state, *turns, figure->name); !problems.empty())
        return problems;
    if (Problems problems = demandState(campaign, pack, state); !problems.empty())
        return problems;
    if (figure->isAway(campaign.turn))
        return whyAway(*figure);
    if (Problems problems = systemOf(*campaign.encounter).whyNotOfIt(campaign, *figure);
        state != TableState::AtHome && !problems.empty())
        return problems;
    Step step;
    step.kind = StepKind::Played;
    step.changes = {FigureStood{id, state, *turns, ducksLying(*own, state)}};
    if (const Deeds deeds = systemOf(*campaign.play).deedsAs(*own, state); deeds != own->deeds)
        step.changes.push_back(FigureDid{id, deeds});
    return step;
}

namespace {

const Figure *starNumbered(const Campaign &campaign, std::optional<int> star)
{
    const Figure *figure = star ? campaign.find(FigureId{*star}) : campaign.star();
    return figure && figure->star ? figure : nullptr;
}

} // namespace

Problems checkStarPower(const Campaign &campaign, TableState damage, std::optional<int> which)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    const Figure *star = starNumbered(campaign, which);
    if (!campaign.play->starPower)
        return {{ActionText::tr("These rules have no Star Power.")}};
    if (!star)
        return {noStarNumbered(campaign, FigureId{which.value_or(number(firstStar))})};
    if (campaign.play->starPowerOf(star->id) == 0)
        return {{ActionText::tr("%1 has no Star Power left.").arg(star->name)}};
    const OwnFigure *own = campaign.play->find(star->id);
    if (!own || own->state == TableState::AtHome)
        return {{ActionText::tr("%1 is not on the table.").arg(star->name)}};
    if (damage != TableState::Stunned && damage != TableState::OutOfTheFight && damage != TableState::Dead)
        return {{ActionText::tr("Star Power works only against Stunned, Out of the Fight and Obviously Dead.")}};
    return problems;
}

void rollStarPower(const Campaign &campaign, const Pack &pack, TableState damage, Dice &dice, Step &step,
                   std::optional<int> which)
{
    step.kind = StepKind::Played;
    const FigureId star = starNumbered(campaign, which)->id;
    const StarPowerResult used =
        useStarPower(pack.reference->starPowers.front(), *campaign.play->starPowerOf(star), {}, dice);
    step.changes.push_back(starPowerLeft(*campaign.play, star, used.kept));
    for (int level = used.reduced; level > 0; --level)
        damage = reduced(damage);
    if (campaign.play->find(star)->state != damage)
        step.changes.push_back(FigureStood{star, damage});
}

OwnFigure asOwn(const EnemyFigure &met)
{
    OwnFigure own;
    own.id = FigureId{met.met};
    own.state = met.state;
    own.wound = met.wound;
    own.felled = met.felled;
    own.doing = met.doing;
    own.deeds = met.deeds;
    return own;
}

std::vector<ReportedFate> fatesSoFar(const Play &play)
{
    std::vector<ReportedFate> fates;
    for (const OwnFigure &own : play.own) {
        if (own.state != TableState::AtHome)
            fates.push_back(fateSoFar(own, systemOf(play)));
    }
    for (const GroupInPlay &group : play.groups) { // and those of a band that is met (R87)
        for (const EnemyFigure &figure : group.figures) {
            if (figure.met > 0)
                fates.push_back(fateSoFar(asOwn(figure), systemOf(play)));
        }
    }
    return fates;
}

Result<Step> placeOwnGroup(const Campaign &campaign, int id, int section)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    demandSection(campaign, section, problems);
    if (!problems.empty())
        return problems;
    const OwnGroup *group = campaign.play->ownGroup(id);
    if (!group)
        return Problem{ActionText::tr("The band has no group %1.").arg(words::ownGroup(id))};
    if (group->section == section)
        return Problem{ActionText::tr("Group %1 is already in section %2.").arg(words::ownGroup(id)).arg(section)};
    return stepOf(StepKind::Played, OwnGroupPlaced{id, section});
}

bool isApart(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    const ArmyList *list = pack.list(campaign.listOf(figure));
    return list && list->squad && !figure.star && list->squad->isApart(figure.profile.type);
}

Result<Step> joinOwnGroup(const Campaign &campaign, const Pack &pack, FigureId id, int group)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const OwnFigure *own = campaign.play->find(id);
    const Figure *figure = campaign.find(id);
    if (!own || !figure)
        return nobodyNumbered(campaign, id);
    const int next = std::min(static_cast<int>(campaign.play->ownGroups.size()) + 1, mostOwnGroups);
    if (group < 1 || group > next)
        return Problem{ActionText::tr("The band's groups are A to %1.").arg(words::ownGroup(next))};
    if (own->group == group)
        return Problem{ActionText::tr("%1 is already with group %2.").arg(figure->name, words::ownGroup(group))};
    for (const OwnFigure &other : campaign.play->own) {
        const Figure *there = campaign.find(other.id);
        const bool mixes = there && !there->star && !figure->star && other.group == group && isStanding(other.state)
            && isApart(campaign, pack, *there) != isApart(campaign, pack, *figure);
        if (mixes)
            return Problem{ActionText::tr("%1 and %2 never mix. Let them form groups of their own.")
                               .arg(figure->name, there->name)};
    }
    return stepOf(StepKind::Played, FigureGrouped{id, group});
}

Result<Step> countSides(const Campaign &campaign, int sides)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    if (sides < fewestSides || sides > mostSides)
        return Problem{ActionText::tr("Two to four sides can fight, not %1.").arg(sides)};
    if (campaign.play->sides == sides)
        return Problem{ActionText::tr("That many sides are already fighting.")};
    return stepOf(StepKind::Played, SidesCounted{sides});
}

// What holds for a figure from a test on until it is over, noted by hand.

namespace {

/// The weapon in hand, where the condition is an empty one.
QString weaponOf(const Pack &pack, const QString &condition, const Profile &profile)
{
    const std::vector<Burst> &bursts = pack.reference->bursts;
    const bool isEmpty =
        std::any_of(bursts.begin(), bursts.end(), [&](const Burst &burst) { return burst.empty == condition; });
    return isEmpty ? profile.weapon : QString();
}

} // namespace

std::vector<QString> lastingConditions(const Pack &pack)
{
    std::vector<QString> ids;
    for (const ReferenceWord &word : pack.reference ? pack.reference->words : std::vector<ReferenceWord>()) {
        if (!word.lasts.isEmpty())
            ids.push_back(word.id);
    }
    return ids;
}

Result<Step> setLasting(const Campaign &campaign, const Pack &pack, const InPlay &whose, const QString &condition,
                        bool on)
{
    const std::vector<QString> conditions = lastingConditions(pack);
    const QStringList known(conditions.begin(), conditions.end());
    if (Problems problems = checkWriteDown(campaign, whose, {}); !problems.empty())
        return problems;
    if (known.isEmpty())
        return Problem{ActionText::tr("Nothing lasts from a test on in these rules.")};
    if (!known.contains(condition))
        return Problem{ActionText::tr("“%1” does not last in these rules.").arg(condition.simplified().left(40))
                       + didYouMean(condition, known) + u' '
                       + ActionText::tr("Available: %1.").arg(known.join(QStringLiteral(", ")))};
    const OwnFigure *own = campaign.play->find(whose.id);
    const EnemyFigure *enemy =
        own ? nullptr : &campaign.play->group(whose.group)->figures[static_cast<std::size_t>(whose.figure - 1)];
    const std::vector<Lasting> &now = own ? own->lasting : enemy->lasting;
    Step step;
    step.kind = StepKind::Played;
    if (on) {
        const Profile &profile = own ? campaign.find(whose.id)->profile : enemy->profile;
        const Lasting wanted{condition, weaponOf(pack, condition, profile)};
        if (std::find(now.begin(), now.end(), wanted) == now.end())
            step.changes.push_back(LastingSet{whose, wanted});
    } else {
        for (const Lasting &one : now) {
            if (one.condition == condition)
                step.changes.push_back(LastingSet{whose, one, false});
        }
    }
    if (step.changes.empty())
        return Problem{on ? ActionText::tr("That is already noted of the figure.")
                          : ActionText::tr("That is not noted of the figure.")};
    return step;
}

const Figure *leaderOf(const Campaign &campaign, int group)
{
    const auto isWithIt = [&](const Figure &figure) {
        const OwnFigure *own = campaign.play->find(figure.id);
        return own && own->group == group && carriesOn(own->state);
    };
    const Figure *leads = nullptr;
    for (const Figure *star : campaign.stars()) { // by number
        if (isWithIt(*star) && (!leads || star->rep() > leads->rep()))
            leads = star;
    }
    const Figure *standIn = campaign.leaderIn(campaign.turn);
    const bool standsIn = !leads && standIn && !standIn->star && isWithIt(*standIn);
    return standsIn ? standIn : leads;
}

std::optional<int> repToAct(const Campaign &campaign, const Pack &pack, int group)
{
    if (const Figure *leader = pack.starLeads ? leaderOf(campaign, group) : nullptr)
        return leader->rep();
    std::optional<int> best;
    for (const OwnFigure &own : campaign.play->own) {
        const Figure *figure = campaign.find(own.id);
        if (figure && own.group == group && isStanding(own.state))
            best = std::max(best.value_or(0), figure->rep());
    }
    return best;
}

bool mayAct(const Campaign &campaign, const Pack &pack, const OwnGroup &group)
{
    const Play &play = *campaign.play;
    if (play.turn == 0 || !systemOf(play).traits.rollsActivation)
        return true;
    return play.activates(0) && repToAct(campaign, pack, group.id).value_or(0) >= play.yours;
}

} // namespace muster::actions
