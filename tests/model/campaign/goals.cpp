// SPDX-License-Identifier: MIT
#include "model/campaign/aims.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

Goal goal(int id, int done, std::optional<int> reached = {})
{
    return {.id = id, .text = {}, .count = 4, .done = done, .reached = reached};
}

int inView(const std::vector<Goal> &all)
{
    AllGoals goals;
    for (const Goal &one : all)
        goals.insert(one.id, one);
    const Goal *seen = goalInView(goals);
    return seen ? seen->id : 0;
}

TEST(GoalInView, IsTheOneReachedLastElseTheNearest)
{
    EXPECT_EQ(inView({}), 0);
    EXPECT_EQ(inView({goal(1, 1), goal(2, 3), goal(3, 2)}), 2);
    EXPECT_EQ(inView({goal(1, 3), goal(2, 4, 5)}), 2);
    EXPECT_EQ(inView({goal(1, 4, 5), goal(2, 4, 7), goal(3, 4, 6)}), 2);
}

} // namespace
} // namespace muster::testing
