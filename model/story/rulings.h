// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace muster {

/// Where the book is silent or speaks twice: a ruling's number and what it settles, in one of our own sentences.
struct Ruling {
    QString id; ///< "R15"
    QString title; ///< "Ran away, one die passed"
    QString text;
};

/// Those that touch Swordplay and every pack, in order of their numbers.
const std::vector<Ruling> &rulings();

/// Null where there is none of that number.
const Ruling *ruling(const QString &id);

} // namespace muster
