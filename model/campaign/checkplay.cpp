// SPDX-License-Identifier: MIT
#include "model/campaign/campaign.h"
#include "model/campaign/campaigntext.h"
#include "model/campaign/playchange.h"

#include <algorithm>
#include <set>

namespace muster {

namespace {

constexpr std::size_t mostPefs = 100; // far above any; keeps a hostile file from growing them without end
constexpr std::size_t mostGroups = 1000;
constexpr std::size_t mostFigures = 1000;
constexpr qsizetype mostNotes = 10000;

using WhyNot = std::optional<QString>;

WhyNot need(bool holds, const QString &reason)
{
    return holds ? std::nullopt : WhyNot(reason);
}

WhyNot onTable(const Campaign &campaign)
{
    return need(campaign.play.has_value(), CampaignText::tr("nothing is on the table"));
}

WhyNot waits(const Campaign &campaign, int id)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    const PefInPlay *pef = campaign.play->pef(id);
    return need(pef && pef->isWaiting(), CampaignText::tr("no PEF %1 is waiting").arg(id));
}

WhyNot isGroup(const Campaign &campaign, int id)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->group(id), CampaignText::tr("there is no group %1").arg(id));
}

WhyNot isEnemy(const Campaign &campaign, int group, int figure)
{
    if (const WhyNot reason = isGroup(campaign, group))
        return reason;
    const auto count = static_cast<int>(campaign.play->group(group)->figures.size());
    return need(figure >= 1 && figure <= count, CampaignText::tr("group %1 has no figure %2").arg(group).arg(figure));
}

WhyNot isOwn(const Campaign &campaign, FigureId id)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->find(id), CampaignText::tr("there is no figure %1 in the band").arg(number(id)));
}

/// Asked of what is on the table.
WhyNot isEnemySide(const Campaign &campaign, int army)
{
    return need(army >= firstEnemy && army < campaign.play->sides,
                CampaignText::tr("there is no side %1").arg(army + 1));
}

WhyNot isOnMap(int section)
{
    return need(section >= 1 && section <= 9, CampaignText::tr("the table has sections 1 to 9"));
}

/// Whoever hides, follows or waits for an alarm is in none.
WhyNot isOnMapOrOff(const Campaign &campaign, int section)
{
    return section == offTable && campaign.encounter->scenario ? std::nullopt : isOnMap(section);
}

} // namespace

