// SPDX-License-Identifier: MIT
#include "rules/scenario/rounds.h"

#include "rules/reference/lookup.h"
#include "rules/table/rollon.h"

namespace muster {

AmbushPlace placeAmbush(const RoundTables &tables, Dice &dice)
{
    const Faces two = dice.roll({{RollKind::AmbushRange, 0}, 2});
    return {two[0].face * two[1].face, rollOn(tables.ambushFrom, {RollKind::AmbushDirection, 0}, dice)};
}

std::optional<AmbushPlace> ambushTurn(const RoundTables &tables, Dice &dice)
{
    if (dice.total({{RollKind::AmbushTurn, 0}, 2}) != tables.ambushOn)
        return std::nullopt;
    return placeAmbush(tables, dice);
}

bool spots(const RoundTables &tables, Dice &dice)
{
    return dice.die({RollKind::Spotting, 0}) <= tables.spotsUpTo;
}

Pursuit startPursuit(const RoundTables &tables)
{
    Pursuit start;
    start.distance = tables.pursuitInches;
    start.bonus = tables.pursuitBonus;
    return start;
}

Pursuit pursue(const RoundTables &tables, const Pursuit &before, int runnersRep, int chasersRep, Dice &dice)
{
    Pursuit after = before;
    after.runners = dice.die({RollKind::Running, 0}) + before.bonus + runnersRep;
    after.chasers = dice.die({RollKind::Chasing, 0}) + chasersRep;
    after.inches += after.runners;
    after.distance += after.runners - after.chasers;
    if (after.chasers > after.runners)
        --after.bonus;
    if (after.distance >= tables.escapedInches)
        after.end = Pursuit::End::Escaped;
    else if (after.distance <= tables.caughtInches)
        after.end = Pursuit::End::Caught;
    return after;
}

bool siegeBreaks(int lost, int alive, Dice &dice)
{
    const int dead = lost + dice.die({RollKind::SiegeLost, 0});
    return dead > alive + dice.die({RollKind::SiegeAlive, 0});
}

bool alarmSounds(const RoundTables &tables, Dice &dice)
{
    return dice.die({RollKind::Alarm, 0}) <= tables.alarmUpTo;
}

bool carStarts(const LookUp &table, Dice &dice)
{
    return lookUp(table, dice.die({RollKind::CarStart, 0}), {}).result == table.yes;
}

int policeReinforcements(const RoundTables &tables, Dice &dice)
{
    return rollOn(tables.police, {RollKind::Reinforcements, 0}, dice);
}

} // namespace muster
