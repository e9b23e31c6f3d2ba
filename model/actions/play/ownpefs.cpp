// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"

#include "model/actions/demands.h"
#include "model/actions/play/demands.h"
#include "model/changes/play.h"
#include "model/texts.h"

#include <algorithm>
#include <set>

namespace muster::actions {

namespace {

/// It is there and still hides what it hides.
Problems demandHidden(const Campaign &campaign, int id)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const OwnPef *pef = campaign.play->ownPef(id);
    if (!pef)
        return {{ActionText::tr("You have no PEF %1. Hide figures or a decoy under it first.").arg(id)}};
    if (pef->revealed)
        return {{ActionText::tr("Your PEF %1 has already been revealed.").arg(id)}};
    return {};
}

/// Of the band, on the table, and under no other of its PEFs.
void demandToHide(const Campaign &campaign, int pef, FigureId id, Problems &problems)
{
    const Figure *figure = campaign.find(id);
    const OwnFigure *own = campaign.play->find(id);
    if (!figure || !own) {
        problems.push_back(nobodyNumbered(campaign, id));
        return;
    }
    if (!isStanding(own->state))
        problems.push_back({ActionText::tr("%1 is not on the table.").arg(figure->name)});
    for (const OwnPef &other : campaign.play->ownPefs) {
        const auto &hidden = other.figures;
        if (other.id != pef && !other.revealed && std::find(hidden.begin(), hidden.end(), number(id)) != hidden.end())
            problems.push_back(
                {ActionText::tr("%1 is already hidden under your PEF %2.").arg(figure->name).arg(other.id)});
    }
}

Step stepOf(Changes changes)
{
    Step step;
    step.kind = StepKind::Played;
    step.changes = std::move(changes);
    return step;
}

} // namespace

Result<Step> hideOwn(const Campaign &campaign, int id, int section, const std::vector<FigureId> &figures)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    if (campaign.play->pefs.empty())
        return Problem{ActionText::tr("This encounter has no PEFs, so nobody is hidden under one.")};
    demandSection(campaign, section, problems);
    const auto count = static_cast<int>(campaign.play->ownPefs.size());
    const int most = std::min(count + 1, mostOwnPefs);
    if (id < 1 || id > most)
        problems.push_back(
            {ActionText::tr("Number your PEFs from 1, in order: use 1 to %1, not %2.").arg(most).arg(id)});
    else if (const OwnPef *before = campaign.play->ownPef(id); before && before->revealed)
        problems.push_back({ActionText::tr("Your PEF %1 has already been revealed.").arg(id)});
    OwnPef pef{id, section, {}};
    std::set<FigureId> named;
    for (const FigureId figure : figures) {
        if (!named.insert(figure).second)
            continue;
        demandToHide(campaign, id, figure, problems);
        pef.figures.push_back(number(figure));
    }
    if (!problems.empty())
        return problems;
    return stepOf({OwnPefHidden{pef}});
}

Result<Step> placeOwnPef(const Campaign &campaign, int id, int section)
{
    Problems problems = demandHidden(campaign, id);
    demandSection(campaign, section, problems);
    if (!problems.empty())
        return problems;
    if (campaign.play->ownPef(id)->section == section)
        return Problem{ActionText::tr("Your PEF %1 is already in section %2.").arg(id).arg(section)};
    return stepOf({OwnPefPlaced{id, section}});
}

Result<Step> revealOwn(const Campaign &campaign, int id)
{
    if (Problems problems = demandHidden(campaign, id); !problems.empty())
        return problems;
    const Play &play = *campaign.play;
    const OwnPef &pef = *play.ownPef(id);
    Changes changes{OwnPefRevealed{id}};
    const auto group = static_cast<int>(play.ownGroups.size()) + 1;
    for (const int figure : pef.figures) {
        const OwnFigure *own = play.find(FigureId{figure});
        if (!own || !isStanding(own->state))
            continue;
        if (group > mostOwnGroups)
            return Problem{
                ActionText::tr("The band has split into %n groups. Join two of them first.", nullptr, mostOwnGroups)};
        changes.push_back(FigureGrouped{FigureId{figure}, group});
    }
    if (changes.size() > 1)
        changes.push_back(OwnGroupPlaced{group, pef.section});
    return stepOf(std::move(changes));
}

} // namespace muster::actions
