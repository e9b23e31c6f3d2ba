// SPDX-License-Identifier: MIT
#include "model/actions/suggest.h"

#include "model/actions/demands.h"

#include <algorithm>

namespace muster::actions {

Options suggestedOptions(const Pack &pack, const ArmyList &list)
{
    Options options;
    for (const OptionValue &suited : list.suits) {
        if (pack.option(suited.option)) // the list may be borrowed from another pack
            options.insert(suited.option, suited.value);
    }
    return chosenOptions(pack, options);
}

QString suggestedEnemy(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.enemy.isEmpty())
        return campaign.enemy;
    const ArmyList *own = pack.list(campaign.list);
    if (own && pack.list(own->foe))
        return own->foe;
    const auto other = std::find_if(pack.lists.begin(), pack.lists.end(),
                                    [&](const ArmyList &list) { return list.id != campaign.list; });
    return other == pack.lists.end() ? campaign.list : other->id;
}

} // namespace muster::actions
