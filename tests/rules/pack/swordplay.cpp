// SPDX-License-Identifier: MIT
#include "tests/rules/everyroll.h"
#include "tests/support/packs.h"

#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

/// A list as the book prints it, a line for each row.
std::string swordplayList(const char *id)
{
    QStringList lines;
    for (const auto &row : swordplay().list(QString::fromLatin1(id))->figures.rows) {
        const Profile &figure = row.outcome;
        lines.append(QStringLiteral("%1-%2 %3 (%4) %5 AC%6%7 %8")
                         .arg(row.from)
                         .arg(row.to)
                         .arg(figure.type, figure.figureClass)
                         .arg(figure.rep)
                         .arg(figure.armor)
                         .arg(figure.shield ? QStringLiteral("+S") : QString(), figure.weapon));
    }
    return lines.join(QLatin1Char('\n')).toStdString();
}

} // namespace

TEST(Swordplay, IsOnTheShelf)
{
    EXPECT_TRUE(shippedPackIds().contains(QStringLiteral("swordplay")));
    EXPECT_EQ(swordplay().id, QStringLiteral("swordplay"));
    EXPECT_EQ(swordplay().turnName, QStringLiteral("Month"));
}

TEST(Shelf, APackThatIsNotThereIsRefusedByNameWithThoseThatAre)
{
    const Result<Pack> missing = shippedPack(QStringLiteral("checkers"));

    ASSERT_FALSE(missing);
    EXPECT_TRUE(missing.problem().text.contains(QStringLiteral("“checkers”")));
    EXPECT_TRUE(missing.problem().text.contains(QStringLiteral("swordplay")));
}

TEST(Swordplay, EveryRollOnEveryTableMeetsExactlyOneRow)
{
    const Pack &pack = swordplay();
    for (const ArmyList &list : pack.lists)
        expectEveryRollOnce(qPrintable(list.id), list.figures);
    expectEveryRollOnce("terrain", pack.terrain->lands[0].terrain);
    expectEveryRollOnce("buildings", pack.terrain->lands[0].buildings);
    expectEveryRollOnce("objective buildings", pack.chain->objectiveBuildings);
    expectEveryRollOnce("time of day", pack.chain->raidTime);
    for (const auto &letters : pack.activity->letters)
        expectEveryRollOnce("PEF letters", letters);
    expectEveryRollOnce("how many", pack.activity->howMany);
    for (const auto &byOthers : pack.activity->pefMoves) {
        for (const auto &moves : byOthers)
            expectEveryRollOnce("PEF movement", moves);
    }
}

// Swordplay, army lists.
TEST(Swordplay, HasTheSixListsOfTheBook)
{
    EXPECT_EQ(swordplayList("feudal"),
              "2-2 Mounted Knight (noble) 5 AC4+S lance-and-sword\n"
              "3-3 Mounted Crossbow (missile) 4 AC2 crossbow\n"
              "4-4 Mounted Sergeant (soldier) 4 AC4+S lance-and-sword\n"
              "5-5 Heavy Infantry (soldier) 4 AC4+S spear\n"
              "6-9 Infantry (soldier) 3 AC2+S spear\n"
              "10-12 Crossbowman (missile) 4 AC2 crossbow");
    EXPECT_EQ(swordplayList("northmen"),
              "2-3 Fanatic (warrior) 5 AC2+S spear\n"
              "4-7 Warrior (warrior) 4 AC2+S spear-or-sword\n"
              "8-8 Veteran (warrior) 5 AC4+S spear\n"
              "9-9 Household (noble) 5 AC4 two-hand-axe\n"
              "10-12 Archer (missile) 4 AC2 short-bow");
    EXPECT_EQ(swordplayList("dwarves"),
              "2-4 Crossbow (missile) 4 AC4 crossbow\n"
              "5-9 Soldier (soldier) 5 AC4+S spear\n"
              "10-10 Anvil Guard (noble) 5 AC6 two-hand-axe\n"
              "11-12 Fanatic (warrior) 5 AC2 two-hand-axe");
    EXPECT_EQ(swordplayList("elves"),
              "2-6 Archer (missile) 5 AC2 longbow\n"
              "7-9 Soldier (soldier) 5 AC4+S spear\n"
              "10-10 Guard (soldier) 5 AC6+S spear\n"
              "11-12 Fanatic (warrior) 5 AC2 two-hand-axe");
    EXPECT_EQ(swordplayList("goblins"),
              "2-5 Archer (missile) 3 AC2 short-bow\n"
              "6-7 Goblin (warrior) 3 AC2+S spear\n"
              "8-8 Greater Ogre (warrior) 4 AC6 two-hand-axe\n"
              "9-9 Mounted Wolf Rider (missile) 4 AC2+S javelin\n"
              "10-12 Greater Goblin (warrior) 4 AC4+S spear");
    EXPECT_EQ(swordplayList("orcs"),
              "2-4 Archer (missile) 4 AC2 short-bow\n"
              "5-7 Orc (warrior) 4 AC2+S spear\n"
              "8-8 Troll (warrior) 4 AC6 two-hand-axe\n"
              "9-9 Mounted Wolf Rider (warrior) 5 AC4+S javelin-and-sword\n"
              "10-12 Greater Orc (noble) 5 AC4+S spear");
}

