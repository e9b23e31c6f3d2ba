// SPDX-License-Identifier: MIT
#pragma once

#include "rules/wounds/afterbattle.h"

namespace muster {

// The two halves of afterBattle(). Everything that needs no dice is thus known for all figures before any are rolled.

/// Returns the status that follows from the fate alone, whatever is rolled or reported in addition.
FigureAfter::Status statusBy(Fate fate);

/// Returns the results that need no dice: nerve, experience and losses (R66, R67).
FigureAfter atOnce(const WoundTables &tables, int rep, bool marked, Fate fate, const Deeds &deeds);

/// Returns whether the figure has to take a Recover check.
bool needsRecovery(Fate fate, const Deeds &deeds);

/// Rolls the Recover check and adds its results (R3, R60). Dice: 2d6, recorded for `figure`.
void recover(const WoundTables &tables, int monthsLastTurns, FigureAfter &after, Dice &dice, int figure = 0);

} // namespace muster
