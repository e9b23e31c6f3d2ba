// SPDX-License-Identifier: MIT

// A damaged campaign is opened as a copy that ends before the damage; the damaged file stays unchanged. A file of an
// earlier format (the formats here are made up) is copied first, tried on the copy, and only then changed, in one
// transaction.

#include "model/storage/backups.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "tests/model/storage/shelf.h"

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

class Recovering : public Shelf
{
protected:
    Steps stepsOf(const QString &path) { return (*CampaignFile::open(path))->history().steps; }

    /// Changes one letter of an entry by SQL.
    QString damagedAt(int entry)
    {
        const QString path = campaign(8);
        RawDatabase(path).run(
            u"UPDATE entries SET content = replace(content, '\"', '''') WHERE number = %1"_s.arg(entry));
        return path;
    }
};

TEST_F(Recovering, TheStepsBeforeTheBreakAreSaved)
{
    const Steps whole = stepsOf(campaign(8, u"whole.muster"_s));
    const QString path = damagedAt(6);
    EXPECT_EQ(refusal(path).goodSteps, 5);

    const QByteArray before = bytes(path);
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_EQ(saved->steps, 5U);
    EXPECT_EQ(saved->flaw, u"Entry 6 of its log has been altered."_s);
    EXPECT_EQ(bytes(path), before) << "the damaged file is only read";
    EXPECT_EQ(stepsOf(place(u"saved.muster"_s)), Steps(whole.begin(), whole.begin() + 5));
}

TEST_F(Recovering, TheCopyIsACampaignLikeAnyOther)
{
    const QString path = damagedAt(6);
    ASSERT_TRUE(recoverUpTo(path, place(u"saved.muster"_s)));
    auto saved = CampaignFile::open(place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_TRUE((*saved)->append(LongCampaign(7).next((*saved)->campaign())));
    EXPECT_TRUE((*saved)->setInForce(2));
}

TEST_F(Recovering, WhatCanBeBroughtForwardIsSavedToo)
{
    const QString path = campaign(6);
    {
        auto file = CampaignFile::open(path);
        ASSERT_TRUE((*file)->setInForce(3));
    }
    const History history = (*CampaignFile::open(path))->history();
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->flaw, QString()) << "nothing is wrong with it";
    EXPECT_EQ((*CampaignFile::open(place(u"saved.muster"_s)))->history(), history);
}

TEST_F(Recovering, ALogThatLostItsEndGivesWhatIsLeft)
{
    const QString path = campaign(6);
    RawDatabase(path).run(u"DELETE FROM entries WHERE number > 4"_s);
    const auto saved = recoverUpTo(path, place(u"saved.muster"_s));
    ASSERT_TRUE(saved) << saved.problem();
    EXPECT_EQ(saved->steps, 4U);
}

TEST_F(Recovering, TheCopyNeverTakesTheNameOfAnotherFile)
{
    const QString path = damagedAt(6);
    put(place(u"letters.txt"_s), "Dear Ulric");
    for (const QString &taken : {path, place(u"letters.txt"_s)}) {
        const QByteArray before = bytes(taken);
        EXPECT_EQ(recoverUpTo(path, taken).problem().trouble, FileTrouble::Exists);
        EXPECT_EQ(bytes(taken), before);
    }
}

TEST_F(Recovering, WhereNotEvenTheFoundingIsWholeThereIsNothingToSave)
{
    const auto saved = recoverUpTo(damagedAt(1), place(u"saved.muster"_s));
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.problem().trouble, FileTrouble::Damaged);
    EXPECT_FALSE(QFile::exists(place(u"saved.muster"_s)));
}

TEST_F(Recovering, WhatIsNoCampaignIsNotRecovered)
{
    put(place(u"letters.txt"_s), QByteArray(5000, 'x'));
    EXPECT_EQ(recoverUpTo(place(u"letters.txt"_s), place(u"saved.muster"_s)).problem().trouble, FileTrouble::NotOurs);
    EXPECT_EQ(recoverUpTo(place(u"nothing.muster"_s), place(u"saved.muster"_s)).problem().trouble,
              FileTrouble::Missing);
    EXPECT_EQ(content(), QStringList(u"letters.txt"_s));
}

