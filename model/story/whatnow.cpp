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
    if (!system.notesTurns())
        return StoryText::tr("Play it, then go to After the battle and say how it ended.");
    if (!campaign.play)
        return StoryText::tr("Say who comes along, put them by your edge, and begin play.");
    return system.whatNow(campaign, pack);
}

} // namespace muster
