// SPDX-License-Identifier: MIT
//
// The packs' lists and tables as the books print them. Weapons and procedures are in tests/books.
#include "rules/slug.h"
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;

namespace {

/// Returns "2-4 this; 5 that". Equal neighbours are one row, as in print.
template<typename Outcome, typename Say>
std::string rowsOf(const RollTable<Outcome> &table, Say say)
{
    QStringList rows;
    int from = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto &row = table.rows[i];
        const QString text = say(row.outcome);
        from = from == 0 ? row.from : from;
        if (i + 1 < table.rows.size() && say(table.rows[i + 1].outcome) == text)
            continue;
        rows << (from == row.to ? QStringLiteral("%1 %2").arg(from).arg(text)
                                : QStringLiteral("%1-%2 %3").arg(from).arg(row.to).arg(text));
        from = 0;
    }
    return rows.join(QStringLiteral("; ")).toStdString();
}

/// Returns a list as the book prints it: "9 Household (noble) 5 AC4+S two-hand-axe".
std::string listOf(const Pack &pack, const char *id)
{
    return rowsOf(pack.list(QString::fromLatin1(id))->figures, [](const Profile &figure) {
        QString text = figure.type;
        if (!figure.figureClass.isEmpty())
            text += QStringLiteral(" (%1)").arg(figure.figureClass);
        text += QStringLiteral(" %1").arg(figure.rep);
        if (figure.armor > 0)
            text += QStringLiteral(" AC%1%2").arg(figure.armor).arg(QLatin1String(figure.shield ? "+S" : ""));
        for (const QString &thing : {figure.armorWorn, figure.weapon})
            if (!thing.isEmpty() && thing != QLatin1String("none"))
                text += QLatin1Char(' ') + thing;
        return text;
    });
}

struct PrintedList {
    const char *id;
    const char *rows;
};

void expectLists(const Pack &pack, const std::vector<PrintedList> &printed)
{
    for (const PrintedList &list : printed)
        EXPECT_EQ(listOf(pack, list.id), list.rows);
    EXPECT_LE(printed.size(), pack.lists.size());
}

std::string choices(const char *list, const char *weapon)
{
    for (const WeaponChoice &choice : chainReaction1().list(QString::fromLatin1(list))->choices) {
        if (choice.id == QLatin1String(weapon))
            return QStringList(choice.weapons.begin(), choice.weapons.end()).join(QLatin1Char(' ')).toStdString();
    }
    return "none";
}

/// Returns a kind of country as the book prints it, with its buildings.
std::string land(Country country)
{
    return rowsOf(chainReaction3().terrain->land(country).terrain, [](const TerrainDeal &deal) {
        return slug(deal.terrain) + QLatin1String(deal.buildings ? " with buildings" : "")
            + QLatin1String(deal.road ? " with a road" : "") + QLatin1String(deal.river ? " with a river" : "");
    });
}

std::string buildings(Country country)
{
    return rowsOf(chainReaction3().terrain->land(country).buildings, [](int count) { return QString::number(count); });
}

std::string howMany(const char *own)
{
    return rowsOf(chainReaction3().patrol->howManyFor(QString::fromLatin1(own)).rows, [](const Gathering &row) {
        QString text = slug(row.number.base);
        if (row.number.plus != 0)
            text += QStringLiteral("%1%2").arg(QLatin1String(row.number.plus > 0 ? "+" : "")).arg(row.number.plus);
        return row.groups == 1 ? text : text + QStringLiteral(" in %1").arg(row.groups);
    });
}

} // namespace

