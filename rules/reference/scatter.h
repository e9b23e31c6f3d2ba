// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

class Dice;

/// Where what missed comes down: one die is called long, the other short (first edition p. 5).
struct Scatter {
    QString id;
    QString title;
    QString page;
    QString beyond; ///< the result where the long die is the higher
    QString before;
    QString dud; ///< of equal dice
    int thrownDivisor = 3; ///< of what a hand threw, fractions dropped
};

struct ScatterResult {
    QString lands;
    int inches = 0;

    void describe(auto &field) const
    {
        field(u"lands", lands);
        field(u"inches", inches);
    }
};

/// Dice: 2d6, the long one first.
ScatterResult rollScatter(const Scatter &scatter, bool thrown, Dice &dice);

} // namespace muster
