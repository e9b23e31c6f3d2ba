// SPDX-License-Identifier: MIT
#include "rules/encounter/contact.h"

#include "rules/pack/slugs.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <array>

using namespace muster;
using namespace muster::testing;

namespace {

Contact resolved(const PefSighting &sighting, const char *faces, const char *list = "orcs")
{
    const ArmyList &army = *swordplay().list(QString::fromLatin1(list));
    return onDice(faces, [&](Dice &dice) { return resolvePef(*swordplay().activity, army, sighting, dice); });
}

PefSighting seenAt(int eal, int party)
{
    PefSighting sighting;
    sighting.eal = eal;
    sighting.party = party;
    return sighting;
}

PefSighting theLast(PefSighting sighting)
{
    sighting.last = true;
    return sighting;
}

PefSighting leaderSeen(PefSighting sighting)
{
    sighting.leaderPlaced = true;
    return sighting;
}

} // namespace

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

TEST(ResolvingAPef, NothingButNervesLeavesTheLevel)
{
    const Contact contact = resolved(seenAt(3, 4), "2");
    EXPECT_EQ(contact, (Contact{PefLetter::Nothing, 3, {}}));
}

TEST(ResolvingAPef, SignsRaiseTheLevelByOne)
{
    EXPECT_EQ(resolved(seenAt(3, 4), "3"), (Contact{PefLetter::Signs, 4, {}}));
    EXPECT_EQ(resolved(seenAt(1, 4), "5"), (Contact{PefLetter::Signs, 2, {}}));
}

TEST(ResolvingAPef, SignsNeverRaiseTheLevelOverFive) // R13
{
    // No table of the book has an A at EAL 5; another pack's may.
    Pack pack = swordplay();
    pack.activity->letters[4].rows.front().outcome = PefLetter::Signs;
    const ArmyList &orcs = *pack.list(QStringLiteral("orcs"));

    const Contact contact =
        onDice("1", [&](Dice &dice) { return resolvePef(*pack.activity, orcs, seenAt(5, 4), dice); });

    EXPECT_EQ(contact, (Contact{PefLetter::Signs, 5, {}}));
}

TEST(ResolvingAPef, ContactIsOneGroupOfTheEnemysList)
{
    // B; 2+3: one fewer than the party of three; then an Archer and a Troll.
    const Contact contact = resolved(seenAt(3, 3), "4  2 3  1 1  4 4");

    EXPECT_EQ(contact.letter, PefLetter::Contact);
    ASSERT_EQ(contact.groups.size(), 1U);
    const EnemyGroup &group = contact.groups[0];
    EXPECT_FALSE(group.side);
    EXPECT_FALSE(group.leader);
    ASSERT_EQ(group.figures.size(), 2U);
    EXPECT_EQ(group.figures[0].type, QStringLiteral("Archer"));
    EXPECT_EQ(group.figures[1].type, QStringLiteral("Troll"));
}

TEST(ResolvingAPef, InForceTheSecondGroupHasItsSideThenItsNumberThenItsFigures)
{
    // C; 2+3: one against a party of two; the leader; right; 3+3: two; an Orc and a Greater Orc.
    const Contact contact = resolved(seenAt(3, 2), "6  2 3  3 3  4  3 3  2 3  5 5");

    ASSERT_EQ(contact.groups.size(), 2U);
    EXPECT_FALSE(contact.groups[0].side);
    EXPECT_EQ(contact.groups[0].size(), 1);
    EXPECT_EQ(contact.groups[1].side, Side::Right);
    ASSERT_EQ(contact.groups[1].figures.size(), 2U);
    EXPECT_EQ(contact.groups[1].figures[0].type, QStringLiteral("Orc"));
    EXPECT_EQ(contact.groups[1].figures[1].type, QStringLiteral("Greater Orc"));
}

