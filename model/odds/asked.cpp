// SPDX-License-Identifier: MIT
#include "model/odds/asked.h"

#include "model/actions/choices.h"
#include "model/calendar/calendar.h"

namespace muster {

bool asksLoyalty(const Campaign &campaign, const Pack &pack)
{
    return pack.chain && calendarOf(campaign, pack).testsLoyalty();
}

bool asksContact(const Campaign &campaign, const Pack &pack)
{
    const bool byLevel = !pack.patrol || actions::choosesPefsByLevel(campaign, pack);
    return pack.activity && byLevel && calendarOf(campaign, pack).hasActivityLevel();
}

} // namespace muster
