// SPDX-License-Identifier: MIT

// The odds beside each decision, the Odds page, the luck so far, and forecasts.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

/// A campaign after a patrol, so the next encounter's Enemy Activity Level is known: 2.
const QString afterPatrol = twoGrunts + QStringLiteral(R"(
prepare
  enemy: northmen
  seed: 48233

finish success
  fine: the others
  dice: 1 2 3 4 5  6 6 6 6  6 6 6
)");

const QString plainBattles = QStringLiteral(R"(
found Quinn
  list: military
  rep: 4
  weapon: assault-rifle
  armor: 0
  option: campaign=plain
)");

class OddsAsked : public WindowTest
{
protected:
    void ask(const QString &story, const char *pack = "swordplay") { startOn("Odds", story, pack); }
    void step(const std::string &field, const std::string &key)
    {
        app.click(field);
        app.press(key);
    }
};

TEST_F(OddsAsked, OfLoyaltyStandInTheRosterAndWithTheirReasonsInThePanel)
{
    startOn("Band", twoGrunts);
    app.click("Tibb"); // Rep 4, just recruited
    EXPECT_TRUE(app.comesToSay("The Star's Rep"));
    EXPECT_TRUE(app.says("5d6 : 4d6"));
    EXPECT_EQ(app.cell("Tibb", "Stays after, %"), "75% stays after a success, 50% after a failure");
    app.click("Osric Vane");
    EXPECT_FALSE(app.says("5d6 : 4d6")) << "the Star has dice alone";
    EXPECT_EQ(app.cell("Osric Vane", "Stays after, %"), "Stay or Go: 5d6, −1d6 if a Grunt falls");
    startOn("Band", plainBattles, "chain-reaction-3");
    EXPECT_FALSE(app.says("Stay or Go")) << "where there is none";
}

TEST_F(OddsAsked, OfTheEnemiesFollowTheFiguresThePlayerBrings)
{
    startOn("Encounter", twoGrunts);
    EXPECT_FALSE(app.says("Expected enemies")) << "before the level is rolled";
    startOn("Encounter", afterPatrol);
    EXPECT_TRUE(app.says("figures of yours: 3"));
    EXPECT_TRUE(app.says("3 against about "));
    for (const char *figure : {"Tibb", "Berta"}) {
        app.click(figure);
        app.press("Space");
    }
    EXPECT_TRUE(app.says("figures of yours: 1"));
    EXPECT_TRUE(app.says("half of the time "));
    EXPECT_TRUE(app.says("1 against about "));
}

TEST_F(OddsAsked, BeginWithTheCampaignAsItStandsAndComeBackToIt)
{
    ask(afterPatrol);
    for (int asked = 0; asked < 2; ++asked) {
        EXPECT_EQ(app.field("The Star’s Rep"), "5");
        EXPECT_EQ(app.field("The Grunt’s Rep"), "4");
        EXPECT_EQ(app.field("Months in the band, including this one"), "2");
        EXPECT_EQ(app.field("Figures you bring"), "3");
        EXPECT_EQ(app.field("PEFs to resolve"), "3");
        EXPECT_EQ(app.field("Enemy Activity Level"), std::to_string(*app.campaign().next.eal));
        for (const char *field : {"The Star’s Rep", "Figures you bring", "PEFs to resolve"})
            step(field, "Down");
        EXPECT_EQ(app.field("The Star’s Rep"), "4");
        app.click("Reset to campaign");
    }
}

TEST_F(OddsAsked, OfTheWholeBandLeaveOutWhoTakesNoTest)
{
    ask(twoGrunts);
    EXPECT_TRUE(app.says("Expected to stay: 1.6 of 2"));
    ask(twoGrunts + QStringLiteral("\ncorrect Berta\n  exempt: yes\n"));
    EXPECT_TRUE(app.says("Expected to stay: 0.7 of 1"));
}

TEST_F(OddsAsked, AnswerEveryChangeAtOnceAndWriteNothing)
{
    ask(twoGrunts);
    const History before = app.history();
    EXPECT_TRUE(app.says("Stays firm: 33%"));
    app.check("Poisoned");
    EXPECT_TRUE(app.says("Stays firm: 25%"));
    EXPECT_TRUE(app.says("Leaves and poisons minds: 25%"));
    app.click("Poisoned");
    step("The Star’s Rep", "Down");
    EXPECT_TRUE(app.says("Stays firm: 25%")) << "as a Star of one Rep less";
    EXPECT_TRUE(app.says("Returns, same Rep: 75%"));
    step("Rep", "Up");
    EXPECT_FALSE(app.says("Returns, same Rep: 75%"));
    EXPECT_TRUE(app.says("The chance of no enemy is 51%."));
    step("PEFs to resolve", "Down");
    EXPECT_FALSE(app.says("The chance of no enemy is 51%."));
    EXPECT_EQ(app.history(), before);
    ask(plainBattles, "chain-reaction-3");
    EXPECT_TRUE(app.says("Recovery")) << "only what the campaign's rules ask";
    EXPECT_FALSE(app.offers("The Star’s Rep"));
    EXPECT_FALSE(app.offers("PEFs to resolve"));
}

