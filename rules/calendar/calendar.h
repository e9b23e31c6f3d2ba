// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

namespace muster {

class Dice;

/// How time goes by in Chain Reaction's first edition (pp. 4, 12, 19).
struct CalendarTables {
    int encounterOn = 7; ///< the 2d6 that bring one
    int monthsLastTurns = 2; ///< early and late (R60)
    int travelTurns = 2; ///< to another locale (R69)
};

/// When a turn is; the campaign starts in early January of year 1 with turn 1.
struct CalendarTurn {
    int year = 1;
    int month = 1;
    bool late = false;

    friend bool operator==(const CalendarTurn &, const CalendarTurn &) = default;
};

CalendarTurn calendarTurn(int turn);

/// Whether a turn brings an encounter (p. 12). Dice: 2d6.
bool playTurn(const CalendarTables &calendar, Dice &dice, const Reason &reason = {RollKind::CampaignTurn, 0});

} // namespace muster
