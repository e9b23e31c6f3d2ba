// SPDX-License-Identifier: MIT
#include "rules/encounter/patrol.h"

#include "rules/encounter/setup.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

PatrolContact resolved(const PatrolSighting &sighting, const char *faces, const char *enemy = "insurgents")
{
    const ArmyList &army = *chainReaction3().list(QString::fromLatin1(enemy));
    return onDice(faces, [&](Dice &dice) { return resolvePatrolPef(*chainReaction3().patrol, army, sighting, dice); });
}

PatrolSighting seen(int resolvedBefore, int party, const char *own = "military")
{
    PatrolSighting sighting;
    sighting.resolved = resolvedBefore;
    sighting.party = party;
    sighting.own = QString::fromLatin1(own);
    return sighting;
}

std::string sizesOf(const PatrolContact &contact)
{
    std::string sizes;
    for (const auto &group : contact.groups)
        sizes += (sizes.empty() ? "" : " ") + std::to_string(group.size());
    return sizes;
}

/// So many figures' dice: Rep 3 of the insurgents, no die for the weapon.
std::string figures(int count)
{
    std::string faces;
    while (count-- > 0)
        faces += " 3 4";
    return faces;
}

bool met(int value, bool buildings, const char *faces)
{
    return onDice(faces,
                  [&](Dice &dice) { return scout(chainReaction3().patrol->scouting, value, buildings, dice).enemy; });
}

} // namespace

// Chain Reaction 3.0 p. 24: the first PEF, a 5.
TEST(ResolvingAPatrolsPef, AFalseAlarmIsNobodyAndTakesNoMoreDice)
{
    EXPECT_EQ(resolved(seen(0, 4), "5"), (PatrolContact{PefForce::FalseAlarm, false, {}}));
}

TEST(ResolvingAPatrolsPef, AMainBodyAddsThreeToItsDie)
{
    // 1+3 is one fewer than four; the leader die shows no leader.
    const PatrolContact contact = resolved(seen(0, 4), ("1  1  6 " + figures(3)).c_str());
    EXPECT_EQ(contact.force, PefForce::MainBody);
    EXPECT_FALSE(contact.leader);
    EXPECT_EQ(sizesOf(contact), "3");
}

TEST(ResolvingAPatrolsPef, StragglersTakeThreeFromTheirTwoDice)
{
    // 6+6−3 is nine: half as many again.
    EXPECT_EQ(sizesOf(resolved(seen(0, 4), ("2  6 6  2 " + figures(6)).c_str())), "6");
}

TEST(ResolvingAPatrolsPef, TheSheetsNumbersAreHigher) // R47
{
    PatrolSighting sighting = seen(0, 2);
    sighting.numbers = NumbersPrint::Sheet;

    EXPECT_EQ(sizesOf(resolved(sighting, ("1  4  6 " + figures(4)).c_str())), "2 2"); // 4+7: twice, in two groups
    EXPECT_EQ(sizesOf(resolved(sighting, ("2  6 6  2 " + figures(6)).c_str())), "2 2 2"); // 12: three times
}

TEST(ResolvingAPatrolsPef, ATotalBeyondTheTableMeetsItsNearestRow) // R47
{
    EXPECT_EQ(sizesOf(resolved(seen(0, 5), ("2  1 1  2 " + figures(3)).c_str())), "3"); // −1: half
    PatrolSighting sheet = seen(0, 2);
    sheet.numbers = NumbersPrint::Sheet;
    EXPECT_EQ(sizesOf(resolved(sheet, ("1  6  6 " + figures(6)).c_str())), "2 2 2"); // 13
}

TEST(ResolvingAPatrolsPef, TheTableIsThatOfTheSideOnPatrol) // R48
{
    // Nine: half as many again against the military, one more against a gang.
    EXPECT_EQ(sizesOf(resolved(seen(0, 4, "military"), ("1  6  6 " + figures(6)).c_str())), "6");
    EXPECT_EQ(sizesOf(resolved(seen(0, 4, "gang"), ("1  6  6 " + figures(5)).c_str())), "5");
}

TEST(ResolvingAPatrolsPef, EveryContactIsSomebody) // R6
{
    EXPECT_EQ(sizesOf(resolved(seen(0, 1), ("2  3 3  6 " + figures(1)).c_str())), "1"); // one fewer than one
}

TEST(ResolvingAPatrolsPef, TheirLeaderIsTheFirstFigureAtRepFive) // R49
{
    const PatrolContact contact = resolved(seen(1, 2), "1  3  5  6 6  3 4");
    ASSERT_EQ(sizesOf(contact), "2"); // six: as many
    EXPECT_TRUE(contact.leader);
    EXPECT_EQ(contact.groups[0][0].type, QStringLiteral("Recruit"));
    EXPECT_EQ(contact.groups[0][0].rep, 5);
    EXPECT_EQ(contact.groups[0][1].rep, 3);
}

