// SPDX-License-Identifier: MIT
#include "rules/horror/horror.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"

namespace muster {

std::optional<int> infection(const HorrorTables &tables, int rep, Dice &dice)
{
    if (dice.die({RollKind::Infection, 0}) + rep >= tables.okayFrom)
        return std::nullopt;
    return halved(dice.die({RollKind::InfectionTurns, 0}));
}

bool carStarts(const HorrorTables &tables, Dice &dice)
{
    return dice.die({RollKind::CarStart, 0}) <= tables.carStartsUpTo;
}

int eatingTurns(Dice &dice)
{
    return halved(dice.die({RollKind::Eating, 0}));
}

} // namespace muster
