// SPDX-License-Identifier: MIT
#include "tests/rules/everyroll.h"
#include "tests/support/packs.h"

#include "rules/pack/slugs.h"

#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

template<typename Outcome, typename Say>
std::string rowsOf(const RollTable<Outcome> &table, Say say)
{
    QStringList rows;
    for (const auto &row : table.rows) {
        const QString range =
            row.from == row.to ? QString::number(row.from) : QStringLiteral("%1-%2").arg(row.from).arg(row.to);
        rows.append(range + QLatin1Char(' ') + say(row.outcome));
    }
    return rows.join(QStringLiteral("; ")).toStdString();
}

/// A list as the book prints it.
std::string listOfTheThird(const char *id)
{
    return rowsOf(chainReaction3().list(QString::fromLatin1(id))->figures, [](const Profile &figure) {
        return QStringLiteral("%1 %2%3")
            .arg(figure.type)
            .arg(figure.rep)
            .arg(figure.weapon.isEmpty() ? QString() : QLatin1Char(' ') + figure.weapon);
    });
}

/// A kind of country as the book prints it, buildings and all.
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

std::string strides(int passed, bool others)
{
    const auto &moves = chainReaction3().patrol->pefMoves[static_cast<std::size_t>(passed - 1)];
    return rowsOf(moves[others ? 1 : 0], [](const PefStride &stride) {
        return slug(stride.move) + (stride.inches == 0 ? QString() : QStringLiteral(" %1\"").arg(stride.inches));
    });
}

} // namespace

TEST(ChainReaction3, AStarIsOfAnyRepAndFiveIsSuggested)
{
    EXPECT_EQ(chainReaction3().leastStarRep, 1);
    EXPECT_EQ(chainReaction3().mostStarRep, 6);
    EXPECT_EQ(chainReaction3().suggestedStarRep, 5);
    EXPECT_TRUE(chainReaction3().classes.empty());
}

TEST(ChainReaction3, EveryRollOnEveryTableMeetsExactlyOneRow)
{
    const Pack &pack = chainReaction3();
    for (const ArmyList &list : pack.lists)
        expectEveryRollOnce(list.id.toStdString(), list.figures);
    expectEveryRollOnce("gang weapons", *pack.list(QStringLiteral("gang"))->weaponDie);
    expectEveryRollOnce("attributes", *pack.attributes);
    expectEveryRollOnce("country", *pack.terrain->country);
    for (const Land &ground : pack.terrain->lands) {
        expectEveryRollOnce("terrain", ground.terrain);
        expectEveryRollOnce("buildings", ground.buildings);
    }
    expectEveryRollOnce("roads", *pack.terrain->roads);
    expectEveryRollOnce("fords", pack.terrain->rivers->fords);
    for (const auto &row : pack.patrol->composition)
        expectEveryRollOnce("composition", row);
    for (const GatheringTable &table : pack.patrol->howMany)
        expectEveryRollOnce("how many", table.rows);
    for (const auto &byOthers : pack.patrol->pefMoves)
        for (const auto &moves : byOthers)
            expectEveryRollOnce("PEF movement", moves);
}

// Chain Reaction 3.0 p. 7; R40 for the Team Leader and the Military Trained.
TEST(ChainReaction3, HasTheFourListsOfTheBook)
{
    EXPECT_EQ(listOfTheThird("military"),
              "2-4 Team Leader 5 assault-rifle; 5-6 Veteran 5 assault-rifle; 7-9 Soldier 4 assault-rifle; "
              "10-12 Recruit 3 assault-rifle");
    EXPECT_EQ(listOfTheThird("insurgents"),
              "2 Leader 5 assault-rifle; 3-5 Military Trained 4 assault-rifle; 6-8 Experienced 3 assault-rifle; "
              "9-12 Recruit 2 assault-rifle");
    EXPECT_EQ(listOfTheThird("police"),
              "2 SWAT 5 ba-pistol; 3 Detective 5 ba-pistol; 4-5 Veteran 5 ba-pistol; 6-9 Officer 4 ba-pistol; "
              "10-12 Rookie 3 ba-pistol");
    EXPECT_EQ(listOfTheThird("gang"), "2 Boss 5; 3-4 Hard Case 5; 5-8 Banger 4; 9-10 Punk 3; 11-12 Wannabee 2");
}

