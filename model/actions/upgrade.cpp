// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/arms.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"

#include <algorithm>

namespace muster::actions {

std::vector<Upgrade> upgradesFor(const Campaign &campaign, const Pack &pack)
{
    const ArmyList *list = pack.list(campaign.list);
    return list && campaign.encounter ? list->upgrades : std::vector<Upgrade>();
}

Result<Step> upgrade(const Campaign &campaign, const Pack &pack, const QString &id, const QString &weapon)
{
    const ArmyList *list = pack.list(campaign.list);
    if (!list || list->upgrades.empty())
        return Problem{ActionText::tr("This campaign’s list has no better arms to draw.")};
    if (!campaign.encounter)
        return Problem{ActionText::tr("Better arms are drawn for an encounter. Prepare one first.")};
    const auto found = std::find_if(list->upgrades.begin(), list->upgrades.end(),
                                    [&](const Upgrade &upgrade) { return upgrade.id == id; });
    if (found == list->upgrades.end())
        return Problem{ActionText::tr("There is no “%1” for %2. There is: %3.")
                           .arg(id.left(40), list->title, idsOf(list->upgrades))};
    const QString armed = weapon.isEmpty() ? found->weapons.front() : weapon;
    if (std::find(found->weapons.begin(), found->weapons.end(), armed) == found->weapons.end())
        return Problem{ActionText::tr("“%1” brings no such weapon for all. It brings: %2.")
                           .arg(found->title,
                                QStringList(found->weapons.begin(), found->weapons.end()).join(QStringLiteral(", ")))};
    Step step;
    step.kind = StepKind::Equipped;
    for (const Figure *figure : campaign.presentIn(campaign.turn)) {
        const Gear has{figure->profile.weapon, figure->profile.armorWorn};
        const Gear gear{armed, found->armor.isEmpty() ? has.armor : found->armor};
        if (gear != has)
            step.changes.push_back(GearChanged{figure->id, gear, figure->laidAside.value_or(has), GearCause::Upgraded});
    }
    if (step.changes.empty())
        return Problem{ActionText::tr("Everybody has these arms already.")};
    return step;
}

} // namespace muster::actions
