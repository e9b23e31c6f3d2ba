// SPDX-License-Identifier: MIT

// Playing, continuing on another evening, finding the file damaged or the month gone wrong, and restoring.

#include "model/storage/backups.h"
#include "tests/window/driver.h"

#include <QDir>
#include <QFile>

namespace muster::testing {
namespace {

class Restoring : public WindowTest
{
protected:
    Restoring() { app.start(sample()); }

    void dismiss(const std::string &who)
    {
        app.open("Band");
        app.click(who);
        app.menu("Band/Dismiss " + who);
    }
    std::size_t backups() const { return Backups().statesOf(app.path()).size(); }
    void damage() const
    {
        QFile file(app.path());
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const auto place = bytes.lastIndexOf("dismissed");
        ASSERT_GE(place, 0);
        bytes[place] = 'D';
        file.seek(0);
        file.write(bytes);
    }
};

TEST_F(Restoring, ClosingBacksUpAndAnEarlierStateOpensAsANewFile)
{
    const Campaign first = app.campaign();
    app.restart();
    dismiss("Ulric");
    dismiss("Hamo");
    app.restart();
    EXPECT_EQ(backups(), 2U);
    const Campaign present = app.campaign();
    app.answers("Restore", [&] {
        EXPECT_TRUE(app.says("Month 7, last encounter: Patrol, Month 6"));
        app.press("Down");
        app.press("Return");
    });
    app.menu("Campaign/Restore backup…");
    EXPECT_TRUE(app.says("You are now in a new file. “harrow.muster” was not changed."));
    EXPECT_EQ(historyIn(pathOf(QStringLiteral("harrow Month 7.muster"))).campaign(), first);
    EXPECT_EQ(app.campaign(), present) << "the present state lies where it lay";
}

TEST_F(Restoring, InPlaceOfThePresentStateThatStateIsKeptAsABackup)
{
    const Campaign first = app.campaign();
    app.restart();
    dismiss("Ulric");
    const Campaign present = app.campaign();
    app.answers("Restore", [&] { app.click("Replace the current"); });
    app.menu("Campaign/Restore backup…");
    EXPECT_TRUE(app.says("Restored. The previous state was backed up and can be restored too."));
    EXPECT_EQ(app.campaign(), first);
    EXPECT_EQ(Backups().statesOf(app.path()).front().campaign, present);
}

TEST_F(Restoring, ADamagedFileOffersACopyAndTheBackups)
{
    const Campaign first = app.campaign();
    app.restart();
    dismiss("Ulric");
    app.close();
    damage();
    app.start(app.path());
    EXPECT_TRUE(app.offers("Restore backup…"));
    app.answersFile({});
    app.click("Open a copy as it stood before step");
    EXPECT_TRUE(app.says("You are now in the copy. “harrow.muster” was not changed."));
    EXPECT_EQ(historyIn(pathOf(QStringLiteral("harrow recovered.muster"))).campaign(), first);
}

TEST_F(Restoring, ABackupIsMadeWhenABattleIsFinishedAndAFailureIsTold)
{
    app.open("Encounter");
    app.click("Go now");
    EXPECT_EQ(backups(), 0U) << "half an hour is not over";
    app.open("After the battle");
    app.click("Success");
    app.click("Roll the rest");
    app.click("Finish Month 7");
    EXPECT_EQ(backups(), 1U);
    app.undo();
    ASSERT_TRUE(QDir().rename(pathOf(QStringLiteral("muster")), pathOf(QStringLiteral("elsewhere"))));
    QFile inItsPlace(pathOf(QStringLiteral("muster")));
    ASSERT_TRUE(inItsPlace.open(QIODevice::WriteOnly));
    app.open("After the battle");
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.says("Backup failed.")) << "and the campaign goes on";
}

} // namespace
} // namespace muster::testing
