// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"
#include "tests/support/longcampaign.h"
#include "tests/support/rawdatabase.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace muster {

/// Prints the problem in the message of a failed test.
inline std::ostream &operator<<(std::ostream &out, const FileProblem &problem)
{
    return out << problem.text.toStdString();
}

} // namespace muster

namespace muster::testing {

/// A folder for each test, with the campaigns in it.
class Shelf : public ::testing::Test
{
protected:
    QString place(const QString &name) const { return m_folder.filePath(name); }

    /// Creates and closes a file with that number of steps.
    QString campaign(std::size_t steps = 6, const QString &name = QStringLiteral("harrow.muster"))
    {
        auto file = CampaignFile::create(place(name), founding());
        EXPECT_TRUE(file);
        LongCampaign player(1);
        while ((*file)->history().steps.size() < steps)
            EXPECT_TRUE((*file)->append(player.next((*file)->campaign())));
        return place(name);
    }

    QStringList content() const
    {
        return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    static QByteArray bytes(const QString &path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    static void put(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    /// Opens a file that must be refused and must not change by a byte.
    static FileProblem refusal(const QString &path)
    {
        const bool isFile = QFileInfo(path).isFile();
        const QByteArray before = isFile ? bytes(path) : QByteArray();
        const auto file = CampaignFile::open(path);
        EXPECT_FALSE(file) << path.toStdString() << " was opened";
        EXPECT_EQ(isFile ? bytes(path) : QByteArray(), before);
        return file ? FileProblem() : file.problem();
    }

    QTemporaryDir m_folder;
};

} // namespace muster::testing
