// SPDX-License-Identifier: MIT
// The percentile street skirmish, kept as a shell would keep it (R81, R82).
#include "tests/app/calls.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class StreetSkirmish : public Table
{
protected:
    QString file() const { return at(u"section.muster"_s); }
    QJsonObject show() const { return call(u"--json show "_s + file()).json(); }
    Heard on(const QString &dice, const QStringList &words) const
    {
        return call(QStringList{u"--json"_s, u"--dice"_s, dice} + words);
    }
    void found() const
    {
        const Heard founded =
            on(u"5  4 4 4 4"_s,
               {u"new"_s, file(), u"--rules"_s, u"urban-d100"_s, u"--list"_s, u"british"_s, u"--star"_s, u"Doxey"_s});
        ASSERT_EQ(founded.exit, 0) << founded.err.toStdString();
        EXPECT_EQ(founded.json()[u"rolls"_s].toArray().size(), 2);
        EXPECT_EQ(founded.json()[u"star"_s][u"initiative"_s].toInt(), 4);
    }
};

const QString threeMen = u"2  3 5 5 6   3  6 3 3 3   5  1 4 4 4"_s;
const QString tramDepot = u"1   1 3 3 3 3   2 1 1 1 1   3 2 2 2 2   4 3 3 3 3"_s;

} // namespace

TEST_F(StreetSkirmish, PlaysAGameFromTheFoundingToTheNext)
{
    found();
    ASSERT_EQ(on(threeMen, {u"recruit"_s, file(), u"--count"_s, u"3"_s}).exit, 0);
    ASSERT_EQ(on(tramDepot, {u"prepare"_s, file(), u"--enemy"_s, u"germans"_s}).exit, 0);
    EXPECT_EQ(show()[u"encounter"_s][u"kind"_s].toString(), u"game"_s);
    EXPECT_EQ(show()[u"encounter"_s][u"enemy_figures"_s].toArray().size(), 4);
    const Heard sheet = call(u"encounter "_s + file());
    EXPECT_TRUE(sheet.text().contains(u"The tram depot"_s)) << sheet.text().toStdString();
    EXPECT_TRUE(sheet.text().contains(u"Initiative 2, skill 120"_s)) << sheet.text().toStdString();

    const QString report =
        write(u"report.json"_s, R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 2},
        {"id": 2, "fate": "fine", "initiative_lost": 3}, {"id": 3, "fate": "fine", "initiative_lost": 3}]})");
    const Heard after = call(u"--json aftermath %1 %2"_s.arg(file(), report));
    ASSERT_EQ(after.exit, 0) << after.err.toStdString();
    const QJsonObject campaign = show();
    EXPECT_EQ(campaign[u"turn"_s][u"label"_s].toString(), u"Game 2"_s);
    EXPECT_EQ(campaign[u"former"_s][0][u"status"_s].toString(), u"dead"_s);
    EXPECT_EQ(campaign[u"former"_s][0][u"id"_s].toInt(), 2);
    EXPECT_EQ(campaign[u"grunts"_s][0][u"initiative"_s].toInt(), 3);
    EXPECT_EQ(call(u"check "_s + file()).exit, 0);
    EXPECT_EQ(call(u"chronicle "_s + file()).exit, 0);
    EXPECT_EQ(call(u"undo %1 --steps 2"_s.arg(file())).exit, 0);
    EXPECT_TRUE(show()[u"former"_s].toArray().isEmpty());
    EXPECT_EQ(show()[u"turn"_s][u"number"_s].toInt(), 1);
}

