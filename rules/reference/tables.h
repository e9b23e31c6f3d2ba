// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/modifier.h"

#include <cstdint>

namespace muster {

class Dice;
struct Weapon;

/// The value of a weapon that is compared. In the last, equal Impacts are decided by the greater number of targets.
enum class WeaponMeasure : std::uint8_t { None, Outgunned, Impact, ImpactThenTargets };

/// A side of a comparison: a number, a word with a value, or a weapon of the pack.
struct ComparedSide {
    struct Value {
        QString word;
        int value = 0;
    };
    QString name; ///< name of the parameter
    int least = 1;
    int most = 6;
    std::vector<Value> values;
    WeaponMeasure weapons = WeaponMeasure::None;

    bool isNumber() const { return values.empty() && weapons == WeaponMeasure::None; }
};

/// A comparison of two ranks, without dice: a weapon and a wall, two weapons, a Rep and the Star's.
struct Comparison : ReferenceEntry {
    ComparedSide a;
    ComparedSide b;
    QString above; ///< result if a's rank is the higher
    QString equal;
    QString below;
    QStringList exempt; ///< conditions that make the result `below` at any ranks
};

int weaponRank(const Weapon &weapon, WeaponMeasure by);
QString compare(const Comparison &comparison, int a, int b, const QStringList &conditions);

/// A roll-off, in which the highest die comes first: who is active, who fires first, which group is aimed at.
struct RollOff : ReferenceEntry {
    bool addsRep = false; ///< each side adds its Rep to its die
    int most = 2; ///< greatest number of sides
    int firstDice = 1; ///< dice of the first side; the others have one
    bool again = true; ///< rolled again while the highest are tied; otherwise the first of the tied sides is first
    bool tiedRest = false; ///< sides with equal dice rest, and all are rolled again only if all are equal (R57)
};

struct RollOffResult {
    std::vector<int> totals; ///< totals of the last round, by side
    int first = 1; ///< the side that is first, from 1; 0 if none is
    QStringList resting; ///< letters of the sides that do nothing

    /// Returns the letter by which a side is shown.
    static QString letter(int side) { return QChar(u'a' + side - 1); }
    void describe(auto &field) const
    {
        field("first", first > 0 ? std::optional(letter(first)) : std::nullopt);
        field("totals", totals);
        if (!resting.isEmpty())
            field("resting", resting);
    }
};

/// Returns the sides, from 0, whose die no other side shares. Only these activate (Chain Reaction 3.0 p. 9, R57).
std::vector<std::size_t> sidesApart(const std::vector<int> &dice);
/// Returns whether all dice are equal. Such a roll is void and made again.
bool allAlike(const std::vector<int> &dice);

/// Rolls a roll-off. Dice: those of each side in order, recorded for the side; again for all sides while the highest
/// are tied.
RollOffResult rollOff(const RollOff &table, const std::vector<int> &added, Dice &dice);

/// The scatter of a missed shot or throw: one die is called long, the other short (first edition p. 5).
struct Scatter : ReferenceEntry {
    QString beyond; ///< result if the long die is the higher
    QString before;
    QString dud; ///< result if the dice are equal
    int thrownDivisor = 3; ///< divisor for throws by hand, fractions dropped
};

struct ScatterResult {
    QString lands;
    int inches = 0;

    void describe(auto &field) const
    {
        field("lands", lands);
        field("inches", inches);
    }
};

/// Rolls scatter. Dice: 2d6, the long one first.
ScatterResult rollScatter(const Scatter &scatter, bool thrown, Dice &dice);

/// Star Power: dice that lessen the damage to a Star. Each low die lowers it by one level, and high dice are lost
/// (Swordplay p. 5).
struct StarPower : ReferenceEntry {
    int mostDice = 6;
    int reducesTo = 3; ///< a die of 1 up to this lowers the damage
    int lostFrom = 6; ///< a die of this or more is lost
    QStringList levels; ///< words, the worst first; the last stands for no harm
};

struct StarPowerResult {
    int reduced = 0;
    int kept = 0; ///< dice left for later use, including those that lowered the damage
    QString fate;

    void describe(auto &field) const
    {
        field("fate", fate);
        field("reduced", reduced);
        field("dice_left", kept);
    }
};

/// Rolls Star Power. Dice: as many as the figure has left.
StarPowerResult useStarPower(const StarPower &power, int diceLeft, const QString &suffered, Dice &dice);

} // namespace muster
