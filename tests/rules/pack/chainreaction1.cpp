// SPDX-License-Identifier: MIT
//
// Chain Reaction, first edition, lists (pp. 8 to 11, 18, 19) and weapons table (p. 21).
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

namespace {

/// A list as the book prints it, a line for each score.
std::string listOfTheFirst(const char *id)
{
    QStringList lines;
    for (const auto &row : chainReaction1().list(QString::fromLatin1(id))->figures.rows) {
        const Profile &figure = row.outcome;
        lines.append(QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(row.from)
                         .arg(figure.type)
                         .arg(figure.rep)
                         .arg(figure.armorWorn, figure.weapon));
    }
    return lines.join(QLatin1Char('\n')).toStdString();
}

std::string choices(const char *list, const char *weapon)
{
    for (const WeaponChoice &choice : chainReaction1().list(QString::fromLatin1(list))->choices) {
        if (choice.id == QLatin1String(weapon))
            return QStringList(choice.weapons.begin(), choice.weapons.end()).join(QLatin1Char(' ')).toStdString();
    }
    return "none";
}

int figuresPerSpecial(const char *list)
{
    return chainReaction1().list(QString::fromLatin1(list))->figuresPerSpecial;
}

} // namespace

TEST(ChainReaction1, MilitaryList)
{
    EXPECT_EQ(listOfTheFirst("military"),
              "2 Private 3 flak varies\n"
              "3 Private 3 flak varies\n"
              "4 Private 3 flak varies\n"
              "5 Private 4 flak varies\n"
              "6 Private 4 flak varies\n"
              "7 Private 5 flak varies\n"
              "8 Special 4 flak special\n"
              "9 Private 4 flak varies\n"
              "10 Private 3 flak varies\n"
              "11 Private 3 flak varies\n"
              "12 Private 3 flak varies");
}

TEST(ChainReaction1, MercenariesList)
{
    EXPECT_EQ(listOfTheFirst("mercenaries"),
              "2 Soldier 3 flak varies\n"
              "3 Soldier 3 flak varies\n"
              "4 Soldier 4 flak varies\n"
              "5 Soldier 4 flak varies\n"
              "6 Soldier 5 flak varies\n"
              "7 Soldier 4 flak varies\n"
              "8 Special 5 flak special\n"
              "9 Soldier 4 flak varies\n"
              "10 Soldier 3 flak varies\n"
              "11 Soldier 3 flak varies\n"
              "12 Soldier 3 flak varies");
}

TEST(ChainReaction1, GuerrillasList)
{
    EXPECT_EQ(listOfTheFirst("guerrillas"),
              "2 Guerrilla 2 none carbine\n"
              "3 Guerrilla 3 none carbine\n"
              "4 Guerrilla 3 none carbine\n"
              "5 Guerrilla 3 none assault-rifle\n"
              "6 Guerrilla 4 none rifle\n"
              "7 Guerrilla 4 none assault-rifle\n"
              "8 Guerrilla 3 none carbine\n"
              "9 Guerrilla 5 none submachine-gun\n"
              "10 Special 4 none special\n"
              "11 Guerrilla 3 none rifle\n"
              "12 Guerrilla 2 none carbine");
}

TEST(ChainReaction1, GangList)
{
    EXPECT_EQ(listOfTheFirst("gang"),
              "2 Meat 2 none pistol\n"
              "3 T-Guy 3 none pistol\n"
              "4 Special 3 none special\n"
              "5 T-Guy 3 none shotgun\n"
              "6 Soldier 4 none shotgun\n"
              "7 Soldier 4 none assault-rifle\n"
              "8 T-Guy 3 none pistol\n"
              "9 B-Dude 5 none submachine-gun\n"
              "10 T-Guy 3 none machine-pistol\n"
              "11 T-Guy 3 none pistol\n"
              "12 Meat 2 none pistol");
}

TEST(ChainReaction1, PoliceList)
{
    EXPECT_EQ(listOfTheFirst("police"),
              "2 Rookie 3 none pistol\n"
              "3 Veteran 5 none pistol\n"
              "4 Officer 4 none pistol\n"
              "5 Rookie 3 none pistol\n"
              "6 Officer 4 none pistol\n"
              "7 Veteran 5 none pistol\n"
              "8 Officer 4 none pistol\n"
              "9 Rookie 3 none pistol\n"
              "10 Rookie 3 none pistol\n"
              "11 Officer 4 none pistol\n"
              "12 Rookie 3 none pistol");
}

TEST(ChainReaction1, CiviliansList)
{
    EXPECT_EQ(listOfTheFirst("civilians"),
              "2 Goober 2 none bat\n"
              "3 J Blow 3 none pistol\n"
              "4 Special 3 none special\n"
              "5 Goober 2 none shotgun\n"
              "6 Goober 2 none pistol\n"
              "7 Veteran 4 none rifle\n"
              "8 J Blow 3 none pistol\n"
              "9 Veteran 4 none rifle\n"
              "10 Goober 3 none shotgun\n"
              "11 J Blow 3 none pistol\n"
              "12 Goober 2 none pistol");
}

