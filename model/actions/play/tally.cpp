// SPDX-License-Identifier: MIT
#include "model/actions/play/tally.h"

#include "model/actions/play/play.h"
#include "model/systems/campaignsystem.h"

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
    if (campaign.play) {
        draft.figures = fatesSoFar(*campaign.play);
    } else {
        for (const Figure *figure : campaign.presentIn(campaign.turn))
            draft.figures.push_back({figure->id, Fate::Fine});
    }
    if (isNoted(campaign))
        systemOf(*campaign.encounter).report(campaign, draft);
    return draft;
}

} // namespace muster::actions
