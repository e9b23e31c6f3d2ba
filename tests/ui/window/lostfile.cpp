// SPDX-License-Identifier: MIT
// Two windows on one file, and a file that is replaced, deleted or made read-only while it is open: told in plain words,
// with what to do; nothing is written over, and the window never shows a step that the file does not hold.
#include "model/actions/actions.h"
#include "tests/support/packs.h"
#include "tests/support/rawdatabase.h"
#include "tests/support/stories.h"
#include "tests/ui/window/desk.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QProcess>
#include <QTest>
#include <QTimer>

namespace muster {

namespace {

class LostFile : public testing::Desk
{
protected:
    static MessageBar &bar(MainWindow &window) { return *window.notebook()->messages(); }

    /// The Star gets another name, as if somebody had pressed the button.
    static bool rename(MainWindow &window)
    {
        CampaignDocument &document = *window.document();
        Figure star = document.campaign().band.front();
        star.name += QStringLiteral(" the Bold");
        const auto step = actions::correctFigure(document.campaign(), document.pack(), star);
        EXPECT_TRUE(step);
        return step && document.write(*step);
    }

    static Book held(const QString &path) { return (*CampaignFile::open(path))->book(); }

    static QStringList offersOf(MainWindow &window)
    {
        QStringList titles;
        for (const QAbstractButton *button : bar(window).findChildren<QAbstractButton *>()) {
            if (!button->isHidden() && button->accessibleName() != QStringLiteral("Close this message"))
                titles.push_back(button->text().remove(QLatin1Char('&')));
        }
        return titles;
    }
    static void press(MainWindow &window, const QString &title)
    {
        for (QAbstractButton *button : bar(window).findChildren<QAbstractButton *>()) {
            if (!button->isHidden() && button->text().remove(QLatin1Char('&')) == title)
                button->click();
        }
        QTest::qWait(0);
    }
    /// Answers the question whether what is not saved may go; true if it came.
    static bool answerLeaving(const QString &answer, const std::function<void()> &act)
    {
        bool came = false;
        QTimer answering;
        answering.setSingleShot(true);
        QObject::connect(&answering, &QTimer::timeout, qApp, [&] {
            const auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            for (QAbstractButton *one : question ? question->buttons() : QList<QAbstractButton *>()) {
                if (one->text().remove(u'&') != answer)
                    continue;
                came = true;
                return one->click();
            }
        });
        answering.start(0);
        act();
        return came;
    }
};

} // namespace

TEST_F(LostFile, TheSecondWindowOnOneFileIsToldBeforeItWrites)
{
    const QString path = sample();
    MainWindow first;
    MainWindow second;
    ASSERT_TRUE(first.openFile(path));
    ASSERT_TRUE(second.openFile(path));
    ASSERT_TRUE(rename(first));
    const Book written = first.document()->book();
    const Book shown = second.document()->book();

    EXPECT_FALSE(rename(second));
    EXPECT_EQ(held(path), written) << "nothing is written over";
    EXPECT_EQ(second.document()->book(), shown) << "and nothing is shown that did not happen";
    EXPECT_TRUE(bar(second).text().contains(QStringLiteral("Another program has changed “harrow.muster”")));
    EXPECT_EQ(offersOf(second), (QStringList{QStringLiteral("Open again"), QStringLiteral("Save a copy…")}));

    press(second, QStringLiteral("Open again"));
    EXPECT_EQ(second.document()->book(), written);
    EXPECT_TRUE(offersOf(second).isEmpty());
    EXPECT_TRUE(rename(second)) << "and so it goes on";
}

TEST_F(LostFile, TheCommandLineAndTheWindowDoNotWriteOverEachOther)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    const QStringList correction{QStringLiteral("correct"), path, QStringLiteral("figure=2"), QStringLiteral("rep=4")};
    ASSERT_EQ(QProcess::execute(QStringLiteral(MUSTER_BINARY), correction), 0) << "an open window keeps nobody out";
    const Book written = held(path);

    EXPECT_FALSE(rename(window));
    EXPECT_EQ(held(path), written);
    EXPECT_TRUE(bar(window).text().contains(QStringLiteral("Another program has changed “harrow.muster”")));
    press(window, QStringLiteral("Open again"));
    EXPECT_EQ(window.document()->book(), written);

    // The other way round: the command line has read the file and waits for dice while the window writes.
    QProcess asking;
    asking.start(
        QStringLiteral(MUSTER_BINARY),
        {QStringLiteral("recruit"), path, QStringLiteral("--count"), QStringLiteral("1"), QStringLiteral("--ask")});
    asking.setReadChannel(QProcess::StandardError);
    ASSERT_TRUE(asking.waitForReadyRead()) << "its question";
    ASSERT_TRUE(rename(window));
    const Book renamed = window.document()->book();
    asking.write("3 3\n\n\n");
    asking.closeWriteChannel();
    ASSERT_TRUE(asking.waitForFinished(-1));
    EXPECT_EQ(asking.exitCode(), 2);
    EXPECT_TRUE(asking.readAllStandardError().contains("Another program has changed"));
    EXPECT_EQ(held(path), renamed);
}

