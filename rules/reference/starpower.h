// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace muster {

class Dice;

/// Dice that take the edge off what a Star suffers: low ones each make it one level less, high ones are lost
/// (Swordplay p. 5).
struct StarPower {
    QString id;
    QString title;
    QString page;
    int mostDice = 6;
    int reducesTo = 3; ///< faces from 1 to this
    int lostFrom = 6; ///< faces from this up
    QStringList levels; ///< words, the worst first; the last is no harm at all
};

struct StarPowerResult {
    int reduced = 0;
    int kept = 0; ///< dice for another time, those that reduced included
    QString fate;

    void describe(auto &field) const
    {
        field(u"fate", fate);
        field(u"reduced", reduced);
        field(u"dice_left", kept);
    }
};

/// Dice: as many as he has left.
StarPowerResult useStarPower(const StarPower &power, int diceLeft, const QString &suffered, Dice &dice);

} // namespace muster
