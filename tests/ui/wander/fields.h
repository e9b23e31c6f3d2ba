// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"
#include "tests/ui/wander/chance.h"

#include <QString>

class QWidget;

namespace muster::testing {

/// Goes to some field of the window by a click and fills it in: a line, a number, a box with choices. What was done, in
/// words; nothing where there is no field.
QString fillField(QWidget &window, Chance &chance);

/// One die of this roll, or one card, as a player types it; now and then one that there is not.
QString diceText(const DiceRequest &request, Chance &chance);

} // namespace muster::testing
