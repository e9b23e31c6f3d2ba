// SPDX-License-Identifier: MIT
#include "model/story/bandsummary.h"

#include "model/actions/arms.h"
#include "model/calendar/calendar.h"
#include "model/story/bandwords.h"
#include "model/story/storytext.h"
#include "model/story/words.h"
#include "rules/force/points.h"

#include <algorithm>

namespace muster {

namespace {

QString headCount(const Campaign &campaign, const Pack &pack)
{
    const Figure *star = campaign.star();
    const QString grunts = words::grunts(pack);
    if (!star)
        return StoryText::tr("No %1; %2: %3").arg(words::star(pack), grunts).arg(campaign.gruntCount());
    const int most = pack.hasSkill ? calendarOf(campaign, pack).room(campaign, pack).most : star->rep();
    return StoryText::tr("%1 and %2 of %3 %4, %5 %6 in all")
        .arg(words::star(pack))
        .arg(campaign.gruntCount())
        .arg(std::max(most, campaign.gruntCount()))
        .arg(grunts, words::worthName(pack))
        .arg(campaign.repInAll());
}

} // namespace

QString bandSummary(const Campaign &campaign, const Pack &pack)
{
    const QString summary = headCount(campaign, pack);
    const auto price = priceOf(pack, actions::forceOf(campaign));
    if (price)
        return StoryText::tr("%1; worth %2 points, earned %3 encounter points")
            .arg(summary, QString::number(*price), QString::number(campaign.points()));
    return pack.rewards ? StoryText::tr("%1; %2 encounter points").arg(summary).arg(campaign.points()) : summary;
}

} // namespace muster
