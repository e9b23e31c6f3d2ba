// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

class Dice;

/// A test or a table of the reference.
struct ReferenceEntry {
    QString id;
    QString title;
    QString page; ///< page of the book
};

/// A number that goes with an outcome, such as turns or inches: fixed, or rolled.
struct Amount {
    int dice = 0;
    bool halved = false; ///< ½d6
    int plus = 0;
    bool minusRep = false;
    int least = 0;

    bool isSomething() const { return dice > 0 || plus != 0; }
};

/// Rolls an amount. Dice: the amount's.
int rollAmount(const Amount &amount, int rep, Dice &dice);

/// The effect of a condition on a test, a count of successes or a shot.
struct Modifier {
    QString condition;
    QString orElse; ///< id of another condition with the same effect; both together count once
    int dice = 0; ///< number of dice, more or fewer
    int target = 0; ///< change of the number to be rolled
    int total = 0; ///< change of a look-up's total
    std::optional<int> most; ///< most dice that count as passed
    std::optional<int> passes; ///< number of dice that count as passed, without rolling
    QString title = {}; ///< title of the condition in this place; empty for its usual one
};

/// Returns the modifiers whose condition holds.
std::vector<Modifier> applying(const std::vector<Modifier> &modifiers, const QStringList &conditions);

/// Returns the sum of one effect of the modifiers whose condition holds.
int changeBy(const std::vector<Modifier> &modifiers, const QStringList &conditions, int Modifier::*effect);

/// Returns the conditions of the modifiers, each once, in their order.
QStringList conditionsOf(const std::vector<Modifier> &modifiers);

} // namespace muster
