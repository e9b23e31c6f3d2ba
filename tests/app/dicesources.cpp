// SPDX-License-Identifier: MIT
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

QString eal(const QString &options)
{
    return u"--json roll swordplay eal "_s + options;
}

QJsonArray diceOf(const Heard &heard, int roll = 0)
{
    return heard.json()[u"rolls"_s][roll][u"dice"_s].toArray();
}

} // namespace

TEST(DiceSources, TheSameSeedGivesTheSameDiceEverywhere)
{
    // mt19937_64 is fixed by the C++ standard and the draw of a face is ours: these may never change.
    const Heard heard = call(u"--json roll swordplay challenge rep=4 difficulty=normal --seed 42"_s);
    expectJson(heard.json()[u"rolls"_s][0][u"dice"_s], QJsonArray({5, 4}));
    EXPECT_EQ(call(u"roll swordplay terrain --seed 42"_s).out, call(u"roll swordplay terrain --seed 42"_s).out);
    EXPECT_NE(call(u"roll swordplay terrain --seed 42"_s).out, call(u"roll swordplay terrain --seed 43"_s).out);
}

TEST(DiceSources, ASeedMayHaveAll64Bits)
{
    EXPECT_EQ(call(eal(u"--seed 0"_s)).exit, 0);
    EXPECT_EQ(call(eal(u"--seed 18446744073709551615"_s)).exit, 0);
    EXPECT_NE(call(u"roll swordplay terrain --seed 18446744073709551615"_s).out,
              call(u"roll swordplay terrain --seed 9223372036854775807"_s).out);
    EXPECT_EQ(call(eal(u"--seed 18446744073709551616"_s)).exit, 1);
    EXPECT_EQ(call(eal(u"--seed=-1"_s)).exit, 1);
    EXPECT_EQ(call(eal(u"--seed ten"_s)).exit, 1);
}

TEST(DiceSources, WithoutAnyTheProgramThrowsFromEntropy)
{
    const Heard heard = call(eal({}));
    EXPECT_EQ(heard.out, call(eal(u"--seed 4711"_s)).out) << "entropy is 4711 in these tests";
    EXPECT_EQ(heard.json()[u"rolls"_s][0][u"by"_s], u"program"_s);
}

TEST(DiceSources, CommasAndBlanksPartThePlayersDice)
{
    for (const QString &dice : {u"3 5"_s, u"3,5"_s, u" 3 , 5 "_s, u"3,\t5"_s}) {
        const Heard heard = call({u"--json"_s, u"--dice"_s, dice, u"roll"_s, u"swordplay"_s, u"eal"_s});
        ASSERT_EQ(heard.exit, 0) << dice.toStdString() << heard.err.toStdString();
        expectJson(diceOf(heard), QJsonArray({3, 5}));
        EXPECT_EQ(heard.json()[u"rolls"_s][0][u"by"_s], u"player"_s);
    }
}

TEST(DiceSources, TooFewDiceNameTheNextRoll)
{
    const Heard heard = call(u"roll swordplay terrain --dice 1,2,1,2,1,2,1"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.out.isEmpty());
    EXPECT_TRUE(heard.reason().contains(u"Terrain, section 4: 2d6"_s)) << heard.err.toStdString();
}

TEST(DiceSources, DiceLeftOverAreCounted)
{
    const Heard one = call(eal(u"--dice 3,5,1"_s));
    EXPECT_EQ(one.exit, 1);
    EXPECT_TRUE(one.reason().contains(u"1 die "_s)) << one.err.toStdString();
    const Heard three = call(eal(u"--dice 3,5,1,1,1"_s));
    EXPECT_TRUE(three.reason().contains(u"3 dice "_s)) << three.err.toStdString();
    EXPECT_EQ(call(u"rules --dice 3"_s).exit, 1) << "a command that rolls nothing uses up no die";
}

