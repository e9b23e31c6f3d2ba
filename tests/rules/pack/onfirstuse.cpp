// SPDX-License-Identifier: MIT
#include "rules/pack/onfirstuse.h"

#include <gtest/gtest.h>

#include <string>

namespace muster {

TEST(OnFirstUse, IsMadeOnceAndNotBeforeItIsLookedAt)
{
    int made = 0;
    const OnFirstUse<std::string> name([&] {
        ++made;
        return std::string("Osric");
    });
    const OnFirstUse<std::string> copy = name;
    EXPECT_TRUE(name.has_value());
    EXPECT_EQ(made, 0);
    EXPECT_EQ(*copy, "Osric");
    EXPECT_EQ(name->size(), 5U);
    EXPECT_EQ(made, 1) << "copies share it";
}

TEST(OnFirstUse, MayBeNothingOrAValueFromTheStart)
{
    OnFirstUse<std::string> name;
    EXPECT_FALSE(name.has_value());
    name.emplace() += "Tibb";
    EXPECT_EQ(*name, "Tibb");
    EXPECT_EQ(name.take(), "Tibb");
    EXPECT_FALSE(name.has_value());
}

} // namespace muster
