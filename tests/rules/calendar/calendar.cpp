// SPDX-License-Identifier: MIT
#include "rules/calendar/calendar.h"

#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

TEST(Calendar, AYearHasTwentyFourTurnsFromEarlyJanuary) // R60
{
    EXPECT_EQ(calendarTurn(1), (CalendarTurn{1, 1, false}));
    EXPECT_EQ(calendarTurn(2), (CalendarTurn{1, 1, true}));
    EXPECT_EQ(calendarTurn(6), (CalendarTurn{1, 3, true}));
    EXPECT_EQ(calendarTurn(24), (CalendarTurn{1, 12, true}));
    EXPECT_EQ(calendarTurn(25), (CalendarTurn{2, 1, false}));
}

TEST(Calendar, OnlyASevenBringsAnEncounter)
{
    const CalendarTables calendar;
    EXPECT_TRUE(onDice("3 4", [&](Dice &dice) { return playTurn(calendar, dice); }));
    EXPECT_FALSE(onDice("3 3", [&](Dice &dice) { return playTurn(calendar, dice); }));
    EXPECT_FALSE(onDice("3 5", [&](Dice &dice) { return playTurn(calendar, dice); }));
}
