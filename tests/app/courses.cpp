// SPDX-License-Identifier: MIT
// A copy that goes its own way, what was undone and then left by doing something else (R92), and two campaigns side by side.
#include "tests/app/calls.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class CoursesTyped : public Table
{
protected:
    QJsonObject shown(const QString &file) const { return call(u"--json show "_s + file).json(); }
    QJsonArray courses(const QString &file) const
    {
        return call(u"--json courses "_s + file).json()[u"courses"_s].toArray();
    }

    /// The Patrol was undone, and the third Grunt recruited instead.
    QString patrolLeft() const
    {
        const QString file = bandOnPatrol();
        EXPECT_EQ(call(u"undo "_s + file).exit, 0);
        EXPECT_EQ(call(u"recruit %1 --count 1 --seed 1"_s.arg(file)).exit, 0);
        return file;
    }
};

} // namespace

TEST_F(CoursesTyped, ABranchIsTheCampaignAsItStoodAfterAStep)
{
    const QString file = bandOnPatrol();
    const int last = shown(file)[u"steps"_s].toInt();
    const QByteArray before = bytesOf(file);
    const Heard made = call(u"--json branch %1 %2 --at %3"_s.arg(file, at(u"copy.muster"_s)).arg(last - 1));
    ASSERT_EQ(made.exit, 0) << made.err.toStdString();
    EXPECT_EQ(made.json()[u"file"_s], at(u"copy.muster"_s));
    EXPECT_EQ(made.json()[u"steps"_s], last - 1);
    EXPECT_EQ(bytesOf(file), before);
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    EXPECT_EQ(call(u"--json show "_s + at(u"copy.muster"_s)).out, call(u"--json show "_s + file).out);
    EXPECT_EQ(call(u"redo "_s + at(u"copy.muster"_s)).exit, 1) << "nothing to redo is copied";
}

TEST_F(CoursesTyped, ABranchHasANameOfItsOwnWhereOneIsGiven)
{
    const QString file = bandOnPatrol();
    const int last = shown(file)[u"steps"_s].toInt();
    const Heard made =
        call(QStringList{u"--json"_s, u"branch"_s, file, at(u"copy.muster"_s), u"--name"_s, u"If Ulric had stayed"_s});
    ASSERT_EQ(made.exit, 0) << made.err.toStdString();
    EXPECT_EQ(made.json()[u"steps"_s], last);
    EXPECT_EQ(shown(at(u"copy.muster"_s))[u"name"_s], u"If Ulric had stayed"_s);
    EXPECT_EQ(shown(at(u"copy.muster"_s))[u"steps"_s], last);
    const QJsonObject compared = call(u"--json compare %1 %2"_s.arg(file, at(u"copy.muster"_s))).json();
    EXPECT_EQ(compared[u"common_steps"_s], last);
}

TEST_F(CoursesTyped, UndoInABranchTakesBackAStepAndNotTheName)
{
    const QString file = bandOnPatrol();
    const QString copy = at(u"copy.muster"_s);
    ASSERT_EQ(call(u"correct %1 eal=4"_s.arg(file)).exit, 0) << "a correction says the campaign's name once more";
    ASSERT_EQ(call(QStringList{u"branch"_s, file, copy, u"--name"_s, u"If Ulric had stayed"_s}).exit, 0);
    const int last = shown(copy)[u"steps"_s].toInt();
    for (int step = last; step > 1; --step) {
        ASSERT_EQ(call(u"undo "_s + copy).exit, 0);
        EXPECT_EQ(shown(copy)[u"name"_s], u"If Ulric had stayed"_s) << step;
    }
    EXPECT_EQ(call(u"--json compare %1 %2"_s.arg(file, copy)).json()[u"common_steps"_s], 1) << "the founding";
}

TEST_F(CoursesTyped, ABranchIsRefusedWhereTheStepOrTheNameWillNotDo)
{
    const QString file = band();
    const QString copy = at(u"copy.muster"_s);
    for (const QString &wrong : {u"--at 0"_s, u"--at 99"_s, u"--at two"_s, u"--name="_s}) {
        EXPECT_EQ(call(u"branch %1 %2 %3"_s.arg(file, copy, wrong)).exit, 1) << wrong.toStdString();
        EXPECT_FALSE(QFile::exists(copy));
    }
    const QByteArray before = bytesOf(file);
    EXPECT_EQ(call(u"branch %1 %1"_s.arg(file)).exit, 2) << "it is never written over";
    EXPECT_EQ(bytesOf(file), before);
    EXPECT_EQ(call(u"branch %1 %2"_s.arg(at(u"nothing.muster"_s), copy)).exit, 2);
}

