// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace muster {

class Dice;
struct Weapon;

/// What of a weapon is compared; a greater number of targets settles equal Impacts in the last.
enum class WeaponMeasure : std::uint8_t { None, OutgunnedRank, Impact, ImpactThenTargets };

/// One side of a comparison: a number, a word with a value, or one of the pack's weapons.
struct ComparedSide {
    struct Value {
        QString word;
        int value = 0;
    };
    QString name; ///< of the parameter
    int least = 1;
    int most = 6;
    std::vector<Value> values;
    WeaponMeasure weapons = WeaponMeasure::None;

    bool isNumber() const { return values.empty() && weapons == WeaponMeasure::None; }
};

/// Two ranks side by side, without dice: a weapon against a wall, one weapon against another, a Rep against the Star's.
struct Comparison {
    QString id;
    QString title;
    QString page;
    ComparedSide a;
    ComparedSide b;
    QString above; ///< the result where a's is the higher
    QString equal;
    QString below;
    QStringList exempt; ///< conditions that make it `below` whatever the ranks
};

int weaponRank(const Weapon &weapon, WeaponMeasure by);
QString compare(const Comparison &comparison, int a, int b, const QStringList &conditions);

/// The highest die comes first: who is active, who fires before the other, which group is aimed at.
struct RollOff {
    QString id;
    QString title;
    QString page;
    bool addsRep = false; ///< each side's Rep to its die
    int most = 2; ///< sides there may be
    int firstDice = 1; ///< the first side's; the others have one
    bool again = true; ///< until nobody is tied for the highest; else the first of the tied has it
    bool tiedRest = false; ///< those whose dice are equal do nothing, and it is rolled again only if all are (R57)
};

struct RollOffResult {
    std::vector<int> totals; ///< of the last round
    int first = 1; ///< the side that has it, from 1; 0: none of them
    QStringList resting; ///< the letters of those who do nothing

    /// Sides are told by letters.
    static QString letter(int side) { return QChar(u'a' + side - 1); }
    void describe(auto &field) const
    {
        field(u"first", first > 0 ? std::optional(letter(first)) : std::nullopt);
        field(u"totals", totals);
        if (!resting.isEmpty())
            field(u"resting", resting);
    }
};

/// The sides, from 0, whose die no other shows: they alone activate (Chain Reaction 3.0 p. 9, R57).
std::vector<std::size_t> sidesApart(const std::vector<int> &dice);
/// It was no roll at all, and is made again.
bool allAlike(const std::vector<int> &dice);

/// Dice: side by side in order, each its own; those of every side again while the highest are tied.
RollOffResult rollOff(const RollOff &table, const std::vector<int> &added, Dice &dice);

/// Where what missed comes down: one die is called long, the other short (first edition p. 5).
struct Scatter {
    QString id;
    QString title;
    QString page;
    QString beyond; ///< the result where the long die is the higher
    QString before;
    QString dud; ///< of equal dice
    int thrownDivisor = 3; ///< of what a hand rolled, fractions dropped
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

/// Dice: as many as the figure has left.
StarPowerResult useStarPower(const StarPower &power, int diceLeft, const QString &suffered, Dice &dice);

} // namespace muster
