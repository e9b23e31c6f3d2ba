// SPDX-License-Identifier: MIT

// What players say of a battle instead of rolling for it, and what they wish of it beforehand (U70 to U74).

#include "tests/app/playedbattle.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class SaidOfABattle : public PlayedBattle
{
protected:
    Heard was(int pef, const QString &figures) const
    {
        return run(QStringList{u"--json"_s, u"play"_s, m_file, u"was"_s, QString::number(pef), figures});
    }
    QJsonObject show() const { return run(u"--json show "_s + m_file).json(); }
};

class Wished : public Table
{
};

} // namespace

TEST_F(SaidOfABattle, APefWasNobodyOrTheseAndNoDieIsRolled)
{
    play(u"begin"_s);
    Heard heard = was(1, u"nobody"_s);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_TRUE(heard.json()[u"rolls"_s].toArray().isEmpty());
    EXPECT_EQ(heard.json()[u"play"_s][u"pefs"_s][0][u"said"_s], 0);
    EXPECT_FALSE(heard.json()[u"play"_s][u"pefs"_s][0][u"waiting"_s].toBool());
    EXPECT_TRUE(heard.json()[u"play"_s][u"groups"_s].toArray().isEmpty());

    heard = was(2, u"2 Raider 3; Captain 5 sword “Yrbiz the Tall” | Archer 4"_s);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonArray groups = heard.json()[u"play"_s][u"groups"_s].toArray();
    ASSERT_EQ(groups.size(), 2);
    EXPECT_EQ(groups[0][u"figures"_s].toArray().size(), 3);
    EXPECT_EQ(groups[0][u"figures"_s][2][u"name"_s], u"Yrbiz the Tall"_s);
    EXPECT_EQ(groups[0][u"figures"_s][2][u"profile"_s][u"rep"_s], 5);
    EXPECT_EQ(groups[1][u"figures"_s][0][u"profile"_s][u"type"_s], u"Archer"_s);

    // The leader in either group.
    EXPECT_EQ(play(u"leads 1 3"_s)[u"play"_s][u"groups"_s][0][u"figures"_s][2][u"leader"_s], true);
    const QJsonObject moved = play(u"leads 2 1"_s);
    EXPECT_EQ(moved[u"play"_s][u"groups"_s][1][u"figures"_s][0][u"leader"_s], true);
    EXPECT_NE(moved[u"play"_s][u"groups"_s][0][u"figures"_s][2][u"leader"_s], true) << "there is one leader";

    const QString told = run(u"chronicle "_s + m_file).text();
    EXPECT_TRUE(told.contains(u"What PEF 1 was: nobody"_s)) << told.toStdString();
    EXPECT_EQ(run(u"check "_s + m_file).exit, 0);
}

TEST_F(SaidOfABattle, AnEnemysWeaponIsToldAndMayBeInThePlayersWords)
{
    play(u"begin"_s);
    const Heard heard = was(1, u"2 Raider 3 sword; Captain 5 Notched blade (Sword) “Yrbiz”"_s);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonObject profile = heard.json()[u"play"_s][u"groups"_s][0][u"figures"_s][2][u"profile"_s].toObject();
    EXPECT_EQ(profile[u"weapon"_s], u"sword"_s);
    const QString table = run(u"play "_s + m_file).text();
    EXPECT_TRUE(table.contains(u"Raider, Rep 3, Sword"_s)) << table.toStdString();
    EXPECT_TRUE(table.contains(u"Yrbiz, Rep 5, Notched blade"_s)) << table.toStdString();
    const QString told = run(u"chronicle "_s + m_file).text();
    EXPECT_TRUE(told.contains(u"2 × Raider, Rep 3, Sword; Yrbiz, Rep 5, Notched blade"_s)) << told.toStdString();
    const QString text = at(u"told.txt"_s);
    const QString again = at(u"again.muster"_s);
    ASSERT_EQ(run(QStringList{u"story"_s, m_file, text}).exit, 0);
    EXPECT_TRUE(QString::fromUtf8(bytesOf(text)).contains(u"Notched blade (Sword)"_s));
    ASSERT_EQ(run(QStringList{u"new"_s, again, u"--story"_s, text}).exit, 0);
    expectJson(run(u"--json show "_s + again).json(), show());
}

