// SPDX-License-Identifier: MIT
// The first window of the program: the campaign is read on another thread, and belongs to the window's from then on.
#include "ui/window/campaigns.h"

#include "model/actions/actions.h"
#include "tests/support/stories.h"
#include "tests/ui/window/desk.h"
#include "ui/welcome/welcomepage.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/notebook.h"
#include "ui/window/recentfiles.h"
#include "ui/window/station.h"

#include <QFile>
#include <QThread>

namespace muster {

namespace {

class Opening : public testing::Desk
{
};

} // namespace

TEST_F(Opening, ShowsTheCampaignAndWritesOnInIt)
{
    const QString path = sample();
    const auto window = openWindow(path);
    show(*window);
    ASSERT_TRUE(window->document());
    CampaignDocument &document = *window->document();
    EXPECT_EQ(document.thread(), QThread::currentThread());
    EXPECT_EQ(window->findChild<MonthBar *>()->accessibleName(), QStringLiteral("Progress of the campaign"));

    Figure star = document.campaign().band.front();
    star.name = QStringLiteral("Osric the Bold");
    ASSERT_TRUE(document.write(*actions::correctFigure(document.campaign(), document.pack(), star)));
    EXPECT_EQ((*CampaignFile::open(path))->campaign().band.front().name, QStringLiteral("Osric the Bold"));
}

TEST_F(Opening, SaysWhyAFileIsNotOneOnTheFirstPage)
{
    const QString path = pathOf(QStringLiteral("letter.muster"));
    QFile letter(path);
    ASSERT_TRUE(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Osric");
    letter.close();

    const auto window = openWindow(path);
    EXPECT_FALSE(window->document());
    EXPECT_TRUE(window->findChild<WelcomePage *>()->messages()->text().contains(QStringLiteral("letter.muster")));
}

TEST_F(Opening, ACampaignDoesNotBeginOnThePageThatTheOneBeforeWasLeftOn)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    window.notebook()->open(PageKind::Encounter);
    ASSERT_TRUE(window.openFile(told(testing::twoGrunts.section(QStringLiteral("recruit"), 0, 0))));
    EXPECT_EQ(window.notebook()->current(), PageKind::Band);

    const auto spoken = [&] {
        QStringList names;
        for (const StationMark *station : window.findChildren<StationMark *>())
            names << station->accessibleName();
        return names;
    };
    EXPECT_TRUE(spoken().contains(QStringLiteral("Recruit, now")));
    window.notebook()->open(PageKind::Encounter);
    EXPECT_TRUE(spoken().contains(QStringLiteral("Recruit, to come"))) << "nobody was recruited";
}

TEST_F(Opening, AFileThatIsNoCampaignIsToldInSightHoweverLongTheListIs)
{
    for (int i = 0; i < 12; ++i)
        recentfiles::add(told(testing::twoGrunts, QStringLiteral("band%1.muster").arg(i)));
    MainWindow window;
    window.resize(1280, 560);
    show(window);
    EXPECT_FALSE(window.openFile(pathOf(QStringLiteral("nowhere.muster"))));
    const MessageBar *bar = window.findChild<WelcomePage *>()->messages();
    EXPECT_TRUE(bar->text().startsWith(QStringLiteral("There is no file “nowhere.muster”."))) << "it was not listed";
    EXPECT_TRUE(window.rect().contains(QRect(bar->mapTo(&window, QPoint()), bar->size())));
}

TEST_F(Opening, WelcomesWithoutAFile)
{
    const auto window = openWindow({});
    show(*window);
    EXPECT_TRUE(window->findChild<WelcomePage *>()->isVisible());
}

} // namespace muster
