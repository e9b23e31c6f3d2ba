// SPDX-License-Identifier: MIT
#include "model/account/writers.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(missing)");
}

} // namespace

TEST(SavingAReport, PutsItsPicturesIntoAFolderNamedAfterIt)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"raid.md"_s);
    EXPECT_EQ(pictureFolderOf(path), u"raid-pictures"_s);
    ASSERT_TRUE(saveReport(path, {"text", {{u"map-3.png"_s, "map"}}}));
    EXPECT_EQ(contentOf(path), "text");
    EXPECT_EQ(contentOf(folder.filePath(u"raid-pictures/map-3.png"_s)), "map");
    ASSERT_TRUE(saveReport(path, {"again"}));
    EXPECT_EQ(contentOf(path), "again");
}

TEST(SavingAReport, LeavesEverythingAsItWasWhereSomethingFails)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"raid.md"_s);
    ASSERT_TRUE(saveReport(path, {"before"}));
    ASSERT_TRUE(QDir(folder.path()).mkpath(u"raid-pictures/map-3.png"_s)) << "where a file should be is a folder";
    EXPECT_FALSE(saveReport(path, {"after", {{u"map-3.png"_s, "map"}}}));
    EXPECT_EQ(contentOf(path), "before");
    EXPECT_FALSE(saveReport(folder.filePath(u"nowhere/raid.md"_s), {"text"}));
}

} // namespace muster::testing
