// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/dice.h"

#include <vector>

namespace muster {

/// Dice that fell already, read once more: a group's one set of dice. What is asked for beyond them comes from the real ones.
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
    Rolls m_fallen; // a copy: the real dice go on rolling
    Dice &m_dice;
};

} // namespace muster
