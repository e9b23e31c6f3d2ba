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

/// Where bands meet, those who were recorded, and no third band (R87).
static bool mayHaveCome(const Campaign &campaign, const Figure &figure)
{
    const Meeting *meeting = campaign.meeting();
    if (!meeting)
        return true;
    const bool met = campaign.isMet(figure);
    if (!met && figure.leader != FigureId{campaign.encounter->whose.value_or(0)})
        return false;
    const std::vector<int> &written = met ? meeting->theirs : meeting->ours;
    return written.empty() || std::find(written.begin(), written.end(), number(figure.id)) != written.end();
}

/// A band that is met and hid to the end was there all the same (R87).
static void addHidden(const Campaign &campaign, std::vector<ReportedFate> &figures)
{
    for (const int id : campaign.meeting() ? campaign.meeting()->theirs : std::vector<int>()) {
        const bool isTold = std::any_of(figures.begin(), figures.end(),
                                        [=](const ReportedFate &one) { return number(one.id) == id; });
        if (!isTold && campaign.find(FigureId{id}))
            figures.push_back({FigureId{id}, Fate::Fine});
    }
}

AftermathDraft reportSoFar(const Campaign &campaign)
{
    AftermathDraft draft;
    if (campaign.play) {
        draft.figures = fatesSoFar(*campaign.play);
        addHidden(campaign, draft.figures);
    } else {
        for (const Figure *figure : campaign.presentIn(campaign.turn)) {
            if (mayHaveCome(campaign, *figure))
                draft.figures.push_back({figure->id, Fate::Fine});
        }
    }
    if (isNoted(campaign))
        systemOf(*campaign.encounter).report(campaign, draft);
    return draft;
}

} // namespace muster::actions
