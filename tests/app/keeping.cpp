// SPDX-License-Identifier: MIT
// Backups, going back to them, and saving what is whole of a damaged campaign.
#include "tests/app/calls.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Keeping : public Table
{
protected:
    /// Turns a letter of the last step: the file opens no more.
    static void damage(const QString &path)
    {
        QByteArray bytes = bytesOf(path);
        const auto place = bytes.lastIndexOf("patrol");
        ASSERT_GE(place, 0);
        bytes[place] = 'P';
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
};

} // namespace

TEST_F(Keeping, ABackupIsMadeOnceForEachState)
{
    const QString file = band();
    const QJsonObject first = call(u"--json backup "_s + file).json();
    EXPECT_TRUE(first[u"new"_s].toBool());
    EXPECT_EQ(call(u"--json show "_s + first[u"backup"_s].toString()).out, call(u"--json show "_s + file).out);

    const QJsonObject again = call(u"--json backup "_s + file).json();
    EXPECT_FALSE(again[u"new"_s].toBool());
    EXPECT_EQ(again[u"backup"_s], first[u"backup"_s]);
    const Heard told = call(u"backup "_s + file);
    EXPECT_TRUE(told.text().contains(u"has not changed since its last backup"_s)) << told.out.toStdString();
}

TEST_F(Keeping, RestoreListsTheStatesTheNewestFirst)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"backup "_s + file).exit, 0);
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    ASSERT_EQ(call(u"backup "_s + file).exit, 0);

    const QJsonArray states = call(u"--json restore "_s + file).json()[u"states"_s].toArray();
    ASSERT_EQ(states.size(), 2);
    EXPECT_EQ(states[0][u"number"_s], 1);
    EXPECT_EQ(states[0][u"title"_s], u"Month 1, before the first encounter"_s);
    EXPECT_EQ(states[1][u"title"_s], u"Month 1, Patrol under way"_s);
    EXPECT_EQ(states[1][u"detail"_s], u"3 figures, EAL 3"_s);
    const QString told = call(u"restore "_s + file).text();
    EXPECT_TRUE(told.contains(u"Month 1, Patrol under way"_s)) << told.toStdString();
    EXPECT_TRUE(told.contains(u"--state N"_s)) << "and how to get there";
}

TEST_F(Keeping, RestoreWritesAStateToANewFileAndLeavesThePresentOne)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"backup "_s + file).exit, 0);
    const QByteArray then = call(u"--json show "_s + file).out;
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    const QByteArray now = bytesOf(file);

    const Heard restored = call(u"--json restore %1 %2 --state 1"_s.arg(file, at(u"then.muster"_s)));
    EXPECT_EQ(restored.exit, 0) << restored.err.toStdString();
    EXPECT_EQ(call(u"--json show "_s + at(u"then.muster"_s)).out, then);
    EXPECT_EQ(bytesOf(file), now);
    EXPECT_EQ(call(u"restore %1 %1 --state 1"_s.arg(file)).exit, 2) << "it is never written over";
    EXPECT_EQ(bytesOf(file), now);
}

TEST_F(Keeping, RestoreWorksForAFileThatIsDamagedOrGone)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"backup "_s + file).exit, 0);
    damage(file);
    ASSERT_EQ(call(u"check "_s + file).exit, 2);
    EXPECT_EQ(call(u"backup "_s + file).exit, 2) << "a damaged state is no backup";
    EXPECT_EQ(call(u"restore %1 %2 --state 1"_s.arg(file, at(u"one.muster"_s))).exit, 0);
    ASSERT_TRUE(QFile::remove(file));
    EXPECT_EQ(call(u"restore %1 %2 --state 1"_s.arg(file, at(u"two.muster"_s))).exit, 0);
    EXPECT_EQ(call(u"check "_s + at(u"two.muster"_s)).exit, 0);
}

TEST_F(Keeping, RestoreSaysWhatIsMissing)
{
    const QString file = band();
    const Heard none = call(u"restore "_s + file);
    EXPECT_EQ(none.exit, 0);
    EXPECT_TRUE(none.text().contains(u"no backup"_s));
    ASSERT_EQ(call(u"backup "_s + file).exit, 0);
    EXPECT_EQ(call(u"restore %1 --state 1"_s.arg(file)).exit, 1) << "where to?";
    EXPECT_EQ(call(u"restore %1 %2"_s.arg(file, at(u"copy.muster"_s))).exit, 1) << "which?";
    EXPECT_EQ(call(u"restore %1 %2 --state 2"_s.arg(file, at(u"copy.muster"_s))).exit, 1);
    EXPECT_EQ(call(u"restore "_s + at(u"nothing.muster"_s)).exit, 2);
}

