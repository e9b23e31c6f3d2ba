// SPDX-License-Identifier: MIT
#pragma once

#include "rules/reference/test.h"

namespace muster {

/// A test as its modifiers leave it.
struct TestTerms {
    int dice = 0;
    int target = 0; ///< what each die is compared with
    int most = 2; ///< no more of them count as passed (R2)
    std::optional<int> passes; ///< so many, and nothing is rolled
    QStringList applied; ///< the conditions that changed something
};

TestTerms termsOf(const ReferenceTest &test, const TestTaker &taker);

} // namespace muster
