// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/contact.h"
#include "rules/encounter/howmany.h"
#include "rules/encounter/kind.h"
#include "rules/encounter/movement.h"
#include "rules/table/rolltable.h"

namespace muster {

/// The tables for PEFs by Enemy Activity Level: who they turn out to be, and how they and the enemy move (Swordplay pp.
/// 31, 32).
struct ActivityTables {
    PerNumber<RollTable<PefLetter>, lowestEal, highestEal> letters; ///< by EAL
    RollTable<HowMany> howMany;
    PefMoves pefMoves;
    PerPassed<NonPlayerMove> nonPlayerMoves;

    const RollTable<PefLetter> &lettersAt(int eal) const { return letters.of(eal); }
};

} // namespace muster