// R91: a leader who was told with a name need not be named again to be met again.
TEST_F(SaidOfABattle, ALeaderWithANameIsAFoe)
{
    play(u"begin"_s);
    ASSERT_EQ(was(1, u"2 Raider 3; Captain 5 sword “Yrbiz”"_s).exit, 0);
    EXPECT_FALSE(run(u"foes "_s + m_file).text().contains(u"Yrbiz"_s)) << "nobody said who leads";
    play(u"leads 1 3"_s);
    const QString foes = run(u"foes "_s + m_file).text();
    EXPECT_TRUE(foes.contains(u"Yrbiz"_s)) << foes.toStdString();
    const QString told = run(u"chronicle "_s + m_file).text();
    EXPECT_TRUE(told.contains(u"Their leader is Yrbiz"_s)) << told.toStdString();
    EXPECT_FALSE(told.contains(u"On the table\n"_s)) << told.toStdString();
}

TEST_F(SaidOfABattle, WhatCannotHaveBeenIsRefused)
{
    play(u"begin"_s);
    EXPECT_EQ(was(1, u"Raider"_s).exit, 1);
    EXPECT_EQ(was(1, u"Raider 9"_s).exit, 1);
    EXPECT_EQ(was(1, u"2 Raider 3 “Yrbiz”"_s).reason().trimmed(),
              u"Several figures cannot share the name “Yrbiz”. Write them one by one."_s);
    EXPECT_EQ(was(1, u"Raider 99 sword"_s).reason().trimmed(), u"Rep must be 1 to 6, not 99."_s);
    EXPECT_EQ(was(1, u"Raider 3 \"\" \"X\""_s).reason().trimmed(),
              u"Write a name last, in one pair of quotation marks, not “Raider 3 \"\" \"X\"”."_s);
    EXPECT_EQ(was(1, u"Raider 3 \"\""_s).exit, 1);
    const QString noRaygun = was(1, u"Raider 3 raygun"_s).reason();
    EXPECT_TRUE(noRaygun.startsWith(u"There is no weapon “raygun” in Swordplay. Weapons: "_s))
        << noRaygun.toStdString();
    EXPECT_TRUE(noRaygun.contains(u" more. For words of your own add one of them in brackets: raygun ("_s))
        << noRaygun.toStdString();
    EXPECT_EQ(was(7, u"nobody"_s).exit, 1);
    EXPECT_EQ(was(1, u"nobody"_s).exit, 0);
    EXPECT_EQ(was(1, u"nobody"_s).exit, 1) << "only once";
    EXPECT_EQ(refusal(u"leads 1 1"_s).find("There is no enemy group 1"), 0U);
}

TEST_F(SaidOfABattle, AStoryTellsItAndMakesItAgain)
{
    play(u"begin"_s);
    ASSERT_EQ(was(1, u"2 Raider 3; Captain 5 sword “Yrbiz”"_s).exit, 0);
    ASSERT_EQ(was(2, u"nobody"_s).exit, 0);
    play(u"leads 1 3"_s);
    play(u"lose-rep 2"_s);
    const QString text = at(u"told.txt"_s);
    const QString again = at(u"again.muster"_s);
    ASSERT_EQ(run(QStringList{u"story"_s, m_file, text}).exit, 0);
    EXPECT_TRUE(QString::fromUtf8(bytesOf(text)).contains(u"was 2 nobody"_s));
    const Heard heard = run(QStringList{u"new"_s, again, u"--story"_s, text});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    expectJson(run(u"--json show "_s + again).json(), show());
}

