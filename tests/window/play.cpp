// SPDX-License-Identifier: MIT

// The battle on the table, by keys and by mouse.

#include "tests/support/stories.h"
#include "tests/window/table.h"

namespace muster::testing {
namespace {

/// Osric Vane, Tibb and Berta, with their Patrol on the table.
class OnTheTable : public AtTheTable
{
protected:
    OnTheTable() { begin(onPatrol); }

    TableState stands(int figure) const { return play().find(FigureId{figure})->state; }
    int sectionOf(int pef) const { return play().pef(pef)->pef.section; }
    void activate(const char *dice)
    {
        app.press("A");
        app.throwDice({dice});
    }
    /// Returns the places of the rows, in a window that has room for all.
    std::vector<QRect> places() const
    {
        std::vector<QRect> all;
        for (const std::string &row : app.rows("On the table"))
            all.push_back(app.place(row));
        return all;
    }
};

TEST_F(OnTheTable, IsReadRowByRowWithWhatEachFightsWithAndHomeAndEndGoFromTheFirstToTheLast)
{
    app.click("Section 4");
    app.click("Tibb");
    bringOn("2", {"22", "33"});
    EXPECT_EQ(chosen(), "Group 1");
    EXPECT_EQ(
        app.rows("On the table"),
        (std::vector<std::string>{"Your band, 3 figures, section 8", "Osric Vane, Rep 5, Star Power 5, Lance, Sword",
                                  "Tibb, Rep 4, Spear", "Berta, Rep 3, Spear", "Enemies, 2 figures",
                                  "Group 1, 2 × Warrior 4, section 4, closed", "Possible Enemy Forces, 3 to resolve",
                                  "PEF 1, section 5", "PEF 2, section 3", "PEF 3, section 1"}));
    app.press("Home");
    EXPECT_EQ(chosen(), "Osric Vane") << "below the heading";
    app.press("End");
    EXPECT_EQ(chosen(), "PEF 3");
    app.press("PgUp");
    EXPECT_NE(chosen(), "PEF 3");
    EXPECT_NE(chosen(), "Your band");
}

TEST_F(OnTheTable, AGroupIsOneRowThatSaysOnlyWhoDiffersUntilItIsUnfolded)
{
    bringOn("3", {"22", "22", "22"});
    EXPECT_TRUE(app.says("Group 1, 3 × Warrior 4, section 8, closed"));
    app.press("Right");
    EXPECT_TRUE(app.says("Warrior, Rep 4, Spear or Sword"));
    app.press("Down");
    app.press("D");
    app.press("Down");
    app.press("X");
    app.click("Group 1");
    app.press("Left");
    EXPECT_TRUE(app.says("Group 1, Warrior 4 (ducked back) · Warrior 4, 2 of 3, section 8, closed"));
    EXPECT_FALSE(app.says("carrying on"));
}

TEST_F(OnTheTable, TheLastRollStaysWithItsDiceUntilTheNext)
{
    EXPECT_TRUE(app.says("No roll yet"));
    activate("25");
    EXPECT_TRUE(app.says("Last roll: Turn 1"));
    app.click("Tibb");
    app.press("T");
    EXPECT_TRUE(app.says("Last roll: Turn 1"));
    app.click("PEF 1");
    app.press("M");
    app.throwDice({"66"});
    EXPECT_TRUE(app.says("Last roll: PEF 1"));
    app.undo();
    app.undo();
    EXPECT_TRUE(app.says("Last roll: Turn 1"));
}

TEST_F(OnTheTable, NothingMovesWhileOneRollsAndTheFacesOfADieSayWhatTheyMean)
{
    const std::vector<QRect> before = places();
    app.click("PEF 1");
    app.press("R");
    EXPECT_EQ(places(), before);
    const int line = app.place(app.asks()).top();
    EXPECT_TRUE(app.says("6: C, ")) << "at this EAL";
    app.throwDice({"6"});
    EXPECT_EQ(places(), before);
    ASSERT_NE(app.asks(), noDice);
    EXPECT_EQ(app.place(app.asks()).top(), line);
    app.press("Esc");
    app.press("M");
    EXPECT_TRUE(app.says("1–3: passed; 4–6: failed"));
}

TEST_F(OnTheTable, HowAFigureStandsIsSetAtTheSamePlaceWhicheverRowIsChosen)
{
    bringOn("1", {"22"});
    unfold("Group 1");
    app.press("Down");
    const auto placesOfStates = [&] {
        std::vector<QRect> all;
        for (const char *state : {"Carry On", "Stunned", "Ducked Back", "Out of the Fight", "Dead", "Ran Away"})
            all.push_back(app.place(state));
        return all;
    };
    const std::vector<QRect> enemys = placesOfStates();
    for (const char *row : {"Osric Vane", "Berta"}) {
        app.click(row);
        EXPECT_EQ(placesOfStates(), enemys) << row;
    }
}

TEST_F(OnTheTable, WhoIsOutOfTheFightAndThenDucksBackIsStillOutOfTheFight_R7)
{
    app.click("Tibb");
    app.press("O");
    app.click("Tibb");
    app.press("D");
    EXPECT_TRUE(app.says("Tibb, Rep 4, Spear, ducked back, Out of the Fight"));
    app.open("After the battle");
    EXPECT_TRUE(app.isOn("Out of the Fight", in("Tibb")));
}

TEST_F(OnTheTable, TheNextActLeadsThroughTheBattleAndOnlyToItsReportWhenItIsDecided)
{
    EXPECT_TRUE(app.offers("Next: Activation"));
    app.press("Ctrl+Return");
    app.throwDice({"25"});
    EXPECT_TRUE(app.offers("Next: Move PEF 1"));
    for (const char *who : {"Osric Vane", "Tibb", "Berta"}) {
        app.click(who);
        app.press("R");
    }
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.isOn("After the battle"));
}

TEST_F(OnTheTable, AnEnterForTheNextActThatStoodThereIsNotForAnother)
{
    for (const char *who : {"Osric Vane", "Tibb", "Berta"}) {
        app.click(who);
        app.press("R");
    }
    makeMomentLong();
    for (int tabs = 0; tabs < 20 && app.focus() != "After the battle"; ++tabs)
        app.press("Tab");
    app.undo();
    app.press("Return");
    EXPECT_EQ(app.focus(), "Next: Activation");
    momentPasses();
    app.press("Return");
    EXPECT_EQ(app.asks(), "Activation, you and the enemy: 2d6") << "now it is meant";
}

TEST_F(OnTheTable, TheNextActIsTheInSightTestWhileThePageCallsForIt)
{
    app.click("Section 4");
    bringOn("2");
    EXPECT_FALSE(app.offers("Next: In Sight Test")) << "they were there from the beginning";
    activate("25");
    app.click("Group 1");
    app.press("8");
    EXPECT_TRUE(app.says("Take the In Sight Test with group 1 first."));
    EXPECT_TRUE(app.offers("Next: In Sight Test"));
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.isOn("Encounter"));
    EXPECT_TRUE(app.asks().starts_with("Successes"));
    app.throwDice({"12345"});
    EXPECT_TRUE(app.offers("Record"));
    app.press("Ctrl+Return");
    EXPECT_TRUE(app.says("Recorded for Osric Vane"));
    for (const char *who : {"Tibb", "Berta", "Group 1, figure 1", "Group 1, figure 2"}) {
        EXPECT_TRUE(app.offers("Next: In Sight Test"));
        app.press("Ctrl+Return");
        EXPECT_EQ(app.dice(), "") << "nobody takes it with another's dice";
        app.press("Return");
        app.press("Ctrl+Return");
        EXPECT_TRUE(app.says("Recorded for " + std::string(who)));
    }
    EXPECT_FALSE(app.offers("Next: In Sight Test"));
}

