// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster {

/// Somebody of the band in the enemy's hands.
struct Captive {
    int number = 0;
    int rep = 0;
};

/// Who the hostages of a Recover are (Chain Reaction, first edition, p. 14): the captured, the highest Rep first, and of
/// equals the first who joined (R85). Numbers; fewer than there are hostages where not so many were captured.
std::vector<int> hostagesAmong(std::vector<Captive> captives, int hostages);

} // namespace muster
