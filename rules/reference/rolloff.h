// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace muster {

class Dice;

/// The highest die comes first: who is active, who fires before the other, which group is aimed at.
struct RollOff {
    QString id;
    QString title;
    QString page;
    bool addsRep = false; ///< each side's Rep to its die
    int most = 2; ///< sides there may be
    int firstDice = 1; ///< the first side's; the others have one
    bool again = true; ///< until nobody is tied for the highest; else the first of the tied has it
};

struct RollOffResult {
    std::vector<int> totals; ///< of the last round
    int first = 1; ///< the side that has it, from 1

    /// Sides are told by letters.
    static QString letter(int side) { return QChar(u'a' + side - 1); }
    void describe(auto &field) const
    {
        field(u"first", letter(first));
        field(u"totals", totals);
    }
};

/// Dice: side by side in order, each its own; those of every side again while the highest are tied.
RollOffResult rollOff(const RollOff &table, const std::vector<int> &added, Dice &dice);

} // namespace muster
