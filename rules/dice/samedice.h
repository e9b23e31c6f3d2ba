// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/dice.h"

#include <vector>

namespace muster {

/// Dice that repeat rolls made before, for a group that shares one set of dice. Dice beyond those are taken from the
/// real source.
class SameDice final : public Dice
{
public:
    SameDice(const Rolls &fallen, Dice &dice)
        : m_fallen(fallen)
        , m_dice(dice)
    {
    }

protected:
    void fall(const DiceRequest &request, Faces &dice) override;

private:
    Rolls m_fallen; // a copy, because the real dice add to their record
    Dice &m_dice;
};

} // namespace muster
