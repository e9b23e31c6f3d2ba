// SPDX-License-Identifier: MIT
// A file that is no campaign, or no longer one, is refused and left unchanged.
#include "model/changes/enemy.h"
#include "model/storage/connection.h"
#include "model/storage/log.h"
#include "tests/model/storage/shelf.h"

#include <sys/stat.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

class Refusal : public Shelf
{
protected:
    /// Returns the problem of a campaign that was changed by SQL.
    FileProblem after(const QStringList &statements)
    {
        const QString path = campaign(6, u"tampered%1.muster"_s.arg(++m_made));
        {
            RawDatabase database(path);
            for (const QString &sql : statements)
                database.run(sql);
        }
        return refusal(path);
    }

    FileProblem withBytes(const std::function<void(QByteArray &)> &change)
    {
        const QString path = campaign();
        QByteArray content = bytes(path);
        change(content);
        put(path, content);
        return refusal(path);
    }

private:
    int m_made = 0;
};

} // namespace

TEST_F(Refusal, WhatIsNotThereIsNotCreated)
{
    EXPECT_EQ(refusal(place(u"nothing.muster"_s)).trouble, FileTrouble::Missing);
    EXPECT_EQ(refusal(QString()).trouble, FileTrouble::Missing);
    EXPECT_TRUE(content().isEmpty());
}

TEST_F(Refusal, AFolderAPipeAndADeviceAreNoFiles)
{
    EXPECT_EQ(refusal(m_folder.path()).trouble, FileTrouble::NotAFile);
    EXPECT_EQ(refusal(u"/dev/null"_s).trouble, FileTrouble::NotAFile);
    ASSERT_EQ(::mkfifo(QFile::encodeName(place(u"pipe"_s)).constData(), 0600), 0);
    EXPECT_EQ(refusal(place(u"pipe"_s)).trouble, FileTrouble::NotAFile);
}

TEST_F(Refusal, WhatIsNoCampaignIsNotOurs)
{
    const QByteArray campaignBytes = bytes(campaign());
    put(place(u"empty"_s), "");
    put(place(u"short"_s), campaignBytes.left(99));
    put(place(u"text"_s), QByteArray("A campaign? ").repeated(100));
    RawDatabase(place(u"other"_s)).run(u"CREATE TABLE addresses (name TEXT)"_s);
    for (const QString &name : {u"empty"_s, u"short"_s, u"text"_s, u"other"_s})
        EXPECT_EQ(refusal(place(name)).trouble, FileTrouble::NotOurs) << name.toStdString();
}

TEST_F(Refusal, ANewerFormatIsLeftAsItIs)
{
    EXPECT_EQ(after({u"PRAGMA user_version = 4"_s}).trouble, FileTrouble::Newer);
    EXPECT_EQ(after({u"PRAGMA user_version = 1000000"_s, u"CREATE TABLE more (x)"_s}).trouble, FileTrouble::Newer);
}

TEST_F(Refusal, ATruncatedFileIsDamaged)
{
    const qsizetype size = bytes(campaign()).size();
    for (const qsizetype left : {qsizetype(100), qsizetype(4096), size / 2, size - 1}) {
        QFile::remove(place(u"harrow.muster"_s));
        EXPECT_EQ(withBytes([=](QByteArray &b) { b.truncate(left); }).trouble, FileTrouble::Damaged) << left;
        QFile::remove(place(u"harrow.muster"_s));
    }
}

TEST_F(Refusal, AFileInWalModeIsNotOpenedForItWouldLeaveFilesBehind)
{
    EXPECT_EQ(after({u"PRAGMA journal_mode = WAL"_s}).trouble, FileTrouble::Damaged);
    EXPECT_EQ(content(), QStringList{u"tampered1.muster"_s});
}

TEST_F(Refusal, AFileBuiltDifferentlyIsNotRead)
{
    const QString endless = u"CREATE VIEW entries AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                            "SELECT i AS number, 'step' AS kind, '' AS content, x'' AS previous, x'' AS hash FROM n"_s;
    EXPECT_EQ(after({u"DROP TABLE entries"_s, endless}).trouble, FileTrouble::Damaged);
    EXPECT_EQ(after({u"CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END"_s}).trouble,
              FileTrouble::Damaged);
    EXPECT_EQ(after({u"CREATE INDEX i ON entries (kind)"_s}).trouble, FileTrouble::Damaged);
    EXPECT_EQ(
        after({u"ALTER TABLE draft ADD COLUMN x TEXT GENERATED ALWAYS AS (zeroblob(1000000000)) VIRTUAL"_s}).trouble,
        FileTrouble::Damaged);
    EXPECT_EQ(after({u"DROP TABLE draft"_s}).trouble, FileTrouble::Damaged);
    EXPECT_EQ(after({u"DROP TABLE draft"_s, u"CREATE TABLE draft (id INTEGER CHECK (length(randomblob(1e9)) > id))"_s})
                  .trouble,
              FileTrouble::Damaged);
}

