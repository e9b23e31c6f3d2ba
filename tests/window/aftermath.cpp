// SPDX-License-Identifier: MIT

// The report of a battle, from the outcome over the casualties and the dice to Finish, with the forecast beside it.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class AfterTheBattle : public WindowTest
{
protected:
    AfterTheBattle() { report(onPatrol); }

    void report(const QString &story, const char *pack = "swordplay")
    {
        startOn("After the battle", story, pack);
        m_steps = steps();
    }
    /// Enters a success and everybody's fate by its letter, with keys alone.
    void succeed(const std::string &fates = {})
    {
        app.press("Ctrl+Return"); // Report the outcome
        app.press("Space");
        app.press("Return");
        app.type(fates);
    }
    std::string fates() const
    {
        std::string all;
        for (const std::string &row : app.rows("Casualties"))
            all += row + '\n';
        return all;
    }
    bool canFinish() const { return app.offers("Finish Month 1"); }

    std::size_t m_steps = 0;
};

TEST_F(AfterTheBattle, IsWrittenDownByKeyboardAloneOnceTheLastDieIsThere)
{
    EXPECT_FALSE(app.offers("Replay this encounter")) << "nobody said how it ended";
    succeed("coc"); // the first Grunt, of Rep 4, went down
    EXPECT_TRUE(app.says("Out of the Fight. 89% returns, 11% dies"));
    EXPECT_TRUE(app.offers("Roll the dice")) << "the next act";
    app.press("Return");
    app.throwDice({"36", "1265", "5346"}); // recovery, the Star's, the first Grunt's
    app.type("65");
    EXPECT_TRUE(app.offers("Roll the last die"));
    EXPECT_FALSE(canFinish());
    app.throwDice({"2"});
    EXPECT_TRUE(canFinish());
    app.press("Alt+Left");
    EXPECT_FALSE(canFinish());
    app.redo();
    EXPECT_EQ(steps(), m_steps);
    app.doubleClick("Finish Month 1");
    EXPECT_EQ(steps(), m_steps + 1) << "though it was pressed twice";
    EXPECT_EQ(app.campaign().turn, 2);
    for (const Roll &roll : app.history().steps.back().rolls) {
        for (const Die die : roll.dice)
            EXPECT_EQ(die.by, Thrower::Player);
    }
}

TEST_F(AfterTheBattle, TabComesToReplayThisEncounterAfterAllElseOfThePage)
{
    succeed();
    app.press("Return"); // to the dice
    std::vector<std::string> stops;
    for (int i = 0; i < 4; ++i) {
        app.press("Tab");
        stops.push_back(app.focus());
    }
    EXPECT_EQ(stops,
              (std::vector<std::string>{"Roll the rest", "Edit report", "Replay this encounter", "Roll the dice"}));
}

TEST_F(AfterTheBattle, HasFateDeedsDiceAndWhatBecomesOfEachInOneRow)
{
    for (const QSize &size : {QSize(1280, 800), QSize(1024, 700)}) {
        report(onPatrol);
        app.resize(size.width(), size.height());
        app.click("Out of the Fight", in("Tibb"));
        app.click("Success");
        app.click("Tibb, enemies killed");
        app.press("Up");
        app.click(app.asks());
        app.throwDice({"36"});
        EXPECT_EQ(app.cell("Tibb", "Killed"), "enemies killed: 1");
        EXPECT_EQ(app.cell("Tibb", "Result").substr(0, 6), "Tibb: ");
        EXPECT_TRUE(app.says("Recovery, Tibb, 2d6, Rep 4, 3 6, one passed, returns"));
        const QRect fate = app.place("Fine", in("Tibb"));
        for (const char *cell : {"Killed", "Sat out", "Before and after", "Result"})
            EXPECT_EQ(app.place(cell, in("Tibb")).top(), fate.top()) << cell;
        for (const char *part : {"Success", "Totals", "Finish Month 1", "Edit report", "Undo last roll"})
            EXPECT_TRUE(app.isInSight(part)) << part;
    }
}

TEST_F(AfterTheBattle, IsClosedByALineThatTellsOfTheStarToo)
{
    succeed("occ");
    app.press("Return");
    app.throwDice({"12"}); // the Star's recovery
    app.rollAll();
    app.click("Finish Month 1");
    EXPECT_TRUE(app.says("Osric Vane recovered: Out of the Fight, Rep 5"));
    app.press("Ctrl+4");
    EXPECT_TRUE(app.chosenRow("Battles").starts_with("Month 1")) << "where the keyboard is";
}

