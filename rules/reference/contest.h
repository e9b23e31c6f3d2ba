// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/melee.h"

namespace muster {

/// An outcome for a lead of one side in dice passed.
struct ContestRow {
    Winner ahead = Winner::None;
    int lead = 0; ///< lead in dice; a greater lead than in any row uses the greatest
    QString outcome;
    QString condition; ///< condition of the loser that changes the outcome to `otherwise`; empty for none
    QString otherwise;
};

/// A contest: two sides roll, each against its own Rep, and the dice passed are compared.
struct Contest : ReferenceEntry {
    int dice = 2;
    std::vector<Modifier> modifiersA;
    std::vector<Modifier> modifiersB;
    QStringList otherConditionsA; ///< conditions that a row asks for, in addition to those of the modifiers
    QStringList otherConditionsB;
    std::vector<ContestRow> rows;
    QString equalButHigher; ///< outcome for equal passes, won by the higher passing die; empty if there is no such rule

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
        field("passed_a", passedA);
        field("passed_b", passedB);
        field("ahead", sideOf(ahead));
        field("outcome", outcome);
    }
};

/// Rolls a contest. Dice: a's, then b's, each with its modifiers.
ContestResult contend(const Contest &contest, const ContestSide &a, const ContestSide &b, Dice &dice);

} // namespace muster