TEST_F(OnTheTable, ATestIsTakenOnThePageItselfForTheChosenRowAndRecorded)
{
    app.click("Tibb");
    const std::vector<QRect> before = places();
    app.press("Ctrl+T");
    EXPECT_EQ(app.focus(), "Test");
    EXPECT_TRUE(app.isInSight("Tibb, Rep 4")) << "beside the list";
    app.choose("Test", "Recover From Knock Down");
    EXPECT_TRUE(app.field("Figure taking the test").starts_with("Tibb"));
    EXPECT_TRUE(app.offers("Roll the dice"));
    EXPECT_TRUE(app.says("1–4: passed; 5–6: failed")) << "Rep 4";
    app.throwDice({"66"});
    EXPECT_TRUE(app.announces("Obviously Dead"));
    EXPECT_TRUE(app.offers("Record"));
    app.press("Ctrl+Return");
    EXPECT_EQ(stands(2), TableState::Dead);
    EXPECT_TRUE(app.isOn("Encounter"));
    EXPECT_TRUE(app.announces("Recorded for Tibb"));
    app.undo();
    EXPECT_EQ(stands(2), TableState::CarryingOn);
    EXPECT_TRUE(app.offers("Record")) << "its dice are still there";
    app.press("Esc");
    EXPECT_EQ(chosen(), "Tibb");
    EXPECT_EQ(places(), before);
}

