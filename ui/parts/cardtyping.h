// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

#include <QString>

namespace muster {

/// Playing cards as they are typed: a rank and a suit's letter each, "6H 10D QS"; T is ten, 1 the ace.
struct TypedCards {
    Faces cards; ///< those that are whole
    QString tidy; ///< how the field shows them
    bool isRefused = false; ///< something cannot be a card of this deck
};

/// Whether cards are asked for, and not dice.
bool asksCards(const DiceRequest &request);

TypedCards readCards(const QString &text, const DiceRequest &request);

} // namespace muster
