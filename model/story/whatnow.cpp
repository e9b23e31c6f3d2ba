// SPDX-License-Identifier: MIT
#include "model/story/whatnow.h"

#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>

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

/// Whoever has come onto the map this turn, or to the band, until an In Sight Test is noted: it is taken before anything else
/// goes on, and who was hit in it or moved on may have to take another (Swordplay p. 12 to 14, Chain Reaction 3.0 p. 12).
std::vector<int> dueInSight(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.play || campaign.play->turn == 0 || campaign.play->foundPef())
        return {};
    const Play &play = *campaign.play;
    const CampaignSystem &system = systemOf(play);
    if (!system.rollsActivation() || system.isDecided(campaign, pack))
        return {};
    std::vector<int> due;
    for (const GroupInPlay &group : play.groups) {
        const bool tested = std::any_of(
            play.notes.begin() + static_cast<std::ptrdiff_t>(group.notesBefore), play.notes.end(),
            [](const TableNote &note) { return note.test && note.test->entry == QLatin1String("in-sight"); });
        if (group.cameIn == play.turn && group.onMap() && !tested)
            due.push_back(group.id);
    }
    return due;
}

} // namespace muster
