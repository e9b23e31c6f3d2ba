// SPDX-License-Identifier: MIT

// Which odds a campaign has follows from the parts of its rules and from its options (R51).

#include "model/odds/chancewords.h"

#include "tests/support/bands.h"
#include "tests/support/packs.h"

namespace muster::testing {
namespace {

const Pack &third()
{
    return shipped("chain-reaction-3");
}

TEST(Asked, SwordplayHasStayOrGoAndEnemiesByTheLevel)
{
    const Campaign campaign = Band().star("Osric", 5);
    EXPECT_TRUE(asksLoyalty(campaign, swordplay()));
    EXPECT_TRUE(asksContact(campaign, swordplay()));
}

TEST(Asked, PefsThatGoByTheirOwnTablesAreNotForetoldByTheLevel)
{
    EXPECT_TRUE(asksLoyalty(Band().star("Osric", 5), third()));
    EXPECT_FALSE(asksContact(Band().star("Osric", 5), third()));
    EXPECT_TRUE(asksContact(Band().star("Osric", 5).option("pefs", "eal"), third()));
}

TEST(Asked, PlainBattlesHaveNeither)
{
    const Campaign plain = Band().star("Osric", 5).option("campaign", "plain").option("pefs", "eal");
    EXPECT_FALSE(asksLoyalty(plain, third()));
    EXPECT_FALSE(asksContact(plain, third()));
}

TEST(Asked, RulesWithoutThePartHaveNone)
{
    Pack bare = swordplay();
    bare.chain.reset();
    bare.activity.reset();
    EXPECT_FALSE(asksLoyalty(Band().star("Osric", 5), bare));
    EXPECT_FALSE(asksContact(Band().star("Osric", 5), bare));
}

} // namespace
} // namespace muster::testing
