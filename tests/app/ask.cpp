// SPDX-License-Identifier: MIT
// A question is put to the dice.
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Ask : public Table
{
protected:
    Heard ask(const QString &file, const QString &answers, const QString &dice) const
    {
        return call(
            {u"--json"_s, u"--dice"_s, dice, u"ask"_s, file, u"Who holds sector E?"_s, u"--answers"_s, answers});
    }
    QString refused(const QString &file, const QString &answers, const QString &dice = u"1"_s) const
    {
        const QByteArray before = bytesOf(file);
        const Heard heard = ask(file, answers, dice);
        EXPECT_EQ(heard.exit, 1);
        EXPECT_EQ(bytesOf(file), before);
        return heard.reason().trimmed();
    }
};

} // namespace

TEST_F(Ask, TheHighestDieDecides)
{
    const QString file = band();
    const QJsonObject json = ask(file, u"Greens:6,Blues:4"_s, u"3 4"_s).json();
    EXPECT_EQ(json[u"question"_s], u"Who holds sector E?"_s);
    EXPECT_EQ(json[u"answer"_s], u"Blues"_s);
    expectJson(json[u"answers"_s],
               QJsonArray{object(R"({"answer": "Greens", "sides": 6, "die": 3})"),
                          object(R"({"answer": "Blues", "sides": 4, "die": 4})")});
    EXPECT_EQ(json[u"rolls"_s].toArray().size(), 2);
    EXPECT_EQ(json[u"rolls"_s][1][u"reason"_s], u"asked"_s);
    const QString told = call(u"chronicle "_s + file).text();
    EXPECT_TRUE(told.contains(u"Who holds sector E?: Blues"_s)) << told.toStdString();
    EXPECT_EQ(call(u"undo "_s + file).exit, 0);
    EXPECT_FALSE(call(u"chronicle "_s + file).text().contains(u"sector"_s));
}

TEST_F(Ask, OnlyThoseThatTieRollAgain)
{
    const QJsonObject json = ask(band(), u"Greens:6, Blues:6, Reds:6"_s, u"5 2 5  1 6"_s).json();
    EXPECT_EQ(json[u"answer"_s], u"Reds"_s);
    EXPECT_EQ(json[u"answers"_s][0][u"die"_s].toInt(), 1);
    EXPECT_EQ(json[u"answers"_s][1][u"die"_s].toInt(), 2);
}

TEST_F(Ask, WhatMakesNoSenseIsRefused)
{
    const QString file = band();
    EXPECT_EQ(refused(file, u"Greens,Blues"_s),
              u"Give each answer with the sides of its die, such as “Greens:6,Blues:4”, not “Greens”."_s);
    EXPECT_EQ(refused(file, u"Greens:6"_s), u"A question has two to four answers."_s);
    EXPECT_EQ(refused(file, u"A:6,B:6,C:6,D:6,E:6"_s), u"A question has two to four answers."_s);
    EXPECT_EQ(refused(file, u"A:6,A:6"_s), u"The answer “A” is given twice."_s);
    EXPECT_EQ(refused(file, u"A:6,B:1"_s), u"A die has 2 to 100 sides, not 1."_s);
    EXPECT_EQ(refused(file, u"A:6,:6"_s), u"An answer is empty."_s);
    EXPECT_NE(refused(file, u"A:6,B:6"_s, u"3"_s), u""_s) << "too few dice";
    EXPECT_NE(refused(file, u"A:6,B:6"_s, u"3 4 5"_s), u""_s) << "too many";
    EXPECT_EQ(call({u"ask"_s, file, u"Who?"_s}).exit, 1);
}

} // namespace muster::testing
