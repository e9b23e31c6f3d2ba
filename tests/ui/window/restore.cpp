// SPDX-License-Identifier: MIT
// A journey: play, go on another evening, find the file damaged or the month gone wrong, and go back.
#include "model/actions/actions.h"
#include "model/storage/backups.h"
#include "tests/ui/window/desk.h"
#include "ui/welcome/welcomepage.h"
#include "ui/window/messagebar.h"
#include "ui/window/restoredialog.h"
#include "ui/window/safekeeping.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

namespace muster {

namespace {

class Restoring : public testing::Desk
{
protected:
    /// An evening: opens the file, dismisses so many, closes the window.
    void evening(const QString &path, int dismissed)
    {
        MainWindow window;
        ASSERT_TRUE(window.openFile(path));
        for (; dismissed > 0; --dismissed) {
            CampaignDocument &document = *window.document();
            ASSERT_TRUE(document.write(*actions::dismiss(document.campaign(), document.campaign().band.back().id)));
        }
    }
    static Campaign held(const QString &path) { return (*CampaignFile::open(path))->campaign(); }

    static void chooseRestore(MainWindow &window)
    {
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->text().remove(QLatin1Char('&')) == QStringLiteral("Restore backup…"))
                action->trigger();
        }
    }
    static bool says(const MainWindow &window, const QString &text)
    {
        const auto labels = window.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) { return label->text() == text; });
    }
    /// What the player does when the dialog is there.
    static void inDialog(const std::function<void(RestoreDialog &)> &act)
    {
        QTimer::singleShot(0, [act] {
            auto *dialog = qobject_cast<RestoreDialog *>(QApplication::activeModalWidget());
            ASSERT_TRUE(dialog);
            act(*dialog);
        });
    }
    static void damage(const QString &path)
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        const auto place = bytes.lastIndexOf("dismissed");
        ASSERT_GE(place, 0);
        bytes[place] = 'D';
        file.seek(0);
        file.write(bytes);
    }
};

} // namespace

TEST_F(Restoring, ClosingBacksUpAndAnEarlierStateOpensAsANewFile)
{
    const QString path = sample();
    evening(path, 0);
    const Campaign first = held(path);
    evening(path, 2);
    const Campaign present = held(path);
    ASSERT_EQ(Backups().statesOf(path).size(), 2U);

    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    show(window);
    inDialog([](RestoreDialog &dialog) {
        auto *list = dialog.findChild<QTreeWidget *>();
        EXPECT_EQ(list->topLevelItem(1)->text(0).toStdString(), "Month 7, last encounter: Patrol, Month 6");
        EXPECT_FALSE(list->topLevelItem(1)->text(1).isEmpty());
        EXPECT_FALSE(list->accessibleName().isEmpty());
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
    });
    chooseRestore(window);

    EXPECT_EQ(window.document()->path(), pathOf(QStringLiteral("harrow Month 7.muster")));
    EXPECT_EQ(window.document()->campaign(), first);
    EXPECT_EQ(held(path), present) << "the present state lies where it lay";
    EXPECT_TRUE(says(window, QStringLiteral("You are now in a new file. “harrow.muster” was not changed.")));
}

TEST_F(Restoring, InPlaceOfThePresentStateThatStateIsKeptAsABackup)
{
    const QString path = sample();
    evening(path, 0);
    const Campaign first = held(path);
    MainWindow window;
    ASSERT_TRUE(window.openFile(path));
    ASSERT_TRUE(window.document()->write(
        *actions::dismiss(window.document()->campaign(), window.document()->campaign().band.back().id)));
    const Campaign present = window.document()->campaign();
    inDialog([](RestoreDialog &dialog) {
        for (QAbstractButton *button : dialog.findChildren<QAbstractButton *>()) {
            if (button->text().contains(QStringLiteral("eplace the current")))
                button->click();
        }
    });
    chooseRestore(window);

    EXPECT_EQ(window.document()->path(), path);
    EXPECT_EQ(window.document()->campaign(), first);
    EXPECT_EQ(Backups().statesOf(path).front().campaign, present);
    EXPECT_TRUE(says(window, QStringLiteral("Restored. The previous state was backed up and can be restored too.")));
}