TEST_F(OnTheTable, TheLastDieOfATestSaysWhatItsFacesLeadTo)
{
    app.click("Tibb");
    app.press("Ctrl+T");
    app.choose("Test", "A Grunt's In Sight action");
    EXPECT_TRUE(app.says("5–6: Duck Back")) << "Rep 4";
}

TEST_F(OnTheTable, ATestThatIsHalfRolledIsTakenUpAgainHereAndOnTheReference)
{
    app.click("Tibb");
    app.press("Ctrl+T");
    app.choose("Test", "Recover From Knock Down");
    app.click(app.asks());
    app.type("3");
    app.open("Reference");
    EXPECT_EQ(app.dice(), "3");
    app.click(app.asks());
    app.type("4");
    EXPECT_EQ(app.dice(), "34") << app.focus();
    app.open("Encounter");
    EXPECT_EQ(app.dice(), "34");
    app.restart();
    app.open("Encounter");
    app.press("Ctrl+T");
    EXPECT_EQ(app.dice(), "34") << "and not another test";
    app.open("Reference");
    EXPECT_EQ(app.dice(), "34");
}

TEST_F(OnTheTable, UndoOfAnActStaysOnThePageWhereATestIsHalfRolled)
{
    app.click("Tibb");
    app.press("Ctrl+T");
    app.choose("Test", "Recover From Knock Down");
    app.click(app.asks());
    app.type("3");
    app.click("Close the test");
    app.click("Berta");
    app.click("Stunned");
    app.undo();
    EXPECT_TRUE(app.isOn("Encounter"));
    EXPECT_EQ(app.campaign().play->find(FigureId{3})->state, TableState::CarryingOn);
}

TEST_F(OnTheTable, TheInSightTestIsTakenWhenAPefIsResolvedBeforeTheFirstTurn)
{
    app.click("PEF 1");
    app.press("R");
    app.throwDice({"6"});
    app.rollAll();
    EXPECT_TRUE(app.offers("Next: In Sight Test"));
}

TEST_F(OnTheTable, ATurnAndAPefByKeysAlone)
{
    activate("25");
    EXPECT_EQ(play().turn, 1);
    EXPECT_EQ(play().theirs, 5);
    app.click("PEF 1");
    app.press("M");
    app.throwDice({"11"});
    EXPECT_TRUE(app.says("1–2: ")) << "what the direction die will mean";
    app.throwDice({"5"});
    EXPECT_EQ(play().pef(1)->movedIn, 1);
    app.press("8");
    EXPECT_EQ(sectionOf(1), 8);
    app.press("R");
    EXPECT_TRUE(app.offers("Roll the dice")) << "Ctrl+Enter rolls";
    app.throwDice({"6"});
    app.press("Shift+Return");
    EXPECT_FALSE(app.offers("Roll the dice"));
    EXPECT_TRUE(app.says("PEF 1 resolved"));
    ASSERT_FALSE(play().groups.empty()) << "a 6 brings somebody at every EAL";
    EXPECT_EQ(chosen(), "Group 1") << "whoever came";
}

