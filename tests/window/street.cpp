// SPDX-License-Identifier: MIT

// The percentile street skirmish: initiative and weapon skill instead of Rep, the order of acting, and a game's report.

#include "tests/support/stories.h"
#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class StreetSkirmish : public WindowTest
{
protected:
    void inHand(const QString &story = doxeyMeetsGermans, const char *page = "Encounter")
    {
        startOn(page, story, "urban-d100");
    }
    void go(int times)
    {
        for (int i = 0; i < times; ++i)
            app.press("N");
    }
    void loses(const std::string &whose, int initiative)
    {
        app.click(whose + ", initiative lost");
        for (int i = 0; i < initiative; ++i)
            app.press("Up");
    }
};

TEST_F(StreetSkirmish, TheirLeaderIsNamedInOneAct_R91)
{
    inHand(QString(doxeyMeetsGermans)
               .replace(QStringLiteral("skill: 160"), QStringLiteral("skill: 160\n  option: foes=ask")));
    app.answersName("Hauptmann Roth");
    app.click("Name the leader…");
    EXPECT_EQ(app.campaign().foes.value(1).name, QStringLiteral("Hauptmann Roth"));
    EXPECT_TRUE(app.campaign().foes.value(1).isHere());
    EXPECT_FALSE(app.offers("Name the leader…"));
}

TEST_F(StreetSkirmish, TheBandIsReadWithInitiativeAndSkillAndNothingThatItsRulesHaveNoUseFor)
{
    inHand(doxey, "Band");
    EXPECT_TRUE(app.says("Leader and 2 of 5 figures; total initiative 9"));
    EXPECT_EQ(app.rows("The band"),
              (std::vector<std::string>{
                  "Doxey, Initiative: 4 | Doxey, Leader, Officer | Doxey, Weapon skill: 160 | Doxey, Weapon: SMG | "
                  "Doxey, Games: 0",
                  "Dorn, Initiative: 2 | Dorn, Rifleman, Soldier | Dorn, Weapon skill: 160 | Dorn, Weapon: Rifle | "
                  "Dorn, Games: 0",
                  "Keller, Initiative: 3 | Keller, Rifleman, Soldier | Keller, Weapon skill: 90 | "
                  "Keller, Weapon: Rifle | Keller, Games: 0"}));
    for (const char *column : {"Rep over time", "Stays after, %"})
        EXPECT_FALSE(app.says(column)) << column;
    startOn("Band", twoGrunts);
    EXPECT_FALSE(app.says("Weapon skill"));
}

TEST_F(StreetSkirmish, OneWhoIsPickedByHandIsRolledUp_R81)
{
    inHand(doxey, "Band");
    const std::size_t before = steps();
    app.answers("Pick figure by hand",
                [&] { app.press("Return"); }); // random, as proposed: the first of the list is an officer
    app.menu("Band/Pick figure by hand…");
    EXPECT_TRUE(app.asks().starts_with("Initiative, ")) << app.asks();
    app.throwDice({"5", "4433"});
    EXPECT_EQ(steps(), before + 1);
    EXPECT_EQ(app.campaign().band.back().rep(), 4);
    EXPECT_EQ(app.campaign().band.back().profile.skill, 140);
}

TEST_F(StreetSkirmish, NSaysWhoseGoItIsFromTurnToTurn)
{
    inHand();
    EXPECT_TRUE(app.says("Enemy: 4 figures"));
    EXPECT_TRUE(app.says("Initiative 2, skill 120"));
    EXPECT_TRUE(app.says("Before turn 1"));
    EXPECT_TRUE(app.says("When hit: a figure acts with those of its remaining initiative"));
    app.press("Ctrl+Return"); // Begin turn 1
    EXPECT_TRUE(app.announces("Acting now: Turn 1: initiative 1 moves, enemy 2 and enemy 3"));
    go(1);
    EXPECT_TRUE(app.says("Turn 1: initiative 2 moves, Dorn, enemy 1 and enemy 4"));
    go(3); // initiative 3, then Doxey moves at 4 and fires
    EXPECT_TRUE(app.says("Turn 1: initiative 4 fires, Doxey"));
    go(4);
    EXPECT_TRUE(app.says("Turn 1: those at initiative 0 fire"));
    go(1);
    EXPECT_TRUE(app.says("Turn 2: initiative 1 moves, enemy 2 and enemy 3"));
    app.open("Chronicle");
    const std::vector<std::string> told = app.rows("Battles, newest first");
    ASSERT_EQ(told.size(), app.history().inForce + 1);
    EXPECT_TRUE(told.front().find(": under way") != std::string::npos) << told.front();
    EXPECT_TRUE(told.back().starts_with("Game 1. Turn 2: initiative 1 moves")) << "the last go last";
}

