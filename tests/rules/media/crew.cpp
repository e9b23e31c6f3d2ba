// SPDX-License-Identifier: MIT
#include "rules/media/coverage.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

// Chain Reaction, first edition, pp. 10, 11.
TEST(MediaCrew, IsTheFirstReporterAndTheFirstTechOfTheList)
{
    const std::vector<Profile> crew =
        onDice("3 4  1 1  2 4", [](Dice &dice) { return raiseCrew(chainReaction1(), dice); });
    ASSERT_EQ(crew.size(), 2U);
    EXPECT_EQ(crew[0].type.toStdString(), "Reporter");
    EXPECT_EQ(crew[0].rep, 3);
    EXPECT_EQ(crew[1].type.toStdString(), "Tech");
    EXPECT_EQ(crew[1].rep, 4);
}

TEST(MediaCrew, HasTheReporterFirstThoughTheTechWasRolledFirst)
{
    const std::vector<Profile> crew = onDice("1 2  5 5", [](Dice &dice) { return raiseCrew(chainReaction1(), dice); });
    EXPECT_EQ(crew[0].rep, 5);
    EXPECT_EQ(crew[1].weapon.toStdString(), "camera");
}

TEST(MediaCrew, IsKnownByWhatItCarries)
{
    const MediaTables &media = *chainReaction1().media;
    EXPECT_EQ(crewPartOf(media, QStringLiteral("mike")), CrewPart::Reporter);
    EXPECT_EQ(crewPartOf(media, QStringLiteral("camera")), CrewPart::Camera);
    EXPECT_EQ(crewPartOf(media, QStringLiteral("pistol")), CrewPart::None);
}
