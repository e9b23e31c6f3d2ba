// SPDX-License-Identifier: MIT

// Two windows with one file, and a file that is replaced, deleted or made read-only while it is open. The player is
// told with the possible answers, nothing is overwritten, and the window never shows a step that is not in the file.

#include "tests/support/rawdatabase.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>

namespace muster::testing {
namespace {

constexpr const char *changed = "Another program has changed “harrow.muster”";

class LostFile : public WindowTest
{
protected:
    LostFile() { app.start(sample()); }

    /// Dismisses a figure. Returns false if nothing was written.
    static bool act(App &player)
    {
        const History before = QFile::exists(player.path()) ? player.history() : History{};
        player.open("Band");
        player.click("Ulric");
        player.menu("Band/Dismiss Ulric");
        return QFile::exists(player.path()) && player.history() != before;
    }
    bool act() { return act(app); }
    QString other() const { return pathOf(QStringLiteral("kept.muster")); }
    void saveCopy()
    {
        app.answersFile(other());
        app.click("Save a copy…");
    }
};

TEST_F(LostFile, TheSecondWindowOnOneFileIsToldWhenComeBackToOrBeforeItWrites)
{
    App second;
    second.start(app.path());
    app.toFront();
    ASSERT_TRUE(act());
    const History written = app.history();
    EXPECT_FALSE(second.says(changed));
    second.toFront();
    EXPECT_TRUE(second.says(changed));
    EXPECT_FALSE(act(second));
    EXPECT_EQ(app.history(), written) << "nothing is written over";
    EXPECT_TRUE(second.says("Ulric")) << "and nothing is shown that did not happen";
    EXPECT_TRUE(second.offers("Save a copy…"));
    second.click("Open again");
    EXPECT_FALSE(second.says(changed));
    EXPECT_FALSE(second.says("Ulric, Rep"));
    second.click("Tibb");
    second.menu("Band/Dismiss Tibb");
    EXPECT_NE(app.history(), written) << "and so it goes on";
}

TEST_F(LostFile, TheCommandLineAndTheWindowDoNotWriteOverEachOther)
{
    const QStringList correction{QStringLiteral("correct"), app.path(), QStringLiteral("figure=2"),
                                 QStringLiteral("rep=4")};
    ASSERT_EQ(QProcess::execute(QStringLiteral(MUSTER_BINARY), correction), 0) << "an open window keeps nobody out";
    const History written = app.history();
    EXPECT_FALSE(act());
    EXPECT_EQ(app.history(), written);
    EXPECT_TRUE(app.says(changed));
    app.click("Open again");

    // The other way round: the command line has read the file and waits for dice while the window writes.
    QProcess asking;
    asking.start(QStringLiteral(MUSTER_BINARY),
                 {QStringLiteral("recruit"), app.path(), QStringLiteral("--count"), QStringLiteral("1"),
                  QStringLiteral("--ask")});
    asking.setReadChannel(QProcess::StandardError);
    ASSERT_TRUE(asking.waitForReadyRead()) << "its question";
    ASSERT_TRUE(act());
    const History dismissed = app.history();
    asking.write("3 3\n\n\n");
    asking.closeWriteChannel();
    ASSERT_TRUE(asking.waitForFinished(-1));
    EXPECT_EQ(asking.exitCode(), 2);
    EXPECT_TRUE(asking.readAllStandardError().contains("Another program has changed"));
    EXPECT_EQ(app.history(), dismissed);
}

TEST_F(LostFile, ADeletedFileIsNotMadeAnewButACopyOfWhatIsShownCanBeSaved)
{
    const History shown = app.history();
    ASSERT_TRUE(QFile::remove(app.path()));
    EXPECT_FALSE(act());
    EXPECT_FALSE(QFile::exists(app.path()));
    EXPECT_TRUE(app.says("moved or deleted"));
    EXPECT_FALSE(app.offers("Open again"));
    saveCopy();
    EXPECT_EQ(historyIn(other()), shown);
    EXPECT_TRUE(app.says("kept.muster"));
    act();
    EXPECT_NE(historyIn(other()), shown) << "and so it goes on";
}

TEST_F(LostFile, ClosingAsksWhereWhatIsShownIsInNoFile)
{
    EXPECT_TRUE(app.close()) << "nothing to ask while all is saved";
    app.start(app.path());
    const History shown = app.history();
    ASSERT_TRUE(QFile::remove(app.path()));
    app.answers("", "Cancel");
    EXPECT_FALSE(app.close());
    app.answers("", "Cancel");
    app.press("Ctrl+W");
    EXPECT_TRUE(app.says("Ulric"));
    app.answers("", [&] { saveCopy(); });
    EXPECT_TRUE(app.close());
    EXPECT_EQ(historyIn(other()), shown);
}

TEST_F(LostFile, AnotherFileInItsPlaceIsLeftAloneAndDoesNotDriveOutWhatIsShownUnasked)
{
    // Moved, not deleted: the disk could give the inode of a deleted file to the other, which the system would not
    // distinguish.
    ASSERT_TRUE(QFile::rename(app.path(), pathOf(QStringLiteral("moved.muster"))));
    ASSERT_TRUE(QFile::rename(told(twoGrunts, "swordplay", QStringLiteral("other.muster")), app.path()));
    const History theirs = app.history();
    EXPECT_FALSE(act());
    EXPECT_EQ(app.history(), theirs);
    EXPECT_TRUE(app.says("has been replaced by another file"));
    EXPECT_TRUE(app.says("Save a copy of what is shown"));
    EXPECT_TRUE(app.offers("Save a copy…"));
    app.answers("", "Cancel");
    app.click("Open again");
    EXPECT_TRUE(app.says("Ulric"));
    app.answers("", "Close without saving");
    app.click("Open again");
    EXPECT_TRUE(app.says("Berta"));
    EXPECT_FALSE(app.says("Ulric"));
}

TEST_F(LostFile, AFileThatIsMadeReadOnlyIsNotWrittenTo)
{
    const History before = app.history();
    ASSERT_TRUE(QFile::setPermissions(app.path(), QFileDevice::ReadOwner | QFileDevice::ReadUser));
    EXPECT_FALSE(act());
    EXPECT_EQ(app.history(), before);
    EXPECT_TRUE(app.says("cannot be written to"));
    EXPECT_TRUE(app.offers("Save a copy…"));
    ASSERT_TRUE(QFile::setPermissions(app.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    EXPECT_TRUE(act()) << "and so it goes on";
    EXPECT_FALSE(app.says("cannot be written to"));
}

TEST_F(LostFile, AFileThatMayOnlyBeReadIsToldAtOpeningAndBeforeTheFirstDie)
{
    for (const QString &kept : {app.path(), QFileInfo(app.path()).path()}) {
        const QFile::Permissions were = QFile::permissions(kept);
        ASSERT_TRUE(QFile::setPermissions(kept, QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        app.start(app.path());
        EXPECT_TRUE(app.says("can only be read"));
        EXPECT_TRUE(app.title().ends_with("(read-only)") || app.says("(read-only)"));
        app.click("Close this message");
        app.menu("Band/Recruit Grunt by dice");
        EXPECT_EQ(app.dice(), noDice);
        EXPECT_TRUE(app.offers("Save a copy…"));
        ASSERT_TRUE(QFile::setPermissions(kept, were));
        EXPECT_TRUE(act());
        EXPECT_FALSE(app.says("(read-only)"));
        app.undo();
    }
}

TEST_F(LostFile, WhetherItMayBeWrittenToIsLookedUpWhenTheWindowComesBackAndNotAtEveryDie)
{
    app.menu("Band/Recruit Grunt by dice");
    const std::string title = app.title();
    ASSERT_TRUE(QFile::setPermissions(app.path(), QFileDevice::ReadOwner));
    app.type("4");
    EXPECT_EQ(app.title(), title) << "the disk may be far away";
    app.answers("About", [&] { app.press("Esc"); });
    app.menu("Help/About Muster");
    EXPECT_NE(app.title(), title);
}

TEST_F(LostFile, WhatAnotherProgramWasInTheWayOfIsTriedAgainUnlessSomethingElseCameAfter)
{
    const std::size_t before = app.history().inForce;
    {
        RawDatabase busy(app.path());
        busy.run(QStringLiteral("BEGIN EXCLUSIVE"));
        app.open("Band");
        app.click("Ulric");
        app.menu("Band/Dismiss Ulric");
        app.click("Try again");
        EXPECT_TRUE(app.offers("Try again")) << "still busy";
        EXPECT_TRUE(app.says("Ulric"));
        busy.run(QStringLiteral("ROLLBACK"));
    }
    app.click("Try again");
    EXPECT_EQ(app.history().inForce, before + 1);
    EXPECT_FALSE(app.offers("Try again"));
    app.undo();
    app.click("Tibb");
    app.menu("Band/Dismiss Tibb");
    EXPECT_FALSE(app.says("redone")) << "every program forgets what can be redone when something new is done";
}

} // namespace
} // namespace muster::testing
