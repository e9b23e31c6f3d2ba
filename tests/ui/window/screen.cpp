// SPDX-License-Identifier: MIT

// Where a window lies that was left on another screen.

#include "ui/parts/onscreen.h"

#include <gtest/gtest.h>

namespace muster {

constexpr QRect wide(0, 0, 1280, 800);

TEST(Within, AFrameThatFitsStaysWhereItIs)
{
    EXPECT_EQ(within({100, 50, 900, 600}, wide), QRect(100, 50, 900, 600));
}

TEST(Within, AFrameThatReachesOutIsMovedIn)
{
    EXPECT_EQ(within({700, 300, 900, 600}, wide), QRect(380, 200, 900, 600));
    EXPECT_EQ(within({-300, -20, 900, 600}, wide), QRect(0, 0, 900, 600));
}

TEST(Within, AFrameLargerThanTheScreenIsMadeAsLargeAsIt)
{
    EXPECT_EQ(within({-40, 10, 1700, 1000}, wide), wide);
    EXPECT_EQ(within({1300, 10, 1700, 300}, {1280, 0, 1024, 768}), QRect(1280, 10, 1024, 300)) << "the second screen";
}

} // namespace muster
