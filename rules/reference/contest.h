// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/melee.h"

namespace muster {

/// What follows when one side passes so many dice more than the other.
struct ContestRow {
    Winner ahead = Winner::None;
    int lead = 0; ///< a greater one counts as the greatest here
    QString outcome;
    QString condition; ///< of the loser, where one makes it `otherwise`
    QString otherwise;
};

/// Two sides roll against their own Rep, and the dice passed are compared.
struct Contest {
    QString id;
    QString title;
    QString page;
    int dice = 2;
    std::vector<Modifier> modifiersA;
    std::vector<Modifier> modifiersB;
    QStringList otherConditionsA; ///< asked because a row does
    QStringList otherConditionsB;
    std::vector<ContestRow> rows;
    QString equalButHigher; ///< the outcome of equal passes for the higher passing die; empty: no such rule

    QString outcome(Winner ahead, int lead, const QStringList &loserConditions) const;
};

struct ContestSide {
    int rep = 0;
    QStringList conditions;
};

struct ContestResult {
    int passedA = 0;
    int passedB = 0;
    Winner ahead = Winner::None;
    QString outcome;

    void describe(auto &field) const
    {
        field(u"passed_a", passedA);
        field(u"passed_b", passedB);
        field(u"ahead", sideOf(ahead));
        field(u"outcome", outcome);
    }
};

/// Dice: a's, then b's, each with its modifiers.
ContestResult contend(const Contest &contest, const ContestSide &a, const ContestSide &b, Dice &dice);

} // namespace muster
