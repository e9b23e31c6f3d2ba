// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenariotables.h"

namespace muster {

class Dice;
struct LookUp;

// What is rolled turn by turn while an encounter is played (Chain Reaction, first edition, pp. 12 to 15).

struct AmbushPlace {
    int inches = 0; ///< 1 to 36
    AmbushFrom from = AmbushFrom::Front;

    void describe(auto &field) const
    {
        field(u"inches", inches);
        field(u"direction", from);
    }
    friend bool operator==(const AmbushPlace &, const AmbushPlace &) = default;
};

/// Where the fire comes from. Dice: 2d6 multiplied; 1d6.
AmbushPlace placeAmbush(const RoundTables &tables, Dice &dice);

/// A turn of the moving party: none, unless the ambush is sprung. Dice: 2d6; on a 7, its place.
std::optional<AmbushPlace> ambushTurn(const RoundTables &tables, Dice &dice);

/// Whether those who watch spot those who come this turn. Dice: 1d6.
bool spots(const RoundTables &tables, Dice &dice);

/// How a pursuit stands between two rounds.
struct Pursuit {
    enum class End : std::uint8_t {
        None,
        Escaped,
        Caught, ///< the Runners make a stand
    };
    int distance = 0; ///< inches between them
    int bonus = 0; ///< what the Runners add; one less for each round the Chasers won
    int inches = 0; ///< the Runners' way on the table so far, all crossings together
    int runners = 0; ///< their score in the last round
    int chasers = 0;
    End end = End::None;

    void describe(auto &field) const
    {
        field(u"runners", runners);
        field(u"chasers", chasers);
        field(u"distance", distance);
        field(u"bonus", bonus);
        field(u"end", end);
    }
    friend bool operator==(const Pursuit &, const Pursuit &) = default;
};

Pursuit startPursuit(const RoundTables &tables);

/// A round, with the lowest Reps of both. Dice: 1d6 for the Runners; 1d6 for the Chasers.
Pursuit pursue(const RoundTables &tables, const Pursuit &before, int runnersRep, int chasersRep, Dice &dice);

/// Besiegers at the end of a day: true if they disappear. Dice: 1d6 for those lost; 1d6 for those alive.
bool siegeBreaks(int lost, int alive, Dice &dice);

/// Whether the alarm goes at the end of a turn. Dice: 1d6.
bool alarmSounds(const RoundTables &tables, Dice &dice);

/// Whether a vehicle that was left standing starts in this turn, by the book's table for it (p. 10). Dice: 1d6.
bool carStarts(const LookUp &table, Dice &dice);

/// One or two more policemen. Dice: 1d6.
int policeReinforcements(const RoundTables &tables, Dice &dice);

} // namespace muster
