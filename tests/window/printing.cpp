// SPDX-License-Identifier: MIT

// The print dialog: every sheet, and what it remembers.

#include "tests/window/driver.h"

#include <QFile>

namespace muster::testing {
namespace {

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
    app.click("Roll everything");
    EXPECT_TRUE(offered());
}

} // namespace
} // namespace muster::testing
