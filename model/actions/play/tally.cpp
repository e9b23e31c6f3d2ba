// SPDX-License-Identifier: MIT
#include "model/actions/play/tally.h"

#include "model/actions/play/play.h"
#include "model/systems/campaignsystem.h"

#include <algorithm>

namespace muster::actions {

bool isKilled(TableState state)
{
    return state == TableState::Dead || state == TableState::Turned;
}

std::optional<int> enemiesThere(const Campaign &campaign)
{
    return systemOf(*campaign.encounter).enemiesThere(campaign);
}

AftermathDraft reportSoFar(const Campaign &campaign)
{
    AftermathDraft draft;
    if (campaign.play)
        draft.figures = fatesSoFar(*campaign.play);
    const std::vector<FigureId> party =
        campaign.encounter ? systemOf(*campaign.encounter).likelyParty(campaign) : std::vector<FigureId>();
    for (const FigureId id : party) {
        const bool told = reportedOf(draft.figures, id);
        if (!told && (!campaign.play || campaign.isMet(*campaign.find(id)))) // one who never came onto the table
            draft.figures.push_back({id, Fate::Fine});
    }
    if (isNoted(campaign))
        systemOf(*campaign.encounter).report(campaign, draft);
    return draft;
}

} // namespace muster::actions
