// SPDX-License-Identifier: MIT
#include "rules/force/points.h"

#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

TEST(ChineseMenu, AForceCostsWhatItsFiguresDo)
{
    Profile leader;
    leader.rep = 4;
    leader.armorWorn = QStringLiteral("body-armor");
    leader.weapon = QStringLiteral("submachine-gun");
    Profile lookout;
    lookout.rep = 2;
    lookout.armorWorn = QStringLiteral("none");
    lookout.weapon = QStringLiteral("pistol");
    EXPECT_EQ(priceOf(chainReaction1(), {leader, lookout}), (8 + 9 + 8) + (4 + 4));
    EXPECT_EQ(priceOf(chainReaction1(), {}), 0);
    EXPECT_FALSE(priceOf(swordplay(), {leader})) << "nothing has a price there";
}

// Chain Reaction, first edition, p. 2: Charlie has Rep 4.
TEST(RepSquared, CharlieRecruitsSixteen)
{
    EXPECT_EQ(repBudget(4), 16);
}

TEST(Specialists, AreLimitedByTheListsNumber)
{
    const auto allowed = [](const char *list, int figures) {
        return specialistsAllowed(chainReaction1().list(QString::fromLatin1(list))->figuresPerSpecial, figures);
    };
    EXPECT_EQ(allowed("military", 9), 1);
    EXPECT_EQ(allowed("guerrillas", 9), 1) << "never below one (R76)";
    EXPECT_EQ(allowed("gang", 16), 2);
    EXPECT_EQ(allowed("civilians", 3), std::nullopt);
}
