// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

namespace muster {

class Dice;

/// The passing of time in Chain Reaction's first edition (pp. 4, 12, 19).
struct CalendarTables {
    int encounterOn = 7; ///< total of 2d6 that brings an encounter
    int monthsLastTurns = 2; ///< turns in a month, early and late (R60)
    int travelTurns = 2; ///< turns that travel to another locale takes (R69)
};

/// The date of a turn. Turn 1 is in early January of year 1.
struct CalendarTurn {
    int year = 1;
    int month = 1;
    bool late = false;

    bool operator==(const CalendarTurn &) const = default;
};

CalendarTurn calendarTurn(int turn);

/// Rolls whether a turn brings an encounter (p. 12). Dice: 2d6.
bool playTurn(const CalendarTables &calendar, Dice &dice, const Reason &reason = RollKind::CampaignTurn);

} // namespace muster
