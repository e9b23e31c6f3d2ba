// SPDX-License-Identifier: MIT

// Who the hostages of a Recover are (p. 14, R85).

#include "rules/scenario/scenario.h"

#include <gtest/gtest.h>

using namespace muster;

TEST(Captives, OfTheHighestRepAreTheHostagesAndOfEqualsTheFirstWhoJoined)
{
    const std::vector<Captive> captured{{1, 3}, {2, 4}, {5, 5}, {6, 4}};
    EXPECT_EQ(hostagesAmong(captured, 1), std::vector<int>({5}));
    EXPECT_EQ(hostagesAmong(captured, 3), std::vector<int>({5, 2, 6}));
    EXPECT_EQ(hostagesAmong(captured, 6), std::vector<int>({5, 2, 6, 1})) << "the others are strangers";
    EXPECT_TRUE(hostagesAmong({}, 2).empty());
}
