// SPDX-License-Identifier: MIT

// The start of the program: the first time, with the campaign opened last, and if that is gone or is no campaign.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QApplication>
#include <QFile>
#include <QFontMetrics>

namespace muster::testing {
namespace {

class Welcome : public WindowTest
{
protected:
    /// Opens the sample and closes it again. Returns its path.
    QString opened()
    {
        app.start(sample());
        app.close();
        return app.path();
    }
};

TEST_F(Welcome, TheFirstStartShowsWhatCanBeDoneAndTheSampleSaysThatItIsOne)
{
    app.startAgain();
    for (const char *act : {"New campaign", "Open…", "Begin from paper", "See the sample"})
        EXPECT_TRUE(app.offers(act)) << act;
    EXPECT_EQ(app.focus(), "New campaign");
    EXPECT_TRUE(app.says("for Two Hour Wargames skirmish campaigns"));
    app.answers("About Muster", [&] {
        EXPECT_TRUE(app.says("The Muster contributors")) << "and under which licence:";
        EXPECT_TRUE(app.says("MIT licence"));
        app.press("Esc");
    });
    app.menu("Help/About Muster");
    app.click("See the sample");
    EXPECT_TRUE(app.says("Sample campaign"));
    EXPECT_NE(app.title().find("sample"), std::string::npos);
    app.startAgain();
    EXPECT_TRUE(app.offers("New campaign")) << "the sample is not the campaign one goes on with";
    app.start(sample());
    EXPECT_FALSE(app.says("Sample campaign"));
}

TEST_F(Welcome, TheProgramStartsWithTheCampaignOpenedLastUnlessThePlayerWantsTheList)
{
    const QString path = opened();
    app.startAgain();
    EXPECT_EQ(app.path(), path);
    EXPECT_TRUE(app.says("The Harrow Marches"));
    app.press("Ctrl+W"); // closes the campaign, not the window
    EXPECT_TRUE(app.offers("New campaign"));
    EXPECT_TRUE(app.comesToSay("Month 7, Raid: Attack comes next"));
    EXPECT_TRUE(app.says("Swordplay, Feudal"));
    EXPECT_TRUE(app.says(pathOf({}).toStdString()));
    app.click("Open the last campaign at start");
    app.startAgain();
    EXPECT_TRUE(app.offers("New campaign"));
    app.press("Space"); // the last campaign has the focus
    EXPECT_TRUE(app.offers("Encounter"));
}

TEST_F(Welcome, ALastCampaignThatIsGoneIsSaidAndCanBeFound)
{
    const QString path = opened();
    const QString moved = pathOf(QStringLiteral("moved.muster"));
    ASSERT_TRUE(QFile::rename(path, moved));
    app.startAgain();
    EXPECT_TRUE(app.says("“harrow.muster” is no longer in"));
    EXPECT_TRUE(app.says("Not found. Last opened today"));
    app.answersFile(moved);
    app.click("Find…");
    EXPECT_TRUE(app.says("moved.muster"));
    app.startAgain();
    EXPECT_EQ(app.path(), moved) << "the old place is forgotten";
}

TEST_F(Welcome, ACampaignThatIsGoneStaysInTheListUntilItIsRemoved)
{
    ASSERT_TRUE(QFile::remove(opened()));
    app.startAgain();
    app.menu("Campaign/Open recent");
    EXPECT_TRUE(app.says("not found"));
    EXPECT_FALSE(app.offers("The Harrow Marches (harrow.muster)"));
    app.press("Esc");
    app.press("Esc");
    app.click("Remove");
    EXPECT_FALSE(app.says("harrow.muster"));
    app.startAgain();
    EXPECT_FALSE(app.says("harrow.muster"));
}

/// Branches have the same name as their campaign.
TEST_F(Welcome, CampaignsOfOneNameAreToldApartByTheirFiles)
{
    const QString path = opened();
    const QString copy = pathOf(QStringLiteral("copy.muster"));
    ASSERT_TRUE(QFile::copy(path, copy));
    app.start(copy);
    app.menu("Campaign/Open recent");
    EXPECT_TRUE(app.offers("The Harrow Marches (copy.muster)"));
    EXPECT_TRUE(app.offers("The Harrow Marches (harrow.muster)"));
    app.press("Esc");
    app.press("Esc");
    app.press("Ctrl+W");
    EXPECT_TRUE(app.says("copy.muster in"));
    EXPECT_TRUE(app.says("harrow.muster in"));
}

TEST_F(Welcome, TheListOfCampaignsIsClearedFromItsMenu)
{
    opened();
    app.startAgain();
    app.press("Ctrl+W");
    app.menu("Campaign/Open recent/Clear this list");
    EXPECT_FALSE(app.says("harrow.muster"));
    EXPECT_TRUE(app.says("None yet."));
    app.startAgain();
    EXPECT_TRUE(app.offers("New campaign"));
}

TEST_F(Welcome, AFileThatIsNoCampaignIsToldOnThePageThatIsThereInSight)
{
    QFile letter(pathOf(QStringLiteral("letter.muster")));
    ASSERT_TRUE(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Osric");
    letter.close();
    for (int i = 0; i < 12; ++i)
        app.start(told(twoGrunts, "swordplay", QStringLiteral("band%1.muster").arg(i)));
    app.start(letter.fileName());
    app.resize(1280, 560);
    EXPECT_TRUE(app.announces("letter.muster"));
    app.click("Close this message"); // visible however long the list is
    app.start(sample());
    app.answersFile(letter.fileName());
    app.press("Ctrl+O");
    EXPECT_TRUE(app.announces("letter.muster"));
    EXPECT_TRUE(app.says("The Harrow Marches"));
}

TEST_F(Welcome, TheDialogForAFileShowsSizeAndTypeWhole)
{
    app.start(sample());
    app.answers("Open a campaign", [&] {
        for (const char *column : {"Size", "Type"}) {
            const auto text = QString::fromStdString(app.cell("harrow.muster", column));
            const int width = app.place(column, in("harrow.muster")).width();
            EXPECT_GT(width, QFontMetrics(QApplication::font()).horizontalAdvance(text)) << column;
        }
        app.press("Esc");
    });
    app.press("Ctrl+O");
}

TEST_F(Welcome, ACampaignDoesNotBeginOnThePageThatTheOneBeforeWasLeftOn)
{
    const QString fresh = told(twoGrunts.section(QStringLiteral("recruit"), 0, 0));
    app.start(sample());
    app.open("Encounter");
    app.answersFile(fresh);
    app.press("Ctrl+O");
    EXPECT_TRUE(app.isOn("Band"));
    EXPECT_TRUE(app.offers("Recruit, now"));
    app.open("Encounter");
    EXPECT_TRUE(app.offers("Recruit, to come")) << "nobody was recruited";
}

} // namespace
} // namespace muster::testing
