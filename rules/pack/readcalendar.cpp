// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"

namespace muster {

void readCalendar(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    CalendarTables &calendar = pack.calendar.emplace();
    calendar.encounterOn = reader.whole(QStringLiteral("encounterOn"), 2, 12);
    calendar.monthsLastTurns = reader.whole(QStringLiteral("monthsLastTurns"), 1, 4);
    calendar.travelTurns = reader.whole(QStringLiteral("travelTurns"), 1, 24);
    calendar.dayFaceCards = reader.whole(QStringLiteral("dayFaceCards"), 1, 100);
    calendar.dayFaceCardsPerSide = reader.whole(QStringLiteral("dayFaceCardsPerSide"), 0, 100);
    calendar.dayTurns = reader.whole(QStringLiteral("dayTurns"), 1, 100);
}

} // namespace muster
