// SPDX-License-Identifier: MIT
#pragma once

#include "rules/table/rolltable.h"

#include <QString>

namespace muster {

class Dice;

/// What sets a figure apart (Chain Reaction 3.0 p. 6).
struct Attribute {
    QString id;
    QString title;
    QString effect; ///< one line
    QString applies; ///< where the program applies it by itself; empty: the players do
};

/// A Grunt's attribute; a Star's are chosen (R52). Dice: 2d6, recorded for `subject`.
const Attribute &rollAttribute(const RollTable<Attribute> &attributes, Dice &dice, int subject = 0);

} // namespace muster