WhyNot whyNotInPlay(const Campaign &campaign, const PlayBegun &change)
{
    if (!campaign.encounter || campaign.play)
        return CampaignText::tr("an encounter comes onto the table once, after it was prepared");
    std::set<FigureId> named;
    for (const OwnFigure &own : change.own) {
        if (!campaign.find(own.id) || !named.insert(own.id).second)
            return CampaignText::tr("everybody in the band is named once");
    }
    if (change.section) {
        if (const WhyNot reason = isOnMapOrOff(campaign, *change.section))
            return reason;
    }
    return need(named.size() == campaign.band.size(), CampaignText::tr("everybody in the band is named once"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const TurnBegun &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    const auto others = static_cast<std::size_t>(campaign.play->sides - fewestSides);
    std::set<int> dice(change.others.begin(), change.others.end());
    dice.insert({change.yours, change.theirs});
    return need(change.turn == campaign.play->turn + 1 && change.others.size() == others && dice.size() == others + 2,
                CampaignText::tr("turns follow each other, and their dice differ"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const PefMoved &change)
{
    return waits(campaign, change.pef);
}

WhyNot whyNotInPlay(const Campaign &campaign, const PefPlaced &change)
{
    if (const WhyNot reason = waits(campaign, change.pef))
        return reason;
    return isOnMap(change.section);
}

WhyNot whyNotInPlay(const Campaign &campaign, const PefAppeared &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    const auto count = campaign.play->pefs.size();
    return need(count < mostPefs && change.pef.id == static_cast<int>(count) + 1,
                CampaignText::tr("PEFs are numbered from 1, in order"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const PefResolved &change)
{
    if (const WhyNot reason = waits(campaign, change.pef))
        return reason;
    return need(change.letter.has_value() != change.force.has_value(),
                CampaignText::tr("a PEF turns out to be one thing"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupAppeared &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    const auto count = campaign.play->groups.size();
    if (count >= mostGroups || change.group != static_cast<int>(count) + 1)
        return CampaignText::tr("groups are numbered from 1, in order");
    if (change.figures.empty() || change.figures.size() > mostFigures)
        return CampaignText::tr("a group has somebody in it");
    if (const WhyNot reason = isEnemySide(campaign, change.army.value_or(firstEnemy)))
        return reason;
    if (const WhyNot reason = isOnMapOrOff(campaign, change.section))
        return reason;
    return need(change.pef == 0 || campaign.play->pef(change.pef),
                CampaignText::tr("there is no PEF %1").arg(change.pef));
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupMoved &change)
{
    return isGroup(campaign, change.group);
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupPlaced &change)
{
    if (const WhyNot reason = isGroup(campaign, change.group))
        return reason;
    return isOnMapOrOff(campaign, change.section);
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupStruck &change)
{
    return isGroup(campaign, change.group);
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupSided &change)
{
    if (const WhyNot reason = isGroup(campaign, change.group))
        return reason;
    return isEnemySide(campaign, change.army);
}

WhyNot whyNotInPlay(const Campaign &campaign, const EnemyStood &change)
{
    return isEnemy(campaign, change.group, change.figure);
}

WhyNot whyNotInPlay(const Campaign &campaign, const FigureStood &change)
{
    return isOwn(campaign, change.id);
}

WhyNot whyNotInPlay(const Campaign &campaign, const StarPowerLeft &)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->starPower.has_value(), CampaignText::tr("these rules have no Star Power"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const SectionSeen &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return isOnMap(change.section);
}

WhyNot whyNotInPlay(const Campaign &campaign, const BuildingSearched &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    const auto count = static_cast<int>(campaign.play->buildings.size());
    return need(change.building >= 1 && change.building <= count,
                CampaignText::tr("there is no objective building %1").arg(change.building));
}

WhyNot whyNotInPlay(const Campaign &campaign, const NoteWritten &)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->notes.size() < mostNotes, CampaignText::tr("there are too many notes"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const ReinforcementsCame &)
{
    return onTable(campaign);
}

WhyNot whyNotInPlay(const Campaign &campaign, const TestTaken &change)
{
    if (change.id == FigureId{})
        return whyNotInPlay(campaign, EnemyStood{change.group, change.figure, TableState::CarryingOn});
    return whyNotInPlay(campaign, FigureStood{change.id, TableState::CarryingOn});
}

WhyNot whyNotInPlay(const Campaign &campaign, const SidesCounted &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(change.sides >= fewestSides && change.sides <= mostSides, CampaignText::tr("two to four sides fight"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const FigureGrouped &change)
{
    if (const WhyNot reason = isOwn(campaign, change.id))
        return reason;
    const auto groups = static_cast<int>(campaign.play->ownGroups.size());
    return need(change.group >= 1 && change.group <= std::min(groups + 1, mostOwnGroups),
                CampaignText::tr("the band's groups are numbered from 1, in order"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const OwnGroupPlaced &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    if (!campaign.play->ownGroup(change.group))
        return CampaignText::tr("the band has no group %1").arg(change.group);
    return isOnMapOrOff(campaign, change.section);
}

WhyNot whyNotInPlay(const Campaign &campaign, const GuardsPlaced &change)
{
    if (const WhyNot reason = isGroup(campaign, change.group))
        return reason;
    return need(change.guards.size() == campaign.play->group(change.group)->figures.size(),
                CampaignText::tr("every figure of a group stands somewhere"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const GuardNoticed &change)
{
    return isEnemy(campaign, change.group, change.figure);
}

WhyNot whyNotInPlay(const Campaign &campaign, const SectionScouted &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return isOnMap(change.section);
}

WhyNot whyNotInPlay(const Campaign &campaign, const FigureDid &change)
{
    return isOwn(campaign, change.id);
}

WhyNot whyNotInPlay(const Campaign &campaign, const ScenarioStood &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    if (!campaign.play->scenario)
        return CampaignText::tr("these rules have no such encounter");
    const int turn = campaign.play->turn + (change.deed == ScenarioDeed::Turn ? 1 : 0);
    const std::set<int> order(change.now.order.begin(), change.now.order.end());
    const bool ordered = order.size() == change.now.order.size()
        && (order.empty() || static_cast<int>(order.size()) == campaign.play->sides);
    return need(change.turn == turn && ordered && change.now.looted <= change.now.dwellings,
                CampaignText::tr("turns follow each other, and each side moves once"));
}

} // namespace muster