TEST(ResolvingAPef, TheSecondGroupIsToTheLeftOnOneToThree)
{
    const PefSighting sighting = leaderSeen(seenAt(3, 1));
    EXPECT_EQ(resolved(sighting, "6  3 3  3 3  3  3 3  3 3").groups[1].side, Side::Left);
    EXPECT_EQ(resolved(sighting, "6  3 3  3 3  4  3 3  3 3").groups[1].side, Side::Right);
}

TEST(TheEnemysLeader, IsOneOfTheNumberRolledFirstAndAlwaysOfRepFive) // R24
{
    // C; 2 against 2; the leader rolls a Goblin, Rep 3 on the list; then an Archer; left; 1; an Archer.
    const Contact contact = resolved(seenAt(5, 2), "5  3 3  3 3  1 1  1  1 1  1 1", "goblins");

    const EnemyGroup &first = contact.groups.at(0);
    ASSERT_TRUE(first.leader);
    EXPECT_EQ(first.leader->type, QStringLiteral("Goblin"));
    EXPECT_EQ(first.leader->rep, 5);
    ASSERT_EQ(first.figures.size(), 1U);
    EXPECT_EQ(first.figures[0].type, QStringLiteral("Archer"));
    EXPECT_EQ(first.figures[0].rep, 3);
    EXPECT_FALSE(contact.groups.at(1).leader);
}

TEST(TheEnemysLeader, IsWithTheFirstForceOnly)
{
    const Contact contact = resolved(leaderSeen(seenAt(3, 1)), "6  3 3  3 3  1  3 3  3 3");
    EXPECT_FALSE(contact.groups[0].leader);
    EXPECT_FALSE(contact.groups[1].leader);
}

TEST(TheEnemysLeader, IsWithTheLastPefIfNotSeenBefore) // R24
{
    EXPECT_TRUE(resolved(theLast(seenAt(3, 1)), "4  3 3  3 3").groups[0].leader);
    EXPECT_FALSE(resolved(theLast(leaderSeen(seenAt(3, 1))), "4  3 3  3 3").groups[0].leader);
}

TEST(TheEnemysLeader, IsNotOnTheTableIfTheLastPefIsNothing) // R24
{
    EXPECT_TRUE(resolved(theLast(seenAt(3, 1)), "1").groups.empty());
    EXPECT_TRUE(resolved(theLast(seenAt(3, 1)), "3").groups.empty());
}

TEST(ResolvingAPef, TheRollsNumberTheFiguresThroughBothGroups)
{
    PefSighting sighting = leaderSeen(seenAt(3, 1));
    sighting.pef = 2;
    const ArmyList &orcs = *swordplay().list(QStringLiteral("orcs"));
    const Tape dice = tape("6  3 3  3 3  1  3 3  3 3");

    const Attempt attempted = attempt(dice, [&](Dice &d) { resolvePef(*swordplay().activity, orcs, sighting, d); });

    std::vector<Reason> reasons;
    for (const Roll &roll : attempted.rolls)
        reasons.push_back(roll.reason);
    EXPECT_EQ(reasons,
              (std::vector<Reason>{{RollKind::PefLetter, 2},
                                   {RollKind::HowMany, 2},
                                   {RollKind::EnemyFigure, 1},
                                   {RollKind::GroupSide, 2},
                                   {RollKind::HowMany, 2},
                                   {RollKind::EnemyFigure, 2}}));
}

TEST(ResolvingAPef, WhatAScoutFoundIsNeverNobody) // R59
{
    PefSighting found = seenAt(1, 4);
    found.certain = true;
    const Contact nothing = resolved(found, "1  3 4  3 3 3 3 3 3 3 3"); // an X
    EXPECT_EQ(nothing.letter, PefLetter::Contact);
    EXPECT_EQ(nothing.groups.size(), 1U);
    const Contact signs = resolved(found, "5  3 4  3 3 3 3 3 3 3 3"); // an A
    EXPECT_EQ(signs.letter, PefLetter::Contact);
    EXPECT_EQ(signs.eal, 1) << "it counts as a B, which does not raise the level";
}
