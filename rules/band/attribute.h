// SPDX-License-Identifier: MIT
#pragma once

#include "rules/table/rolltable.h"

#include <QString>

namespace muster {

class Dice;

/// An attribute: a trait that distinguishes a figure (Chain Reaction 3.0 p. 6).
struct Attribute {
    QString id;
    QString title;
    QString effect; ///< one line of text
    QString applies; ///< the rolls to which the program applies it; empty if the players apply it
};

/// Rolls an attribute for a Grunt; a Star's attributes are chosen (R52). Dice: 2d6, recorded for `subject`.
const Attribute &rollAttribute(const RollTable<Attribute> &attributes, Dice &dice, int subject = 0);

} // namespace muster
