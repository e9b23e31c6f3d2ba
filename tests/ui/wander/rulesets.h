// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "tests/ui/wander/chance.h"

#include <ostream>
#include <vector>

namespace muster::testing {

/// A way to play that has pages of its own.
struct WanderedRules {
    const char *name; ///< suits a test and a file
    const char *pack;
    Options options; ///< what makes it this way; the others are left to chance

    friend void PrintTo(const WanderedRules &rules, std::ostream *out) { *out << rules.name; }
};

const std::vector<WanderedRules> &wanderedRules();

/// A new campaign by these rules: its list, its Star and the options left open as chance has them.
Step foundedBy(const WanderedRules &rules, Chance &chance);

} // namespace muster::testing
