// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace muster {

/// A ruling where the book is silent or contradicts itself: its number and the answer, in our own words.
struct Ruling {
    QString id; ///< such as "R15"
    QString pack; ///< id of the rule set it applies to; empty: all
    QString title; ///< such as "Ran away, one die passed"
    QString text;
};

/// Returns all rulings in order of their numbers.
const std::vector<Ruling> &rulings();

/// Returns the rulings of one rule set first, then those for all, then the others in order.
std::vector<Ruling> rulingsFor(const QString &pack);

/// Returns whether every word occurs in the number, the title or the text, regardless of case.
bool speaksOf(const Ruling &ruling, const QString &words);

/// Returns the ruling with this number, or null.
const Ruling *ruling(const QString &id);

} // namespace muster
