// SPDX-License-Identifier: MIT
#include "rules/wounds/recover.h"

#include "tests/support/packs.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;

// p. 4: up to 8", or four times the Rep at a fast move; the badly wounded half of it, and they may still move fast.
TEST(Pace, OfTheBadlyWoundedIsHalved)
{
    const WoundTables &tables = *chainReaction1().wounds;
    EXPECT_EQ(paceOf(tables, 4, false), (Pace{8, 16}));
    EXPECT_EQ(paceOf(tables, 4, true), (Pace{4, 8}));
    EXPECT_EQ(paceOf(tables, 3, true), (Pace{4, 6}));
}