TEST_F(Refusal, ALogThatWasChangedSaysHowFarItIsWhole)
{
    const FileProblem changed =
        after({u"UPDATE entries SET content = replace(content, 'Harrow', 'Narrow') WHERE number = 1"_s});
    EXPECT_EQ(changed.trouble, FileTrouble::Damaged);
    EXPECT_EQ(changed.goodSteps, 0);
    EXPECT_EQ(after({u"UPDATE entries SET kind = 'position' WHERE number = 4"_s}).goodSteps, 3);
    EXPECT_EQ(after({u"DELETE FROM entries WHERE number = 3"_s}).goodSteps, 2);
    EXPECT_EQ(after({u"UPDATE entries SET hash = zeroblob(32) WHERE number = 6"_s}).goodSteps, 5);
    EXPECT_EQ(after({u"UPDATE entries SET content = CAST(x'FF00FE' AS TEXT) WHERE number = 2"_s}).goodSteps, 1);
    EXPECT_EQ(after({u"DELETE FROM entries"_s}).goodSteps, 0);
}

TEST_F(Refusal, ALogThatLostItsEndIsNoticed)
{
    const FileProblem problem = after({u"DELETE FROM entries WHERE number = 6"_s});
    EXPECT_EQ(problem.trouble, FileTrouble::Damaged);
    EXPECT_EQ(problem.goodSteps, 5);
    EXPECT_EQ(after({u"DELETE FROM ending"_s}).goodSteps, 6);
}

TEST_F(Refusal, ALogThatIsWholeButMakesNoSenseIsRefused)
{
    const std::vector<std::pair<EntryKind, QByteArray>> nonsense = {
        {EntryKind::Step, "{}"},
        {EntryKind::Step, QByteArray(100000, '[')},
        {EntryKind::Step,
         R"({"changes":[{"change":"encounter-finished","outcome":"success"},)"
         R"({"change":"encounter-finished","outcome":"success"}],"kind":"battle-finished",)"
         R"("rolls":[],"when":"2026-01-02T03:04:05.006Z"})"},
        {EntryKind::Position, R"({"in_force":7})"},
        {EntryKind::Position, R"({"in_force":0})"},
        {EntryKind::Position, "7"},
    };
    for (const auto &[kind, text] : nonsense) {
        QFile::remove(place(u"harrow.muster"_s));
        const QString path = campaign(6);
        {
            Connection connection(path, Connection::Access::ReadWrite);
            addEntries(connection, {linkTo(readEnding(connection), kind, text)});
        }
        const FileProblem problem = refusal(path);
        EXPECT_EQ(problem.trouble, FileTrouble::Damaged);
        EXPECT_EQ(problem.goodSteps, 6) << problem;
    }
}

TEST_F(Refusal, NoSingleFlippedBitGoesUnnoticed)
{
    const QString path = campaign(12);
    const QByteArray whole = bytes(path);
    const History history = (*CampaignFile::open(path))->history();
    std::mt19937_64 random(20261120);
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        QByteArray flipped = whole;
        const int bit = RandomDice::face(random, static_cast<int>(whole.size()) * 8) - 1;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
        put(path, flipped);
        const auto file = CampaignFile::open(path);
        refused += file ? 0 : 1;
        // A file that opens had the changed bit in free space, or in a counter that does not affect the campaign.
        EXPECT_TRUE(!file || (*file)->history() == history) << "bit " << bit;
    }
    EXPECT_GT(refused, 100);
}

TEST_F(Refusal, AStepThatMakesNoSenseIsOurFaultAndNotTheDisks)
{
    const QString path = campaign(6);
    const QByteArray whole = bytes(path);
    auto file = *CampaignFile::open(path);
    const auto written = file->append({StepKind::Played, {}, {GroupStruck{7, true}}, {}});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.problem().trouble, FileTrouble::OurFault);
    EXPECT_FALSE(written.problem().text.contains(u"disk"_s)) << written.problem();
    EXPECT_TRUE(written.problem().text.startsWith(u"Muster made a mistake"_s)) << written.problem();
    EXPECT_EQ(bytes(path), whole);
}

TEST_F(Refusal, EveryTextIsTwoSentencesAndNamesTheFile)
{
    for (int trouble = 0; trouble <= static_cast<int>(FileTrouble::Failed); ++trouble) {
        const FileProblem problem = fileProblem(FileTrouble(trouble), u"/some/where/harrow.muster"_s);
        EXPECT_EQ(problem.text.count(u'.'), 3) << problem; // one of them in the name
        EXPECT_TRUE(problem.text.contains(u"“harrow.muster”"_s)) << problem;
    }
}
