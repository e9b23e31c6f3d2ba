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

namespace {

/// Those on their feet who take a test with this group: the band's and its own.
std::vector<InPlay> standingWith(const Play &play, const GroupInPlay &group)
{
    std::vector<InPlay> figures;
    for (const OwnFigure &figure : play.own) {
        if (isStanding(figure.state) && !play.isHidden(figure.id))
            figures.push_back({figure.id, 0, 0});
    }
    for (std::size_t place = 0; place < group.figures.size(); ++place) {
        if (isStanding(group.figures[place].state))
            figures.push_back({{}, group.id, static_cast<int>(place) + 1});
    }
    return figures;
}

} // namespace

/// Whoever has come onto the map this turn, or to the band, until an In Sight Test is noted for each: it is taken before anything
/// else goes on, and who was hit in it or moved on may have to take another (Swordplay p. 12 to 14, Chain Reaction 3.0 p. 12).
InSightDue dueInSight(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.play || campaign.play->turn == 0 || campaign.play->foundPef())
        return {};
    const Play &play = *campaign.play;
    const CampaignSystem &system = systemOf(play);
    if (!system.rollsActivation() || system.isDecided(campaign, pack))
        return {};
    InSightDue due;
    for (const GroupInPlay &group : play.groups) {
        if (group.cameIn != play.turn || !group.onMap())
            continue;
        std::vector<InPlay> figures = standingWith(play, group);
        std::erase_if(figures, [&](const InPlay &figure) {
            return std::any_of(play.notes.begin() + static_cast<std::ptrdiff_t>(group.notesBefore), play.notes.end(),
                               [&](const TableNote &note) {
                                   return note.whose == figure && note.test
                                       && note.test->entry == QLatin1String("in-sight");
                               })
                || std::ranges::count(due.figures, figure) > 0;
        });
        if (!figures.empty())
            due.groups.push_back(group.id);
        due.figures.insert(due.figures.end(), figures.begin(), figures.end());
    }
    return due;
}

} // namespace muster