// Swordplay, army lists.
TEST(Swordplay, HasTheSixListsOfTheBook)
{
    expectLists(
        swordplay(),
        {
            {"feudal",
             "2 Mounted Knight (noble) 5 AC4+S lance-and-sword; 3 Mounted Crossbow (missile) 4 AC2 crossbow; 4 "
             "Mounted Sergeant (soldier) 4 AC4+S lance-and-sword; 5 Heavy Infantry (soldier) 4 AC4+S spear; 6-9 "
             "Infantry (soldier) 3 AC2+S spear; 10-12 Crossbowman (missile) 4 AC2 crossbow"},
            {"northmen",
             "2-3 Fanatic (warrior) 5 AC2+S spear; 4-7 Warrior (warrior) 4 AC2+S spear-or-sword; 8 Veteran "
             "(warrior) 5 AC4+S spear; 9 Household (noble) 5 AC4 two-hand-axe; 10-12 Archer (missile) 4 AC2 "
             "short-bow"},
            {"dwarves",
             "2-4 Crossbow (missile) 4 AC4 crossbow; 5-9 Soldier (soldier) 5 AC4+S spear; 10 Anvil Guard (noble) 5 "
             "AC6 two-hand-axe; 11-12 Fanatic (warrior) 5 AC2 two-hand-axe"},
            {"elves",
             "2-6 Archer (missile) 5 AC2 longbow; 7-9 Soldier (soldier) 5 AC4+S spear; 10 Guard (soldier) 5 AC6+S "
             "spear; 11-12 Fanatic (warrior) 5 AC2 two-hand-axe"},
            {"goblins",
             "2-5 Archer (missile) 3 AC2 short-bow; 6-7 Goblin (warrior) 3 AC2+S spear; 8 Greater Ogre (warrior) 4 "
             "AC6 two-hand-axe; 9 Mounted Wolf Rider (missile) 4 AC2+S javelin; 10-12 Greater Goblin (warrior) 4 "
             "AC4+S spear"},
            {"orcs",
             "2-4 Archer (missile) 4 AC2 short-bow; 5-7 Orc (warrior) 4 AC2+S spear; 8 Troll (warrior) 4 AC6 "
             "two-hand-axe; 9 Mounted Wolf Rider (warrior) 5 AC4+S javelin-and-sword; 10-12 Greater Orc (noble) 5 "
             "AC4+S spear"},
        });
}