TEST_F(AfterTheBattle, OnlyTheVeryLastDieIsCalledSoAndSaysBeforehandWhatItsFacesMean)
{
    succeed();
    app.press("Return");
    app.type("1456");
    EXPECT_TRUE(app.offers("Roll the dice"));
    // One success for the Star; the Grunt of Rep 4 has one too, and one die left.
    app.throwDice({"6"});
    app.type("146");
    EXPECT_TRUE(app.says("4, 5, 6: Stays. 1, 2, 3: Leaves"));
    EXPECT_FALSE(app.offers("Roll the last die")) << "another Grunt comes after it";
}

TEST_F(AfterTheBattle, TheLineOfAPoisonedGruntSaysThatTheStarsLastDieDoesNotCount_R19)
{
    report(QStringLiteral(
        "found Osric\n  list: feudal\n  class: noble\n  rep: 5\n\njoin Tibb\n  class: soldier\n  rep: 4\n  "
        "armor: 4\n  weapon: spear\n\ncorrect Tibb\n  poisoned: yes\n\nprepare\n  enemy: northmen\n"
        "  seed: 48233\n"));
    succeed();
    app.press("Return");
    app.throwDice({"66663", "1111"});
    EXPECT_TRUE(app.says("0 to 4, leaves, and poisons minds (poisoned: without the Star's last die, 3)"));
}

TEST_F(AfterTheBattle, TumorsWoundedAreGivenFirstAidBeforeTheyRecover_R80)
{
    report(QStringLiteral("found Vasquez\n  list: military\n  rep: 5\n  armor: 0\n  option: sheet=tumor\n"
                          "  option: campaign=plain\n\njoin Hudson\n  type: Soldier\n  rep: 3\n  armor: 0\n"
                          "  weapon: assault-rifle\n\nprepare\n  enemy: insurgents\n  seed: 7\n"),
           "chain-reaction-3");
    succeed("ci");
    EXPECT_TRUE(app.says("Wounded. 25% fine, 50% out, 25% dies"));
    app.press("Return");
    app.throwDice({"34"}); // one passed
    EXPECT_TRUE(app.says("Out of the Fight. "));
    app.throwDice({"12"});
    EXPECT_TRUE(app.says("Recovers"));
}

TEST_F(AfterTheBattle, FoldedACompleteReportLooksTheSameWhereItWasRolledAndWhereItIsOpened)
{
    app.resize(900, 600);
    app.click("Success");
    app.rollAll();
    const QSize sums = app.place("Totals").size();
    app.restart();
    EXPECT_EQ(app.place("Totals").size(), sums);
}

TEST_F(AfterTheBattle, TheCasualtiesStayWhereTheyAreWhileFatesAreTicked)
{
    for (const QSize &size : {QSize(1280, 800), QSize(900, 600)}) {
        app.resize(size.width(), size.height());
        app.click("Success");
        const QRect before = app.place("Out of the Fight", in("Tibb"));
        app.click("Ran Away", in("Osric"));
        EXPECT_EQ(app.place("Out of the Fight", in("Tibb")), before);
        app.click("Obviously Dead", in("Osric"));
        EXPECT_TRUE(app.says("Suggested: Failure."));
        EXPECT_EQ(app.place("Out of the Fight", in("Tibb")), before);
        app.click("Fine", in("Osric"));
        EXPECT_EQ(app.place("Out of the Fight", in("Tibb")), before);
    }
}

TEST_F(AfterTheBattle, ChangedFatesKeepTheDiceThatStillFit)
{
    app.click("Success");
    app.throwDice({"14566"});
    const std::string second = app.asks();
    app.click("Out of the Fight", in("Tibb"));
    EXPECT_EQ(app.asks(), "Recovery, Tibb: 2d6") << "and the Star has a die fewer to roll";
    app.click("Fine", in("Tibb"));
    EXPECT_EQ(app.asks(), second) << "the five dice are there again";
}

TEST_F(AfterTheBattle, SaysOfEnterAtTheDiceWhatItDoesWhereverTheKeyboardIs)
{
    succeed();
    EXPECT_TRUE(app.focus().starts_with("Casualties"));
    EXPECT_TRUE(app.says("Type your dice; <b>Enter</b> on this line rolls them"));
    app.press("Return");
    EXPECT_TRUE(app.says("Type your dice, or press <b>Enter</b> to roll them"));
    app.type("12345");
    EXPECT_TRUE(app.says("<b>Enter</b> takes them"));
    app.press("Shift+Backtab");
    EXPECT_TRUE(app.says("<b>Enter</b> on this line takes them"));
}

TEST_F(AfterTheBattle, OneWhoSatOutComesInByATickButByNoLetter)
{
    succeed("ch");
    EXPECT_TRUE(app.says("Sat out"));
    app.click("Fine", in("Osric Vane")); // unticks his fate
    app.click("Fine", in("Osric Vane"));
    app.type("c");
    EXPECT_TRUE(app.focus().starts_with("Casualties: Berta")) << "past the one who sat out: " << app.focus();
    app.press("Up");
    app.type("o");
    EXPECT_TRUE(app.says("Tibb sat out. Tick a box with Space if the figure was there after all."));
    EXPECT_EQ(fates().find("[x] Out"), std::string::npos) << fates();
    app.press("Space");
    EXPECT_TRUE(app.isOn("Fine", in("Tibb"))) << "that is meant";
    app.type("o");
    EXPECT_TRUE(app.isOn("Out of the Fight", in("Tibb")));
}