TEST_F(StreetSkirmish, WhoseGoItIsAndWhatEverybodyLostOutlivesTheWindowAndGoesIntoTheReport)
{
    inHand();
    go(2);
    loses("Dorn", 2); // initiative 2: at zero
    EXPECT_TRUE(app.says("Turn 1: initiative 2 moves, enemy 1 and enemy 4"));
    loses("Enemy 1", 3); // below zero
    app.restart();
    app.open("Encounter");
    EXPECT_TRUE(app.says("Turn 1: initiative 2 moves, enemy 4"));
    go(7);
    EXPECT_TRUE(app.says("Turn 1: initiative 0 fires, Dorn"));
    app.open("After the battle");
    EXPECT_EQ(app.field("Dorn, initiative lost"), "2");
    app.click("Dorn, enemies taken out");
    app.press("Up");
    app.open("Encounter");
    loses("Dorn", 1);
    app.open("After the battle");
    EXPECT_EQ(app.field("Dorn, initiative lost"), "3") << "a report goes along with the table";
    EXPECT_EQ(app.field("Dorn, enemies taken out"), "1");
}

TEST_F(StreetSkirmish, AGoIsUndoneAndRedone)
{
    inHand();
    go(2);
    loses("Dorn", 1);
    EXPECT_EQ(app.focus(), "Dorn, initiative lost") << "the step leaves the keyboard where it is";
    EXPECT_EQ(app.entry("Edit", "Undo"), "Undo “Dorn: initiative lost 1”");
    app.undo();
    EXPECT_EQ(app.field("Dorn, initiative lost"), "0");
    EXPECT_TRUE(app.says("Turn 1: initiative 2 moves, Dorn, enemy 1 and enemy 4"));
    app.undo();
    EXPECT_TRUE(app.says("Turn 1: initiative 1 moves"));
    app.redo();
    app.redo();
    EXPECT_EQ(app.field("Dorn, initiative lost"), "1");
}

TEST_F(StreetSkirmish, ANumberThatIsTypedIsOneStepWhenItIsEnteredOrTheNextGoComes)
{
    inHand();
    const std::size_t before = steps();
    app.fill("Dorn, initiative lost", "2");
    EXPECT_EQ(steps(), before) << "not before it is entered";
    app.press("Return");
    app.press("Return");
    EXPECT_EQ(steps(), before + 1);
    app.fill("Dorn, initiative lost", "1");
    app.click("Next");
    EXPECT_EQ(steps(), before + 3) << "entered, and then the go";
    EXPECT_EQ(app.field("Dorn, initiative lost"), "1");
    app.fill("Dorn, initiative lost", "9");
    app.press("Return");
    EXPECT_EQ(app.field("Dorn, initiative lost"), "1") << "one below zero is dead";
}

TEST_F(StreetSkirmish, FitsIntoASmallWindowWhateverItsFiguresAreCalled)
{
    inHand();
    const std::string name = QStringLiteral("Very long name ").repeated(13).trimmed().toStdString();
    rename("Dorn", name);
    app.open("Encounter");
    loses(name, 2);
    loses("Enemy 1", 3);
    app.resize(1000, 620);
    EXPECT_EQ(seen::withoutRoom(app.window()).join(u'\n').toStdString(), "");
    EXPECT_EQ(app.window().width(), 1000);
    EXPECT_LT(app.place("Enemy 1, initiative lost").right(), app.place("The tram depot").left());
}

TEST_F(StreetSkirmish, OptionsAreTheEnemyTheDiceAndTheSeedAlone)
{
    inHand(doxey);
    EXPECT_TRUE(app.offers("New seed"));
    EXPECT_FALSE(app.says("PEFs"));
}

TEST_F(StreetSkirmish, NIsTheNextGoFromANumberThatNobodyHasTouchedToo)
{
    inHand();
    app.click("Dorn, initiative lost");
    app.press("Tab");
    ASSERT_EQ(app.focus(), "Keller, initiative lost");
    app.press("N");
    EXPECT_TRUE(app.announces("Acting now: Turn 1: initiative 1 moves"));
}

TEST_F(StreetSkirmish, TheReportTakesInitiativeLostIsKeptAndFinishesInOneStep)
{
    inHand(doxeyMeetsGermans, "After the battle");
    EXPECT_FALSE(app.says("Out of the Fight"));
    EXPECT_FALSE(app.says("inflicted damage"));
    loses("Dorn", 3); // initiative 2: below zero
    loses("Keller", 1);
    app.click("Doxey, enemies taken out");
    app.press("Up");
    app.restart();
    app.open("After the battle");
    EXPECT_EQ(app.field("Dorn, initiative lost"), "3");
    app.click("Success");
    const std::size_t before = steps();
    app.press("Ctrl+Return");
    EXPECT_EQ(steps(), before + 1);
    EXPECT_FALSE(app.campaign().encounter);
    EXPECT_EQ(app.campaign().findEver(FigureId{2})->status, Status::Dead);
    EXPECT_EQ(app.campaign().find(FigureId{3})->rep(), 3);
    EXPECT_EQ(app.campaign().turn, 2);
}

TEST_F(StreetSkirmish, TheOddsTellEveryRangeBandInFifths)
{
    inHand(doxey, "Odds");
    for (const char *range : {"0–2″", "3–4″", "5–6″", "7–8″", "9–10″"}) {
        for (const char *shows : {"1/5", "2/5", "3/5", "4/5", "5/5"})
            EXPECT_TRUE(app.says(std::string(range) + ", " + shows + " shows: hit "));
    }
    EXPECT_TRUE(app.says("9–10″, 5/5 shows: hit 10%, taken out 7%"));
}

} // namespace
} // namespace muster::testing
