// SPDX-License-Identifier: MIT
#include "rules/settlement/settlement.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

/// "size 4: bar-entertainment, food-stores; 4 homes"
std::string founded(Locale locale, const char *faces)
{
    const Settlement found =
        onDice(faces, [&](Dice &dice) { return foundSettlement(*chainReaction1().settlements, locale, dice); });
    const QStringList structures(found.structures.begin(), found.structures.end());
    return QStringLiteral("size %1: %2; %3 homes")
        .arg(found.size)
        .arg(structures.join(QStringLiteral(", ")))
        .arg(found.residences)
        .toStdString();
}

} // namespace

TEST(Settlements, TheSmallestIsASingleHome) // R70
{
    EXPECT_EQ(founded(Locale::OldNevada, "1"), "size 1: ; 1 homes");
}

TEST(Settlements, ThoseOfCaliforniaAreLargerAndThoseOfTheBadlandsSmallerWithinOneToSix)
{
    EXPECT_EQ(founded(Locale::Badlands, "1"), "size 1: ; 1 homes");
    EXPECT_EQ(founded(Locale::Badlands, "2"), "size 1: ; 1 homes");
    EXPECT_EQ(founded(Locale::California, "6  1 1 1"), "size 6: government, mechanical, food-stores; 12 homes");
    EXPECT_EQ(founded(Locale::California, "2  1 1"), "size 4: bar-entertainment, food-stores; 4 homes");
}

TEST(Settlements, WithFewerStructuresThanMandatoryOnesTheFirstOfThemStand)
{
    EXPECT_EQ(founded(Locale::OldNevada, "2  1"), "size 2: bar-entertainment; 2 homes");
}

TEST(Settlements, OnlyWhatStandsBeyondTheMandatoryStructuresIsRolled)
{
    EXPECT_EQ(founded(Locale::OldNevada, "3  5  5 6  1 1  2 2"),
              "size 3: bar-entertainment, food-stores, government, food-stores, hardware; 10 homes");
    EXPECT_EQ(founded(Locale::OldNevada, "5  2 3 3  6 6  1 1"),
              "size 5: government, mechanical, food-stores, bar-entertainment, hardware, water, armory, schoolhouse; "
              "32 homes");
}
