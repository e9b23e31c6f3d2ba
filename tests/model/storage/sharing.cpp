// SPDX-License-Identifier: MIT

// Another program uses the file, or the disk refuses a write: it is noticed before the next write, and nothing is
// overwritten or left half written. (Steps on a full disk: torture's faults.)

#include "model/storage/backups.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "tests/model/storage/shelf.h"
#include "tests/support/fullstep.h"
#include "tests/support/noroom.h"

#include <unistd.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

/// Runs as an unprivileged user, because file permissions do not apply to root.
class AsNobody
{
public:
    AsNobody() { m_was = ::geteuid() == 0 && ::seteuid(65534) == 0; }
    ~AsNobody() { EXPECT_TRUE(!m_was || ::seteuid(0) == 0); }

private:
    bool m_was = false;
};

class Sharing : public Shelf
{
protected:
    void TearDown() override { QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7777)); }

    std::unique_ptr<CampaignFile> opened(const QString &path)
    {
        auto file = CampaignFile::open(path);
        EXPECT_TRUE(file) << file.problem();
        return *std::move(file);
    }

    Step something(const CampaignFile &file) { return LongCampaign(5).next(file.campaign()); }

    /// Attempts a write that must be refused and must change nothing that is visible.
    FileProblem refused(CampaignFile &file)
    {
        const History before = file.history();
        const auto done = file.append(something(file));
        EXPECT_FALSE(done);
        EXPECT_EQ(file.history(), before);
        return done ? FileProblem() : done.problem();
    }
};

TEST_F(Sharing, TheConnectionKeepsItsContract)
{
    const QString path = campaign();
    for (const auto access : {Connection::Access::ReadWrite, Connection::Access::ReadOnly}) {
        Connection connection(path, access);
        EXPECT_EQ(connection.value(u"PRAGMA journal_mode"_s), u"delete"_s);
        EXPECT_EQ(connection.value(u"PRAGMA synchronous"_s), 3) << "EXTRA";
        EXPECT_EQ(connection.value(u"PRAGMA locking_mode"_s), u"normal"_s);
        EXPECT_EQ(connection.value(u"PRAGMA foreign_keys"_s), 1);
        EXPECT_EQ(connection.value(u"PRAGMA trusted_schema"_s), 0);
        EXPECT_EQ(connection.value(u"PRAGMA cell_size_check"_s), 1);
        EXPECT_EQ(connection.value(u"PRAGMA mmap_size"_s), 0);
        EXPECT_EQ(connection.value(u"PRAGMA busy_timeout"_s), 500);
    }
}

TEST_F(Sharing, NoConnectionOutlivesItsFile)
{
    const auto before = QSqlDatabase::connectionNames();
    {
        const auto file = opened(campaign());
        EXPECT_EQ(QSqlDatabase::connectionNames().size(), before.size() + 1);
    }
    EXPECT_FALSE(CampaignFile::open(place(u"nothing"_s)));
    EXPECT_EQ(QSqlDatabase::connectionNames(), before);
}

TEST_F(Sharing, SomebodyWhoIsWritingIsWaitedForAndThenTold)
{
    const QString path = campaign();
    const auto file = opened(path);
    {
        RawDatabase other(path);
        other.run(u"BEGIN EXCLUSIVE"_s);
        EXPECT_EQ(refused(*file).trouble, FileTrouble::Locked);
        EXPECT_EQ(file->checkUnchanged().problem().trouble, FileTrouble::Locked)
            << "the player may yet think better of it";
        EXPECT_EQ(refusal(path).trouble, FileTrouble::Locked);
        other.run(u"ROLLBACK"_s);
    }
    EXPECT_TRUE(file->append(something(*file))) << "and it goes on as soon as the other is done";
}

TEST_F(Sharing, WhatAnotherMusterHasWrittenIsNotWrittenOver)
{
    const QString path = campaign();
    const auto ours = opened(path);
    const auto theirs = opened(path);
    ASSERT_TRUE(theirs->append(something(*theirs)));
    EXPECT_EQ(refused(*ours).trouble, FileTrouble::Replaced);
    EXPECT_FALSE(ours->setInForce(1));
    EXPECT_FALSE(ours->keepDrafts({fullDraft()}));
    EXPECT_EQ(opened(path)->history(), theirs->history());
}

TEST_F(Sharing, ADraftOfAnotherMusterIsNotWrittenOver)
{
    const QString path = campaign();
    const auto ours = opened(path);
    ASSERT_TRUE(opened(path)->keepDrafts({fullDraft()}));
    EXPECT_EQ(ours->keepDrafts({AftermathDraft{}}).problem().trouble, FileTrouble::Replaced);
    EXPECT_EQ(opened(path)->drafts().report, fullDraft());
}

TEST_F(Sharing, AnotherFileInItsPlaceIsNotWrittenTo)
{
    const QString path = campaign();
    const QString other = campaign(3, u"other.muster"_s);
    const auto file = opened(path);
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QFile::rename(other, path));
    const QByteArray before = bytes(path);
    EXPECT_EQ(refused(*file).trouble, FileTrouble::Replaced);
    EXPECT_EQ(bytes(path), before);
}

TEST_F(Sharing, AnotherContentInTheSameFileIsNotWrittenTo)
{
    const QString path = campaign();
    const QByteArray other = bytes(campaign(3, u"other.muster"_s));
    for (const QByteArray &content : {other, QByteArray("rubbish"), QByteArray()}) {
        put(path, bytes(campaign(6, u"fresh%1.muster"_s.arg(content.size()))));
        const auto file = opened(path);
        put(path, content);
        EXPECT_EQ(refused(*file).trouble, FileTrouble::Replaced);
        EXPECT_EQ(bytes(path), content);
    }
}

