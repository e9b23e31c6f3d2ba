// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"

#include "model/texts.h"

namespace muster::actions {

namespace {

/// The battle, or what was scouted in it, is kept on the table.
bool isOnTable(const std::optional<Play> &play)
{
    return play && (play->turn > 0 || play->sectionsSeen() > 0);
}

/// A Patrol is a Star's own to win, who sees every section and leaves by the band's edge (p. 28, R9).
QString whyNotWon(const Campaign &campaign, const Figure &star, const std::vector<ReportedFate> &fates)
{
    const ReportedFate *reported = reportedOf(fates, star.id);
    if (!reported)
        return ActionText::tr("%1 was not on the table.").arg(star.name);
    if (reported->fate != Fate::Fine)
        return ActionText::tr("%1 did not leave by your own edge.").arg(star.name);
    const std::optional<Play> &play = campaign.play;
    const int all = campaign.encounter->setup.grid.count();
    if (isOnTable(play) && play->sectionsSeen() < all)
        return ActionText::tr("%1 of %n sections were scouted.", nullptr, all).arg(play->sectionsSeen());
    return {};
}

/// One Star is enough (R36); empty if one did it all. One who was there has the better reason.
QString whyNoStar(const Campaign &campaign, const std::vector<ReportedFate> &fates)
{
    QString told;
    bool wasThere = false;
    for (const Figure *star : campaign.stars()) {
        const QString why = whyNotWon(campaign, *star, fates);
        if (why.isEmpty())
            return {};
        const bool isBetter = !wasThere && reportedOf(fates, star->id);
        if (told.isEmpty() || isBetter)
            told = why;
        wasThere = wasThere || isBetter;
    }
    return told;
}

/// A Patrol of Chain Reaction 3.0 scouts every section and drives off whomever it meets (p. 23); anybody may do it.
QString whyNotScouted(const Campaign &campaign)
{
    const std::optional<Play> &play = campaign.play;
    if (!isOnTable(play))
        return {};
    if (const int all = campaign.encounter->setup.grid.count(); play->sectionsSeen() < all)
        return ActionText::tr("%1 of %n sections were scouted.", nullptr, all).arg(play->sectionsSeen());
    return play->enemies() > 0
        ? ActionText::tr("%n enemies who were met are still on the table.", nullptr, play->enemies())
        : QString();
}

} // namespace

QString whyNoPatrol(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &fates)
{
    return pack.patrol ? whyNotScouted(campaign) : whyNoStar(campaign, fates);
}

} // namespace muster::actions