TEST_F(SaidOfABattle, ARepCanBeLostDuringTheFight)
{
    play(u"begin"_s);
    play(u"lose-rep 2"_s);
    EXPECT_EQ(show()[u"grunts"_s][0][u"rep"_s], 3);
    play(u"lose-rep 2"_s);
    play(u"lose-rep 2"_s);
    EXPECT_EQ(refusal(u"lose-rep 2"_s).find("cannot lose another"), refusal(u"lose-rep 2"_s).find("cannot"));
    EXPECT_EQ(run(u"undo %1 --steps 3"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(show()[u"grunts"_s][0][u"rep"_s], 4);
}

// U74: both runs of the same patrol stand in one book, and the second counts.
TEST_F(SaidOfABattle, ARunThatDoesNotCountStaysInTheBookAndChangesNothing)
{
    QJsonObject before = show();
    play(u"begin"_s);
    play(u"lose-rep 2"_s);
    play(u"state 3 obviously-dead"_s);
    const QString text = at(u"run.txt"_s);
    const Heard aside = run(u"aftermath %1 --outcome failure --not-counted"_s.arg(m_file));
    ASSERT_EQ(aside.exit, 0) << aside.err.toStdString();
    QJsonObject after = show();
    before.remove(u"steps"_s);
    after.remove(u"steps"_s);
    expectJson(after, before);
    EXPECT_TRUE(run(u"chronicle "_s + m_file).text().contains(u"A run that does not count"_s));

    play(u"begin"_s);
    const Heard counted = run(u"--seed 3 aftermath %1 --outcome success"_s.arg(m_file));
    ASSERT_EQ(counted.exit, 0) << counted.err.toStdString();
    EXPECT_EQ(show()[u"turn"_s][u"number"_s], before[u"turn"_s][u"number"_s].toInt() + 1);
    EXPECT_EQ(run(u"check "_s + m_file).exit, 0);
    ASSERT_EQ(run(QStringList{u"story"_s, m_file, text}).exit, 0);
    EXPECT_TRUE(QString::fromUtf8(bytesOf(text)).contains(u"set-aside failure"_s));
    EXPECT_EQ(run(QStringList{u"new"_s, at(u"again.muster"_s), u"--story"_s, text}).exit, 0);
    EXPECT_EQ(run(u"--dice 3 aftermath %1 --outcome success --not-counted"_s.arg(m_file)).exit, 1) << "no encounter";
}

TEST_F(SaidOfABattle, StayOrGoIsSwitchedOffBetweenEncounters_R94)
{
    ASSERT_EQ(run(u"correct %1 loyalty=off"_s.arg(m_file)).exit, 0);
    const QString report = this->report("success", {{1, u"fine"_s}, {2, u"fine"_s}, {3, u"fine"_s}});
    const Heard heard = run(QStringList{u"--json"_s, u"--dice"_s, u"1"_s, u"aftermath"_s, m_file, report});
    EXPECT_EQ(heard.exit, 1) << "there is no die to roll";
    ASSERT_EQ(run(QStringList{u"aftermath"_s, m_file, report}).exit, 0);
    EXPECT_EQ(show()[u"grunts"_s].toArray().size(), 2);
    EXPECT_EQ(show()[u"grunts"_s][0][u"months"_s], 1) << "months count all the same";
    ASSERT_EQ(run(u"correct %1 loyalty=on"_s.arg(m_file)).exit, 0);
}

// U70: a fourth PEF, the objective and the entry in the player's words.
TEST_F(Wished, AnEncounterHasAsManyPefsAndWordsAsThePlayerLikes)
{
    const QString file = band();
    const QStringList wishes{u"prepare"_s,       file,         u"--pefs"_s,     u"4"_s, u"--objective"_s,
                             u"Burn the mill"_s, u"--entry"_s, u"by the ford"_s};
    const Heard heard = run(QStringList{u"--json"_s, u"--seed"_s, u"5"_s} + wishes);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonObject encounter = heard.json()[u"encounter"_s].toObject();
    EXPECT_EQ(encounter[u"pefs"_s].toArray().size(), 4);
    EXPECT_EQ(encounter[u"objective"_s], u"Burn the mill"_s);
    EXPECT_EQ(encounter[u"entry"_s], u"by the ford"_s);
    const QString sheet = run(u"encounter "_s + file).text();
    EXPECT_TRUE(sheet.contains(u"Burn the mill"_s));
    EXPECT_TRUE(sheet.contains(u"by the ford"_s));
    ASSERT_EQ(run(QStringList{u"correct"_s, file, u"objective=Hold the mill"_s}).exit, 0);
    EXPECT_TRUE(run(u"encounter "_s + file).text().contains(u"Hold the mill"_s));

    EXPECT_EQ(run(u"undo %1 --steps 2"_s.arg(file)).exit, 0);
    EXPECT_EQ(run(QStringList{u"prepare"_s, file, u"--pefs"_s, u"7"_s}).reason().trimmed(),
              u"An encounter has 1 to 6 PEFs, not 7."_s);
    EXPECT_EQ(run(QStringList{u"prepare"_s, file, u"--pefs"_s, u"0"_s}).exit, 1);
    EXPECT_EQ(run(QStringList{u"prepare"_s, file, u"--objective"_s, QString(300, u'x')}).exit, 1);
}

// One-off and linked games of one's own choice.
TEST_F(Wished, AnotherEncounterThanTheOneThatComesNext)
{
    const QString file = band();
    const Heard heard = run(u"--json --seed 5 prepare %1 --encounter raid-defend"_s.arg(file));
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_EQ(heard.json()[u"encounter"_s][u"kind"_s], u"raid-defend"_s);

    const QString text = at(u"told.txt"_s);
    const QString again = at(u"again.muster"_s);
    ASSERT_EQ(run(QStringList{u"story"_s, file, text}).exit, 0);
    EXPECT_TRUE(QString::fromUtf8(bytesOf(text)).contains(u"encounter: raid-defend"_s));
    ASSERT_EQ(run(QStringList{u"new"_s, again, u"--story"_s, text}).exit, 0);
    expectJson(run(u"--json show "_s + again).json(), run(u"--json show "_s + file).json());

    ASSERT_EQ(run(u"undo "_s + file).exit, 0);
    EXPECT_EQ(run(u"prepare %1 --encounter picnic"_s.arg(file)).reason().trimmed(),
              u"There is no encounter “picnic”. Use one of these: patrol, raid-attack, raid-defend."_s);
    EXPECT_EQ(run(u"--json --seed 5 prepare "_s + file).json()[u"encounter"_s][u"kind"_s], u"patrol"_s)
        << "without a wish, the one that comes next";
}

// U71: a type that no list has; what may be a slip of the pen is refused as before.
TEST_F(Wished, AGruntCanBeOfATypeThatNoListHas)
{
    const QString file = band();
    const Heard own = run(u"--json recruit %1 --type Ratcatcher --rep 3"_s.arg(file));
    ASSERT_EQ(own.exit, 0) << own.err.toStdString();
    EXPECT_EQ(own.json()[u"recruited"_s][0][u"type"_s], u"Ratcatcher"_s);
    EXPECT_EQ(own.json()[u"recruited"_s][0][u"rep"_s], 3);
    EXPECT_EQ(run(u"recruit %1 --type Infantri --rep 3"_s.arg(file)).exit, 1);
    EXPECT_EQ(run(u"recruit %1 --type Ratcatcher"_s.arg(file)).exit, 1) << "its Rep must be said";
    EXPECT_EQ(run(u"check "_s + file).exit, 0);
}

TEST_F(SaidOfABattle, TheFirstEditionSaysItsOwnObjective)
{
    const QString file = at(u"first.muster"_s);
    ASSERT_EQ(run(u"new %1 --rules chain-reaction-1 --list military --star Kane"_s.arg(file)).exit, 0);
    EXPECT_EQ(run(u"prepare %1 --pefs 4"_s.arg(file)).exit, 1);
}

} // namespace muster::testing
