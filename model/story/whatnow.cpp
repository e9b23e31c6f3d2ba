// SPDX-License-Identifier: MIT
#include "model/story/whatnow.h"

#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster {

QString whatNow(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.encounter)
        return {};
    const CampaignSystem &system = systemOf(*campaign.encounter);
    if (system.notesTurns() && !campaign.play)
        return StoryText::tr("Choose your party, place it at your edge, and begin play.");
    return system.whatNow(campaign, pack);
}

} // namespace muster