TEST_F(OnTheTable, MNamesWhoMovesAndGoesOnInTheOrderThatIsTold)
{
    app.click("Osric Vane");
    activate("25");
    for (const char *pef : {"PEF 1", "PEF 2", "PEF 3"}) {
        EXPECT_TRUE(app.offers(std::string("Move ") + pef)) << "the next one";
        app.press("M");
        EXPECT_EQ(app.asks(), std::string("Move, ") + pef + ": 2d6");
        app.throwDice({"66"});
    }
    app.click("Osric Vane");
    app.press("M");
    EXPECT_TRUE(app.says("No enemy is left to move."));
    activate("25");
    app.click("PEF 3"); // the last in the order
    EXPECT_TRUE(app.offers("Move PEF 3"));
    app.press("M");
    app.throwDice({"66"});
    EXPECT_EQ(play().pef(3)->movedIn, 2);
}

TEST_F(OnTheTable, AClickBesideTheRowsLeavesTheChosenOneChosen)
{
    app.resize(1280, 1500); // more than the rows need
    app.click("Osric Vane");
    const QRect list = app.place("On the table");
    const QPoint below(list.center().x(), list.bottom() - 3);
    app.drag(below, below);
    EXPECT_EQ(chosen(), "Osric Vane");
    EXPECT_TRUE(app.isOn("Osric Vane")) << "as its buttons say";
}

TEST_F(OnTheTable, LettersAndDigitsAreForTheChosenRowFromTheMapToo)
{
    app.click("Tibb");
    app.click("Section 4");
    app.press("4");
    EXPECT_EQ(play().ownGroups.front().section, 4);
    EXPECT_EQ(app.focus(), "Map of the battle");
    app.press("O");
    EXPECT_EQ(stands(2), TableState::OutOfTheFight);
}

TEST_F(OnTheTable, OneKeyEachForHowAFigureStands)
{
    app.click("Tibb");
    const std::size_t before = app.history().inForce;
    const std::vector<std::pair<const char *, TableState>> keys = {
        {"T", TableState::Stunned}, {"D", TableState::DuckedBack}, {"O", TableState::OutOfTheFight},
        {"X", TableState::Dead},    {"R", TableState::RanAway},    {"P", TableState::Captured},
        {"H", TableState::AtHome},  {"C", TableState::CarryingOn},
    };
    for (const auto &[key, state] : keys) {
        app.press(key);
        EXPECT_EQ(stands(2), state) << key;
    }
    EXPECT_EQ(app.history().inForce, before + keys.size()) << "each a step";
    app.press("K");
    EXPECT_EQ(stands(2), TableState::CarryingOn) << "only a Star cheats death";
    app.click("Osric Vane");
    EXPECT_TRUE(app.offers("Star Power…")) << "before the Star is marked down (R28)";
    EXPECT_TRUE(app.says("6 is lost"));
    app.press("X");
    app.press("B");
    app.throwDice({"12456"});
    EXPECT_EQ(stands(1), TableState::Stunned);
    app.press("K");
    EXPECT_EQ(stands(1), TableState::CheatedDeath);
}

TEST_F(OnTheTable, TheKeysBesideTheActsOfAMenuDoThemWhileItIsOpen)
{
    app.choose("On the table", "Osric Vane");
    app.press("Menu");
    app.press("K");
    EXPECT_EQ(stands(1), TableState::CheatedDeath);
}

TEST_F(OnTheTable, APefIsTakenToAnotherSectionByTheMouse)
{
    EXPECT_TRUE(dragMark("Section 5", "Section 9", [&] { return sectionOf(1) == 9; }));
    EXPECT_TRUE(app.isOn("PEF 1"));
    const std::size_t before = app.history().inForce;
    app.click("Section 9");
    EXPECT_EQ(app.history().inForce, before) << "a click alone moves nobody";
}