const Migrations wayTo2 = {
    {u"CREATE TABLE weather (day INTEGER NOT NULL, sky TEXT NOT NULL)"_s},
    {u"ALTER TABLE weather ADD COLUMN wind INTEGER NOT NULL DEFAULT 0"_s, u"UPDATE weather SET wind = 3"_s},
};

class Upgrading : public Shelf
{
protected:
    QString ofFormat1()
    {
        const QString path = place(u"book.muster"_s);
        put(path, {});
        Connection connection(path, Connection::Access::ReadWrite);
        Transaction transaction(connection);
        migrate(connection, {wayTo2.front()});
        connection.run(u"INSERT INTO weather VALUES (1, 'rain')"_s);
        transaction.commit();
        return path;
    }
    static QVariant ask(const QString &path, const QString &sql)
    {
        return Connection(path, Connection::Access::ReadOnly).value(sql);
    }
    static void nothingWrong(const QString &) { }
    static FileResult<QString> upgraded(const QString &path, const Migrations &list, const FileWork &verify)
    {
        try {
            return upgrade(path, list, verify);
        } catch (const StorageFault &fault) {
            return fault.problem;
        }
    }
};

TEST_F(Upgrading, TheFileGoesToTheNewestFormatAndACopyIsKept)
{
    const QString path = ofFormat1();
    const auto kept = upgraded(path, wayTo2, nothingWrong);
    ASSERT_TRUE(kept) << kept.problem();
    EXPECT_EQ(ask(path, u"PRAGMA user_version"_s), 2);
    EXPECT_EQ(ask(path, u"SELECT sky || wind FROM weather"_s), u"rain3"_s);
    EXPECT_EQ(*kept, place(u"book, format 1.muster"_s));
    EXPECT_EQ(ask(*kept, u"PRAGMA user_version"_s), 1);
    EXPECT_EQ(ask(*kept, u"SELECT sky FROM weather"_s), u"rain"_s);
}

TEST_F(Upgrading, WhatFailsOnTheCopyIsNotDoneToTheFile)
{
    const QString path = ofFormat1();
    const QByteArray before = bytes(path);
    const auto damaged = [](const QString &copy) { fail(FileTrouble::Damaged, copy); };
    const auto kept = upgraded(path, wayTo2, damaged);
    ASSERT_FALSE(kept);
    EXPECT_TRUE(kept.problem().text.contains(u"“book.muster”"_s)) << kept.problem();
    EXPECT_EQ(bytes(path), before);
    EXPECT_EQ(content(), QStringList(u"book.muster"_s));
}

TEST_F(Upgrading, AMigrationThatBreaksOffLeavesVersionAndContent)
{
    const QString path = ofFormat1();
    const QByteArray before = bytes(path);
    Migrations broken = wayTo2;
    broken.back().push_back(u"UPDATE weather SET sky = NULL"_s);
    ASSERT_FALSE(upgraded(path, broken, nothingWrong));
    EXPECT_EQ(bytes(path), before);
}

TEST_F(Upgrading, TheCopyKeptNeverTakesAnotherFilesName)
{
    const QString path = ofFormat1();
    put(place(u"book, format 1.muster"_s), "mine");
    const auto kept = upgraded(path, wayTo2, nothingWrong);
    ASSERT_TRUE(kept) << kept.problem();
    EXPECT_EQ(*kept, place(u"book, format 1 (2).muster"_s));
    EXPECT_EQ(bytes(place(u"book, format 1.muster"_s)), "mine");
}

TEST_F(Upgrading, AFileOfTodayNeedsNone)
{
    EXPECT_EQ(checkHeader(campaign()), formatVersion());
}

} // namespace
} // namespace muster::testing
