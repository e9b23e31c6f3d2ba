// SPDX-License-Identifier: MIT
// The first window of the program: the campaign is read on another thread, and belongs to the window's from then on.
#include "ui/window/campaigns.h"

#include "model/actions/actions.h"
#include "tests/ui/window/desk.h"
#include "ui/welcome/welcomepage.h"
#include "ui/window/messagebar.h"
#include "ui/window/monthbar.h"
#include "ui/window/notebook.h"

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

TEST_F(Opening, WelcomesWithoutAFile)
{
    const auto window = openWindow({});
    show(*window);
    EXPECT_TRUE(window->findChild<WelcomePage *>()->isVisible());
}

} // namespace muster