TEST_F(OnTheTable, OwnGroupsAreTakenApartAndPlacedByKeysAndByMouse)
{
    app.click("Tibb");
    app.press("5");
    EXPECT_EQ(play().ownGroup(1)->section, 5) << "the group is theirs all";
    app.press("J");
    EXPECT_EQ(play().find(FigureId{2})->group, 2);
    app.click("Group B");
    app.press("4");
    EXPECT_EQ(play().ownGroup(2)->section, 4);
    EXPECT_EQ(play().ownGroup(1)->section, 5);
    EXPECT_TRUE(dragMark("Section 4", "Section 7", [&] { return play().ownGroup(2)->section == 7; }));
}

TEST_F(OnTheTable, TheMarkOfTheChosenFiguresGroupIsPaintedOtherwise)
{
    const auto map = [&](const char *row) {
        app.click(row);
        return app.picture(app.place("Section 8"));
    };
    const QImage others = map("PEF 1");
    EXPECT_NE(map("Osric Vane"), others);
    EXPECT_EQ(map("PEF 1"), others);
}

TEST_F(OnTheTable, DigitsAndEnterThatAreStillMeantForARollDoNothing)
{
    makeMomentLong();
    app.click("PEF 1");
    activate("25");
    const std::size_t before = app.history().inForce;
    for (const char *key : {"3", "Return", "8", "Return"})
        app.press(key);
    EXPECT_EQ(app.history().inForce, before);
    EXPECT_EQ(app.asks(), noDice) << "no PEF is being resolved";
    EXPECT_TRUE(app.announces("That roll is complete: to move something, select its row, then type its section."));
    momentPasses();
    app.press("Return");
    EXPECT_NE(app.asks(), noDice) << "now it is meant";
    app.press("Esc"); // closes the message
    app.press("Esc");
    EXPECT_EQ(app.history().inForce, before) << "an escaped roll writes nothing";
    EXPECT_EQ(chosen(), "PEF 1");
    makeMomentLong();
    app.press("M");
    app.throwDice({"11", "5"});
    const int there = sectionOf(1);
    app.press("6");
    EXPECT_EQ(sectionOf(1), there) << "nor does a digit right after a move";
    momentPasses();
    app.press("8");
    EXPECT_EQ(sectionOf(1), 8) << "where it went";
}

TEST_F(OnTheTable, DigitsAfterARollThatWasRefusedMoveNobody)
{
    app.click("PEF 1");
    activate("26");
    for (std::size_t i = 0; i < play().pefs.size(); ++i) {
        app.press("M");
        app.throwDice({"12", "5"});
    }
    app.click("PEF 1");
    const int there = sectionOf(1);
    app.press("M"); // all of them have moved this turn
    app.press(there == 2 ? "4" : "2");
    EXPECT_EQ(sectionOf(1), there);
    EXPECT_TRUE(app.announces("No dice are asked for: "));
}

TEST_F(OnTheTable, MoreComeForAThirdSideAndActOnItsDie)
{
    app.menu("Encounter/Three sides");
    ASSERT_EQ(play().sides, 3);
    app.click("Section 4");
    app.press("+");
    app.press("Esc");
    EXPECT_TRUE(app.comesToSay("PEF 1, section 5")) << "the button goes down and up";
    EXPECT_EQ(chosen(), "Osric Vane") << "not now";
    app.press("+");
    app.type("2");
    app.choose("Side", "Side 3");
    app.click("Bring on");
    app.throwDice({"22", "33"});
    ASSERT_EQ(play().groups.size(), 1U);
    EXPECT_EQ(play().groups.front().section, 4);
    EXPECT_EQ(play().groups.front().figures.size(), 2U);
    EXPECT_TRUE(app.says("side 3, section 4"));
    activate("216");
    app.click("Group 1"); // before, the row of the group that moves first was selected
    EXPECT_FALSE(app.offers("Move group 1")) << "nobody of theirs has Rep 6";
    app.press("T");
    EXPECT_TRUE(app.offers("Move group 1"));
    EXPECT_TRUE(app.says("side 2, section 4"));
    app.undo();
    EXPECT_TRUE(app.says("side 3, section 4"));
}