TEST_F(Restoring, ADamagedFileOffersACopyAndTheBackups)
{
    const QString path = sample();
    evening(path, 0);
    const Campaign first = held(path);
    evening(path, 1);
    damage(path);

    MainWindow window;
    EXPECT_FALSE(window.openFile(path));
    auto *bar = window.findChild<WelcomePage *>()->messages();
    QAbstractButton *copy = nullptr;
    QStringList offers;
    for (QAbstractButton *button : bar->findChildren<QAbstractButton *>()) {
        offers.push_back(button->text());
        if (button->text().contains(QStringLiteral("before step")))
            copy = button;
    }
    EXPECT_TRUE(offers.contains(QStringLiteral("&Restore backup…")));
    ASSERT_TRUE(copy);
    const QString saved = pathOf(QStringLiteral("harrow recovered.muster"));
    answerFileDialog({}, [&] {
        copy->click();
        QTest::qWait(0);
    });
    ASSERT_TRUE(window.document());
    EXPECT_EQ(window.document()->path(), saved) << "as it was proposed";
    EXPECT_EQ(window.document()->campaign(), first);
    EXPECT_TRUE(says(window, QStringLiteral("You are now in the copy. “harrow.muster” was not changed.")));
}

TEST_F(Restoring, ABackupIsMadeEveryHalfHourInWhichSomethingChanged)
{
    EXPECT_EQ(Safekeeping::halfAnHour, std::chrono::minutes(30));
    const QString path = sample();
    const auto document = CampaignDocument::open(path);
    ASSERT_TRUE(document);
    CampaignDocument &campaign = **document;
    const Safekeeping safekeeping(campaign, std::chrono::milliseconds(10));
    const auto backups = [&] { return Backups().statesOf(path).size(); };
    EXPECT_TRUE(QTest::qWaitFor([&] { return backups() == 1; }));
    ASSERT_TRUE(campaign.takeBack());
    EXPECT_TRUE(QTest::qWaitFor([&] { return backups() == 2; }));
    QTest::qWait(100);
    EXPECT_EQ(backups(), 2U) << "nothing has changed since";
}

TEST_F(Restoring, ABackupIsMadeWhenABattleIsFinished)
{
    const QString path = sample();
    const auto document = CampaignDocument::open(path);
    ASSERT_TRUE(document);
    const Safekeeping safekeeping(**document);
    const auto backups = [&] { return Backups().statesOf(path).size(); };
    const std::size_t battles = (*document)->campaign().past.size();
    while ((*document)->campaign().past.size() == battles)
        ASSERT_TRUE((*document)->takeBack());
    QTest::qWait(50);
    EXPECT_EQ(backups(), 0U) << "half an hour is not over";
    while ((*document)->campaign().past.size() < battles)
        ASSERT_TRUE((*document)->bringForward());
    EXPECT_TRUE(QTest::qWaitFor([&] { return backups() == 1; }));
}

TEST_F(Restoring, ABackupThatCannotBeMadeIsTold)
{
    const QString path = sample();
    QFile inItsPlace(pathOf(QStringLiteral("muster")));
    ASSERT_TRUE(inItsPlace.open(QIODevice::WriteOnly));
    const auto document = CampaignDocument::open(path);
    ASSERT_TRUE(document);
    Safekeeping safekeeping(**document, std::chrono::milliseconds(10));
    QString told;
    QObject::connect(&safekeeping, &Safekeeping::failed, [&](const QString &text) { told = text; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return told.startsWith(QStringLiteral("Backup failed.")); }));
    EXPECT_TRUE((*document)->takeBack()) << "and the campaign goes on";
}

TEST_F(Restoring, NoBackupIsMadeOfAFileThatIsNotTheCampaignsAnyMore)
{
    const QString path = sample();
    auto document = CampaignDocument::open(path);
    ASSERT_TRUE(document);
    {
        Safekeeping safekeeping(**document);
        QFile::remove(path);
        sample();
    }
    EXPECT_TRUE(Backups().statesOf(path).empty());
}

} // namespace muster
