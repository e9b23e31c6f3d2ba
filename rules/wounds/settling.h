// SPDX-License-Identifier: MIT
#pragma once

#include "rules/wounds/afterbattle.h"

namespace muster {

// The two halves of afterBattle(), so that what needs no dice is known of everybody before the first is rolled.

/// What becomes of the figure by its fate alone, whatever is rolled or reported besides.
FigureAfter::Status statusBy(Fate fate);

/// What comes of it at once, without dice: nerve, experience, and who is lost (R66, R67).
FigureAfter atOnce(const WoundTables &tables, int rep, bool marked, Fate fate, const Deeds &deeds);

/// The figure has a Recover check to take.
bool needsRecovery(Fate fate, const Deeds &deeds);

/// And what the check adds to it (R3, R60). Dice: 2d6, noted for `figure`.
void recover(const WoundTables &tables, int monthsLastTurns, FigureAfter &after, Dice &dice, int figure = 0);

} // namespace muster
