// SPDX-License-Identifier: MIT
#include "model/story/lastpage.h"

#include "model/story/storytext.h"
#include "model/story/words.h"

#include <algorithm>

namespace muster {

namespace {

const FormerFigure *lostStar(const Campaign &campaign)
{
    const auto star = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [](const FormerFigure &f) { return f.figure.star; });
    return star == campaign.former.rend() ? nullptr : &*star;
}

/// Where it happened: "in a Raid: Attack"; nothing for a Star who was taken off the book between battles.
QString battleOf(const Campaign &campaign, int turn)
{
    if (campaign.past.empty() || campaign.past.back().turn != turn)
        return {};
    if (!campaign.past.back().game.isEmpty())
        return StoryText::tr(", %1").arg(campaign.past.back().game);
    return StoryText::tr(", in a %1").arg(words::title(campaign.past.back()));
}

QString fateOf(const Campaign &campaign, const FormerFigure &star, const Pack &pack)
{
    const QString when = words::turn(star.farewell.turn, campaign, pack) + battleOf(campaign, star.farewell.turn);
    switch (star.figure.status) {
    case Status::Dead:
        return StoryText::tr("%1 fell in %2.").arg(star.figure.name, when);
    case Status::Captured:
        return StoryText::tr("%1 was captured in %2. Bring %1 back by hand, and the campaign goes on.")
            .arg(star.figure.name, when);
    case Status::Turned:
        return StoryText::tr("%1 turned into a zombie in %2.").arg(star.figure.name, when);
    default:
        return StoryText::tr("%1 laid down the sword in %2, with no Rep left to lead with.")
            .arg(star.figure.name, when);
    }
}

QString bandOf(const Campaign &campaign)
{
    if (campaign.band.empty())
        return StoryText::tr("Nobody was left to carry the banner home.");
    QStringList names;
    for (const Figure &figure : campaign.band)
        names << figure.name;
    return names.size() == 1 ? StoryText::tr("%1 carried the banner home.").arg(names.front())
                             : StoryText::tr("%1 carried the banner home.").arg(words::listing(names));
}

int formerGrunts(const Campaign &campaign, std::optional<Status> status = std::nullopt)
{
    return static_cast<int>(std::count_if(campaign.former.begin(), campaign.former.end(), [&](const FormerFigure &f) {
        return !f.figure.star && (!status || f.figure.status == *status);
    }));
}

} // namespace

std::optional<LastPage> lastPage(const Campaign &campaign, const Pack &pack)
{
    if (campaign.phase != Phase::Over)
        return std::nullopt;
    LastPage page;
    page.title = StoryText::tr("The end of %1").arg(campaign.name);
    if (const FormerFigure *star = lostStar(campaign))
        page.sentences << fateOf(campaign, *star, pack);
    page.sentences << bandOf(campaign);

    const auto battles = static_cast<int>(campaign.past.size());
    const auto won = static_cast<int>(std::count_if(campaign.past.begin(), campaign.past.end(),
                                                    [](const auto &past) { return past.outcome == Outcome::Success; }));
    const auto row = [&](const QString &label, int value) { page.rows.push_back({label, QString::number(value)}); };
    row(StoryText::tr("Battles"), battles);
    row(StoryText::tr("Won"), won);
    row(StoryText::tr("Lost"), battles - won);
    row(StoryText::tr("Joined the band"), formerGrunts(campaign) + campaign.gruntCount());
    row(StoryText::tr("Died"), formerGrunts(campaign, Status::Dead));
    row(StoryText::tr("Left"), formerGrunts(campaign, Status::Left));
    row(StoryText::tr("There at the end"), campaign.gruntCount());
    if (pack.rewards)
        row(StoryText::tr("Encounter points"), campaign.points());
    return page;
}

} // namespace muster
