// SPDX-License-Identifier: MIT
//
// The figures of the printed tables, typed off the pages row by row, against the packs' own: weapons, hit tables, points.
#include "tests/rules/reference/shelf.h"

#include <QStringList>

#include <initializer_list>
#include <string>

using namespace muster;
using namespace muster::testing;

namespace {

/// "48 3 5": what the columns of a weapons table hold, a blast told by its radius.
std::string printed(const Weapon &weapon)
{
    const QString targets =
        weapon.blast > 0 ? QStringLiteral("%1r").arg(weapon.blast / 2) : QString::number(weapon.targets);
    return QStringLiteral("%1 %2 %3").arg(weapon.range).arg(targets).arg(weapon.impact).toStdString();
}

using Row = std::pair<const char *, const char *>;

void hasWeapons(const char *packId, std::initializer_list<Row> rows, std::string (*columns)(const Weapon &) = printed)
{
    for (const auto &[id, figures] : rows) {
        const Weapon *weapon = shipped(packId).weapon(QString::fromLatin1(id));
        ASSERT_TRUE(weapon) << packId << ": " << id;
        EXPECT_EQ(columns(*weapon), figures) << packId << ": " << id;
    }
}

/// A row of a hit table: what these conditions make of it.
struct HitRow {
    int total;
    const char *conditions;
    const char *result;
};

/// Every row with every Rep that can come to it on one die.
void hits(const char *packId, const char *procedure, const char *field, std::initializer_list<HitRow> rows)
{
    for (const HitRow &row : rows) {
        for (int rep = 4; rep <= 6; ++rep) { // a Rep below 4 may have a pitiful shot
            const int die = row.total - rep;
            if (die < 1 || die > 6)
                continue;
            const std::string words = "rep=" + std::to_string(rep) + ' ' + row.conditions;
            EXPECT_EQ(muster::testing::field(packId, procedure, words.c_str(), std::to_string(die).c_str(), field),
                      row.result)
                << packId << ": " << row.total << ' ' << words;
        }
    }
}

} // namespace

TEST(PrintedFigures, WeaponsOfTheFirstEdition) // QRS, p. 3
{
    hasWeapons("chain-reaction-1",
               {{"pistol", "12 1 2"},
                {"shotgun", "12 2 4"},
                {"carbine", "24 2 2"},
                {"submachine-gun", "24 3 3"},
                {"rifle", "48 1 4"},
                {"scoped-rifle", "60 1 4"},
                {"machine-pistol", "12 3 2"},
                {"grenade", "4 3r 5"},
                {"assault-rifle", "48 3 5"},
                {"grenade-launcher", "24 3r 3"},
                {"rotating-grenade-launcher", "24 3r 3"},
                {"light-machine-gun", "48 6 5"},
                {"flame-thrower", "12 3r 6"},
                {"law", "48 1r 6"},
                {"rocket-launcher", "48 3r 6"}});
}

TEST(PrintedFigures, PointsOfTheFirstEdition) // p. 11
{
    const ForcePoints &points = *shipped("chain-reaction-1").points;
    const std::initializer_list<std::pair<const char *, int>> weapons = {{"pistol", 4},
                                                                         {"shotgun", 7},
                                                                         {"carbine", 6},
                                                                         {"submachine-gun", 8},
                                                                         {"rifle", 9},
                                                                         {"machine-pistol", 6},
                                                                         {"grenade", 11},
                                                                         {"assault-rifle", 12},
                                                                         {"grenade-launcher", 9},
                                                                         {"rotating-grenade-launcher", 9},
                                                                         {"over-and-under", 24},
                                                                         {"light-machine-gun", 15},
                                                                         {"flame-thrower", 12},
                                                                         {"law", 12},
                                                                         {"rocket-launcher", 16}};
    EXPECT_EQ(static_cast<std::size_t>(points.weapons.size()), weapons.size() + 1) << "and the rifle with a scope";
    for (const auto &[id, cost] : weapons)
        EXPECT_EQ(points.weapons.value(QString::fromLatin1(id)), cost) << id;
    EXPECT_EQ(points.reps[1], 4);
    EXPECT_EQ(points.reps[2], 6);
    EXPECT_EQ(points.reps[3], 8);
    EXPECT_EQ(points.reps[4], 10);
    EXPECT_EQ(points.armors.value(QStringLiteral("flak")), 3);
    EXPECT_EQ(points.armors.value(QStringLiteral("body-armor")), 9);
    EXPECT_EQ(points.unarmored, 20);
    EXPECT_EQ(points.armored, 50);
    EXPECT_EQ(points.perBadWound, 20);
}

TEST(PrintedFigures, WeaponsOfTumor)
{
    const auto withRank = [](const Weapon &weapon) { return printed(weapon) + ' ' + std::to_string(weapon.outgunned); };
    hasWeapons("tumor",
               {{"bow", "12 1 1 0"},
                {"pistol", "12 1 1 1"},
                {"smg", "24 3 2 1"},
                {"rifle", "48 1 2 2"},
                {"assault-rifle", "48 3 2 2"},
                {"bar", "48 4 3 2"},
                {"30-mg", "48 6 3 3"}},
               withRank);
    hasWeapons("tumor", {{"knife", "2"}, {"spear", "3"}},
               [](const Weapon &weapon) { return std::to_string(weapon.meleeImpact); });
}

