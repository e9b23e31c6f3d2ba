// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/modifier.h"

#include <QMap>

namespace muster {

class Dice;

/// A number added to a look-up's dice: the shooter's Rep, the Impact of what was rolled.
struct Addend {
    QString name;
    int least = 1;
    int most = 6;
    int times = 1; ///< −1: taken away
    std::optional<int> fallback;
};

/// A row of a table that is entered with a total: its result, and what becomes of it where a condition holds.
struct LookUpRow {
    std::optional<int> from; ///< none: everything up to `to`
    std::optional<int> to; ///< none: everything from `from` up
    QString result;
    QStringList unless;
    QString otherwise; ///< the result where one of those conditions holds
    std::optional<Amount> amount = {}; ///< that goes with the result: turns
};

/// A poor shot's last chance: this Rep, this face, and the result that may be turned by a die of the Rep or less.
struct PitifulShot {
    int rep = 3;
    int face = 6;
    QString from;
    QString to;
};

/// Whom a condition does not touch: an Agile shooter's own fast move.
struct Waiver {
    QString when;
    QString condition;
};

/// A table of the book that is entered with a total, conditions built into its rows.
struct LookUp {
    QString id;
    QString title;
    QString page;
    int dice = 1;
    QString field; ///< the result's field for the row
    QString yesField; ///< a field that says true where the result is `yes`; empty: none
    QString yes;
    QString amountField = {}; ///< for what goes with a row; empty: nothing does
    std::vector<Addend> addends;
    std::vector<Modifier> modifiers;
    int targets = 0; ///< how many one can shoot at, one after the other; 0: it is not asked
    QStringList targetConditions; ///< that hold from the second target on, the third …
    std::vector<LookUpRow> rows;
    std::optional<PitifulShot> pitiful;
    QString like; ///< the id of the table it is under circumstances of its own; empty: it is none but itself
    std::vector<Waiver> waivers;
    bool firstWound = false; ///< rolled once, by one of the band who was hurt (first edition p. 10)
    bool atAnother = false; ///< its conditions are about whom it is rolled against
    QMap<QString, QString> titles; ///< of conditions that are called otherwise here
    QStringList always; ///< conditions that hold whenever it is used, and are not asked: a parting shot is rushed

    /// Every condition that is given by name; those of the target follow from its number.
    QStringList conditions() const;
    const LookUpRow &row(int total) const;
    int leastTotal() const;
    int mostTotal() const;
};

struct LookUpResult {
    int total = 0;
    QString result;
    QStringList missedBy; ///< the conditions that turned the row's result
    bool pitiful = false;
    std::optional<int> amount = {};
};

/// What stands in the row of a total under these conditions.
LookUpResult lookUp(const LookUp &table, int total, const QStringList &conditions);

/// The conditions together with those that follow from the target's number, 1 being the first.
QStringList withTarget(const LookUp &table, const QStringList &conditions, int target);

/// A die that fell already, of a table with one. Dice: 1d6 for a pitiful shot.
LookUpResult readDie(const LookUp &table, int face, int added, int rep, const QStringList &conditions, Dice &dice);

/// Dice: the table's; 1d6 more for a pitiful shot; then those of the row's amount. `added` is what the addends come to, `rep` the shooter's.
LookUpResult rollLookUp(const LookUp &table, int added, int rep, const QStringList &conditions, Dice &dice);

} // namespace muster
