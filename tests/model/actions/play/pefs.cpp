// SPDX-License-Identifier: MIT

// PEFs, moved and resolved.

#include "model/actions/typedforce.h"
#include "tests/support/battle.h"

namespace muster::testing {

TEST(HeadToHead, ForcesAreTypedIn_R37)
{
    const ArmyList *orcs = swordplay().list(QStringLiteral("orcs"));
    const auto typed = [&](const char *words) {
        return actions::figuresIn(QString::fromUtf8(words), swordplay(), orcs);
    };
    ASSERT_TRUE(typed("3 Orc 4"));
    EXPECT_EQ(typed("3 Orc 4")->size(), 3U);
    EXPECT_EQ(actions::typedFigures(*typed("Ogre 5 Spear; 2 Orc 4 sword"), swordplay()),
              QStringLiteral("Ogre 5 Spear; 2 Orc 4 Sword"));
    EXPECT_EQ(refusal(typed("Orc")),
              "Write each figure as TYPE REP [WEAPON], not “Orc”, and put a semicolon between them.");
    EXPECT_EQ(refusal(typed("Orc 9")), "Rep must be 1 to 6, not 9.");
    EXPECT_EQ(refusal(typed("Orc 4 laser")).find("There is no weapon “laser” in Swordplay. Weapons: Axe, throwing; "),
              0U);
    EXPECT_EQ(actions::typedFigures(*typed("2 Orc 4 Cleaver (sword)"), swordplay()),
              QStringLiteral("2 Orc 4 Cleaver (Sword)"));
}

} // namespace muster::testing
