// SPDX-License-Identifier: MIT

// Founding a campaign: its pages for each rule set, its name and its file, or from paper.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class Founding : public WindowTest
{
protected:
    void found(const std::function<void()> &acts, const char *how = "New campaign")
    {
        app.start();
        app.answers(how, acts);
        app.click(how);
    }
    void next(int pages = 1)
    {
        for (int page = 0; page < pages; ++page)
            app.click("Next");
    }
    /// Goes from the first page to that of the Star.
    void chooseRules(const char *rules, const char *list = "")
    {
        app.click(rules);
        next();
        if (*list)
            app.click(list);
        next();
    }
    void nameStar(const char *name, const char *field = "The Star's name")
    {
        app.fill(field, name);
        next();
    }
    void create(const QString &path)
    {
        app.fill("Campaign file", path.toStdString());
        app.click("Create campaign");
    }
    QString file() const { return pathOf(QStringLiteral("new.muster")); }
    Campaign founded() const { return historyIn(file()).campaign(); }
    void cancel() { app.press("Esc"); }
};

TEST_F(Founding, MakesAFileThatTheWindowOpensWithTheStarAloneInTheBand)
{
    found([&] {
        EXPECT_FALSE(app.offers("Create campaign"));
        EXPECT_TRUE(app.says("Click Next first: there is more to choose."));
        next(2);
        EXPECT_FALSE(app.offers("Next")) << "without a name";
        EXPECT_TRUE(app.says("Enter a name first."));
        app.click("The Star's name");
        app.press("Alt+N");
        EXPECT_EQ(app.field("The Star's name"), "") << "a letter of a button that is grey is none of the name";
        EXPECT_EQ(app.field("Name of the weapon"), "") << "and not what the Star is known as";
        const QRect next = app.place("Next");
        nameStar("Osric Vane");
        app.click("Next");
        EXPECT_FALSE(app.place("Create campaign").intersects(next)) << "where one has clicked four times";
        create(file());
    });
    EXPECT_TRUE(app.says("The band of Osric Vane"));
    EXPECT_TRUE(app.says("new.muster"));
    const Campaign campaign = founded();
    EXPECT_EQ(campaign.name, QStringLiteral("The band of Osric Vane"));
    ASSERT_EQ(campaign.band.size(), 1U);
    EXPECT_EQ(campaign.star()->name, QStringLiteral("Osric Vane"));
    EXPECT_EQ(campaign.star()->rep(), 5);
    EXPECT_EQ(campaign.star()->profile.figureClass, QStringLiteral("noble")) << "as the best of the Feudal list";
}

TEST_F(Founding, NeverWritesOverACampaignAndProposesAFileNamedAfterItsOwn)
{
    const QString there = sample();
    const History before = historyIn(there);
    found([&] {
        next(2);
        nameStar("Osric Vane");
        next();
        app.fill("Campaign name", "Fire/Ice: the end?");
        EXPECT_TRUE(app.field("Campaign file").ends_with("Fire Ice the end.muster")) << app.field("Campaign file");
        create(there);
        EXPECT_TRUE(app.says("harrow.muster"));
        EXPECT_TRUE(app.offers("Create campaign"));
        cancel();
    });
    EXPECT_EQ(historyIn(there), before);
}

TEST_F(Founding, GoesByKeyboardAloneFromTheFirstFieldOfEachPage)
{
    found([&] {
        EXPECT_EQ(app.focus(), "Swordplay");
        for (const char *key : {"Return", "Down", "Return"}) // the second list
            app.press(key);
        app.type("Osric");
        app.press("Tab");
        EXPECT_EQ(app.focus(), "Rep");
        for (const char *key : {"Down", "Return", "Return", "Tab"})
            app.press(key);
        EXPECT_EQ(app.focus(), "Campaign file");
        app.press("Ctrl+A");
        app.type(file().toStdString());
        app.press("Alt+E");
    });
    EXPECT_EQ(founded().list, QStringLiteral("northmen"));
    EXPECT_EQ(founded().star()->name, QStringLiteral("Osric"));
    EXPECT_EQ(founded().star()->rep(), 4);
}

TEST_F(Founding, TheWheelScrollsThePageAndChangesNoOptionThatComesUnderThePointer)
{
    found([&] {
        chooseRules("Chain Reaction 3.0");
        app.fill("The Star's name", "Osric");
        app.wheel("Rep", -1);
        EXPECT_EQ(app.field("Rep"), "5") << "which has not the keyboard";
        app.click("Rep");
        app.wheel("Rep", -1);
        EXPECT_EQ(app.field("Rep"), "4") << "and now it has";
        next();
        const auto chosen = [&] { return app.field("Stay or Go") + app.field("Between battles"); };
        const std::string before = chosen();
        for (const char *option : {"Stay or Go", "Between battles"})
            app.wheel(option, -1);
        EXPECT_EQ(chosen(), before);
        cancel();
    });
}