TEST(DiceSources, ADieShowsOnlyItsOwnFaces)
{
    for (const char *dice : {"0,5", "5,7", "abc", "3,5.0", "-1,5", "3,999999999999", "½,1", "3;5"}) {
        const Heard heard = call(eal(u"--dice=%1"_s.arg(QString::fromUtf8(dice))));
        EXPECT_EQ(heard.exit, 1) << dice;
        EXPECT_TRUE(heard.out.isEmpty()) << dice;
    }
    EXPECT_TRUE(call(eal(u"--dice 5,7"_s)).reason().contains(u"Die 2"_s));
    EXPECT_TRUE(call(eal(u"--dice abc"_s)).reason().contains(u"abc"_s));
}

TEST(DiceSources, ComeFromOnePlace)
{
    for (const QString &two :
         {u"--seed 1 --dice 3,5"_s, u"--seed 1 --ask"_s, u"--ask --dice 3,5"_s, u"--seed 1 --seed 1"_s}) {
        const Heard heard = call(eal(two));
        EXPECT_EQ(heard.exit, 1) << two.toStdString();
        EXPECT_TRUE(heard.reason().contains(u"only one of"_s)) << heard.err.toStdString();
    }
}

TEST(Asking, TakesEachRollFromALineAndThrowsWhereTheLineIsEmpty)
{
    const Heard heard = call(u"--json --ask roll swordplay recruit list=feudal count=2"_s, {u"3 4"_s, QString()});
    const QJsonArray rolls = heard.json()[u"rolls"_s].toArray();
    ASSERT_EQ(rolls.size(), 2);
    expectJson(rolls[0][u"dice"_s], QJsonArray({3, 4}));
    EXPECT_EQ(rolls[0][u"by"_s], u"player"_s);
    EXPECT_EQ(rolls[1][u"by"_s], u"program"_s);
    EXPECT_TRUE(heard.reason().contains(u"Recruit, figure 1: 2d6 >"_s)) << heard.err.toStdString();
}

TEST(Asking, AsksAgainAfterAWrongLine)
{
    const Heard heard = call(u"--json --ask roll swordplay eal"_s, {u"3"_s, u"3 5 1"_s, u"x y"_s, u"7 1"_s, u"2 2"_s});
    EXPECT_EQ(heard.json()[u"result"_s][u"eal"_s], 2);
}

TEST(Asking, TheInputsEndRefusesAndNamesTheRoll)
{
    const Heard heard = call(u"--ask roll swordplay recruit list=feudal count=2"_s, {u"3 4"_s});
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.out.isEmpty());
    EXPECT_TRUE(heard.reason().contains(u"ended before the roll for Recruit, figure 2: 2d6"_s))
        << heard.err.toStdString();
}

TEST(Asking, EveryLineEmptyIsTheSeedsOwnThrow)
{
    const Heard asked = call(u"--json --ask roll swordplay recruit list=feudal count=2"_s, {QString(), QString()});
    EXPECT_EQ(asked.out, call(u"--json --seed 4711 roll swordplay recruit list=feudal count=2"_s).out);
}

TEST(RollsInJson, HaveAReasonThatStaysAndASubject)
{
    const QJsonArray rolls =
        call(u"--json roll swordplay pefs encounter=patrol --dice 1,4,6"_s).json()[u"rolls"_s].toArray();
    ASSERT_EQ(rolls.size(), 3);
    EXPECT_EQ(rolls[1][u"reason"_s], u"pef-place"_s);
    EXPECT_EQ(rolls[1][u"subject"_s], 2);
    EXPECT_FALSE(rolls[1][u"for"_s].toString().isEmpty());
    const QJsonArray eal = call(u"--json roll swordplay eal --dice 1,4"_s).json()[u"rolls"_s].toArray();
    EXPECT_EQ(eal[0][u"reason"_s], u"enemy-activity"_s);
    EXPECT_TRUE(eal[0].toObject()[u"subject"_s].isNull());
}

} // namespace muster::testing
