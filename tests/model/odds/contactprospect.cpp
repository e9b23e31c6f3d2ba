// SPDX-License-Identifier: MIT
#include "model/odds/contactprospect.h"

#include "rules/encounter/placepefs.h"
#include "tests/support/packs.h"

namespace muster::testing {
namespace {

std::string told(int eal, int party, int pefs)
{
    return contactProspect(*swordplay().activity, eal, party, pefs).sentence.toStdString();
}

TEST(ContactProspect, TellsHowManyToExpectAndHowOftenThereIsNobody)
{
    EXPECT_EQ(told(3, 6, usualPefs), "About 12 enemies for a party of 6. 9% chance of no enemy.");
}

TEST(ContactProspect, OfOnePefAtTheLowestLevelIsHardlyAnEnemy)
{
    EXPECT_EQ(told(1, 1, 1), "Probably no enemies for a party of 1. 83% chance of no enemy.");
}

TEST(ContactProspect, WithoutPefsThereIsNobody)
{
    EXPECT_EQ(told(5, 3, 0), "Probably no enemies for a party of 3. No enemy at all.");
}

TEST(ContactProspect, MoreFiguresBringMoreEnemies)
{
    EXPECT_LT(contactProspect(*swordplay().activity, 3, 2, usualPefs).enemies.mean(),
              contactProspect(*swordplay().activity, 3, 6, usualPefs).enemies.mean());
}

} // namespace
} // namespace muster::testing
