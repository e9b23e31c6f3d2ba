// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

struct WoundTables;

/// How far somebody on foot goes in a turn: inches, and those of a fast move (Chain Reaction, first edition, p. 4).
struct Pace {
    int move = 0;
    int fast = 0;

    friend bool operator==(const Pace &, const Pace &) = default;
};

/// The badly wounded go half as far, and may still move fast; halves are rounded up (R1).
Pace paceOf(const WoundTables &tables, int rep, bool badlyWounded);

} // namespace muster
