// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/cards.h"
#include "rules/scenario/rounds.h"

#include <optional>
#include <vector>

namespace muster {

/// What a player may do in an encounter of the first edition, beside moving figures (pp. 4, 12 to 15).
enum class ScenarioDeed : std::uint8_t {
    Turn, ///< the next one, by cards or without
    Ambush, ///< is it sprung, and from where
    Spotting, ///< do those who watch see those who come
    Pursuit, ///< a round of it
    Stand, ///< the Runners turn; do they lay an ambush
    Siege, ///< do the besiegers go home after a day
    Alarm, ///< does it sound
    Police, ///< they come, or more of them
    Car, ///< does the getaway car start
    Riding, ///< all the Runners of a pursuit are in vehicles
    Objective, ///< what the encounter is about is done: the bank robbed, the hostages out
    Dwellings, ///< how many there are, and how many were looted
    Hostages ///< found by those who came for them, and off the table
};

/// An encounter of the first edition on the table: turns by cards, days, and what its own rules keep count of.
struct ScenarioInPlay {
    int day = 1;
    int faceCards = 0; ///< drawn this day (R75)
    int turnsToday = 0; ///< of those without cards
    std::vector<Card> cards; ///< of this turn
    std::vector<int> order; ///< the sides in which they move, 0 is the player; none without cards
    int ambushIn = 0; ///< the turn in which it was rolled for last
    std::optional<AmbushPlace> ambush; ///< it is sprung
    int watchedIn = 0;
    bool spotted = false;
    std::optional<Pursuit> pursuit;
    std::optional<bool> stand; ///< the Runners stood: whether they lay in ambush
    int siegeDay = 0; ///< the last day that was rolled for
    bool besiegersGone = false;
    int alarmIn = 0; ///< the turn in which it was rolled for last
    bool alarm = false;
    int policeIn = 0; ///< the last turn in which any came
    int carIn = 0; ///< the turn in which the getaway car was tried last
    bool carRuns = false;
    bool riding = false; ///< all the Runners are in vehicles, and so the Chasers must be (p. 13)
    bool objective = false;
    int dwellings = 0;
    int looted = 0;
    bool hostagesFound = false; ///< somebody has reached them, and from then on they may move
    int hostagesOut = 0; ///< escorted off the table

    friend bool operator==(const ScenarioInPlay &, const ScenarioInPlay &) = default;
};

} // namespace muster