TEST_F(AfterTheBattle, OnlyAStarCheatsDeath)
{
    succeed("kk");
    EXPECT_TRUE(app.isOn("Cheated Death", in("Osric Vane")));
    EXPECT_TRUE(app.isOn("Fine", in("Tibb")));
}

TEST_F(AfterTheBattle, OfADeadStarProposesAFailureAndTellsBeforehandThatTheCampaignEnds)
{
    const std::string ends = "Osric Vane is dead, so this battle ends the campaign. To go on at Rep −1, tick Cheated "
                             "Death for Osric Vane before you finish.";
    succeed();
    EXPECT_FALSE(app.says(ends));
    app.type("x");
    EXPECT_TRUE(app.says("Suggested: Failure."));
    EXPECT_TRUE(app.isOn("Success")) << "what the player reports counts (R29)";
    EXPECT_TRUE(app.says(ends));
    EXPECT_TRUE(app.says("It ends the campaign"));
    EXPECT_LT(app.place(ends).y(), app.place("Finish Month 1", in("Edit report")).y());
    app.press("Up");
    app.type("k");
    EXPECT_FALSE(app.says(ends)) << "death is cheated";
    app.press("Up");
    app.type("x");
    app.rollAll();
    app.press("Ctrl+Return");
    EXPECT_EQ(app.campaign().phase, Phase::Over);
    EXPECT_TRUE(app.offers("Read the chronicle"));
}

/// A Star of Rep 6 with six Grunts, and a seventh who was dismissed and came back.
class EightOnTheTable : public WindowTest
{
protected:
    EightOnTheTable()
    {
        const QString grunt = QStringLiteral("\njoin\n  type: Infantry\n  class: soldier\n  rep: 3\n  weapon: spear\n");
        start(QStringLiteral("found Osric Vane\n  list: feudal\n  rep: 5\n\ncorrect Osric Vane\n  rep: 6\n")
              + grunt.repeated(6) + QStringLiteral("\ndismiss 7\n") + grunt
              + QStringLiteral("\nbring-back 7\n\nprepare\n  seed: 7\n"));
    }
    void press(const std::string &key)
    {
        ++m_keys;
        app.press(key);
    }
    void type(const std::string &letters)
    {
        m_keys += static_cast<int>(letters.size());
        app.type(letters);
    }
    /// Reports the battle and returns the number of keys used, apart from dice.
    int report(const std::string &fates)
    {
        app.open("After the battle");
        for (const char *key : {"Ctrl+Return", "Space", "Return"})
            press(key);
        type(fates);
        press("Return");
        int dice = 0;
        for (std::string asked = app.asks(); asked != noDice; asked = app.asks()) {
            const int some = asked[asked.rfind('d') - 1] - '0';
            app.type(std::string(static_cast<std::size_t>(some), '4'));
            press("Return");
            dice += some;
        }
        press("Ctrl+Return");
        EXPECT_GE(dice, 20);
        EXPECT_FALSE(app.campaign().encounter);
        return m_keys;
    }

private:
    int m_keys = 0;
};

TEST_F(EightOnTheTable, AreReportedInSixtyKeysBesidesTheDice)
{
    EXPECT_LE(report("coorccxc"), 60);
}

TEST_F(EightOnTheTable, AreNotedAsTheyFallAndReportedInSixtyKeysBesidesTheDice)
{
    app.open("Encounter");
    app.press("Ctrl+Return"); // Begin play
    app.click("Osric Vane");
    for (const char *key : {"o", "o", "r", "", "", "x"}) { // the others stay
        press("Down");
        type(key);
    }
    EXPECT_EQ(app.campaign().play->party(), 4);
    EXPECT_LE(report(""), 60);
}

using Ties = WindowTest;

TEST_F(Ties, SayInTheReportWhatSettledThem)
{
    startOn("After the battle", onPatrol);
    app.click("Failure");
    EXPECT_FALSE(app.offers("ruling R17"));
    const std::string ties = "11666666"; // two successes with any number of dice
    while (app.asks() != noDice) {
        const std::string asks = app.asks();
        app.throwDice({ties.substr(0, static_cast<std::size_t>(asks[asks.size() - 3] - '0'))});
    }
    EXPECT_TRUE(app.says("2 to 2 after a failure, leaves"));
    app.click("ruling R17");
}

} // namespace
} // namespace muster::testing