TEST_F(Sharing, AFileThatIsDeletedIsNotBroughtBack)
{
    const QString path = campaign();
    const auto file = opened(path);
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_EQ(refused(*file).trouble, FileTrouble::Replaced);
    EXPECT_TRUE(content().isEmpty());
}

TEST_F(Sharing, AFileThatMayNotBeWrittenIsStillRead)
{
    const QString path = campaign();
    QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
    QFile::setPermissions(path, QFile::Permissions(0x4444));
    const AsNobody nobody;
    const auto file = opened(path);
    EXPECT_EQ(refused(*file).trouble, FileTrouble::ReadOnly);
}

TEST_F(Sharing, InAFolderThatMayNotBeWrittenNothingIsWritten)
{
    const QString path = campaign();
    QFile::setPermissions(path, QFile::Permissions(0x7777));
    QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7555));
    const AsNobody nobody;
    const auto file = opened(path);
    EXPECT_EQ(refused(*file).trouble, FileTrouble::ReadOnly);
    const auto made = CampaignFile::create(place(u"new.muster"_s), founding());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.problem().trouble, FileTrouble::ReadOnly) << made.problem();
    EXPECT_TRUE(made.problem().text.contains(u"“new.muster”"_s)) << made.problem();
}

TEST_F(Sharing, AHalfWriteOfAProgramThatWasKilledIsUndone)
{
    // The disk in the middle of a commit: changed pages, and the journal that undoes them.
    const QString path = campaign();
    const History history = opened(path)->history();
    {
        RawDatabase killed(path);
        killed.run(u"PRAGMA cache_size = 1"_s);
        killed.run(u"PRAGMA cache_spill = 1"_s);
        killed.run(u"BEGIN IMMEDIATE"_s);
        killed.run(u"UPDATE entries SET content = content || printf('%10000c', 'x')"_s);
        ASSERT_TRUE(QFile::exists(path + u"-journal"_s));
        ASSERT_TRUE(QFile::copy(path, place(u"half.muster"_s)));
        ASSERT_TRUE(QFile::copy(path + u"-journal"_s, place(u"half.muster-journal"_s)));
    }
    ASSERT_NE(bytes(place(u"half.muster"_s)), bytes(path));
    const auto file = CampaignFile::open(place(u"half.muster"_s), CampaignFile::Access::ReadOnly);
    ASSERT_TRUE(file) << file.problem();
    EXPECT_EQ((*file)->history(), history);
    EXPECT_FALSE(QFile::exists(place(u"half.muster-journal"_s)));
}

class FullDisk : public Shelf
{
protected:
    /// Runs an act that needs disk space. It must be refused and leave everything unchanged.
    template<typename Act>
    FileProblem refused(const Act &act)
    {
        const QStringList files = content();
        const QByteArray before = bytes(path);
        const FileProblem problem = withLittleRoom(act);
        EXPECT_EQ(content(), files) << "nothing is left";
        EXPECT_EQ(bytes(path), before);
        EXPECT_TRUE(CampaignFile::open(path));
        return problem;
    }

    const QString path = campaign(12);

private:
    template<typename Act>
    static FileProblem withLittleRoom(const Act &act)
    {
        const NoRoomBeyond little(4096);
        const auto done = act();
        EXPECT_FALSE(done);
        return done ? FileProblem() : done.problem();
    }
};

TEST_F(FullDisk, ANewCampaignIsNotHalfMade)
{
    const FileProblem problem = refused([&] { return CampaignFile::create(place(u"new.muster"_s), founding()); });
    EXPECT_TRUE(problem.text.contains(u"“new.muster”"_s)) << problem;
}

TEST_F(FullDisk, NeitherIsACopy)
{
    const FileProblem problem = refused([&] { return copyCampaign(path, place(u"copy.muster"_s)); });
    EXPECT_TRUE(problem.text.contains(u"muster”"_s)) << problem;
}

TEST_F(FullDisk, NorWhatIsRecovered)
{
    const FileProblem problem = refused([&] { return recoverUpTo(path, place(u"saved.muster"_s)); });
    EXPECT_TRUE(problem.text.contains(u"“saved.muster”"_s)) << problem;
}

TEST_F(FullDisk, NorABackup)
{
    const Backups backups(place(u"backups"_s));
    const auto made = backups.make(path);
    ASSERT_TRUE(made);
    auto file = CampaignFile::open(path);
    ASSERT_TRUE((*file)->setInForce(3));
    refused([&] { return backups.make(path); });
    const auto states = backups.statesOf(path);
    ASSERT_EQ(states.size(), 1U);
    const QFileInfo backup(states.front().path);
    EXPECT_EQ(backup.dir().entryList(QDir::Files | QDir::Hidden), (QStringList{backup.fileName(), u"where.txt"_s}));
}

TEST_F(FullDisk, NothingIsPutInThePlaceOfThePresentState)
{
    const Backups backups(place(u"backups"_s));
    ASSERT_TRUE(backups.make(path));
    auto file = CampaignFile::open(path);
    ASSERT_TRUE((*file)->setInForce(3));
    ASSERT_TRUE(backups.make(path)) << "so that it is the restoring itself that finds no room";
    const SavedState earlier = backups.statesOf(path).back();
    refused([&] { return restoreInto(path, earlier, backups); });
    EXPECT_EQ((*CampaignFile::open(path))->history().inForce, 3U);
}

} // namespace
} // namespace muster::testing
