// SPDX-License-Identifier: MIT
#include "model/acts/battle.h"

#include "model/acts/demands.h"
#include "model/acts/suggest.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "model/texts.h"
#include "rules/band/recruit.h"
#include "rules/dice/dice.h"
#include "rules/lists.h"

#include <algorithm>
#include <map>

namespace muster::acts {

bool mayAct(const Campaign &campaign, const Pack &pack, const PefInPlay &pef)
{
    const Play &play = *campaign.play;
    return play.turn == 0 || pefsBy(campaign, pack) == PefsBy::Activity
        || pef.pef.rep.value_or(highestRep) >= play.theirs;
}

bool mayAct(const Play &play, const GroupInPlay &group)
{
    if (play.turn == 0 || !systemOf(play).traits.rollsActivation)
        return true;
    return play.activates(group.army) && group.rep() >= play.dieOf(group.army);
}

bool mayAct(const Campaign &campaign, const Pack &pack, const OwnGroup &group)
{
    const Play &play = *campaign.play;
    if (play.turn == 0 || !systemOf(play).traits.rollsActivation)
        return true;
    return play.activates(0) && repToAct(campaign, pack, group.id).value_or(0) >= play.yours;
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

bool movesOnItsOwn(const GroupInPlay &group, const Pack &pack)
{
    return pack.patrol && group.move == NonPlayerMove::Advance;
}

namespace {

/// Returns the number of the band's figures that fight in the section nearest to that one; of two as near, the one with
/// more. None if nobody is on the map.
std::optional<int> nearestTo(const Grid &grid, const Play &play, int section)
{
    std::map<int, int> there;
    for (const OwnGroup &group : play.ownGroups) {
        if (group.section != offTable)
            there[group.section] += play.standingIn(group.id);
    }
    std::optional<std::pair<int, int>> nearest; // the distance, then the larger of two
    for (const auto &[where, figures] : there) {
        const std::pair candidate(grid.apart(section, where), -figures);
        if (figures > 0 && section != offTable && (!nearest || candidate < *nearest))
            nearest = candidate;
    }
    return nearest ? std::optional(-nearest->second) : std::nullopt;
}

} // namespace

bool outnumbersTwice(const Campaign &campaign, const Pack &pack, const GroupInPlay &group)
{
    const Play &play = *campaign.play;
    if (pack.patrol) // the figures on the board count (Chain Reaction 3.0 p. 26)
        return play.standingFor(group.army) >= 2 * play.party();
    return group.standing()
        >= 2 * nearestTo(campaign.encounter->setup.grid, play, group.section).value_or(play.party());
}

bool outnumbersNearest(const Campaign &campaign, const GroupInPlay &group)
{
    const Play &play = *campaign.play;
    return group.standing() > nearestTo(campaign.encounter->setup.grid, play, group.section).value_or(play.party());
}

const EnemyFigure *figureIn(const GroupInPlay *group, int place)
{
    const bool isThere = group && place >= 1 && place <= std::ssize(group->figures);
    return isThere ? &group->figures[static_cast<std::size_t>(place - 1)] : nullptr;
}

bool isOfBattle(const Campaign &campaign, const OwnFigure &own)
{
    const Figure *figure = campaign.find(own.id);
    return own.state != TableState::AtHome
        || (figure && !figure->isAway(campaign.turn) && whyNotOfIt(campaign, *figure).empty());
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
        states.insert(states.begin() + 3, HunkeredDown); // after Ducked Back
    if (!borrowedSheet(campaign).isEmpty()) { // R80
        if (!contains(states, Stunned))
            states.insert(states.begin() + 1, Stunned); // First Aid may leave a figure in this state (R89)
        states.push_back(Wounded);
    }
    states.push_back(AtHome);
    return states;
}

std::vector<QString> lastingConditions(const Pack &pack)
{
    std::vector<QString> ids;
    for (const ReferenceWord &word : pack.reference ? pack.reference->words : std::vector<ReferenceWord>()) {
        if (!word.lasts.isEmpty())
            ids.push_back(word.id);
    }
    return ids;
}

bool mayScout(const Campaign &campaign, const Pack &pack)
{
    return pack.patrol && campaign.play && campaign.encounter->kind == EncounterKind::Patrol;
}

bool isFullOfPefs(const Play &play)
{
    return static_cast<int>(play.pefs.size()) >= mostPefs;
}

bool isApart(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    const ArmyList *list = pack.list(campaign.listOf(figure));
    return list && list->squad && !figure.star && list->squad->isApart(figure.profile.type);
}

namespace {

/// Returns the fate so far. A wound is the fate of a figure that ended the encounter well; for one that ran or was
/// taken it is reported besides that fate (p. 7, R7).
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

ReportedFates fatesSoFar(const Play &play)
{
    ReportedFates fates;
    for (const OwnFigure &own : play.own) {
        if (own.state != TableState::AtHome)
            fates.push_back(fateSoFar(own, systemOf(play)));
    }
    for (const GroupInPlay &group : play.groups) { // also those of a band that is met (R87)
        for (const EnemyFigure &figure : group.figures) {
            if (figure.met > 0)
                fates.push_back(fateSoFar(asOwn(figure), systemOf(play)));
        }
    }
    return fates;
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

namespace {

/// Returns the existing numbers, as a sentence that follows another; empty if there are none.
QString idsThere(const auto &all, auto idOf)
{
    QStringList ids;
    for (const auto &one : all)
        ids << QString::number(idOf(one));
    return ids.isEmpty() ? QString() : u' ' + ActsText::tr("Numbers: %1.").arg(ids.join(QStringLiteral(", ")));
}

} // namespace

Problems demandTurns(const Campaign &campaign)
{
    if (!campaign.encounter)
        return Problem{ActsText::tr("There is no current encounter. Prepare one first.")};
    if (!systemOf(*campaign.encounter).traits.notesTurns)
        return Problem{ActsText::tr(
            "Muster does not follow battles of these rules turn by turn. Play it, then report the outcome.")};
    return {};
}

Problems demandPlay(const Campaign &campaign)
{
    if (Problems problems = demandTurns(campaign))
        return problems;
    if (!campaign.play)
        return Problem{ActsText::tr("The battle has not begun. Begin play first.")};
    return {};
}

Problems demandWaiting(const Campaign &campaign, int id)
{
    if (Problems problems = demandPlay(campaign))
        return problems;
    const PefInPlay *pef = campaign.play->pef(id);
    if (!pef)
        return Problem{ActsText::tr("There is no PEF %1 on the table.").arg(id)
                       + idsThere(campaign.play->pefs, [](const PefInPlay &one) { return one.pef.id; })};
    if (!pef->isWaiting())
        return Problem{ActsText::tr("PEF %1 has been resolved: %2.").arg(QString::number(id), words::resolved(*pef))};
    return {};
}

Problems demandGroup(const Campaign &campaign, int id)
{
    if (Problems problems = demandPlay(campaign))
        return problems;
    if (!campaign.play->group(id))
        return Problem{ActsText::tr("There is no enemy group %1 on the table.").arg(id)
                       + idsThere(campaign.play->groups, [](const GroupInPlay &one) { return one.id; })};
    return {};
}

GroupAppeared enemyForce(const Campaign &campaign, int section)
{
    GroupAppeared group;
    group.group = static_cast<int>(campaign.play ? campaign.play->groups.size() : 0) + 1;
    group.section = section;
    if (campaign.meeting())
        group.figures = figuresThatAreMet(campaign);
    else
        for (const Profile &profile : campaign.encounter->dealtEnemy()->figures)
            group.figures.push_back({profile, group.figures.empty(), {}});
    return group;
}

Problems demandState(const Campaign &campaign, const Pack &pack, TableState state)
{
    const std::vector<TableState> known = statesOf(campaign, pack);
    if (!contains(known, state))
        return Problem{ActsText::tr("These rules have no state “%1”.").arg(words::inLine(state))};
    return {};
}

Result<int> turnsDucked(const Campaign &campaign, TableState state, std::optional<int> said)
{
    const int turns =
        state == TableState::DuckedBack && systemOf(*campaign.play).traits.countsDucking ? said.value_or(1) : 0;
    if (said && (turns != *said || turns < 1))
        return Problem{
            ActsText::tr("Turns are counted only for figures that duck down in the first edition, 1 at least. "
                         "Leave turns out.")};
    return turns;
}

Problems demandNews(TableState now, std::optional<TableState> wound, TableState state, const QString &who)
{
    if (state == TableState::BadWound && wound == state)
        return Problem{ActsText::tr("%1 already has a Bad Wound; a second one kills.").arg(who)};
    if (state == TableState::Fine && !wound)
        return Problem{ActsText::tr("%1 has no wound.").arg(who)};
    const bool noLess = state == TableState::Scratched && wound && !isFelled(now);
    if (state == now || noLess)
        return Problem{ActsText::tr("%1 is already noted as %2.").arg(who, words::standing(now, wound))};
    return {};
}

void demandSection(const Campaign &campaign, int section, Problems &problems)
{
    const Grid grid = campaign.encounter ? campaign.encounter->setup.grid : Grid();
    if (!grid.has(section))
        problems << ActsText::tr("The table has sections 1 to %1, not %2.").arg(grid.count()).arg(section);
}

GroupAppeared drawGroup(const Campaign &campaign, const ArmyList &list, int section, int figures, Dice &dice)
{
    GroupAppeared group;
    group.group = static_cast<int>(campaign.play->groups.size()) + 1;
    group.section = section;
    for (int figure = 1; figure <= figures; ++figure)
        group.figures.push_back({drawFigure(list, {RollKind::EnemyFigure, figure}, dice), false, {}});
    return group;
}

} // namespace muster::acts

namespace muster {

bool Placement::enters() const
{
    return how == Beginning::ByAnEdge || how == Beginning::Opposite || how == Beginning::OwnEdge;
}

void Placement::preferPassable(const Setup &setup)
{
    std::stable_partition(sections.begin(), sections.end(), [&](int number) {
        return std::ranges::none_of(setup.sections, [number](const Section &section) {
            return section.number == number && section.terrain == Terrain::Impassable;
        });
    });
}

void Placement::choose(std::optional<int> entry)
{
    if (entry && std::erase(sections, *entry) > 0)
        sections.insert(sections.begin(), *entry);
}

Placements whereSidesBegin(const Encounter &encounter, const Pack &pack, std::optional<int> entry)
{
    return systemOf(encounter).placements(encounter, pack, entry);
}

} // namespace muster
