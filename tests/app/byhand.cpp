// SPDX-License-Identifier: MIT
// What was decided at the table and not by the dice: a figure picked from the list, a section of the table, a PEF.
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class ByHand : public Table
{
protected:
    QJsonObject show(const QString &file) const { return call({u"--json"_s, u"show"_s, file}).json(); }
    QJsonValue section(const QString &file, int number) const
    {
        return show(file)[u"encounter"_s][u"sections"_s][number - 1];
    }
    QString found(const QString &rules, const QString &list) const
    {
        const QString file = at(u"a.muster"_s);
        EXPECT_EQ(call(u"new %1 --rules %2 --list %3 --star Maud --seed 3"_s.arg(file, rules, list)).exit, 0);
        return file;
    }
};

TEST_F(Table, AFigureHasAnotherTypeInOneStepAndOneOfThePlayersOwn)
{
    const QString file = band();
    ASSERT_EQ(call({u"correct"_s, file, u"figure=3"_s, u"type=Dog handler"_s}).exit, 0);
    const QJsonObject shown = call(u"--json show "_s + file).json();
    EXPECT_EQ(shown[u"grunts"_s][1][u"type"_s], u"Dog handler"_s);
    EXPECT_EQ(shown[u"former"_s].toArray().size(), 0) << "nobody left for it";
    EXPECT_EQ(call({u"correct"_s, file, u"figure=3"_s, u"type="_s}).exit, 1);
    const QString story = at(u"dogs.story"_s);
    const QString again = at(u"again.muster"_s);
    ASSERT_EQ(call(u"story %1 %2"_s.arg(file, story)).exit, 0);
    ASSERT_EQ(call(u"new %1 --story %2"_s.arg(again, story)).exit, 0);
    expectJson(call(u"--json show "_s + again).json(), shown);
}

} // namespace

TEST_F(ByHand, AGruntIsPickedFromTheListWithoutDice)
{
    const QString file = band();
    const Heard heard = call({u"--json"_s, u"recruit"_s, file, u"--type"_s, u"heavy infantry"_s});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_TRUE(heard.json()[u"rolls"_s].toArray().isEmpty());
    const QJsonObject figure = heard.json()[u"recruited"_s][0].toObject();
    EXPECT_EQ(figure[u"id"_s], 4);
    EXPECT_EQ(figure[u"type"_s], u"Heavy Infantry"_s);
    EXPECT_TRUE(call(u"chronicle "_s + file).text().contains(u"picked by hand"_s));
}

TEST_F(ByHand, WhatIsSaidOfAFigureStandsInPlaceOfTheList)
{
    const QString file = band();
    const Heard heard =
        call({u"recruit"_s, file, u"--type"_s, u"Infantry"_s, u"--rep"_s, u"5"_s, u"--weapon"_s, u"two-hand-axe"_s,
              u"--armor"_s, u"6"_s, u"--shield"_s, u"no"_s, u"--class"_s, u"warrior"_s, u"--name"_s, u"Grub"_s});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonValue grub = show(file)[u"grunts"_s][2];
    EXPECT_EQ(grub[u"name"_s], u"Grub"_s);
    EXPECT_EQ(grub[u"rep"_s], 5);
    EXPECT_EQ(grub[u"weapon"_s], u"two-hand-axe"_s);
    EXPECT_EQ(grub[u"class"_s], u"warrior"_s);
    EXPECT_EQ(call(u"undo "_s + file).exit, 0);
    EXPECT_EQ(show(file)[u"grunts"_s].toArray().size(), 2);
}

TEST_F(ByHand, WhereFiguresAreRolledUpTheNumbersAreSaidOrRolled)
{
    const QString file = found(u"urban-d100"_s, u"british"_s);
    const Heard types = call(u"recruit %1 --type nobody"_s.arg(file));
    const QString type = types.reason().section(u"Types: "_s, 1).section(u", "_s, 0, 0).section(u'.', 0, 0);
    ASSERT_FALSE(type.isEmpty()) << types.err.toStdString();
    ASSERT_EQ(call({u"recruit"_s, file, u"--type"_s, type, u"--initiative"_s, u"2"_s, u"--skill"_s, u"120"_s}).exit, 0);
    EXPECT_EQ(show(file)[u"grunts"_s][0][u"skill"_s], 120);
    const Heard rolled = call({u"--json"_s, u"--seed"_s, u"5"_s, u"recruit"_s, file, u"--type"_s, type});
    ASSERT_EQ(rolled.exit, 0) << rolled.err.toStdString();
    EXPECT_FALSE(rolled.json()[u"rolls"_s].toArray().isEmpty());
}