TEST_F(OnTheTable, SectionsAreScoutedAndNotesWrittenByKeys)
{
    app.click("Section 4");
    app.press("S");
    EXPECT_TRUE(play().seen[3]);
    EXPECT_TRUE(app.isOn("Scouted"));
    app.press("S");
    EXPECT_FALSE(play().seen[3]);
    app.press("N");
    app.type("Tibb holds <b>the ford</b>");
    app.press("Return");
    EXPECT_TRUE(app.says("Tibb holds <b>the ford</b>"));
    EXPECT_EQ(app.field("Note"), "");
}

TEST_F(OnTheTable, IsUndoneStepByStepToTheBriefingAndAnotherBattleBeginsAtTheTop)
{
    app.click("Tibb");
    activate("25");
    EXPECT_EQ(chosen(), "PEF 1") << "who moves first";
    app.undo();
    app.undo(); // the dice
    EXPECT_EQ(chosen(), "Tibb");
    app.press("X");
    EXPECT_LT(app.place("Discard it").right(), app.place("On the table").left()) << "no button of the battle's";
    EXPECT_EQ(play().party(), 2);
    app.undo();
    EXPECT_EQ(play().party(), 3);
    EXPECT_EQ(chosen(), "Tibb") << "in the same battle it stays";
    app.undo();
    EXPECT_TRUE(app.offers("Begin play"));
    app.redo();
    app.redo();
    EXPECT_EQ(play().party(), 2);
    for (int step = 0; step < 3; ++step)
        app.undo();
    app.click("Go now");
    app.click("Begin play");
    EXPECT_EQ(chosen(), "Osric Vane");
}

TEST_F(OnTheTable, TheReportOpensFilledInAndFollowsWhatIsNotChangedByHand)
{
    app.click("Tibb");
    app.press("O");
    app.click("Berta");
    app.press("H");
    app.open("After the battle");
    EXPECT_TRUE(app.isOn("Fine", in("Osric Vane")));
    EXPECT_TRUE(app.isOn("Out of the Fight", in("Tibb")));
    EXPECT_TRUE(app.says("sat out"));
    app.click("Cheated Death", in("Osric Vane"));
    app.click("Success");
    app.open("Encounter");
    app.click("Tibb");
    app.press("X");
    app.open("After the battle");
    EXPECT_TRUE(app.isOn("Cheated Death", in("Osric Vane")));
    EXPECT_TRUE(app.isOn("Obviously Dead", in("Tibb")));
    EXPECT_TRUE(app.isOn("Success"));
}

TEST_F(OnTheTable, ItsStepsAreOneRowInTheChronicleUntilItIsOpened)
{
    app.click("Tibb");
    app.press("X");
    app.click("Berta");
    app.press("X");
    app.open("Chronicle");
    const std::size_t open = app.rows("Battles, newest first").size();
    EXPECT_EQ(open, app.history().inForce + 1) << "the battle on the table is told";
    app.clickAtLeft("Month 1. Patrol: under way");
    app.press("Left");
    EXPECT_EQ(app.rows("Battles, newest first").size(), 1U);
    app.press("Right");
    EXPECT_EQ(app.rows("Battles, newest first").size(), open);
}

TEST_F(OnTheTable, NeitherChoosingNorActingMovesARow)
{
    app.resize(1280, 1500);
    bringOn("3", {"22", "33", "44"});
    bringOn("3", {"22", "33", "44"});
    const std::vector<QRect> before = places();
    for (const char *row : {"Osric Vane", "PEF 2", "Group 2", "Berta"}) {
        app.click(row);
        EXPECT_EQ(places(), before) << row;
    }
    app.press("O");
    EXPECT_EQ(places(), before);
    app.press("O");
    EXPECT_TRUE(app.says("already"));
    EXPECT_EQ(places(), before) << "nor does what is said";
}