TEST(PrintedFigures, RangeBandsOfTheStreetSkirmish)
{
    hasWeapons("urban-d100",
               {{"pistol", "1 2 3 4 5"},
                {"smg", "2 4 6 8 10"},
                {"carbine", "4 8 12 16 20"},
                {"rifle", "5 10 15 20 25"},
                {"box-lmg", "4 8 12 16 20"},
                {"belt-lmg", "5 10 15 20 25"}},
               [](const Weapon &weapon) {
                   QStringList bands;
                   for (const int band : weapon.bands)
                       bands.append(QString::number(band));
                   return bands.join(u' ').toStdString();
               });
}

TEST(PrintedFigures, WeaponsOfChainReaction3) // QRS
{
    const auto withRank = [](const Weapon &weapon) {
        const std::string targets =
            weapon.blast > 0 ? std::to_string(weapon.blast) + "c" : std::to_string(weapon.targets);
        return std::to_string(weapon.range) + ' ' + targets + ' ' + std::to_string(weapon.impact) + ' '
            + std::to_string(weapon.outgunned);
    };
    hasWeapons("chain-reaction-3",
               {{"pistol", "12 2 1 2"},
                {"ba-pistol", "12 2 2 2"},
                {"shotgun", "12 3 2 3"},
                {"bolt-action-rifle", "48 1 3 1"},
                {"semi-automatic-rifle", "48 2 3 2"},
                {"machine-pistol", "12 3 1 3"},
                {"submachine-gun", "24 3 1 3"},
                {"assault-rifle", "48 3 3 3"},
                {"grenade", "6 5c 2 5"},
                {"squad-automatic-weapon", "48 4 3 4"},
                {"grenade-launcher", "24 5c 2 5"},
                {"rocket-launcher", "48 5c 5 5"}},
               withRank);
}

TEST(PrintedFigures, RangedWeaponsOfSwordplay) // p. 17: impact, range, mounted, two hands, reload
{
    hasWeapons("swordplay",
               {{"axe-throwing", "3 6 6 - -"},
                {"crossbow", "3 24 12 Y Y"},
                {"dart", "1 4 4 - -"},
                {"javelin", "2 12 12 - -"},
                {"longbow", "3 24 24 Y Y"},
                {"short-bow", "2 24 12 Y Y"},
                {"sling", "2 12 12 - Y"}},
               [](const Weapon &weapon) {
                   return std::to_string(weapon.impact) + ' ' + std::to_string(weapon.range) + ' '
                       + std::to_string(weapon.rangeMounted) + (weapon.twoHands ? " Y" : " -")
                       + (weapon.reload ? " Y" : " -");
               });
}

TEST(PrintedFigures, TheHitTableOfTheFirstEdition) // QRS
{
    hits("chain-reaction-1", "to-hit", "result",
         {{5, "target=1", "miss"},
          {6, "target=1", "scratch"},
          {6, "target=1 conditions=cover", "miss"},
          {6, "target=1 conditions=fast", "miss"},
          {6, "target=1 conditions=second-weapon", "miss"},
          {6, "target=2", "miss"},
          {6, "target=3", "miss"},
          {6, "target=1 conditions=flak", "miss"},
          {6, "target=1 conditions=body-armor", "miss"},
          {7, "target=1 conditions=fast,second-weapon,flak", "scratch"},
          {7, "target=2", "scratch"},
          {7, "target=1 conditions=cover", "miss"},
          {7, "target=1 conditions=body-armor", "miss"},
          {7, "target=3", "miss"},
          {8, "target=1", "bad-wound"},
          {8, "target=1 conditions=cover", "scratch"},
          {8, "target=1 conditions=fast", "scratch"},
          {8, "target=1 conditions=second-weapon", "scratch"},
          {8, "target=2", "scratch"},
          {8, "target=3", "scratch"},
          {8, "target=1 conditions=flak", "scratch"},
          {8, "target=1 conditions=body-armor", "scratch"},
          {9, "target=2 conditions=fast,second-weapon,flak", "bad-wound"},
          {9, "target=1 conditions=cover", "scratch"},
          {9, "target=1 conditions=body-armor", "scratch"},
          {9, "target=3", "scratch"},
          {10, "target=3 conditions=cover,fast,second-weapon,flak,body-armor", "bad-wound"},
          {11, "target=3 conditions=cover,body-armor", "bad-wound"}});
}

TEST(PrintedFigures, TheShootingTableOfTumor)
{
    hits("tumor", "shoot", "hit",
         {{7, "target=1", "false"},
          {8, "target=1", "true"},
          {8, "target=1 conditions=cover", "false"},
          {8, "target=1 conditions=prone", "false"},
          {8, "target=1 conditions=fast", "false"},
          {8, "target=2", "false"},
          {8, "target=3", "false"},
          {9, "target=2 conditions=prone,fast", "true"},
          {9, "target=1 conditions=cover", "false"},
          {9, "target=3", "false"},
          {10, "target=3 conditions=cover,prone,fast", "true"}});
}

TEST(PrintedFigures, TheShootingTableOfChainReaction3) // QRS
{
    hits("chain-reaction-3", "to-hit", "hit",
         {{7, "target=1", "false"},
          {8, "target=1", "true"},
          {8, "target=1 conditions=concealed", "false"},
          {8, "target=1 conditions=cover", "false"},
          {8, "target=1 conditions=prone", "false"},
          {8, "target=1 conditions=target-fast", "false"},
          {8, "target=1 conditions=shooter-fast", "false"},
          {8, "target=1 conditions=snap", "false"},
          {8, "target=2", "false"},
          {9, "target=2 conditions=concealed,prone,target-fast", "true"},
          {9, "target=1 conditions=cover", "false"},
          {9, "target=1 conditions=shooter-fast", "false"},
          {9, "target=1 conditions=snap", "false"},
          {9, "target=3", "false"},
          {10, "target=3 conditions=cover,snap,shooter-fast", "true"}});
}