// Chain Reaction, first edition, pp. 8 to 11, 18, 19.
TEST(ChainReaction1, HasTheListsOfTheBook)
{
    expectLists(
        chainReaction1(),
        {
            {"military",
             "2-4 Private 3 flak varies; 5-6 Private 4 flak varies; 7 Private 5 flak varies; 8 Special 4 flak "
             "special; 9 Private 4 flak varies; 10-12 Private 3 flak varies"},
            {"mercenaries",
             "2-3 Soldier 3 flak varies; 4-5 Soldier 4 flak varies; 6 Soldier 5 flak varies; 7 Soldier 4 flak "
             "varies; 8 Special 5 flak special; 9 Soldier 4 flak varies; 10-12 Soldier 3 flak varies"},
            {"guerrillas",
             "2 Guerrilla 2 carbine; 3-4 Guerrilla 3 carbine; 5 Guerrilla 3 assault-rifle; 6 Guerrilla 4 rifle; 7 "
             "Guerrilla 4 assault-rifle; 8 Guerrilla 3 carbine; 9 Guerrilla 5 submachine-gun; 10 Special 4 "
             "special; 11 Guerrilla 3 rifle; 12 Guerrilla 2 carbine"},
            {"gang",
             "2 Meat 2 pistol; 3 T-Guy 3 pistol; 4 Special 3 special; 5 T-Guy 3 shotgun; 6 Soldier 4 shotgun; 7 "
             "Soldier 4 assault-rifle; 8 T-Guy 3 pistol; 9 B-Dude 5 submachine-gun; 10 T-Guy 3 machine-pistol; 11 "
             "T-Guy 3 pistol; 12 Meat 2 pistol"},
            {"police",
             "2 Rookie 3 pistol; 3 Veteran 5 pistol; 4 Officer 4 pistol; 5 Rookie 3 pistol; 6 Officer 4 pistol; 7 "
             "Veteran 5 pistol; 8 Officer 4 pistol; 9-10 Rookie 3 pistol; 11 Officer 4 pistol; 12 Rookie 3 pistol"},
            {"civilians",
             "2 Goober 2 bat; 3 J Blow 3 pistol; 4 Special 3 special; 5 Goober 2 shotgun; 6 Goober 2 pistol; 7 "
             "Veteran 4 rifle; 8 J Blow 3 pistol; 9 Veteran 4 rifle; 10 Goober 3 shotgun; 11 J Blow 3 pistol; 12 "
             "Goober 2 pistol"},
            {"media",
             "2 Reporter 3 mike; 3 Tech 3 camera; 4 Reporter 4 mike; 5 Tech 3 camera; 6 Tech 4 camera; 7 Reporter "
             "3 mike; 8 Reporter 4 mike; 9 Tech 4 camera; 10 Reporter 5 mike; 11-12 Tech 3 camera"},
            {"outcasts",
             "2 Outcast 4 rifle; 3 Outcast 4 shotgun; 4 Outcast 3 pistol; 5 Outcast 4 flak rifle; 6 Outcast 5 "
             "shotgun; 7 Outcast 4 assault-rifle; 8 Outcast 5 pistol; 9 Outcast 3 rifle; 10 Outcast (special "
             "training) 4 assault-rifle; 11 Outcast 5 pistol; 12 Outcast 5 assault-rifle"},
            {"tribal",
             "2 Tribal 5 rifle; 3 Tribal 3 submachine-gun; 4 Tribal 2 pistol; 5 Tribal 4 rifle; 6 Tribal 3 flak "
             "submachine-gun; 7 Tribal 4 assault-rifle; 8 Tribal 5 shotgun; 9 Tribal 3 pistol; 10 Tribal 2 rifle; "
             "11 Tribal 5 pistol; 12 Tribal 3 pistol"},
            {"feudal",
             "2 Feudal 4 assault-rifle; 3 Feudal 4 flak rifle; 4 Feudal 3 shotgun; 5 Feudal 5 pistol; 6 Feudal 4 "
             "assault-rifle; 7 Feudal 4 flak shotgun; 8 Feudal 5 pistol; 9 Feudal 3 pistol; 10 Feudal 3 rifle; 11 "
             "Feudal 5 pistol; 12 Feudal 3 pistol"},
        });
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

TEST(ChainReaction3, AStarIsOfAnyRepAndFiveIsSuggested)
{
    EXPECT_EQ(chainReaction3().leastStarRep, 1);
    EXPECT_EQ(chainReaction3().mostStarRep, 6);
    EXPECT_EQ(chainReaction3().suggestedStarRep, 5);
    EXPECT_TRUE(chainReaction3().classes.empty());
}

// Chain Reaction 3.0 p. 7.
TEST(ChainReaction3, HasTheFourListsOfTheBook)
{
    expectLists(
        chainReaction3(),
        {
            {"military",
             "2-4 Team Leader 5 assault-rifle; 5-6 Veteran 5 assault-rifle; 7-9 Soldier 4 assault-rifle; 10-12 "
             "Recruit 3 assault-rifle"},
            {"insurgents",
             "2 Leader 5 assault-rifle; 3-5 Military Trained 4 assault-rifle; 6-8 Experienced 3 assault-rifle; "
             "9-12 Recruit 2 assault-rifle"},
            {"police",
             "2 SWAT 5 ba-pistol; 3 Detective 5 ba-pistol; 4-5 Veteran 5 ba-pistol; 6-9 Officer 4 ba-pistol; 10-12 "
             "Rookie 3 ba-pistol"},
            {"gang", "2 Boss 5; 3-4 Hard Case 5; 5-8 Banger 4; 9-10 Punk 3; 11-12 Wannabee 2"},
        });
}

TEST(ChainReaction3, SaysHowSquadsGoTogether)
{
    const Squad &squad = *chainReaction3().list(QStringLiteral("military"))->squad;
    EXPECT_EQ(squad.least, 9);
    EXPECT_EQ(squad.most, 12);
    EXPECT_EQ(squad.team, 3);
    ASSERT_EQ(squad.arms.size(), 3U);
    EXPECT_EQ(squad.arms[1].per, SquadArms::Per::Team);
    EXPECT_EQ(squad.arms[2].weapons, std::vector<QString>{QStringLiteral("rocket-launcher")});
    EXPECT_EQ(squad.arms[2].every, 3);
    EXPECT_EQ(squad.arms[2].crew, 2);

    const Squad &insurgents = *chainReaction3().list(QStringLiteral("insurgents"))->squad;
    EXPECT_EQ(insurgents.most, 15);
    EXPECT_EQ(insurgents.arms[2].shots, 1);
}

// Chain Reaction 3.0 pp. 20, 21, R44, R46.
TEST(ChainReaction3, HasTheTerrainOfThreeKindsOfCountry)
{
    EXPECT_EQ(rowsOf(*chainReaction3().terrain->country, [](Country country) { return QString(slug(country)); }),
              "1-3 clear; 4-5 woods; 6 mountains");
    EXPECT_EQ(land(Country::Clear),
              "2 hill; 3 clear; 4 hill; 5 clear; 6 clear with a road; 7 hill; 8 clear with buildings; 9 woods; "
              "10 clear; 11 clear with a river; 12 hill");
    EXPECT_EQ(buildings(Country::Clear), "1-2 1; 3-4 2; 5-6 3");
    EXPECT_EQ(land(Country::Mountains),
              "2 impassable; 3 woods; 4 clear with buildings; 5 rough with a road; 6 rough; 7 impassable; 8-9 rough; "
              "10 clear; 11 impassable; 12 clear with a river");
    EXPECT_EQ(buildings(Country::Mountains), "1-5 1; 6 2");
    EXPECT_EQ(land(Country::Woods),
              "2 woods; 3 woods with buildings; 4 wooded-hill; 5 woods with a road; 6 clear; 7-8 woods; "
              "9 wooded-hill; 10 clear; 11 clear with a river; 12 woods");
    EXPECT_EQ(buildings(Country::Woods), "1-4 1; 5-6 2");
}

// Chain Reaction 3.0 p. 24.
TEST(ChainReaction3, WhatAPefIsDependsOnHowManyHaveBeenResolved)
{
    const auto letters = [](int resolved) {
        std::string row;
        for (int face = 1; face <= 6; ++face)
            row += slug(chainReaction3().patrol->compositionAfter(resolved).at(face)).data();
        return row;
    };
    EXPECT_EQ(letters(0), "ABCCCC");
    EXPECT_EQ(letters(1), "AABBCC");
    EXPECT_EQ(letters(2), "AAABBB");
    EXPECT_EQ(letters(3), "BBCCCC");
    EXPECT_EQ(letters(8), "BBCCCC");
}

TEST(ChainReaction3, HowManyThereAreDependsOnWhoIsOnPatrol) // R48
{
    const char *military = "2 half; 3-4 party-1; 5-6 party; 7-8 party+1; 9-10 party-and-half; 11 twice in 2; "
                           "12 three-times in 3";
    const char *insurgents = "2-4 half; 5-6 party-1; 7-8 party; 9-10 party+1; 11 party-and-half in 2; 12 twice in 2";
    EXPECT_EQ(howMany("military"), military);
    EXPECT_EQ(howMany("police"), military);
    EXPECT_EQ(howMany("insurgents"), insurgents);
    EXPECT_EQ(howMany("gang"), insurgents);
    EXPECT_EQ(howMany("feudal"), military) << "a list of other rules goes by the first table";
}

TEST(ChainReaction3, OptionsStandWithTheirDefaultsFirst) // R43, R47, R51, R53, R80
{
    QStringList options;
    for (const Option &option : chainReaction3().options) {
        QStringList values;
        for (const Term &value : option.values)
            values.append(value.id);
        options.append(option.id + QLatin1Char('=') + values.join(QLatin1Char('|')));
    }
    EXPECT_EQ(
        options.join(QLatin1Char(' ')).toStdString(),
        "campaign=linked|plain numbers=page|sheet country=section|table|clear|woods|mountains|street pefs=own|eal "
        "reinforcements=off|doubles|seven attributes=on|off outranked=recruit|now star-dies=false|true "
        "sheet=own|tumor foes=ask|die|off loyalty=on|off");
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
