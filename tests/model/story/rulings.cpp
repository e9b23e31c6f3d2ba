// SPDX-License-Identifier: MIT

// Where the book is silent: each ruling that Swordplay uses can be shown.

#include "model/story/rulings.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

std::string idsOf(const std::vector<Ruling> &rulings)
{
    QStringList ids;
    for (const Ruling &ruling : rulings)
        ids << ruling.id;
    return ids.join(QLatin1Char(' ')).toStdString();
}

TEST(Rulings, AreAllOfThemInOrder)
{
    for (const Ruling &ruling : rulings()) {
        EXPECT_FALSE(ruling.title.isEmpty()) << ruling.id.toStdString();
        EXPECT_TRUE(ruling.text.endsWith(QLatin1Char('.'))) << ruling.id.toStdString();
        EXPECT_TRUE(ruling.pack.isEmpty() || shippedPack(ruling.pack)) << ruling.id.toStdString();
    }
    EXPECT_EQ(
        idsOf(rulings()),
        "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27 R28 R29 "
        "R31 R32 R33 R34 R35 R36 R37 R38 "
        "R40 R41 R42 R43 R44 R45 R46 R47 R48 R49 R50 R51 R52 R53 R54 R55 R56 R57 R58 R59 "
        "R60 R61 R62 R63 R64 R65 R66 R67 R68 R69 R70 R71 R72 R73 R74 R75 R76 R77 R79 R80 R81 R82 R83 R84 "
        "R85 R86 R87 R88 R89 R90 R91 R93 R94 R95 R97 R98");
}

TEST(Rulings, BeginWithThoseOfTheCampaignsRules)
{
    const std::vector<Ruling> ordered = rulingsFor(QStringLiteral("chain-reaction-3"));
    EXPECT_EQ(ordered.size(), rulings().size());
    EXPECT_EQ(ordered.front().id, QStringLiteral("R40"));
    EXPECT_EQ(ordered[20].id, QStringLiteral("R1"));
    EXPECT_EQ(ordered[32].id, QStringLiteral("R95")) << "the last of every pack";
    EXPECT_EQ(ordered[33].id, QStringLiteral("R10"));
    EXPECT_TRUE(idsOf(rulingsFor({})).starts_with("R1 R2 R3 R4 R5 R6 R7 R8 R9 R91 R93 R94 R95 R10 "))
        << "every pack first";
}

TEST(Rulings, AreFoundByWordsOfTheirs)
{
    const Ruling &ties = *ruling(QStringLiteral("R17"));
    EXPECT_TRUE(speaksOf(ties, {}));
    EXPECT_TRUE(speaksOf(ties, QStringLiteral("r17")));
    EXPECT_TRUE(speaksOf(ties, QStringLiteral(" failure  TIES ")));
    EXPECT_FALSE(speaksOf(ties, QStringLiteral("ties river")));
}

TEST(Rulings, AreNoneOfAnotherNumber)
{
    EXPECT_FALSE(ruling(QStringLiteral("R99")));
}

} // namespace
} // namespace muster::testing