TEST_F(OddsAsked, TellWhoRolledWhatAndTheRollsToTalkAbout)
{
    app.start(sample());
    app.open("Odds");
    EXPECT_FALSE(app.says("Rolls to talk about"));
    app.click("Luck so far");
    EXPECT_TRUE(app.says("5: 19 times, 6: 23 times"));
    EXPECT_TRUE(app.says("Stay or Go, the Star: ")) << "a strip with its dots";
    EXPECT_FALSE(app.says("Terrain, section 5"));
    app.click("Rarest");
    EXPECT_TRUE(app.says("Terrain, section 5"));
    EXPECT_TRUE(app.says("1 in 36"));
    app.click("Month 1"); // the month of one of them
    EXPECT_TRUE(app.isOn("Chronicle"));
    EXPECT_TRUE(app.focus().starts_with("Battles, newest first: ")) << app.focus();
    ask(QStringLiteral("found Osric\n  list: feudal\n"));
    app.click("Luck so far");
    EXPECT_TRUE(app.says("No dice have been rolled in this campaign yet."));
}

class LookingAhead : public WindowTest
{
protected:
    LookingAhead()
    {
        app.start(sample());
        app.open("Forecast");
        EXPECT_TRUE(app.comesToSay("runs each"));
    }
    /// Returns the forecast of the coming months.
    std::string courses() const { return app.says("The Star lives: ").message(); }
    std::string ahead(const std::string &month) const
    {
        const std::string all = courses();
        const std::size_t at = all.find('\n' + month + ": ") + 1;
        return all.substr(at, all.find("Total Rep", at) - at);
    }
    long months() const { return QString::fromStdString(courses()).count(QStringLiteral("The Star lives: ")); }
};

TEST_F(LookingAhead, ShowsTwoPoliciesOverAYearAndSaysTheSameInWords)
{
    EXPECT_TRUE(app.says("Osric Vane leads\n7: Raid: Attack 100%. Total Rep "));
    EXPECT_TRUE(app.comesToSay("Osric Vane stays at home\n7: "));
    EXPECT_EQ(months(), 24) << "each of both";
    EXPECT_TRUE(app.says("After Month 18"));
    app.choose("Policy B, The Star", "leads");
    EXPECT_TRUE(app.comesToSay("10,000 runs each")); // all of them
    EXPECT_EQ(months(), 12) << "both are the same";
}

TEST_F(LookingAhead, HasTheGoalsAndTheFoesWhoMayBeMet)
{
    app.open("Foes");
    app.answers("Add a goal", [&] {
        app.fill("How many", "8");
        app.fill("In your words", "Win eight");
        app.press("Return");
    });
    app.click("Add a goal…");
    app.answersName("Yrbiz");
    app.click("Name a foe…");
    app.open("Forecast");
    EXPECT_TRUE(app.comesToSay("Goal “Win eight” reached: "));
    EXPECT_TRUE(app.says("Yrbiz may be met at least once: "));
    for (const char *row : {"Win eight", "Yrbiz may be met at least once", "Yrbiz captured or killed"})
        EXPECT_TRUE(app.says(row));
    EXPECT_EQ(app.field("A foe who is met is taken"), "50%") << "nothing is known yet";
    EXPECT_FALSE(app.says("in 100")) << "all chances are in per cent";
}

TEST_F(LookingAhead, FollowsWhatIsExpectedAsItIsTypedAndTheCampaignAndItsUndoing)
{
    app.fill("The Star at home adds", "20");
    EXPECT_EQ(app.field("The Star at home adds"), "20%");
    EXPECT_TRUE(app.comesToSay("runs each"));
    const std::string before = ahead("12");
    EXPECT_TRUE(before.starts_with("12: Patrol 3")) << before;
    app.fill("Patrol", "0");
    EXPECT_TRUE(app.comesToSay("runs each"));
    EXPECT_TRUE(ahead("12").starts_with("12: Patrol ")) << ahead("12");
    EXPECT_NE(ahead("12"), before);
    app.click("Undo: Battle finished");
    EXPECT_TRUE(app.comesToSay("\n17: "));
    EXPECT_FALSE(app.says("\n18: "));
    EXPECT_TRUE(app.says("from Month 6"));
    app.redo();
    EXPECT_TRUE(app.comesToSay("\n18: "));
}

TEST_F(LookingAhead, OfGamesThatAreAllAlikeSpeaksOfGamesAndDrawsNoBarsOfTheirKind)
{
    const auto kinds = [&] { // labels at the left, below the band's results
        const QRect all = app.place("Months ahead");
        return app.ink({all.left(), all.top() + all.height() * 45 / 100, 60, all.height() / 4});
    };
    EXPECT_GT(kinds(), 200);
    startOn("Forecast", doxey, "urban-d100");
    EXPECT_TRUE(app.comesToSay("runs each"));
    EXPECT_TRUE(app.offers("24 games"));
    EXPECT_EQ(kinds(), 0);
}

TEST_F(LookingAhead, KeepsWhatIsKnownWhenItIsCancelled)
{
    if (!app.offers("Cancel"))
        GTEST_SKIP() << "all runs were there before anybody could cancel";
    app.click("Cancel");
    EXPECT_FALSE(app.offers("Cancel"));
    EXPECT_TRUE(app.says("runs each"));
    EXPECT_TRUE(app.says("After Month 18"));
}

} // namespace
} // namespace muster::testing