TEST(ChainReaction1, MediaCrewList)
{
    EXPECT_EQ(listOfTheFirst("media"),
              "2 Reporter 3 none mike\n"
              "3 Tech 3 none camera\n"
              "4 Reporter 4 none mike\n"
              "5 Tech 3 none camera\n"
              "6 Tech 4 none camera\n"
              "7 Reporter 3 none mike\n"
              "8 Reporter 4 none mike\n"
              "9 Tech 4 none camera\n"
              "10 Reporter 5 none mike\n"
              "11 Tech 3 none camera\n"
              "12 Tech 3 none camera");
}

TEST(ChainReaction1, OutcastsList)
{
    EXPECT_EQ(listOfTheFirst("outcasts"),
              "2 Outcast 4 none rifle\n"
              "3 Outcast 4 none shotgun\n"
              "4 Outcast 3 none pistol\n"
              "5 Outcast 4 flak rifle\n"
              "6 Outcast 5 none shotgun\n"
              "7 Outcast 4 none assault-rifle\n"
              "8 Outcast 5 none pistol\n"
              "9 Outcast 3 none rifle\n"
              "10 Outcast (special training) 4 none assault-rifle\n"
              "11 Outcast 5 none pistol\n"
              "12 Outcast 5 none assault-rifle");
}

TEST(ChainReaction1, TribalList)
{
    EXPECT_EQ(listOfTheFirst("tribal"),
              "2 Tribal 5 none rifle\n"
              "3 Tribal 3 none submachine-gun\n"
              "4 Tribal 2 none pistol\n"
              "5 Tribal 4 none rifle\n"
              "6 Tribal 3 flak submachine-gun\n"
              "7 Tribal 4 none assault-rifle\n"
              "8 Tribal 5 none shotgun\n"
              "9 Tribal 3 none pistol\n"
              "10 Tribal 2 none rifle\n"
              "11 Tribal 5 none pistol\n"
              "12 Tribal 3 none pistol");
}

TEST(ChainReaction1, FeudalList)
{
    EXPECT_EQ(listOfTheFirst("feudal"),
              "2 Feudal 4 none assault-rifle\n"
              "3 Feudal 4 flak rifle\n"
              "4 Feudal 3 none shotgun\n"
              "5 Feudal 5 none pistol\n"
              "6 Feudal 4 none assault-rifle\n"
              "7 Feudal 4 flak shotgun\n"
              "8 Feudal 5 none pistol\n"
              "9 Feudal 3 none pistol\n"
              "10 Feudal 3 none rifle\n"
              "11 Feudal 5 none pistol\n"
              "12 Feudal 3 none pistol");
}

TEST(ChainReaction1, StandardAndSpecialWeaponsAreTheListsOwn)
{
    EXPECT_EQ(choices("military", "varies"), "assault-rifle rifle carbine submachine-gun");
    EXPECT_EQ(choices("military", "special"), "grenade-launcher light-machine-gun law flame-thrower rocket-launcher");
    EXPECT_EQ(choices("mercenaries", "special"),
              "grenade-launcher light-machine-gun law flame-thrower rocket-launcher");
    EXPECT_EQ(choices("guerrillas", "special"), "grenade-launcher law light-machine-gun");
    EXPECT_EQ(choices("gang", "special"), "light-machine-gun grenade-launcher");
    EXPECT_EQ(choices("civilians", "special"), "assault-rifle machine-pistol");
    EXPECT_EQ(choices("police", "special"), "none");
}

TEST(ChainReaction1, SpecialistsAreFewExceptAmongMercenariesAndCivilians)
{
    EXPECT_EQ(figuresPerSpecial("military"), 5);
    EXPECT_EQ(figuresPerSpecial("guerrillas"), 10);
    EXPECT_EQ(figuresPerSpecial("gang"), 8);
    EXPECT_EQ(figuresPerSpecial("mercenaries"), 0);
    EXPECT_EQ(figuresPerSpecial("civilians"), 0);
}

TEST(ChainReaction1, HasTheWeaponsOfTheBook)
{
    QStringList lines;
    for (const Weapon &weapon : chainReaction1().weapons) {
        if (weapon.range == 0)
            continue;
        const QString targets =
            weapon.blast > 0 ? QStringLiteral("%1\"r").arg(weapon.blast / 2) : QString::number(weapon.targets);
        lines.append(
            QStringLiteral("%1: %2, %3, %4").arg(weapon.title).arg(weapon.range).arg(targets).arg(weapon.impact));
    }
    EXPECT_EQ(lines.join(QLatin1Char('\n')).toStdString(),
              "Pistol: 12, 1, 2\n"
              "Shotgun: 12, 2, 4\n"
              "Carbine: 24, 2, 2\n"
              "Submachine Gun: 24, 3, 3\n"
              "Rifle: 48, 1, 4\n"
              "Rifle with sniper scope: 60, 1, 4\n"
              "Machine Pistol: 12, 3, 2\n"
              "Grenade: 4, 3\"r, 5\n"
              "Assault Rifle: 48, 3, 5\n"
              "Grenade Launcher: 24, 3\"r, 3\n"
              "Grenade Launcher, rotating: 24, 3\"r, 3\n"
              "Light Machine Gun: 48, 6, 5\n"
              "Flame Thrower: 12, 3\"r, 6\n"
              "LAW: 48, 1\"r, 6\n"
              "Rocket Launcher: 48, 3\"r, 6");
}
