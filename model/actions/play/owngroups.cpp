// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/playedstep.h"
#include "model/changes/play.h"
#include "model/story/playwords.h"

#include <algorithm>

namespace muster::actions {

Result<Step> placeOwnGroup(const Campaign &campaign, int id, int section)
{
    Problems problems = demandPlay(campaign);
    if (!problems.empty())
        return problems;
    demandSection(section, problems);
    if (!problems.empty())
        return problems;
    const OwnGroup *group = campaign.play->ownGroup(id);
    if (!group)
        return Problem{ActionText::tr("The band has no group %1.").arg(words::ownGroup(id))};
    if (group->section == section)
        return Problem{ActionText::tr("Group %1 is in section %2 already.").arg(words::ownGroup(id)).arg(section)};
    return playedStep(OwnGroupPlaced{id, section});
}

Result<Step> joinOwnGroup(const Campaign &campaign, FigureId id, int group)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    const OwnFigure *own = campaign.play->find(id);
    const Figure *figure = campaign.find(id);
    if (!own || !figure)
        return Problem{ActionText::tr("Nobody in the band has number %1.").arg(number(id))};
    const int next = std::min(static_cast<int>(campaign.play->ownGroups.size()) + 1, mostOwnGroups);
    if (group < 1 || group > next)
        return Problem{ActionText::tr("The band's groups are A to %1.").arg(words::ownGroup(next))};
    if (own->group == group)
        return Problem{ActionText::tr("%1 is with group %2 already.").arg(figure->name, words::ownGroup(group))};
    return playedStep(FigureGrouped{id, group});
}

Result<Step> countSides(const Campaign &campaign, int sides)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    if (sides < fewestSides || sides > mostSides)
        return Problem{ActionText::tr("Two to four sides can fight, not %1.").arg(sides)};
    if (campaign.play->sides == sides)
        return Problem{ActionText::tr("So many sides fight already.")};
    return playedStep(SidesCounted{sides});
}

} // namespace muster::actions
