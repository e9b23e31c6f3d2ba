// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenariotables.h"

namespace muster {

class Dice;
struct LookUp;

// Rolls made turn by turn while an encounter is played (Chain Reaction, first edition, pp. 12 to 15).

struct AmbushPlace {
    int inches = 0; ///< 1 to 36
    AmbushFrom from = AmbushFrom::Front;

    void describe(auto &field) const
    {
        field("inches", inches);
        field("direction", from);
    }
    bool operator==(const AmbushPlace &) const = default;
};

/// Rolls the distance and direction of the fire in an ambush. Dice: 2d6 multiplied; 1d6.
AmbushPlace placeAmbush(const RoundTables &tables, Dice &dice);

/// Rolls for the ambush in a turn of the moving party; nullopt unless it is sprung. Dice: 2d6; on a 7, its place.
std::optional<AmbushPlace> ambushTurn(const RoundTables &tables, Dice &dice);

/// Rolls whether the watching side spots the coming one this turn. Dice: 1d6.
bool spots(const RoundTables &tables, Dice &dice);

/// The state of a pursuit between two rounds.
struct Pursuit {
    enum class End : std::uint8_t {
        None,
        Escaped,
        Caught, ///< the Runners make a stand
    };
    int distance = 0; ///< inches between the sides
    int bonus = 0; ///< number that the Runners add; one less for each round that the Chasers won
    int inches = 0; ///< length of the Runners' way on the table so far, in all crossings together
    int runners = 0; ///< score of the Runners in the last round
    int chasers = 0;
    End end = End::None;

    void describe(auto &field) const
    {
        field("runners", runners);
        field("chasers", chasers);
        field("distance", distance);
        field("bonus", bonus);
        field("end", end);
    }
    bool operator==(const Pursuit &) const = default;
};

Pursuit startPursuit(const RoundTables &tables);

/// Rolls a round of the pursuit, with the lowest Rep of each side. Dice: 1d6 for the Runners; 1d6 for the Chasers.
Pursuit pursue(const RoundTables &tables, const Pursuit &before, int runnersRep, int chasersRep, Dice &dice);

/// Rolls whether the besiegers disappear at the end of a day. Dice: 1d6 for those lost; 1d6 for those alive.
bool siegeBreaks(int lost, int alive, Dice &dice);

/// Rolls whether the alarm sounds at the end of a turn. Dice: 1d6.
bool alarmSounds(const RoundTables &tables, Dice &dice);

/// Rolls whether a parked vehicle starts this turn, on the book's table for it (p. 10). Dice: 1d6.
bool carStarts(const LookUp &table, Dice &dice);

/// Rolls the number of policemen who arrive, one or two. Dice: 1d6.
int policeReinforcements(const RoundTables &tables, Dice &dice);

} // namespace muster
