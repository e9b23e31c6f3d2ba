// SPDX-License-Identifier: MIT
// Backups by the timer. Backups that acts of the player cause are in tests/window/restore.cpp.
#include "ui/window/filerecovery.h"

#include "model/storage/backups.h"
#include "tests/window/driver.h"

#include <QFile>
#include <QTest>

namespace muster {

using Safekept = testing::WindowTest;

TEST_F(Safekept, EveryHalfHourInWhichSomethingChanged)
{
    EXPECT_EQ(AutoBackup::halfAnHour, std::chrono::minutes(30));
    const QString path = sample();
    const auto document = CampaignDocument::open(path);
    ASSERT_TRUE(document);
    CampaignDocument &campaign = **document;
    const AutoBackup safekeeping(campaign, std::chrono::milliseconds(10));
    const auto backups = [&] { return Backups().statesOf(path).size(); };
    EXPECT_TRUE(QTest::qWaitFor([&] { return backups() == 1; }));
    ASSERT_TRUE(campaign.takeBack());
    EXPECT_TRUE(QTest::qWaitFor([&] { return backups() == 2; }));
    QTest::qWait(100);
    EXPECT_EQ(backups(), 2U) << "nothing has changed since";
}

TEST_F(Safekept, NotAFileThatIsNotTheCampaignsAnyMore)
{
    const QString path = sample();
    auto document = CampaignDocument::open(path);
    ASSERT_TRUE(document);
    {
        AutoBackup safekeeping(**document);
        QFile::remove(path);
        sample();
    }
    EXPECT_TRUE(Backups().statesOf(path).empty());
}

} // namespace muster
