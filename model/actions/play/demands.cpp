// SPDX-License-Identifier: MIT
#include "model/actions/play/demands.h"

#include "model/actions/play/play.h"
#include "model/changes/enemy.h"
#include "model/story/playwords.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::actions {

namespace {

/// The numbers that there are, as a sentence behind another; empty where there are none.
QString idsThere(const auto &all, auto idOf)
{
    QStringList ids;
    for (const auto &one : all)
        ids << QString::number(idOf(one));
    return ids.isEmpty() ? QString() : u' ' + ActionText::tr("Numbers: %1.").arg(ids.join(QStringLiteral(", ")));
}

} // namespace

Problems demandTurns(const Campaign &campaign)
{
    if (!campaign.encounter)
        return {{ActionText::tr("There is no current encounter. Prepare one first.")}};
    if (!systemOf(*campaign.encounter).traits.notesTurns)
        return {{ActionText::tr(
            "Muster does not follow battles of these rules turn by turn. Play it, then report the outcome.")}};
    return {};
}

Problems demandPlay(const Campaign &campaign)
{
    if (Problems problems = demandTurns(campaign); !problems.empty())
        return problems;
    if (!campaign.play)
        return {{ActionText::tr("The battle has not begun. Begin play first.")}};
    return {};
}

Problems demandWaiting(const Campaign &campaign, int id)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const PefInPlay *pef = campaign.play->pef(id);
    if (!pef)
        return {{ActionText::tr("There is no PEF %1 on the table.").arg(id)
                 + idsThere(campaign.play->pefs, [](const PefInPlay &one) { return one.pef.id; })}};
    if (!pef->isWaiting())
        return {{ActionText::tr("PEF %1 has been resolved: %2.").arg(QString::number(id), words::resolved(*pef))}};
    return {};
}

Problems demandGroup(const Campaign &campaign, int id)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    if (!campaign.play->group(id))
        return {{ActionText::tr("There is no enemy group %1 on the table.").arg(id)
                 + idsThere(campaign.play->groups, [](const GroupInPlay &one) { return one.id; })}};
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
    if (std::find(known.begin(), known.end(), state) == known.end())
        return {{ActionText::tr("These rules have no state “%1”.").arg(words::title(state))}};
    return {};
}

Result<int> turnsDucked(const Campaign &campaign, TableState state, std::optional<int> said)
{
    const int turns = state == TableState::DuckedBack ? systemOf(*campaign.play).turnsDucked(said) : 0;
    if (said && (turns != *said || turns < 1))
        return Problem{
            ActionText::tr("Turns are counted only for figures that duck down in the first edition, 1 at least. "
                           "Leave turns out.")};
    return turns;
}

Problems demandNews(TableState now, std::optional<TableState> wound, TableState state, const QString &who)
{
    if (state == TableState::BadWound && wound == state)
        return {{ActionText::tr("%1 already has a Bad Wound; a second one kills.").arg(who)}};
    if (state == TableState::Fine && !wound)
        return {{ActionText::tr("%1 has no wound.").arg(who)}};
    const bool noLess = state == TableState::Scratched && wound && !isFelled(now);
    if (state == now || noLess)
        return {{ActionText::tr("%1 is already noted as %2.").arg(who, words::standing(now, wound))}};
    return {};
}

void demandSection(const Campaign &campaign, int section, Problems &problems)
{
    const Grid grid = campaign.encounter ? campaign.encounter->setup.grid : Grid();
    if (!grid.has(section))
        problems.push_back({ActionText::tr("The table has sections 1 to %1, not %2.").arg(grid.count()).arg(section)});
}

} // namespace muster::actions
