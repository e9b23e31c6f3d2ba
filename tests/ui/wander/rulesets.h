// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/actions.h"
#include "tests/ui/wander/chance.h"

#include <ostream>
#include <vector>

namespace muster::testing {

/// A rule set, with options that give it pages of its own.
struct WanderedRules {
    const char *name; ///< fit for the name of a test and of a file
    const char *pack;
    Options options; ///< options that make it so; the others are random

    friend void PrintTo(const WanderedRules &rules, std::ostream *out) { *out << rules.name; }
};

const std::vector<WanderedRules> &wanderedRules();

/// Returns the founding of a new campaign with these rules. Its list, its Star and the other options are random.
Step foundedBy(const WanderedRules &rules, Chance &chance);

} // namespace muster::testing
