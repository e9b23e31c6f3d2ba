// SPDX-License-Identifier: MIT
#include "model/actions/play/leading.h"

#include "model/systems/campaignsystem.h"

#include <algorithm>

namespace muster::actions {

const Figure *leaderOf(const Campaign &campaign, int group)
{
    const auto isWithIt = [&](const Figure &figure) {
        const OwnFigure *own = campaign.play->find(figure.id);
        return own && own->group == group && carriesOn(own->state);
    };
    const Figure *leads = nullptr;
    for (const Figure *star : campaign.stars()) { // by number
        if (isWithIt(*star) && (!leads || star->rep() > leads->rep()))
            leads = star;
    }
    const Figure *standIn = campaign.leaderIn(campaign.turn);
    const bool standsIn = !leads && standIn && !standIn->star && isWithIt(*standIn);
    return standsIn ? standIn : leads;
}

std::optional<int> repToAct(const Campaign &campaign, const Pack &pack, int group)
{
    if (const Figure *leader = pack.starLeads ? leaderOf(campaign, group) : nullptr)
        return leader->rep();
    std::optional<int> best;
    for (const OwnFigure &own : campaign.play->own) {
        const Figure *figure = campaign.find(own.id);
        if (figure && own.group == group && isStanding(own.state))
            best = std::max(best.value_or(0), figure->rep());
    }
    return best;
}

bool mayAct(const Campaign &campaign, const Pack &pack, const OwnGroup &group)
{
    const Play &play = *campaign.play;
    if (play.turn == 0 || !systemOf(play).rollsActivation())
        return true;
    return play.activates(0) && repToAct(campaign, pack, group.id).value_or(0) >= play.yours;
}

} // namespace muster::actions
