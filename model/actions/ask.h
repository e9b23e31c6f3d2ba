// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/changes/story.h"
#include "rules/result.h"

/// A question is put to the dice: who holds the bridge? A die for each answer, and the highest decides.
namespace muster::actions {

/// A question and two to four answers, each with its die.
struct Question {
    QString text;
    std::vector<DiceAnswer> answers;
};

/// "Greens:6, Blues:4": each answer, and the sides of its die.
Result<std::vector<DiceAnswer>> answersIn(const QString &typed);
/// The same the other way.
QString typedAnswers(const std::vector<DiceAnswer> &answers);

Problems checkAsk(const Question &question);
/// Dice: one for each answer, in order; those that tie for the highest again among themselves, until one is.
void ask(const Question &question, Dice &dice, Step &step);

} // namespace muster::actions