// Swordplay p. 17.
TEST(Swordplay, HasTheRangedWeaponsOfTheBook)
{
    QStringList lines;
    for (const Weapon &weapon : swordplay().weapons) {
        if (weapon.range == 0)
            continue;
        const QString range = weapon.rangeMounted == weapon.range
            ? QString::number(weapon.range)
            : QStringLiteral("%1/%2").arg(weapon.range).arg(weapon.rangeMounted);
        lines.append(QStringLiteral("%1: %2, %3%4%5")
                         .arg(weapon.title)
                         .arg(weapon.impact)
                         .arg(range, weapon.twoHands ? QStringLiteral(", 2H") : QString(),
                              weapon.reload ? QStringLiteral(", reload") : QString()));
    }
    EXPECT_EQ(lines.join(QLatin1Char('\n')).toStdString(),
              "Axe, throwing: 3, 6\n"
              "Crossbow: 3, 24/12, 2H, reload\n"
              "Dart: 1, 4\n"
              "Javelin: 2, 12\n"
              "Longbow: 3, 24, 2H, reload\n"
              "Short Bow: 2, 24/12, 2H, reload\n"
              "Sling: 2, 12, reload");
}

// Swordplay p. 22.
TEST(Swordplay, WeaponsAddDiceInMelee)
{
    const auto dice = [](const char *id) { return swordplay().weapon(QString::fromLatin1(id))->meleeDice; };
    EXPECT_EQ(dice("unarmed"), -1);
    EXPECT_EQ(dice("improvised"), 0);
    EXPECT_EQ(dice("crossbow"), 0);
    EXPECT_EQ(dice("sword"), 1);
    EXPECT_EQ(dice("two-hand-axe"), 2);
    EXPECT_EQ(dice("spear"), 1);
    EXPECT_EQ(swordplay().weapon(QStringLiteral("spear"))->meleeDiceTwoHands, 2);
    EXPECT_EQ(swordplay().weapon(QStringLiteral("sword"))->meleeDiceTwoHands, 1);
}

TEST(Swordplay, OptionsStandWithTheirDefaultsFirst) // R10, R14
{
    EXPECT_EQ(swordplay().option(QStringLiteral("outranked"))->values.front().id, QStringLiteral("recruit"));
    EXPECT_EQ(swordplay().option(QStringLiteral("star-dies"))->values.front().id, QStringLiteral("false"));
    EXPECT_EQ(swordplay().option(QStringLiteral("weather")), nullptr);
}

TEST(Names, GoByTheFiguresNumberAndComeRoundAgainWithANumberOfTheirOwn)
{
    Pack pack;
    pack.names = {QStringLiteral("Aldred"), QStringLiteral("Tibb")};

    EXPECT_EQ(pack.nameFor(1), QStringLiteral("Aldred"));
    EXPECT_EQ(pack.nameFor(2), QStringLiteral("Tibb"));
    EXPECT_EQ(pack.nameFor(3), QStringLiteral("Aldred II"));
    EXPECT_EQ(pack.nameFor(6), QStringLiteral("Tibb III"));
}

TEST(Names, AThousandFiguresAreAllCalledDifferently)
{
    std::set<QString> names;
    for (int id = 1; id <= 1000; ++id)
        names.insert(swordplay().nameFor(id));
    EXPECT_EQ(names.size(), 1000U);
}