TEST_F(CoursesTyped, WhatWasUndoneAndThenLeftIsListed)
{
    const QString left = patrolLeft();
    const QJsonArray listed = courses(left);
    ASSERT_EQ(listed.size(), 1);
    EXPECT_EQ(listed[0][u"id"_s], 1);
    EXPECT_EQ(listed[0][u"name"_s], u"Patrol prepared, Month 1"_s);
    EXPECT_EQ(listed[0][u"steps"_s], 1);
    const QDateTime when = QDateTime::fromString(listed[0][u"left"_s].toString(), Qt::ISODate);
    EXPECT_EQ(when.timeSpec(), Qt::UTC);
    EXPECT_LE(when.secsTo(QDateTime::currentDateTimeUtc()), 60);
    EXPECT_TRUE(call(u"courses "_s + left).text().contains(u"Patrol prepared, Month 1"_s));
    EXPECT_EQ(call(u"--json check "_s + left).json()[u"courses"_s], 1);
    EXPECT_FALSE(call(u"story "_s + left).text().contains(u"prepare"_s)) << "it counts for nothing";
}

TEST_F(CoursesTyped, WhereNoneWasLeftThatIsSaid)
{
    const QString file = band();
    EXPECT_TRUE(courses(file).isEmpty());
    EXPECT_TRUE(call(u"courses "_s + file).text().startsWith(u"No course was left"_s));
}

TEST_F(CoursesTyped, TheStepThatLeavesACourseSaysSo)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    const Heard told = call(u"recruit %1 --count 1 --seed 1"_s.arg(file));
    EXPECT_TRUE(told.text().contains(u"What was undone is kept as “Patrol prepared, Month 1”."_s))
        << told.out.toStdString();
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    const Heard second = call(u"recruit %1 --count 1 --seed 2"_s.arg(file));
    EXPECT_TRUE(second.text().contains(u"recruited, Month 1”"_s)) << second.out.toStdString();
}

TEST_F(CoursesTyped, TheUndoneStepDoneAgainIsRedone)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"correct %1 figure=2 rep=5"_s.arg(file)).exit, 0);
    ASSERT_EQ(call(u"correct %1 figure=2 rep=4"_s.arg(file)).exit, 0);
    ASSERT_EQ(call(u"undo %1 --steps 2"_s.arg(file)).exit, 0);
    const QJsonObject again = call(u"--json correct %1 figure=2 rep=5"_s.arg(file)).json();
    EXPECT_TRUE(again[u"dropped"_s].toArray().isEmpty());
    EXPECT_EQ(call(u"redo "_s + file).exit, 0) << "what came after it can still be redone";
}

TEST_F(CoursesTyped, ACourseIsSavedAsACampaignOfItsOwn)
{
    const QString patrol = bandOnPatrol();
    QJsonObject then = shown(patrol);
    then[u"name"_s] = u"Patrol prepared, Month 1"_s; // the course's, as in the window
    ASSERT_EQ(call(u"undo "_s + patrol).exit, 0);
    ASSERT_EQ(call(u"recruit %1 --count 1 --seed 1"_s.arg(patrol)).exit, 0);
    const QByteArray before = bytesOf(patrol);
    const Heard saved = call(u"--json courses %1 --save 1 %2"_s.arg(patrol, at(u"left.muster"_s)));
    ASSERT_EQ(saved.exit, 0) << saved.err.toStdString();
    expectJson(shown(at(u"left.muster"_s)), then);
    EXPECT_EQ(bytesOf(patrol), before);
    EXPECT_EQ(call(u"courses %1 --save 1 %2"_s.arg(patrol, at(u"left.muster"_s))).exit, 2) << "never written over";
}

TEST_F(CoursesTyped, FoesAndGoalsAreComparedWhereTheyDiffer)
{
    const QString one = bandOnPatrol();
    const QString other = at(u"other.muster"_s);
    ASSERT_EQ(call(u"branch %1 %2"_s.arg(one, other)).exit, 0);
    ASSERT_EQ(call(u"foe %1 Yrbiz"_s.arg(other)).exit, 0);
    ASSERT_EQ(call(u"goal %1 add Win_three won=patrol count=3"_s.arg(other)).exit, 0);
    const QString text = call(u"compare %1 %2"_s.arg(one, other)).text();
    EXPECT_TRUE(text.contains(u"Yrbiz"_s) && text.contains(u"at large"_s)) << text.toStdString();
    EXPECT_TRUE(text.contains(u"Win_three"_s) && text.contains(u"0 of 3"_s)) << text.toStdString();
}

