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
    const Room room = calendarOf(campaign, pack).room(campaign, pack);
    const QString taken = QString::number(room.taken);
    const QString most = QString::number(std::max(room.most, room.taken));
    const QString rep = QString::number(campaign.repInAll());
    if (!room.standIn.isEmpty())
        return StoryText::tr("%1 away, %2 leads %3 of %4 %5, %6 %7 in all")
            .arg(words::star(pack), room.standIn, taken, most, grunts, words::worthName(pack), rep);
    if (const int away = campaign.gruntCount() - room.taken; away > 0)
        return StoryText::tr("%1 and %2 of %3 %4, %n away, %5 %6 in all", nullptr, away)
            .arg(words::star(pack), taken, most, grunts, words::worthName(pack), rep);
    return StoryText::tr("%1 and %2 of %3 %4, %5 %6 in all")
        .arg(words::star(pack), taken, most, grunts, words::worthName(pack), rep);
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