TEST_F(Founding, OffersTheFourRulesThatCarryACampaignAndTheArrowsChooseAmongThem)
{
    found([&] {
        EXPECT_TRUE(app.isOn("Swordplay"));
        for (const char *rules : {"Chain Reaction, first edition", "Chain Reaction 3.0", "Percentile street skirmish"})
            EXPECT_EQ(app.role(rules), "RadioButton");
        EXPECT_FALSE(app.says("TUMOR")) << "a sheet alone";
        app.press("Up");
        EXPECT_FALSE(app.isOn("Swordplay"));
        cancel();
    });
}

TEST_F(Founding, ALeaderOfTheStreetSkirmishIsRolledUpAndToldInWords)
{
    found([&] {
        chooseRules("Percentile street skirmish");
        nameStar("Doxey", "The Leader's name");
        EXPECT_FALSE(app.offers("Next"));
        app.throwDice({"5"});
        EXPECT_FALSE(app.says("Doxey: Initiative"));
        app.throwDice({"4444"});
        EXPECT_TRUE(app.announces("Doxey: Initiative 4, skill 160"));
        EXPECT_TRUE(app.offers("Next"));
        cancel();
    });
}

TEST_F(Founding, TheDiceThatAreUndoneAreAskedForAgainWhereTheyAreTyped)
{
    found([&] {
        chooseRules("Percentile street skirmish");
        nameStar("Doxey", "The Leader's name");
        app.press("Shift+Return");
        EXPECT_EQ(app.focus(), "Next");
        app.press("Alt+Left");
        EXPECT_EQ(app.asks(), "Weapon skill, Doxey: 4d6");
        EXPECT_EQ(app.focus(), app.asks());
        EXPECT_FALSE(app.says("Doxey: Initiative"));
        cancel();
    });
}

TEST_F(Founding, AStarOfTheFirstEditionWearsArmourByAWordAndAGenreSuitsTheList)
{
    const std::string genre = "Genre";
    const std::string locale = "Locale of the Wasteland";
    found([&] {
        chooseRules("Chain Reaction, first edition", "Gang");
        EXPECT_FALSE(app.says("Armour Class"));
        app.choose("Armour", "Body armour");
        nameStar("Rook");
        EXPECT_EQ(app.field(genre), "Dark future gangs");
        app.click("Back");
        app.click("Back");
        app.click("Outcasts");
        next(2);
        EXPECT_EQ(app.field(genre), "The Wasteland");
        EXPECT_TRUE(app.offers(locale));
        app.choose(genre, "Aliens");
        EXPECT_FALSE(app.offers(locale)) << "it is asked for in the Wasteland only";
        app.click("Back");
        app.click("Back");
        app.click("Gang");
        next();
        app.choose("Armour", "Body armour");
        next(2);
        create(file());
    });
    EXPECT_EQ(founded().star()->profile.armorWorn, QStringLiteral("body-armor"));
    EXPECT_EQ(founded().star()->rep(), 4);
    EXPECT_EQ(founded().options.value(QStringLiteral("genre")), QStringLiteral("gang"));
}

TEST_F(Founding, RollsTheFactionAndTheStarWhereTheRulesHaveDiceForThem)
{
    found([&] {
        app.click("Chain Reaction, first edition");
        next();
        app.check("Roll for the");
        next();
        app.fill("The Star's name", "Mara");
        app.fill("Player", "Ann");
        app.check("Roll on");
        EXPECT_FALSE(app.offers("Weapon")) << "the dice say it";
        next();
        app.throwDice({"33", "13"}); // Outcasts, Rep 3
        next();
        EXPECT_EQ(app.field("Genre"), "The Wasteland");
        next();
        create(file());
    });
    EXPECT_EQ(founded().list, QStringLiteral("outcasts"));
    EXPECT_EQ(founded().star()->rep(), 3);
    EXPECT_EQ(founded().star()->player, QStringLiteral("Ann"));
}

TEST_F(Founding, TheFirmIsFoundedWithItsTeam)
{
    found([&] {
        chooseRules("Chain Reaction, first edition", "The Firm");
        nameStar("Rook");
        EXPECT_EQ(app.field("Genre"), "The Wasteland");
        next();
        create(file());
    });
    EXPECT_EQ(founded().list, QStringLiteral("firm"));
    EXPECT_EQ(founded().star()->profile.weapon, QStringLiteral("submachine-gun"));
}

