// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace muster {

/// Where the book is silent or speaks twice: a ruling's number and what it settles, in our own words.
struct Ruling {
    QString id; ///< "R15"
    QString pack; ///< the id of the rule set it settles; empty: every one
    QString title; ///< "Ran away, one die passed"
    QString text;
};

/// All of them, in order of their numbers.
const std::vector<Ruling> &rulings();

/// Those of one rule set first, then those of every one, then the others in order.
std::vector<Ruling> rulingsFor(const QString &pack);

/// Every word is found in the number, the title or the text; case does not matter.
bool speaksOf(const Ruling &ruling, const QString &words);

/// Null where there is none of that number.
const Ruling *ruling(const QString &id);

} // namespace muster
