// SPDX-License-Identifier: MIT

// How the program starts: the first time, with the campaign opened last, and where that is gone.

#include "ui/welcome/welcomepage.h"

#include "tests/ui/window/desk.h"
#include "ui/welcome/actcard.h"
#include "ui/welcome/recentlist.h"
#include "ui/welcome/recentrow.h"
#include "ui/window/campaigns.h"
#include "ui/window/menus.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/notebook.h"

#include <QCheckBox>
#include <QFile>
#include <QPushButton>
#include <QTest>

namespace muster {

namespace {

class Welcome : public testing::Desk
{
protected:
    /// As the program starts without a file.
    static std::unique_ptr<MainWindow> start()
    {
        auto window = openWindow(campaignAtStart());
        show(*window);
        return window;
    }
    static WelcomePage &page(const MainWindow &window) { return *window.findChild<WelcomePage *>(); }
    static RecentRow *row(const MainWindow &window, int number = 0)
    {
        return page(window).recent()->rows().value(number);
    }
    /// Opened once, and closed.
    QString opened() const
    {
        const QString path = sample();
        MainWindow window;
        EXPECT_TRUE(window.openFile(path));
        return path;
    }
    static void press(const QWidget &in, const QString &name)
    {
        for (QAbstractButton *button : in.findChildren<QAbstractButton *>()) {
            if (button->text().remove(u'&') == name && !button->isHidden())
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        FAIL() << name.toStdString();
    }
};

} // namespace

TEST_F(Welcome, TheFirstStartShowsWhatCanBeDoneAndNoCampaign)
{
    const auto window = start();
    EXPECT_FALSE(window->document());
    EXPECT_TRUE(page(*window).isVisible());
    QStringList acts;
    for (const ActCard *card : page(*window).findChildren<ActCard *>())
        acts << card->text();
    EXPECT_EQ(acts.join(u'|').toStdString(), "New campaign|Open…|Begin from paper|See the sample");
    EXPECT_TRUE(page(*window).recent()->rows().isEmpty());
    EXPECT_EQ(QApplication::focusWidget()->accessibleName().toStdString(), "New campaign");
}

TEST_F(Welcome, TheSampleSaysThatItIsOneAsLongAsItIsOpen)
{
    const auto window = start();
    press(page(*window), QStringLiteral("See the sample"));
    ASSERT_TRUE(window->document());
    EXPECT_EQ(window->document()->path(), samplePath());
    EXPECT_TRUE(window->windowTitle().contains(QStringLiteral("sample")));
    EXPECT_EQ(window->findChild<MonthBar *>()->accessibleDescription().toStdString(), "Sample campaign");

    ASSERT_TRUE(window->openFile(sample()));
    EXPECT_FALSE(window->windowTitle().contains(QStringLiteral("sample")));
    EXPECT_TRUE(window->findChild<MonthBar *>()->accessibleDescription().isEmpty());
}

TEST_F(Welcome, TheSampleIsNotTheCampaignTheProgramStartsWithNextTime)
{
    press(page(*start()), QStringLiteral("See the sample"));
    EXPECT_FALSE(start()->document());
}

TEST_F(Welcome, TheProgramStartsWithTheCampaignOpenedLastUnlessThePlayerWantsTheList)
{
    const QString path = opened();
    {
        const auto window = start();
        ASSERT_TRUE(window->document());
        EXPECT_EQ(window->document()->path(), path);
        QTest::keyClick(window.get(), Qt::Key_W, Qt::ControlModifier); // closes the campaign, not the window
        EXPECT_FALSE(window->document());
        EXPECT_TRUE(page(*window).isVisible());
        page(*window).findChild<QCheckBox *>()->click();
    }
    const auto window = start();
    EXPECT_FALSE(window->document());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // the keyboard is on the last campaign
    ASSERT_TRUE(window->document());
    EXPECT_EQ(window->document()->path(), path);
}

TEST_F(Welcome, ACampaignOfTheListIsToldByItsNameWhereItStandsAndWhereItLies)
{
    const QString path = opened();
    MainWindow window;
    show(window);
    ASSERT_TRUE(row(window));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return row(window)->accessibleName().contains(QStringLiteral("Harrow Marches")); }));
    const QString told = row(window)->accessibleDescription();
    EXPECT_TRUE(told.contains(QStringLiteral("Month 7, Raid: Attack comes next"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("Swordplay, Feudal"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QFileInfo(path).absolutePath())) << told.toStdString();
}

TEST_F(Welcome, ALastCampaignThatIsGoneIsSaidAndCanBeFound)
{
    const QString path = opened();
    const QString moved = pathOf(QStringLiteral("moved.muster"));
    ASSERT_TRUE(QFile::rename(path, moved));
    const auto window = start();
    EXPECT_FALSE(window->document());
    EXPECT_TRUE(page(*window).messages()->text().contains(QStringLiteral("“harrow.muster” is no longer in")));
    ASSERT_TRUE(row(*window));
    EXPECT_FALSE(row(*window)->isThere());
    EXPECT_TRUE(row(*window)->accessibleDescription().startsWith(QStringLiteral("Not found. Last opened today")));

    answerFileDialog(moved, [&] { press(*row(*window), QStringLiteral("Find…")); });
    ASSERT_TRUE(window->document());
    EXPECT_EQ(window->document()->path(), moved);
    const auto recent = recentfiles::all();
    ASSERT_EQ(recent.size(), 1U) << "the old place is forgotten";
    EXPECT_EQ(recent.front().path, moved);
}

TEST_F(Welcome, ACampaignThatIsGoneStaysInTheListUntilItIsRemoved)
{
    ASSERT_TRUE(QFile::remove(opened()));
    const auto window = start();
    QMenu menu;
    listRecent(menu, [](const QString &) {});
    ASSERT_EQ(menu.actions().size(), 1);
    EXPECT_FALSE(menu.actions().front()->isEnabled());
    EXPECT_TRUE(menu.actions().front()->text().endsWith(QStringLiteral("not found")));

    press(*row(*window), QStringLiteral("Remove"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return page(*window).recent()->rows().isEmpty(); }));
    EXPECT_TRUE(recentfiles::all().empty());
    EXPECT_TRUE(page(*window).messages()->text().isEmpty());
    EXPECT_FALSE(start()->document());
}

TEST_F(Welcome, AMenuEntryTellsItsFolder)
{
    const QString path = opened();
    QMenu menu;
    listRecent(menu, [](const QString &) {});
    EXPECT_EQ(menu.actions().front()->text(), QStringLiteral("harrow.muster\t") + QFileInfo(path).absolutePath());
}

} // namespace muster