TEST(ChainReaction3, AGangsWeaponsAreRolled)
{
    EXPECT_EQ(rowsOf(*chainReaction3().list(QStringLiteral("gang"))->weaponDie, [](const QString &id) { return id; }),
              "1 pistol; 2-3 ba-pistol; 4 shotgun; 5 machine-pistol; 6 submachine-gun");
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

// Chain Reaction 3.0 pp. 14, 15.
TEST(ChainReaction3, HasTheRangedWeaponsOfTheBook)
{
    QStringList lines;
    for (const Weapon &weapon : chainReaction3().weapons) {
        if (weapon.range == 0)
            continue;
        const QString spread =
            weapon.blast > 0 ? QStringLiteral("%1\" circle").arg(weapon.blast) : QString::number(weapon.targets);
        lines.append(QStringLiteral("%1: %2, %3, %4, outgunned %5")
                         .arg(weapon.title)
                         .arg(weapon.range)
                         .arg(spread)
                         .arg(weapon.impact)
                         .arg(weapon.outgunned));
    }
    EXPECT_EQ(lines.join(QLatin1Char('\n')).toStdString(),
              "Pistol: 12, 2, 1, outgunned 2\n"
              "BA Pistol: 12, 2, 2, outgunned 2\n"
              "Shotgun: 12, 3, 2, outgunned 3\n"
              "Bolt Action Rifle: 48, 1, 3, outgunned 1\n"
              "Semi-Automatic Rifle: 48, 2, 3, outgunned 2\n"
              "Machine Pistol: 12, 3, 1, outgunned 3\n"
              "Submachine Gun: 24, 3, 1, outgunned 3\n"
              "Assault Rifle: 48, 3, 3, outgunned 3\n"
              "Grenade: 6, 5\" circle, 2, outgunned 5\n"
              "Squad Automatic Weapon: 48, 4, 3, outgunned 4\n"
              "Grenade Launcher: 24, 5\" circle, 2, outgunned 5\n"
              "Rocket Launcher: 48, 5\" circle, 5, outgunned 5");
}

// Chain Reaction 3.0 p. 18.
TEST(ChainReaction3, HandWeaponsHaveAnImpactInMelee)
{
    const auto impact = [](const char *id) { return chainReaction3().weapon(QString::fromLatin1(id))->meleeImpact; };
    EXPECT_EQ(impact("one-hand-weapon"), 2);
    EXPECT_EQ(impact("two-hand-weapon"), 3);
    EXPECT_EQ(impact("improvised-weapon"), 1);
    EXPECT_EQ(impact("two-hand-improvised-weapon"), 2);
}

// Chain Reaction 3.0 p. 6.
TEST(ChainReaction3, HasTheElevenAttributes)
{
    EXPECT_EQ(rowsOf(*chainReaction3().attributes, [](const Attribute &attribute) { return attribute.id; }),
              "2 born-leader; 3 poser; 4 agile; 5 slow; 6 brawler; 7 slow-to-react; 8 athlete; 9 runt; 10 marksman; "
              "11 clumsy; 12 nerves-of-steel");
    EXPECT_EQ(chainReaction3().attribute(QStringLiteral("runt"))->title, QStringLiteral("Runt"));
    EXPECT_EQ(chainReaction3().attribute(QStringLiteral("tall")), nullptr);
    EXPECT_EQ(swordplay().attribute(QStringLiteral("runt")), nullptr);
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

TEST(ChainReaction3, PefsMoveByThePagesTable) // R47
{
    EXPECT_EQ(strides(2, true), "1-4 to-pef 16\"; 5-6 to-enemy 16\"");
    EXPECT_EQ(strides(2, false), "1-4 split; 5-6 to-enemy 16\"");
    EXPECT_EQ(strides(1, true), "1-2 to-pef 8\"; 3-6 to-enemy 8\"");
    EXPECT_EQ(strides(1, false), "1-2 split; 3-6 to-enemy 8\"");
}

// Chain Reaction 3.0 p. 25, R56.
TEST(ChainReaction3, EveryTerrainHasItsValueForScouts)
{
    const ScoutingTables &scouting = chainReaction3().patrol->scouting;
    EXPECT_EQ(scouting.valueOf(Terrain::Clear), 1);
    EXPECT_EQ(scouting.valueOf(Terrain::Impassable), 0);
    EXPECT_EQ(scouting.valueOf(Terrain::Woods), 4);
    EXPECT_EQ(scouting.valueOf(Terrain::Rough), 4);
    EXPECT_EQ(scouting.valueOf(Terrain::WoodedHill), 4);
    EXPECT_EQ(scouting.valueOf(Terrain::Hill), 3);
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

TEST(ChainReaction3, SharesTheMonthsOfSwordplay)
{
    EXPECT_EQ(chainReaction3().chain->after(EncounterKind::Patrol, Outcome::Success).next, EncounterKind::RaidAttack);
    EXPECT_EQ(chainReaction3().activity->lettersAt(3).at(6), PefLetter::InForce);
}
