// SPDX-License-Identifier: MIT
// A sheet that the disk has no room for: said, no empty file left, and an older sheet of that name is whole.
#include "tests/ui/paper/encounters.h"
#include "ui/paper/preview.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <csignal>
#include <sys/resource.h>

namespace muster {

namespace {

/// As long as it lives, no file of this process grows beyond `bytes`.
class NoRoomBeyond
{
public:
    explicit NoRoomBeyond(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_usual);
        const rlimit little{bytes, m_usual.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &little);
    }
    ~NoRoomBeyond()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_usual);
        std::signal(SIGXFSZ, m_handler);
    }
    NoRoomBeyond(const NoRoomBeyond &) = delete;
    NoRoomBeyond &operator=(const NoRoomBeyond &) = delete;

private:
    void (*m_handler)(int);
    rlimit m_usual{};
};

Result<Done> saveWithoutRoom(const QString &path)
{
    const SheetSource source = testing::bandOf(4);
    const NoRoomBeyond little(4096);
    return savePdf(path, SheetKind::Roster, source, QPageSize::A4);
}

} // namespace

TEST(FullDisk, IsReportedAndNoEmptyFileIsLeft)
{
    const QTemporaryDir folder;
    const auto saved = saveWithoutRoom(folder.filePath(QStringLiteral("roster.pdf")));
    ASSERT_FALSE(saved);
    EXPECT_TRUE(saved.problem().text.contains(QStringLiteral("roster.pdf"))) << saved.problem().text.toStdString();
    EXPECT_TRUE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
}

TEST(FullDisk, LeavesTheOlderSheetWhole)
{
    const QTemporaryDir folder;
    QFile older(folder.filePath(QStringLiteral("roster.pdf")));
    ASSERT_TRUE(older.open(QIODevice::WriteOnly));
    older.write("%PDF of last month");
    older.close();
    ASSERT_FALSE(saveWithoutRoom(older.fileName()));
    ASSERT_TRUE(older.open(QIODevice::ReadOnly));
    EXPECT_EQ(older.readAll(), "%PDF of last month");
}

} // namespace muster
