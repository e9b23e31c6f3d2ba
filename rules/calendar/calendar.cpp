// SPDX-License-Identifier: MIT
#include "rules/calendar/calendar.h"

#include "rules/dice/dice.h"

namespace muster {

CalendarTurn calendarTurn(int turn)
{
    Q_ASSERT(turn >= 1);
    constexpr int turnsAMonth = 2;
    constexpr int months = 12;
    const int month = (turn - 1) / turnsAMonth;
    return {month / months + 1, month % months + 1, turn % turnsAMonth == 0};
}

bool playTurn(const CalendarTables &calendar, Dice &dice, const Reason &reason)
{
    return dice.total({reason, 2}) == calendar.encounterOn;
}

} // namespace muster