TEST_F(LostFile, AWindowThatIsComeBackToLooksAtItsFile)
{
    const QString path = sample();
    MainWindow first;
    MainWindow second;
    ASSERT_TRUE(second.openFile(path));
    ASSERT_TRUE(first.openFile(path));
    show(second);
    show(first);
    ASSERT_TRUE(rename(first));
    EXPECT_TRUE(bar(second).text().isEmpty());
    show(second);
    EXPECT_TRUE(bar(second).text().contains(QStringLiteral("Another program has changed “harrow.muster”")));
}

TEST_F(LostFile, ADeletedFileIsNotMadeAnewButACopyOfWhatIsShownCanBeSaved)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    const Book shown = window.document()->book();
    ASSERT_TRUE(QFile::remove(path));

    EXPECT_FALSE(rename(window));
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_TRUE(bar(window).text().contains(QStringLiteral("moved or deleted")));
    EXPECT_EQ(offersOf(window), QStringList{QStringLiteral("Save a copy…")});

    answerFileDialog(pathOf(QStringLiteral("kept.muster")), [&] { press(window, QStringLiteral("Save a copy…")); });
    EXPECT_EQ(held(pathOf(QStringLiteral("kept.muster"))), shown);
    EXPECT_EQ(window.document()->path(), pathOf(QStringLiteral("kept.muster")));
    EXPECT_TRUE(rename(window)) << "and so it goes on";
}

TEST_F(LostFile, ClosingAsksWhereWhatIsShownIsInNoFile)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    show(window);
    EXPECT_TRUE(window.close()) << "nothing to ask while all is saved";
    show(window);
    const Book shown = window.document()->book();
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_TRUE(answerLeaving(QStringLiteral("Cancel"), [&] { EXPECT_FALSE(window.close()); }));
    EXPECT_TRUE(answerLeaving(QStringLiteral("Cancel"), [&] {
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_W))
                action->trigger();
        }
    }));
    ASSERT_TRUE(window.document());
    EXPECT_EQ(window.document()->book(), shown);
    answerFileDialog(pathOf(QStringLiteral("kept.muster")), [&] {
        EXPECT_TRUE(answerLeaving(QStringLiteral("Save a copy…"), [&] { EXPECT_TRUE(window.close()); }));
    });
    EXPECT_EQ(held(pathOf(QStringLiteral("kept.muster"))), shown);
}

TEST_F(LostFile, ClosingAsksWhereRollsCouldNotBeSavedAndTheCopyHasThem)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    AftermathDraft report;
    report.outcome = Outcome::Success;
    {
        testing::RawDatabase other(path);
        other.run(QStringLiteral("BEGIN EXCLUSIVE"));
        EXPECT_FALSE(window.document()->keepDraft(report));
        other.run(QStringLiteral("ROLLBACK"));
    }
    show(window);
    answerFileDialog(pathOf(QStringLiteral("kept.muster")), [&] {
        EXPECT_TRUE(answerLeaving(QStringLiteral("Save a copy…"), [&] { EXPECT_TRUE(window.close()); }));
    });
    EXPECT_EQ((*CampaignFile::open(pathOf(QStringLiteral("kept.muster"))))->draft(), report);
}

TEST_F(LostFile, AnotherFileInItsPlaceDoesNotDriveOutWhatIsShownUnasked)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    const Book shown = window.document()->book();
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QFile::rename(told(testing::twoGrunts, QStringLiteral("other.muster")), path));
    EXPECT_FALSE(rename(window));
    EXPECT_TRUE(bar(window).text().contains(QStringLiteral("Save a copy of what is shown")));
    EXPECT_TRUE(answerLeaving(QStringLiteral("Cancel"), [&] { press(window, QStringLiteral("Open again")); }));
    EXPECT_EQ(window.document()->book(), shown);
    EXPECT_TRUE(
        answerLeaving(QStringLiteral("Close without saving"), [&] { press(window, QStringLiteral("Open again")); }));
    EXPECT_NE(window.document()->book(), shown);
}

TEST_F(LostFile, AnotherFileInItsPlaceIsLeftAlone)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    ASSERT_TRUE(QFile::rename(path, pathOf(QStringLiteral("moved.muster"))));
    sample();
    const Book other = held(path);

    EXPECT_FALSE(rename(window));
    EXPECT_EQ(held(path), other);
    EXPECT_TRUE(bar(window).text().contains(QStringLiteral("replaced by another file")));
    EXPECT_EQ(offersOf(window), (QStringList{QStringLiteral("Open again"), QStringLiteral("Save a copy…")}));
}

