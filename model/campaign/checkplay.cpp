// SPDX-License-Identifier: MIT
#include "model/campaign/campaign.h"
#include "model/campaign/playchange.h"

#include <QCoreApplication>

#include <set>

namespace muster {

namespace {

constexpr std::size_t mostPefs = 100; // far above any; keeps a hostile file from growing them without end
constexpr std::size_t mostGroups = 1000;
constexpr std::size_t mostFigures = 1000;
constexpr qsizetype mostNotes = 10000;

using WhyNot = std::optional<QString>;

QString tr(const char *text)
{
    return QCoreApplication::translate("Check", text);
}

WhyNot need(bool holds, const QString &reason)
{
    return holds ? std::nullopt : WhyNot(reason);
}

WhyNot onTable(const Campaign &campaign)
{
    return need(campaign.play.has_value(), tr("nothing is on the table"));
}

WhyNot waits(const Campaign &campaign, int id)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    const PefInPlay *pef = campaign.play->pef(id);
    return need(pef && pef->isWaiting(), tr("no PEF %1 is waiting").arg(id));
}

WhyNot isGroup(const Campaign &campaign, int id)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->group(id), tr("there is no group %1").arg(id));
}

WhyNot isOnMap(int section)
{
    return need(section >= 1 && section <= 9, tr("the table has sections 1 to 9"));
}

} // namespace

WhyNot whyNotInPlay(const Campaign &campaign, const PlayBegun &change)
{
    if (!campaign.encounter || campaign.play)
        return tr("an encounter comes onto the table once, after it was prepared");
    std::set<FigureId> named;
    for (const OwnFigure &own : change.own) {
        if (!campaign.find(own.id) || !named.insert(own.id).second)
            return tr("everybody in the band is named once");
    }
    return need(named.size() == campaign.band.size(), tr("everybody in the band is named once"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const TurnBegun &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(change.turn == campaign.play->turn + 1 && change.yours != change.theirs,
                tr("turns follow each other, and their dice differ"));
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
                tr("PEFs are numbered from 1, in order"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const PefResolved &change)
{
    if (const WhyNot reason = waits(campaign, change.pef))
        return reason;
    return need(change.letter.has_value() != change.force.has_value(), tr("a PEF turns out to be one thing"));
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupAppeared &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    const auto count = campaign.play->groups.size();
    if (count >= mostGroups || change.group != static_cast<int>(count) + 1)
        return tr("groups are numbered from 1, in order");
    if (change.figures.empty() || change.figures.size() > mostFigures)
        return tr("a group has somebody in it");
    return need(change.pef == 0 || campaign.play->pef(change.pef), tr("there is no PEF %1").arg(change.pef));
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupMoved &change)
{
    return isGroup(campaign, change.group);
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupPlaced &change)
{
    if (const WhyNot reason = isGroup(campaign, change.group))
        return reason;
    return isOnMap(change.section);
}

WhyNot whyNotInPlay(const Campaign &campaign, const GroupStruck &change)
{
    return isGroup(campaign, change.group);
}

WhyNot whyNotInPlay(const Campaign &campaign, const EnemyStood &change)
{
    if (const WhyNot reason = isGroup(campaign, change.group))
        return reason;
    const auto count = static_cast<int>(campaign.play->group(change.group)->figures.size());
    return need(change.figure >= 1 && change.figure <= count,
                tr("group %1 has no figure %2").arg(change.group).arg(change.figure));
}

WhyNot whyNotInPlay(const Campaign &campaign, const FigureStood &change)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->find(change.id), tr("there is no figure %1 in the band").arg(number(change.id)));
}

WhyNot whyNotInPlay(const Campaign &campaign, const StarPowerLeft &)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->starPower.has_value(), tr("these rules have no Star Power"));
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
                tr("there is no objective building %1").arg(change.building));
}

WhyNot whyNotInPlay(const Campaign &campaign, const NoteWritten &)
{
    if (const WhyNot reason = onTable(campaign))
        return reason;
    return need(campaign.play->notes.size() < mostNotes, tr("there are too many notes"));
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

} // namespace muster
