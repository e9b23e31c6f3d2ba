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
    EXPECT_EQ(told(3, 6, pefCount), "About 12 enemies for a party of 6; none at all 9 times in 100.");
}

TEST(ContactProspect, OfOnePefAtTheLowestLevelIsHardlyAnEnemy)
{
    EXPECT_EQ(told(1, 1, 1), "Hardly any enemies for a party of 1; none at all 83 times in 100.");
}

TEST(ContactProspect, WithoutPefsThereIsNobody)
{
    EXPECT_EQ(told(5, 3, 0), "Hardly any enemies for a party of 3; none at all.");
}

TEST(ContactProspect, MoreFiguresBringMoreEnemies)
{
    EXPECT_LT(contactProspect(*swordplay().activity, 3, 2, pefCount).enemies.mean(),
              contactProspect(*swordplay().activity, 3, 6, pefCount).enemies.mean());
}

} // namespace
} // namespace muster::testing