TEST_F(LostFile, AFileThatIsMadeReadOnlyIsNotWrittenToByAnybody)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    const Book before = window.document()->book();
    ASSERT_TRUE(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::ReadUser));

    EXPECT_FALSE(rename(window));
    EXPECT_EQ(held(path), before);
    EXPECT_EQ(window.document()->book(), before);
    EXPECT_TRUE(bar(window).text().contains(QStringLiteral("cannot be written to")));
    EXPECT_EQ(offersOf(window), QStringList{QStringLiteral("Save a copy…")});

    ASSERT_TRUE(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    AftermathDraft report;
    report.outcome = Outcome::Success;
    ASSERT_TRUE(window.document()->keepDraft(report));
    EXPECT_TRUE(bar(window).text().isEmpty()) << "it can be written to again";
    EXPECT_TRUE(rename(window)) << "and so it goes on";
}

TEST_F(LostFile, AFileThatMayOnlyBeReadIsToldAtOpeningAndBeforeTheFirstDie)
{
    const QString path = sample();
    const QString folder = QFileInfo(path).path();
    for (const QString &kept : {path, folder}) {
        const QFile::Permissions were = QFile::permissions(kept);
        ASSERT_TRUE(QFile::setPermissions(kept, QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        MainWindow window;
        ASSERT_TRUE(window.openFile(path));
        EXPECT_TRUE(bar(window).text().contains(QStringLiteral("can only be read")))
            << bar(window).text().toStdString();
        EXPECT_EQ(offersOf(window), QStringList{QStringLiteral("Save a copy…")});
        EXPECT_TRUE(window.windowTitle().contains(QStringLiteral("(read-only)")));

        bar(window).clear();
        EXPECT_FALSE(window.document()->mayBegin()) << "which acts with dice ask first";
        EXPECT_EQ(offersOf(window), QStringList{QStringLiteral("Save a copy…")});

        ASSERT_TRUE(QFile::setPermissions(kept, were));
        EXPECT_TRUE(rename(window));
        EXPECT_FALSE(window.windowTitle().contains(QStringLiteral("(read-only)")));
    }
}

TEST_F(LostFile, WhatAnotherProgramWasInTheWayOfIsTriedAgain)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    const std::size_t before = window.document()->book().inForce;
    {
        testing::RawDatabase other(path);
        other.run(QStringLiteral("BEGIN EXCLUSIVE"));
        EXPECT_FALSE(rename(window));
        EXPECT_EQ(offersOf(window), QStringList{QStringLiteral("Try again")});
        press(window, QStringLiteral("Try again"));
        EXPECT_EQ(window.document()->book().inForce, before) << "still busy";
        EXPECT_EQ(offersOf(window), QStringList{QStringLiteral("Try again")});
        other.run(QStringLiteral("ROLLBACK"));
    }
    press(window, QStringLiteral("Try again"));
    EXPECT_EQ(window.document()->book().inForce, before + 1);
    EXPECT_TRUE(bar(window).isHidden());
    EXPECT_EQ(held(path), window.document()->book());
}

TEST_F(LostFile, WhatSomethingElseHasComeAfterIsNotTriedAgainAndThatIsSaid)
{
    const QString path = sample();
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    const Book before = window.document()->book();
    {
        testing::RawDatabase other(path);
        other.run(QStringLiteral("BEGIN EXCLUSIVE"));
        EXPECT_FALSE(rename(window));
        other.run(QStringLiteral("ROLLBACK"));
    }
    ASSERT_TRUE(window.document()->keepDraft(AftermathDraft{}));
    press(window, QStringLiteral("Try again"));
    EXPECT_EQ(window.document()->book(), before);
    EXPECT_EQ(bar(window).text().toStdString(),
              "Not tried again, because something else has changed since. Do it again if you still want it.");
    EXPECT_TRUE(offersOf(window).isEmpty());
}

/// Every program forgets what can be redone when something new is done; where dice would be lost, the player is asked.
TEST_F(LostFile, AnOrdinaryStepAfterAnUndoSaysNothingOfIt)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    ASSERT_TRUE(rename(window));
    ASSERT_TRUE(window.document()->takeBack());
    ASSERT_TRUE(rename(window));
    EXPECT_FALSE(window.document()->book().canBringForward());
    for (const QLabel *label : window.findChildren<QLabel *>())
        EXPECT_FALSE(label->text().contains(QStringLiteral("redone"))) << label->text().toStdString();
}

} // namespace muster
