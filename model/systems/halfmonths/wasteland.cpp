// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/wasteland.h"

#include "model/actions/demands.h"
#include "model/actions/suggest.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"

namespace muster {

bool isWasteland(const Campaign &campaign, const Pack &pack)
{
    return pack.factions && pack.settlements && actions::chosenGenre(campaign, pack) == QLatin1String("wasteland");
}

Locale localeIn(const Campaign &campaign, const Pack &pack, int turn)
{
    if (campaign.journey && turn >= campaign.journey->arrivesIn - 1)
        return campaign.journey->to;
    return fromSlug<Locale>(actions::optionValue(campaign, pack, localeOption)).value_or(Locale::Badlands);
}

} // namespace muster
