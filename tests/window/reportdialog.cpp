// SPDX-License-Identifier: MIT

// A report of a battle: from the chronicle and from After the battle, its preview, saving and copying; and printing.

#include "tests/window/driver.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>

namespace muster::testing {
namespace {

class ReportOfABattle : public WindowTest
{
protected:
    ReportOfABattle() { app.start(sample()); }

    void openFromChronicle()
    {
        app.open("Chronicle");
        app.click("Report…"); // the newest step, which is selected
        ASSERT_EQ(app.title(), "Report");
    }
    static QString copied() { return QGuiApplication::clipboard()->text(); }
};

TEST_F(ReportOfABattle, OpensFromTheChronicleAndChangesAsThePlayerChooses)
{
    openFromChronicle();
    EXPECT_TRUE(app.says("The Harrow Marches, Month 6"));
    EXPECT_TRUE(app.says("Odo"));
    app.click("Close");
    app.open("Band");
    openFromChronicle(); // opens by the first click after another page
    app.click("Everybody’s career");
    EXPECT_TRUE(app.says("Careers"));
    EXPECT_TRUE(app.says("[2 and 3]"));
    app.click("Story, no dice");
    EXPECT_FALSE(app.says("[2 and 3]"));
    app.click("Markdown");
    EXPECT_TRUE(app.says("# Patrol\n"));
    EXPECT_TRUE(app.says("## Before and after"));
    app.click("Before and after");
    EXPECT_FALSE(app.says("## Before and after"));
    EXPECT_TRUE(app.offers("Save as Markdown…"));
    EXPECT_FALSE(app.offers("Phone"));
}

TEST_F(ReportOfABattle, IsSavedWholeAndCopiedAsAPageAndAsText)
{
    openFromChronicle();
    app.click("HTML");
    app.click("Copy HTML");
    EXPECT_TRUE(QGuiApplication::clipboard()->mimeData()->hasHtml());
    EXPECT_TRUE(copied().startsWith(QStringLiteral("<!DOCTYPE html>")));
    static const QRegularExpression strong(QStringLiteral("<(?:h[1-4]|b)\\b[^>]*>([^<]+)</"));
    for (const QRegularExpressionMatch &told : strong.globalMatch(copied()))
        EXPECT_TRUE(app.says(told.captured(1).toStdString())) << "the preview tells the same";
    app.click("BBCode");
    app.click("Copy BBCode");
    EXPECT_FALSE(QGuiApplication::clipboard()->mimeData()->hasHtml());
    EXPECT_TRUE(copied().startsWith(QStringLiteral("[size=200]")));
    EXPECT_FALSE(copied().contains(QStringLiteral("[img]"))) << "there is none beside it";
    app.click("HTML");
    app.answersFile(pathOf(QStringLiteral("month 6.html")));
    app.click("Save as HTML…");
    QFile page(pathOf(QStringLiteral("month 6.html")));
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    const QByteArray written = page.readAll();
    EXPECT_TRUE(written.contains("data:image/svg+xml;base64,"));
    EXPECT_FALSE(written.contains("http"));
}

TEST_F(ReportOfABattle, CanBeOfAllBattles)
{
    openFromChronicle();
    app.click("HTML");
    EXPECT_FALSE(app.says("The Harrow Marches, Month 1"));
    app.click("All 6 battles");
    EXPECT_TRUE(app.says("The Harrow Marches, Month 1"));
    app.click("Everybody’s career");
    app.click("Copy HTML");
    EXPECT_EQ(copied().count(QStringLiteral("<article>")), 6);
    EXPECT_LT(copied().indexOf(QStringLiteral("Month 1")), copied().indexOf(QStringLiteral("Month 6")));
    EXPECT_EQ(copied().count(QStringLiteral("Osric Vane <span class=\"kind\">")), 1) << "once, however many battles";
    app.click("This battle");
    app.click("Copy HTML");
    EXPECT_EQ(copied().count(QStringLiteral("<article>")), 1);
}

TEST_F(ReportOfABattle, ComesUpAfterTheBattleAndTheNoteToItIsWrittenThere)
{
    app.open("After the battle");
    app.click("Report on the last battle…");
    EXPECT_EQ(app.title(), "Report");
    app.click("Close");
    app.open("Encounter");
    app.click("Go now");
    app.open("After the battle");
    app.click("Success");
    app.click("Roll the rest");
    app.click("Finish Month 7");
    EXPECT_TRUE(app.announces("Battle finished"));
    EXPECT_TRUE(app.isInSight("Step ")) << "the message lies above the status line";
    EXPECT_FALSE(app.place("Battle finished: ").intersects(app.place("Undo: "))) << "and beside what would be undone";
    app.click("Report…");
    EXPECT_TRUE(app.says("The Harrow Marches, Month 7"));
    const QString path = pathOf(QStringLiteral("month 7.html"));
    app.answersFile(path);
    app.click("Save as HTML…");
    EXPECT_TRUE(QFile::exists(path));
    EXPECT_TRUE(app.says("Report saved to " + path.toStdString()));
    app.click("Write note…");
    app.type("At the mill");
    app.press("Tab");
    app.type("Nobody ran.");
    app.press("Ctrl+S");
    ASSERT_EQ(app.campaign().words.size(), 1U);
    EXPECT_EQ(app.campaign().words.last().about.kind, AboutKind::Battle);
    EXPECT_TRUE(app.offers("Report…")) << "with the words that have been written";
}

class Printing : public WindowTest
{
protected:
    Printing() { app.start(sample()); }
};

TEST_F(Printing, APdfIsProposedBesideTheCampaignAndPaperAndSheetCanBeChanged)
{
    app.open("Band");
    app.click("Print roster");
    app.choose("Paper", "Letter");
    app.answersFile({});
    app.click("Save as PDF…");
    const std::string saved = "Saved as " + pathOf({}).toStdString();
    EXPECT_TRUE(app.says(saved)) << "where the player looks";
    EXPECT_TRUE(app.offers("Open the PDF"));
    QFile written(pathOf(QStringLiteral("The Harrow Marches, Roster, Month 7.pdf")));
    EXPECT_TRUE(written.open(QIODevice::ReadOnly)) << app.says("Saved as").message();
    EXPECT_TRUE(written.readAll().contains("[0 0 612.000000 792.000000]"));
    app.choose("Sheet", "Enemy cards");
    EXPECT_NE(app.title().find("Enemy cards"), std::string::npos);
    app.click("Close");
    EXPECT_TRUE(app.says(saved));
    app.click("Print roster");
    EXPECT_EQ(app.field("Paper").substr(0, 6), "Letter") << "is remembered";
}

TEST_F(Printing, ANameThatNoFileMayHaveIsCleanedAsThatOfItsCampaignIs)
{
    app.answers("Edit", [&] {
        app.fill("Name", ".Fire/Ice: the \"end\"?");
        app.click("Save");
    });
    app.menu("Edit/Edit campaign…");
    app.open("Band");
    app.click("Print roster");
    app.answersFile({});
    app.click("Save as PDF…");
    EXPECT_TRUE(QFile::exists(pathOf(QStringLiteral("Fire Ice the end, Roster, Month 7.pdf"))));
    app.click("Close");
}

TEST_F(Printing, EverySheetIsInTheMenuAndTheEncounterOnlyWhileOneIsInHand)
{
    const auto offered = [&] {
        app.menu("Campaign/Print");
        const bool encounter = app.offers("Encounter");
        EXPECT_TRUE(app.offers("Roster"));
        EXPECT_TRUE(app.offers("Enemy cards"));
        EXPECT_FALSE(app.offers("Epilogue"));
        app.press("Esc");
        app.press("Esc");
        return encounter;
    };
    EXPECT_FALSE(offered());
    app.open("Encounter");
    app.click("Go now");
    EXPECT_TRUE(offered());
}

} // namespace
} // namespace muster::testing
