// SPDX-License-Identifier: MIT
#include "rules/scenario/rounds.h"

#include "rules/reference/lookup.h"
#include "rules/table/rollon.h"

namespace muster {

AmbushPlace placeAmbush(const RoundTables &tables, Dice &dice)
{
    const Faces two = dice.roll({RollKind::AmbushRange, 2});
    return {two[0].face * two[1].face, rollOn(tables.ambushFrom, RollKind::AmbushDirection, dice)};
}

std::optional<AmbushPlace> ambushTurn(const RoundTables &tables, Dice &dice)
{
    if (dice.total({RollKind::AmbushTurn, 2}) != tables.ambushOn)
        return std::nullopt;
    return placeAmbush(tables, dice);
}

bool spots(const RoundTables &tables, Dice &dice)
{
    return dice.die(RollKind::Spotting) <= tables.spotsUpTo;
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
    after.runners = dice.die(RollKind::Running) + before.bonus + runnersRep;
    after.chasers = dice.die(RollKind::Chasing) + chasersRep;
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
    const int dead = lost + dice.die(RollKind::SiegeLost);
    return dead > alive + dice.die(RollKind::SiegeAlive);
}

bool alarmSounds(const RoundTables &tables, Dice &dice)
{
    return dice.die(RollKind::Alarm) <= tables.alarmUpTo;
}

bool carStarts(const LookUp &table, Dice &dice)
{
    return lookUp(table, dice.die(RollKind::CarStart), {}).result == table.yes;
}

int policeReinforcements(const RoundTables &tables, Dice &dice)
{
    return rollOn(tables.police, RollKind::Reinforcements, dice);
}

} // namespace muster
