// SPDX-License-Identifier: MIT
#include "model/calendar/calendar.h"

#include "model/actions/demands.h"
#include "model/calendar/linkedmonths.h"
#include "model/calendar/plainbattles.h"

namespace muster {

const Calendar &calendarOf(const Campaign &campaign, const Pack &pack)
{
    static const LinkedMonths linkedMonths;
    static const PlainBattles plainBattles;
    if (actions::optionValue(campaign, pack, QStringLiteral("campaign")) == QLatin1String("plain"))
        return plainBattles;
    return linkedMonths;
}

} // namespace muster
