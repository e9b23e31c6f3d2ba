// SPDX-License-Identifier: MIT
// Patrols and raids, as far as the rows of tests/books do not cover them.
#include "rules/encounter/contact.h"
#include "rules/encounter/patrol.h"
#include "rules/encounter/setup.h"
#include "rules/slug.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

// The table of p. 31, a row of letters for each EAL.
TEST(ResolvingAPef, TheLetterDependsOnTheEnemyActivityLevel)
{
    const std::array<const char *, 5> letters{"XXXXAB", "XXXABC", "XXABBC", "XXBBBC", "XBBBCC"};
    for (std::size_t eal = 1; eal <= 5; ++eal) {
        std::string row;
        for (int face = 1; face <= 6; ++face)
            row += slug(swordplay().activity->letters[eal - 1].at(face)).data();
        EXPECT_EQ(row, letters[eal - 1]) << "EAL " << eal;
    }
}

// The table of p. 32 against an even party, an odd one (R1), and small ones (R6).
TEST(HowManyEnemies, FollowTheTable)
{
    const auto numbersAgainst = [](int party) {
        std::vector<int> numbers;
        for (int total = 2; total <= 12; ++total)
            numbers.push_back(swordplay().activity->howMany.at(total).of(party));
        return numbers;
    };
    //                                            2  3  4  5  6  7  8  9 10 11 12
    EXPECT_EQ(numbersAgainst(6), (std::vector<int>{3, 4, 4, 5, 6, 6, 6, 7, 8, 8, 9}));
    EXPECT_EQ(numbersAgainst(5), (std::vector<int>{3, 3, 3, 4, 5, 5, 5, 6, 7, 7, 8}));
    EXPECT_EQ(numbersAgainst(2), (std::vector<int>{1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 4}));
    EXPECT_EQ(numbersAgainst(1), (std::vector<int>{1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3}));
}

TEST(ResolvingAPef, WhatAScoutFoundIsNeverNobody) // R59
{
    PefSighting found;
    found.eal = 1;
    found.party = 4;
    found.certain = true;
    const auto resolved = [&](const char *faces) {
        return onDice(faces, [&](Dice &dice) {
            return resolvePef(*swordplay().activity, *swordplay().list(QStringLiteral("orcs")), found, dice);
        });
    };
    const Contact nothing = resolved("1  3 4  3 3 3 3 3 3 3 3"); // an X
    EXPECT_EQ(nothing.letter, PefLetter::Contact);
    EXPECT_EQ(nothing.groups.size(), 1U);
    const Contact signs = resolved("5  3 4  3 3 3 3 3 3 3 3"); // an A
    EXPECT_EQ(signs.letter, PefLetter::Contact);
    EXPECT_EQ(signs.eal, 1) << "it counts as a B, which does not raise the level";
}

TEST(ResolvingAPatrolsPef, GroupsAreAsEqualAsCanBeTheLargerFirst) // R48
{
    EXPECT_EQ(groupSizes(7, 1), (std::vector<int>{7}));
    EXPECT_EQ(groupSizes(7, 2), (std::vector<int>{4, 3}));
    EXPECT_EQ(groupSizes(8, 3), (std::vector<int>{3, 3, 2}));
    EXPECT_EQ(groupSizes(2, 3), (std::vector<int>{1, 1}));
}

TEST(PefRep, IsRolledForRaidsTooAfterAllPefsStand)
{
    const muster::Setup setup = onDice("1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  1  6  3 4  1 1 2 2 3 3", [](Dice &dice) {
        return dealSetup(chainReaction3(), EncounterKind::RaidAttack, dice, CountryChoice::Clear);
    });
    EXPECT_EQ(setup.time, TimeOfDay::Night);
    EXPECT_EQ(setup.pefs, (std::vector<Pef>{{1, 2, true, true, 1}, {2, 3, false, false, 2}, {3, 4, false, false, 3}}));
}

TEST(Setup, ARaidRollsBuildingsThenTheTimeOfDayThenThePefs) // R4
{
    const auto dealt = [](EncounterKind kind, const std::string &faces) {
        return onDice(("1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 " + faces).c_str(),
                      [&](Dice &dice) { return dealSetup(swordplay(), kind, dice); });
    };
    const auto setup = dealt(EncounterKind::RaidAttack, "6 5 4");
    EXPECT_EQ(setup.objectiveBuildings, 2);
    EXPECT_EQ(setup.time, TimeOfDay::Day);
    EXPECT_EQ(setup.pefs[2].section, 4);

    const auto night = dealt(EncounterKind::RaidDefend, "5 6 1 1 1");
    EXPECT_EQ(night.objectiveBuildings, 1);
    EXPECT_EQ(night.time, TimeOfDay::Night);
    EXPECT_EQ(night.pefs[0].section, 7);
}