TEST_F(CoursesTyped, ACourseIsThrownAwayOnlyByTheNumberItHas)
{
    const QString file = patrolLeft();
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    ASSERT_EQ(call(u"recruit %1 --count 1 --seed 5"_s.arg(file)).exit, 0);
    ASSERT_EQ(courses(file).size(), 2);
    const QByteArray shownBefore = call(u"--json show "_s + file).out;

    EXPECT_EQ(call(u"--json courses %1 --strike 1"_s.arg(file)).json()[u"struck"_s], 1);
    ASSERT_EQ(courses(file).size(), 1);
    EXPECT_EQ(courses(file)[0][u"id"_s], 2) << "the others keep theirs";
    EXPECT_EQ(call(u"--json show "_s + file).out, shownBefore);
    EXPECT_EQ(call(u"courses %1 --strike 1"_s.arg(file)).exit, 1);
    EXPECT_EQ(call(u"courses %1 --strike 2"_s.arg(file)).exit, 0);
    EXPECT_TRUE(courses(file).isEmpty());
    EXPECT_EQ(call(u"check "_s + file).exit, 0);
}

TEST_F(CoursesTyped, CoursesSaysWhatIsMissing)
{
    const QString file = patrolLeft();
    const QByteArray before = bytesOf(file);
    for (const QString &wrong : {u"--save 1"_s, u"--save 7 "_s + at(u"x.muster"_s), u"--strike 7"_s, u"--save one x"_s,
                                 at(u"x.muster"_s), u"--save 1 --strike 1 "_s + at(u"x.muster"_s)})
        EXPECT_EQ(call(u"courses %1 %2"_s.arg(file, wrong)).exit, 1) << wrong.toStdString();
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(CoursesTyped, CompareTellsWhereTwoCampaignsPartAndWhatDiffersSince)
{
    const QString file = band();
    const int common = shown(file)[u"steps"_s].toInt();
    const QString other = at(u"other.muster"_s);
    ASSERT_EQ(call(u"branch %1 %2"_s.arg(file, other)).exit, 0);
    ASSERT_EQ(call(u"correct %1 figure=2 rep=5"_s.arg(other)).exit, 0);
    ASSERT_EQ(call(u"correct %1 eal=2"_s.arg(other)).exit, 0);

    const QJsonObject compared = call(u"--json compare %1 %2"_s.arg(file, other)).json();
    EXPECT_EQ(compared[u"common_steps"_s], common);
    const QJsonObject first = compared[u"first"_s].toObject();
    const QJsonObject second = compared[u"second"_s].toObject();
    EXPECT_EQ(first[u"name"_s], shown(file)[u"name"_s]);
    EXPECT_EQ(first[u"strength"_s], 12);
    EXPECT_EQ(second[u"strength"_s], 13);
    EXPECT_TRUE(first[u"eal"_s].isNull());
    EXPECT_EQ(second[u"eal"_s], 2);
    EXPECT_EQ(first[u"figures"_s].toArray().size(), 3);
    EXPECT_EQ(second[u"figures"_s][1][u"rep"_s], 5);
    const QString told = call(u"compare %1 %2"_s.arg(file, other)).text();
    EXPECT_TRUE(told.startsWith(u"The same for %1 steps"_s.arg(common))) << told.toStdString();
    EXPECT_TRUE(told.simplified().contains(u"≠ Rep 4 Rep 5"_s)) << told.toStdString();
}

TEST_F(CoursesTyped, CampaignsThatWereNeverOneHaveNothingInCommon)
{
    const QString file = band();
    const QString other = at(u"other.muster"_s);
    ASSERT_EQ(call(u"new %1 --rules swordplay --list orcs --star Grub"_s.arg(other)).exit, 0);
    EXPECT_EQ(call(u"--json compare %1 %2"_s.arg(file, other)).json()[u"common_steps"_s], 0);
    const QString third = at(u"third.muster"_s);
    ASSERT_EQ(call(u"new %1 --rules chain-reaction-1 --list gang --star Rook"_s.arg(third)).exit, 0);
    EXPECT_EQ(call(u"compare %1 %2"_s.arg(file, third)).exit, 1) << "other rules";
}

} // namespace muster::testing