TEST_F(Founding, AStarOfChainReactionHasTwoAttributesAndThePlainGameNoStayOrGo)
{
    found([&] {
        chooseRules("Chain Reaction 3.0");
        EXPECT_FALSE(app.offers("Class"));
        EXPECT_FALSE(app.offers("Armour Class"));
        app.fill("The Star's name", "Billy Pink");
        app.choose("First attribute", "Agile");
        app.press("Tab");
        app.type("Agile");
        EXPECT_NE(app.field("Second attribute"), "Agile") << "not twice";
        app.choose("Second attribute", "Marksman");
        next();
        EXPECT_TRUE(app.offers("Stay or Go"));
        app.choose("Between battles", "patrols");
        EXPECT_FALSE(app.offers("Stay or Go"));
        EXPECT_FALSE(app.offers("Whether a Grunt outranks the Star"));
        next();
        create(file());
    });
    EXPECT_EQ(founded().rules, QStringLiteral("chain-reaction-3"));
    EXPECT_EQ(founded().star()->attributes, QStringList({QStringLiteral("agile"), QStringLiteral("marksman")}));
    EXPECT_EQ(founded().options.value(QStringLiteral("campaign")), QStringLiteral("plain"));
}

class FromPaper : public Founding
{
protected:
    void found(const char *rules, const std::function<void()> &acts)
    {
        Founding::found(
            [&] {
                chooseRules(rules);
                nameStar("Ulric");
                next();
                acts();
            },
            "Begin from paper");
    }
    /// Types the rows from the first cell on; Tab leaves a cell.
    void tell(const std::vector<std::vector<const char *>> &rows, std::size_t columns = 9)
    {
        app.click("The Star carries");
        for (int fields = 0; fields < 9 && !app.focus().empty(); ++fields)
            app.press("Tab"); // to a cell, which opens
        app.press("Return");
        app.press("Ctrl+Home");
        for (const auto &row : rows) {
            for (std::size_t column = 0; column < columns; ++column) {
                if (column < row.size() && *row[column]) {
                    app.press("Ctrl+A");
                    app.type(row[column]);
                }
                app.press("Tab");
            }
        }
    }
};

// Figures that already ran on paper, typed cell by cell.
TEST_F(FromPaper, BeginsInOneStep_R93)
{
    found("Swordplay", [&] {
        app.fill("Present: Month", "7");
        tell({{"Maud", "", "4", "", "", "3"}, {"Tibb"}, {"Osric", "", "", "", "", "", "", "died 3"}},
             8); // no attributes
        next();
        create(file());
    });
    const Campaign campaign = founded();
    EXPECT_EQ(historyIn(file()).steps.size(), 1U);
    EXPECT_EQ(campaign.turn, 7);
    ASSERT_EQ(campaign.band.size(), 3U);
    EXPECT_EQ(campaign.band[1].name, QStringLiteral("Maud"));
    EXPECT_EQ(campaign.band[1].rep(), 4);
    EXPECT_EQ(campaign.band[1].months, 3);
    ASSERT_EQ(campaign.former.size(), 1U);
    EXPECT_EQ(campaign.former.front().farewell.turn, 3);
    EXPECT_EQ(campaign.former.front().figure.status, Status::Dead);
}

TEST_F(FromPaper, TellsEveryBadLineBeforeItGoesOnUntilTheLineIsAnother)
{
    found("Chain Reaction 3.0", [&] {
        app.fill("Present: Month", "5");
        app.fill("The Star carries", "2 rockets, 3 rockets");
        tell({{"Maud", "", "4", "sawn-off thing (Shotgun)", "agile", "rope, 2 flares"},
              {"Tibb", "", "9"},
              {},
              {"Osric", "", "", "raygun"},
              {"Wat", "", "", "", "", "", "99"}});
        next();
        EXPECT_TRUE(app.says("Line 2: Rep must be 1 to 6.\nLine 4: There is no w"));
        EXPECT_TRUE(app.says("\nLine 5: Months must be 0 to 4."));
        tell({{"Maud"}, {"Tibb", "", "3"}});
        EXPECT_FALSE(app.says("Line 2: "));
        tell({{}, {}, {}, {"Osric", "", "", "Shotgun"}, {"Wat", "", "", "", "", "", "4"}});
        next();
        create(file());
    });
    const Figure maud = founded().band[1];
    EXPECT_EQ(maud.attributes, QStringList{QStringLiteral("agile")});
    EXPECT_EQ(founded().band[0].carries.front().count, 5);
    EXPECT_EQ(maud.profile.weapon, QStringLiteral("shotgun"));
    EXPECT_EQ(maud.profile.weaponWords, QStringLiteral("sawn-off thing"));
    ASSERT_EQ(maud.carries.size(), 2U);
    EXPECT_EQ(maud.carries[1].count, 2);
}

} // namespace
} // namespace muster::testing
