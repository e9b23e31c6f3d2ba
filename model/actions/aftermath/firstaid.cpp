// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/changes/band.h"
#include "model/systems/campaignsystem.h"

namespace muster::actions {

void giveFirstAid(Aftermath &aftermath)
{
    const CampaignSystem &system = systemOf(aftermath.campaign(), aftermath.pack());
    const std::vector<ReportedFate> reported = aftermath.fates();
    for (const ReportedFate &told : reported) {
        if (told.fate != Fate::Wounded)
            continue;
        const int rep = aftermath.campaign().find(told.id)->rep();
        const FirstAidResult result = giveFirstAid(*aftermath.pack().firstAid, rep, aftermath.dice(), number(told.id));
        const Fate fate = system.fateOf(result.aided);
        aftermath.happen(FirstAidGiven{told.id, result.passed, fate});
        aftermath.countAs(told.id, fate);
    }
}

} // namespace muster::actions