TEST_F(StreetSkirmish, NotesWhoseGoItIsAndReportsWhatWasLost)
{
    found();
    ASSERT_EQ(on(threeMen, {u"recruit"_s, file(), u"--count"_s, u"3"_s}).exit, 0);
    ASSERT_EQ(on(tramDepot, {u"prepare"_s, file(), u"--enemy"_s, u"germans"_s}).exit, 0);
    const auto go = [this] { return show()[u"encounter"_s][u"go"_s]; };
    EXPECT_TRUE(go().isNull());
    const Heard first = call(u"play %1 go"_s.arg(file()));
    ASSERT_EQ(first.exit, 0);
    EXPECT_TRUE(first.text().contains(u"Turn 1: initiative"_s)) << first.text().toStdString();
    EXPECT_EQ(go()[u"initiative"_s].toInt(), 1) << "the first step is announced";
    ASSERT_EQ(call(u"play %1 go"_s.arg(file())).exit, 0);
    ASSERT_EQ(call(u"play %1 lost 2 3"_s.arg(file())).exit, 0); // Dorn, of 2
    EXPECT_EQ(go()[u"initiative"_s].toInt(), 2);
    EXPECT_EQ(go()[u"lost"_s][0][u"figure"_s].toInt(), 2);
    ASSERT_EQ(call(u"undo "_s + file()).exit, 0);
    EXPECT_TRUE(go()[u"lost"_s].toArray().isEmpty());
    ASSERT_EQ(call(u"redo "_s + file()).exit, 0);
    const Heard after = call(u"aftermath %1 --outcome success"_s.arg(file()));
    ASSERT_EQ(after.exit, 0) << after.err.toStdString();
    EXPECT_EQ(show()[u"former"_s][0][u"id"_s].toInt(), 2);
    EXPECT_EQ(call(u"check "_s + file()).exit, 0);
}

TEST_F(StreetSkirmish, OnlyAutomaticWeaponsFireOnAutomatic)
{
    const QString shot = u"--json roll urban-d100 shoot skill=120 range=2 automatic=%2 shown=5 weapon=%1 --dice 99"_s;
    for (const QString &weapon : {u"rifle"_s, u"pistol"_s}) {
        const Heard heard = call(shot.arg(weapon, u"true"_s));
        EXPECT_EQ(heard.exit, 1);
        EXPECT_EQ(heard.reason(), u"The weapon “%1” fires single shots only. Give automatic=false.\n"_s.arg(weapon));
    }
    EXPECT_EQ(call(shot.arg(u"smg"_s, u"true"_s)).json()[u"result"_s][u"score"_s].toInt(), 60);
}

TEST_F(StreetSkirmish, FoundsWithTheNumbersThrownAtTheTable)
{
    const QString by = u"new %1 --rules urban-d100 --list british --star Doxey "_s.arg(file());
    EXPECT_EQ(call(by + u"--rep 3"_s).exit, 1);
    EXPECT_EQ(call(by + u"--initiative 2"_s).exit, 1); // skill too
    EXPECT_EQ(call(by + u"--initiative 9 --skill 160"_s).exit, 1);
    EXPECT_EQ(call(by + u"--initiative 2 --skill 165"_s).exit, 1);
    EXPECT_EQ(on(u"5"_s, by.split(u' ', Qt::SkipEmptyParts)).exit, 1); // too few dice
    ASSERT_EQ(call(by + u"--initiative 2 --skill 160"_s).exit, 0);
    EXPECT_EQ(show()[u"star"_s][u"skill"_s].toInt(), 160);
    EXPECT_EQ(call(by + u"--initiative 2 --skill 160"_s).exit, 2); // it is there
    EXPECT_EQ(call(u"new %1 --rules swordplay --list feudal --star Osric --skill 100"_s.arg(at(u"x.muster"_s))).exit,
              1);
    ASSERT_EQ(call(u"correct %1 figure=1 initiative=3 skill=200"_s.arg(file())).exit, 0);
    EXPECT_EQ(show()[u"star"_s][u"initiative"_s].toInt(), 3);
    EXPECT_EQ(call(u"correct %1 figure=1 skill=201"_s.arg(file())).exit, 1);
    EXPECT_EQ(call(u"correct %1 figure=1 rep=3"_s.arg(file())).exit, 1);
}

TEST_F(StreetSkirmish, RecruitsByTheDiceAndNoMoreThanASideHas)
{
    const Heard rolled = call(u"--json --dice 2,3,5,5,6 roll urban-d100 recruit list=british count=1"_s);
    ASSERT_EQ(rolled.exit, 0) << rolled.err.toStdString();
    const QJsonObject figure = rolled.json()[u"result"_s][u"figures"_s][0].toObject();
    EXPECT_EQ(figure[u"initiative"_s].toInt(), 2);
    EXPECT_EQ(figure[u"skill"_s].toInt(), 160);
    found();
    EXPECT_EQ(call(u"recruit %1 --count 6"_s.arg(file())).exit, 1);
    EXPECT_EQ(call(u"--seed 4 recruit %1"_s.arg(file())).exit, 0);
    EXPECT_EQ(show()[u"grunts"_s].toArray().size(), 5);
    EXPECT_TRUE(call(u"recruit %1"_s.arg(file())).reason().contains(u"a side has at most 6 figures"_s));
}

} // namespace muster::testing
