// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/modifier.h"

#include <QMap>

namespace muster {

class Dice;

/// A number added to the dice of a look-up: the shooter's Rep, or the Impact of the weapon that hit.
struct Addend {
    QString name;
    int least = 1;
    int most = 6;
    int times = 1; ///< factor; −1 if it is subtracted
    std::optional<int> fallback;
};

/// A row of a look-up table: its totals, its result, and the conditions that change the result.
struct LookUpRow {
    std::optional<int> from; ///< lowest total; none for no lower bound
    std::optional<int> to; ///< highest total; none for no upper bound
    QString result;
    QStringList unless;
    QString otherwise; ///< result if one of those conditions holds
    std::optional<Amount> amount = {}; ///< amount that goes with the result, such as turns

    bool holds(int total) const { return total >= from.value_or(total) && total <= to.value_or(total); }
};

/// A second chance for a poor shot: for this Rep and this face, a die of the Rep or less changes the result from `from`
/// to `to`.
struct PitifulShot {
    int rep = 3;
    int face = 6;
    QString from;
    QString to;
};

/// A condition that does not count where another holds: an Agile shooter's own fast move.
struct Waiver {
    QString when;
    QString condition;
};

/// A table of the book that is entered with a total. Its rows take account of conditions.
struct LookUp : ReferenceEntry {
    int dice = 1;
    QString field = QStringLiteral("result"); ///< name of the field with the result
    QString yesField; ///< name of a field that is true if the result is `yes`; empty for none
    QString yes;
    QString amountField = {}; ///< name of the field for a row's amount; empty if no row has one
    std::vector<Addend> addends;
    std::vector<Modifier> modifiers;
    int targets = 0; ///< number of targets that can be shot at one after the other; 0 if it is not asked
    QStringList targetConditions; ///< conditions that hold from the second target on, from the third on, and so on
    std::vector<LookUpRow> rows;
    std::optional<PitifulShot> pitiful;
    QString like; ///< id of the table that it repeats under conditions of its own; empty for none
    std::vector<Waiver> waivers;
    bool firstWound = false; ///< rolled once, by a figure of the band that was hurt (first edition p. 10)
    bool atAnother = false; ///< its conditions are about the target
    QMap<QString, QString> titles; ///< titles of conditions, by id, that differ from their usual ones
    QStringList always; ///< conditions that hold at each use and are not asked: a parting shot is rushed

    /// Returns every condition that is given by name. Those of the target follow from its number.
    QStringList conditions() const;
    const LookUpRow &row(int total) const;
    int leastTotal() const;
    int mostTotal() const;
};

struct LookUpResult {
    int total = 0;
    QString result;
    QStringList missedBy; ///< the conditions that changed the row's result
    bool pitiful = false;
    std::optional<int> amount = {};
};

/// Returns the result for a total under these conditions.
LookUpResult lookUp(const LookUp &table, int total, const QStringList &conditions);

/// Returns the conditions and those that follow from the target's number, 1 for the first.
QStringList withTarget(const LookUp &table, const QStringList &conditions, int target);

/// Looks up a die that was rolled before, on a table with a single die. Dice: 1d6 for a pitiful shot.
LookUpResult readDie(const LookUp &table, int face, int added, int rep, const QStringList &conditions, Dice &dice);

/// Rolls on a look-up table. `added` is the sum of the addends, `rep` the shooter's. Dice: the table's; 1d6 more for a
/// pitiful shot; then those of the row's amount.
LookUpResult rollLookUp(const LookUp &table, int added, int rep, const QStringList &conditions, Dice &dice);

} // namespace muster