TEST_F(Keeping, RecoverSavesTheStepsBeforeTheDamage)
{
    const QString file = bandOnPatrol();
    const int steps = call(u"--json show "_s + file).json()[u"steps"_s].toInt();
    damage(file);
    const QByteArray damaged = bytesOf(file);
    const Heard refused = call(u"show "_s + file);
    EXPECT_EQ(refused.exit, 2);
    EXPECT_TRUE(refused.reason().contains(u"muster recover"_s)) << refused.err.toStdString();

    const Heard saved = call(u"--json recover %1 %2"_s.arg(file, at(u"saved.muster"_s)));
    ASSERT_EQ(saved.exit, 0) << saved.err.toStdString();
    EXPECT_EQ(saved.json()[u"steps"_s], steps - 1);
    EXPECT_EQ(call(u"--json show "_s + at(u"saved.muster"_s)).json()[u"steps"_s], steps - 1);
    EXPECT_EQ(bytesOf(file), damaged) << "the damaged file is only read";
    EXPECT_EQ(call(u"recover %1 %2"_s.arg(file, at(u"saved.muster"_s))).exit, 2) << "and nothing is written over";
}

TEST_F(Keeping, RecoverOfASoundFileSaysSo)
{
    const QString file = band();
    const Heard saved = call(u"recover %1 %2"_s.arg(file, at(u"saved.muster"_s)));
    EXPECT_EQ(saved.exit, 0);
    EXPECT_TRUE(saved.text().contains(u"is undamaged"_s)) << saved.out.toStdString();
    EXPECT_EQ(call(u"--json show "_s + at(u"saved.muster"_s)).out, call(u"--json show "_s + file).out);
}

TEST_F(Keeping, WhereNothingCanBeSavedRecoverSaysSo)
{
    const QString junk = write(u"junk.muster"_s, QByteArray(5000, 'x'));
    const Heard refused = call(u"recover %1 %2"_s.arg(junk, at(u"saved.muster"_s)));
    EXPECT_EQ(refused.exit, 2);
    EXPECT_TRUE(refused.out.isEmpty());
    EXPECT_FALSE(QFile::exists(at(u"saved.muster"_s)));
}

TEST_F(Keeping, AStepThatDropsWhatWasTakenBackNamesIt)
{
    const QString file = bandOnPatrol();
    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    const Heard told = call(u"correct %1 figure=2 rep=5"_s.arg(file));
    EXPECT_EQ(told.exit, 0) << told.err.toStdString();
    EXPECT_TRUE(told.text().contains(u"Can no longer be redone: Patrol prepared."_s)) << told.out.toStdString();

    ASSERT_EQ(call(u"undo "_s + file).exit, 0);
    const QJsonArray dropped = call(u"--json recruit %1 --count 1 --seed 1"_s.arg(file)).json()[u"dropped"_s].toArray();
    ASSERT_EQ(dropped.size(), 1);
    EXPECT_TRUE(call(u"--json recruit %1 --count 1 --seed 2"_s.arg(file)).json()[u"dropped"_s].toArray().isEmpty());
}

TEST_F(Keeping, WhereTheDiskIsFullItIsSaidAndNothingIsLeft)
{
    const QString file = band();
    const QByteArray before = bytesOf(file);
    for (const QString &words : {u"recover %1 %2"_s, u"roster %1 --pdf %2"_s}) {
        const QString target = at(u"out"_s);
        QProcess program;
        // No file grows beyond 4 KB.
        program.start(u"sh"_s,
                      {u"-c"_s,
                       u"trap '' XFSZ; ulimit -f 8; exec \"%1\" %2"_s.arg(QStringLiteral(MUSTER_BINARY),
                                                                          words.arg(file, target))});
        ASSERT_TRUE(program.waitForFinished(-1));
        EXPECT_EQ(program.exitCode(), 2) << words.toStdString();
        EXPECT_TRUE(program.readAllStandardOutput().isEmpty());
        const QString reason = QString::fromUtf8(program.readAllStandardError());
        EXPECT_TRUE(reason.contains(u"“"_s)) << reason.toStdString();
        EXPECT_TRUE(QDir(QFileInfo(target).path())
                        .entryList({u"out*"_s, u".muster-*"_s}, QDir::Files | QDir::Hidden)
                        .isEmpty());
    }
    EXPECT_EQ(bytesOf(file), before);
}

} // namespace muster::testing
