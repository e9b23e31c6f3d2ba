// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

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

/// What a circumstance does to a test, a count of successes or a shot.
struct Modifier {
    QString condition;
    QString orElse; ///< another condition that does the same; both together count once
    int dice = 0; ///< more or fewer of them
    int target = 0; ///< the number to be rolled, raised or lowered
    int total = 0; ///< of a look-up
    std::optional<int> most; ///< no more than so many dice count as passed
    std::optional<int> passes; ///< counts as passing so many; nothing is rolled
    QString title = {}; ///< what the condition is called here; empty: as its word is
};

/// Those of the modifiers whose condition holds.
std::vector<Modifier> applying(const std::vector<Modifier> &modifiers, const QStringList &conditions);

/// The conditions the modifiers ask about, each once, in their order.
QStringList conditionsOf(const std::vector<Modifier> &modifiers);

} // namespace muster
