// SPDX-License-Identifier: MIT
#pragma once

#include "rules/band/profile.h"
#include "rules/media/coverage.h"

#include <vector>

namespace muster {

/// Whether the press is at the encounter in hand, and who (Chain Reaction, first edition, p. 10).
struct Press {
    Coverage coverage = Coverage::None;
    std::vector<Profile> crew; ///< the Reporter first; nobody unless there is full coverage

    friend bool operator==(const Press &, const Press &) = default;
};

} // namespace muster
