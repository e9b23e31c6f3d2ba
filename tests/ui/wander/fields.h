// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/wander/chance.h"

#include <QString>

class QWidget;

namespace muster::testing {

/// Goes to some field of the window by a click and fills it in: a line, a number, a box with choices. What was done, in
/// words; nothing where there is no field.
QString fillField(QWidget &window, Chance &chance);

/// A die or a card as a player types it; now and then a die that there is not.
QString someDie(int sides, Chance &chance);
QString someCard(Chance &chance);

} // namespace muster::testing