TEST(ResolvingAPatrolsPef, StragglersHaveALeaderOnAOneOnly)
{
    EXPECT_TRUE(resolved(seen(0, 2), ("2  4 4  1 " + figures(2)).c_str()).leader);
    EXPECT_FALSE(resolved(seen(0, 2), ("2  4 4  2 " + figures(2)).c_str()).leader);
}

TEST(ResolvingAPatrolsPef, ALeaderWhoIsOnTheTableIsNotThereTwice) // R49
{
    PatrolSighting sighting = seen(1, 2);
    sighting.leaderPlaced = true;

    const PatrolContact contact = resolved(sighting, ("1  3  5 " + figures(2)).c_str());

    EXPECT_FALSE(contact.leader);
    EXPECT_EQ(contact.groups[0][0].rep, 3);
}

TEST(ResolvingAPatrolsPef, AGangsFiguresThrowForTheirWeapons)
{
    const PatrolContact contact = resolved(seen(1, 2), "1  3  6  3 3 1  5 6 6", "gang");
    EXPECT_EQ(contact.groups[0][0].weapon, QStringLiteral("pistol"));
    EXPECT_EQ(contact.groups[0][1].weapon, QStringLiteral("submachine-gun"));
}

TEST(ResolvingAPatrolsPef, GroupsAreAsEqualAsCanBeTheLargerFirst) // R48
{
    EXPECT_EQ(groupSizes(7, 1), (std::vector<int>{7}));
    EXPECT_EQ(groupSizes(7, 2), (std::vector<int>{4, 3}));
    EXPECT_EQ(groupSizes(8, 3), (std::vector<int>{3, 3, 2}));
    EXPECT_EQ(groupSizes(2, 3), (std::vector<int>{1, 1}));
}

// p. 23.
TEST(PefRep, IsTheLowerOfTwoDice)
{
    std::vector<Pef> pefs(3);
    const Attempt attempted = attempt(tape("2 5  4 4  6 1"), [&](Dice &dice) { rollPefReps(pefs, dice); });

    EXPECT_TRUE(attempted.isComplete());
    EXPECT_EQ(pefs[0].rep, 2);
    EXPECT_EQ(pefs[1].rep, 4);
    EXPECT_EQ(pefs[2].rep, 1);
}

TEST(PefRep, IsRolledForRaidsTooAfterAllPefsStand)
{
    const muster::Setup setup = onDice("1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  1  6  3 4  1 1 2 2 3 3", [](Dice &dice) {
        return dealSetup(chainReaction3(), EncounterKind::RaidAttack, dice, CountryChoice::Clear);
    });
    EXPECT_EQ(setup.time, TimeOfDay::Night);
    EXPECT_EQ(setup.pefs, (std::vector<Pef>{{1, 2, true, true, 1}, {2, 3, false, false, 2}, {3, 4, false, false, 3}}));
}

TEST(PefRep, IsNothingToSwordplay)
{
    const muster::Setup setup = onDice("1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2  1 2 3",
                                       [](Dice &dice) { return dealSetup(swordplay(), EncounterKind::Patrol, dice); });
    EXPECT_FALSE(setup.pefs[0].rep);
}

// p. 24: a PEF of Rep 4.
TEST(PefRep, IsWhatItsMoveIsRolledAgainst)
{
    const auto moved = [](int rep, bool others, const char *faces) {
        return onDice(faces, [&](Dice &dice) { return movePef(chainReaction3().patrol->pefMoves, rep, others, dice); });
    };
    EXPECT_EQ(moved(4, true, "4 1  4"), (PefMoveResult{2, PefMove::ToPef, 16}));
    EXPECT_EQ(moved(4, false, "5 1  2"), (PefMoveResult{1, PefMove::Split, 0}));
    EXPECT_EQ(moved(4, true, "5 6"), (PefMoveResult{0, PefMove::Stay, 0}));
}

// p. 25: a hill, a 1 and a 5, no building there.
TEST(Scouting, OneDiePassedFindsTheEnemyOnlyAmongBuildings)
{
    EXPECT_FALSE(met(3, false, "1 5"));
    EXPECT_TRUE(met(3, true, "1 5"));
}

TEST(Scouting, TwoDicePassedFindAnEnemyAnywhereAndNoneNowhere)
{
    EXPECT_TRUE(met(4, false, "4 2"));
    EXPECT_FALSE(met(1, true, "2 6"));
    EXPECT_FALSE(met(0, true, "1 1"));
}
