// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/contact.h"
#include "rules/encounter/howmany.h"
#include "rules/encounter/kind.h"
#include "rules/encounter/movement.h"
#include "rules/table/rolltable.h"

#include <array>

namespace muster {

/// The tables for PEFs by Enemy Activity Level: who they turn out to be, and how they and the enemy move (Swordplay pp.
/// 31, 32).
struct ActivityTables {
    std::array<RollTable<PefLetter>, highestEal> letters; ///< indexed by EAL − 1
    RollTable<HowMany> howMany;
    PefMoves pefMoves;
    std::array<NonPlayerMove, 3> nonPlayerMoves; ///< indexed by dice passed

    const RollTable<PefLetter> &lettersAt(int eal) const { return letters[static_cast<std::size_t>(eal - 1)]; }
};

} // namespace muster
