// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

class Dice;

/// A number that goes with an outcome, turns or inches: fixed, or rolled for.
struct Amount {
    int dice = 0;
    bool halved = false; ///< ½d6
    int plus = 0;
    bool minusRep = false;
    int least = 0;

    bool isSomething() const { return dice > 0 || plus != 0; }
};

/// Dice: the amount's.
int rollAmount(const Amount &amount, int rep, Dice &dice);

} // namespace muster
