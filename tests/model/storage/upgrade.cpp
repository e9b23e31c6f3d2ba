// SPDX-License-Identifier: MIT
// A file of an earlier format: copied first, tried on the copy, and only then changed, in one transaction. The formats
// here are made up; so far there is only one.
#include "model/storage/upgrade.h"
#include "model/storage/connection.h"
#include "model/storage/fault.h"
#include "tests/model/storage/shelf.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const std::vector<Migration> wayTo2 = {
    {1, u"Weather"_s, {u"CREATE TABLE weather (day INTEGER NOT NULL, sky TEXT NOT NULL)"_s}},
    {2,
     u"Wind"_s,
     {u"ALTER TABLE weather ADD COLUMN wind INTEGER NOT NULL DEFAULT 0"_s, u"UPDATE weather SET wind = 3"_s}},
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
};

} // namespace

TEST_F(Upgrading, TheFileGoesToTheNewestFormatAndACopyIsKept)
{
    const QString path = ofFormat1();
    const auto kept = upgrade(path, wayTo2, nothingWrong);
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
    const auto kept = upgrade(path, wayTo2, damaged);
    ASSERT_FALSE(kept);
    EXPECT_TRUE(kept.problem().text.contains(u"“book.muster”"_s)) << kept.problem();
    EXPECT_EQ(bytes(path), before);
    EXPECT_EQ(content(), QStringList(u"book.muster"_s));
}

TEST_F(Upgrading, AMigrationThatBreaksOffLeavesVersionAndContent)
{
    const QString path = ofFormat1();
    const QByteArray before = bytes(path);
    std::vector<Migration> broken = wayTo2;
    broken.back().statements.push_back(u"UPDATE weather SET sky = NULL"_s);
    ASSERT_FALSE(upgrade(path, broken, nothingWrong));
    EXPECT_EQ(bytes(path), before);
}

TEST_F(Upgrading, TheCopyKeptNeverTakesAnotherFilesName)
{
    const QString path = ofFormat1();
    put(place(u"book, format 1.muster"_s), "mine");
    const auto kept = upgrade(path, wayTo2, nothingWrong);
    ASSERT_TRUE(kept) << kept.problem();
    EXPECT_EQ(*kept, place(u"book, format 1 (2).muster"_s));
    EXPECT_EQ(bytes(place(u"book, format 1.muster"_s)), "mine");
}

TEST_F(Upgrading, AFileOfTodayNeedsNone)
{
    EXPECT_FALSE(isOlderFormat(campaign()));
    EXPECT_FALSE(isOlderFormat(place(u"nothing.muster"_s)));
}