TEST_F(ByHand, ASectionIsSetAsItLiesOnTheTable)
{
    const QString file = bandOnPatrol();
    const Heard heard = call(u"correct %1 section=5 terrain=woods buildings=2"_s.arg(file));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_EQ(section(file, 5)[u"terrain"_s], u"woods"_s);
    EXPECT_EQ(section(file, 5)[u"buildings"_s], 2);
    EXPECT_EQ(section(file, 4)[u"terrain"_s], u"clear"_s);
    EXPECT_EQ(call(u"correct %1 section=5 terrain=woods"_s.arg(file)).exit, 1) << "it is so already";
}

TEST_F(ByHand, ASectionHasTheCountryRoadAndRiverOfItsRules)
{
    const QString file = found(u"chain-reaction-3"_s, u"military"_s);
    ASSERT_EQ(call(u"prepare %1 --enemy insurgents --seed 11"_s.arg(file)).exit, 0);
    const auto set = [&](const QString &words) { return call(u"correct %1 %2"_s.arg(file, words)); };
    ASSERT_EQ(set(u"section=2 terrain=wooded-hill country=mountains road=up-down river=bridge width=4"_s).exit, 0);
    const QJsonValue land = section(file, 2);
    EXPECT_EQ(land[u"country"_s], u"mountains"_s);
    EXPECT_EQ(land[u"road"_s], u"up-down"_s);
    EXPECT_EQ(land[u"river"_s][u"width"_s], 4);
    EXPECT_EQ(land[u"river"_s][u"bridge"_s], true);
    ASSERT_EQ(set(u"section=2 road=none river=none"_s).exit, 0);
    EXPECT_TRUE(section(file, 2)[u"river"_s].isNull());
    EXPECT_TRUE(section(file, 2)[u"road"_s].isNull());
    EXPECT_EQ(set(u"section=2 river=lake"_s).exit, 1) << "a lake lies in the middle";
    EXPECT_EQ(set(u"section=5 river=lake"_s).exit, 0);
    EXPECT_EQ(set(u"section=2 river=ford width=99"_s).exit, 1);
    EXPECT_EQ(set(u"section=2 width=4"_s).exit, section(file, 2)[u"river"_s].isNull() ? 1 : 0);
}

TEST_F(ByHand, APefStandsWhereItWasPut)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"correct %1 pef=2 section=6"_s.arg(file)).exit, 0);
    EXPECT_EQ(show(file)[u"encounter"_s][u"pefs"_s][1][u"section"_s], 6);
    EXPECT_EQ(call(u"correct %1 pef=2 section=12"_s.arg(file)).exit, 1);
}

TEST_F(ByHand, TheCampaignsOwnChoicesCanBeSetDuringAnEncounter)
{
    const QString file = bandOnPatrol();
    EXPECT_EQ(call(u"correct %1 star-dies=true"_s.arg(file)).exit, 0);
    EXPECT_EQ(call(u"correct %1 eal=2"_s.arg(file)).exit, 0) << "the encounter's";
    EXPECT_EQ(show(file)[u"encounter"_s][u"eal"_s], 2);
}

TEST_F(ByHand, ArmourByAWordIsSetByAWord)
{
    const QString file = found(u"chain-reaction-1"_s, u"gang"_s);
    ASSERT_EQ(call(u"correct %1 figure=1 armor=flak"_s.arg(file)).exit, 0);
    EXPECT_EQ(show(file)[u"star"_s][u"armor"_s], u"flak"_s);
    EXPECT_TRUE(call(u"correct %1 figure=1 armor=flack"_s.arg(file)).reason().contains(u"Did you mean “flak”?"_s));
}

TEST_F(ByHand, WhoeverCanBeMetIsNamedWhereAnEnemyIsMistyped)
{
    const QString file = found(u"chain-reaction-1"_s, u"gang"_s);
    const Heard heard = call(u"prepare %1 --enemy zombis"_s.arg(file));
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"Did you mean “zombies”?"_s)) << heard.err.toStdString();
}

} // namespace muster::testing