TEST_F(OnTheTable, AGroupStaysOpenOrClosedAsThePlayerLeftIt)
{
    bringOn("2", {"22", "33"});
    unfold("Group 1");
    app.press("Down");
    app.press("Left");
    EXPECT_EQ(chosen(), "Group 1");
    const std::size_t open = app.rows("On the table").size();
    app.press("Left");
    EXPECT_EQ(app.rows("On the table").size(), open - 2);
    EXPECT_TRUE(app.says("closed"));
    app.click("Osric Vane");
    app.press("T");
    EXPECT_EQ(app.rows("On the table").size(), open - 2) << "after an act";
    app.click("Group 1");
    EXPECT_EQ(app.rows("On the table").size(), open - 2) << "only chosen";
    app.press("Right");
    EXPECT_EQ(app.rows("On the table").size(), open);
    const QPoint chevron = app.place("Group 1").topLeft() + QPoint(7, 10);
    app.drag(chevron, chevron);
    EXPECT_EQ(app.rows("On the table").size(), open - 2) << "by its chevron";
}

TEST_F(OnTheTable, TheListKeepsItsPlaceWhenSomebodyFalls)
{
    bringOn("30");
    unfold("Group 1");
    app.press("End");
    for (int i = 0; i < 20; ++i)
        app.press("Up");
    const auto topOf = [&](const std::string &state) {
        for (const std::string &row : app.rows("On the table")) {
            if (row.ends_with(state))
                return app.place(row).top();
        }
        return -1;
    };
    app.press("X"); // the row appeared at the top when it was reached from below, and stays there
    EXPECT_LT(topOf(", dead"), app.place("On the table").center().y());
    const int top = topOf(", dead");
    app.press("C");
    app.press("X");
    EXPECT_EQ(topOf(", dead"), top);
    app.press("Home");
    EXPECT_TRUE(app.isInSight("Your band")) << "the heading of the first row";
}

TEST_F(OnTheTable, TheMapSaysWhoIsInASection)
{
    EXPECT_EQ(app.role("Patrol"), "Heading");
    EXPECT_TRUE(app.says("Section 8, woods, your band: Osric Vane, Tibb, Berta"));
    EXPECT_TRUE(app.says("Section 5, rough, PEF 1"));
    app.click("PEF 1");
    app.press("9");
    EXPECT_FALSE(app.says("Section 5, rough, PEF 1"));
    EXPECT_TRUE(app.says("Section 9, woods, PEF 1"));
}

/// The choice of the party before play begins.
class TheParty : public WindowTest
{
protected:
    TheParty()
    {
        startOn("Encounter",
                QString(onPatrol).replace(QStringLiteral("\nprepare"),
                                          QStringLiteral("\nrecruit 3\n  dice: 2 3  3 4  3 4\n\nprepare")));
        app.click("Party");
    }
    void leaveBertaOut()
    {
        app.click("Berta");
        app.press("Space");
    }
};

TEST_F(TheParty, IsChosenByKeysToldInTheNextActAndRememberedOverARestartAndAnUndo)
{
    EXPECT_TRUE(app.says("figures of yours: 6"));
    leaveBertaOut();
    EXPECT_TRUE(app.says("figures of yours: 5"));
    EXPECT_TRUE(app.says("5 of 6 figures, from section 8"));
    app.restart();
    EXPECT_TRUE(app.says("5 of 6 figures, from section 8"));
    for (int again = 0; again < 2; ++again) {
        app.press("Ctrl+Return");
        ASSERT_TRUE(app.campaign().play);
        EXPECT_EQ(app.campaign().play->find(FigureId{3})->state, TableState::AtHome);
        app.undo();
    }
}

TEST_F(TheParty, TheRowOfTheKeyboardIsInSightInALowWindow)
{
    startOn("Encounter",
            QStringLiteral(
                "found Osric Vane\n  list: feudal\n  player: Ann\n  rep: 5\n\nplayer Maud\n  player: Ben\n  rep: 5\n\n"
                "recruit\n  seed: 3\n\nprepare\n  enemy: northmen\n  seed: 3\n"));
    app.click("Party");
    app.resize(1280, 1); // the lowest possible window
    app.click("Osric Vane");
    for (const char *key : {"End", "Home", "Down", "End", "PgUp"}) {
        app.press(key);
        EXPECT_TRUE(app.isInSight(app.focus().substr(std::string("Party: ").size()))) << key;
    }
}

} // namespace
} // namespace muster::testing
