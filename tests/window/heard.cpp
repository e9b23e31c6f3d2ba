// SPDX-License-Identifier: MIT

// Playing with a screen reader.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

using Heard = WindowTest;

TEST_F(Heard, TheDiceAndTheResultOfARollAtTheTable)
{
    begin(onPatrol);
    app.press("A");
    app.type("25");
    app.press("Return");
    ASSERT_EQ(app.campaign().play->turn, 1);
    EXPECT_TRUE(app.announces("Turn 1: enemy first"));
}

TEST_F(Heard, ARollAtTheTableEndsAtTheRowThatIsNext)
{
    begin(onPatrol);
    app.click("PEF 3");
    app.press("A");
    app.throwDice({"25"});
    EXPECT_EQ(app.focus(), "On the table: PEF 1, section 5");
    EXPECT_EQ(app.chosenRow("On the table"), "PEF 1, section 5");
    app.press("R");
    EXPECT_EQ(app.asks(), "Resolve, PEF 1: 1d6");
}

TEST_F(Heard, TheKeyThatIsWrittenOnAButton)
{
    begin(onPatrol);
    EXPECT_TRUE(app.says("(Ctrl+Enter)"));
    app.click("Osric Vane");
    EXPECT_TRUE(app.says("Rolls the dice left (5) against damage: each 1–3 makes it one level less, each 6 is lost for "
                         "this encounter (B)"));
    startOn("Encounter", doxeyMeetsGermans, "urban-d100");
    EXPECT_TRUE(app.says("Next to act (N)"));
    EXPECT_FALSE(app.says("(N) (N)"));
}

TEST_F(Heard, TheDiceAndTheOutcomeOfATestOfTheReference)
{
    startOn("Reference", onPatrol);
    app.click("Recover From Knock Down");
    app.press("Return"); // to its dice
    app.type("66");
    app.press("Return");
    EXPECT_TRUE(app.announces("6 6"));
    EXPECT_TRUE(app.announces("Obviously Dead"));
    app.click("Cohesion Test");
    EXPECT_FALSE(app.announces("Obviously Dead")) << "another table";
}

TEST_F(Heard, NothingOfDiceBeforeAnyAreAskedFor)
{
    startOn("After the battle", onPatrol);
    EXPECT_FALSE(app.offers("Roll the rest"));
}

TEST_F(Heard, EachOfTheRollsThatTheProgramDoesAtOnce)
{
    startOn("After the battle", onPatrol);
    app.click("Success");
    app.throwDice({"66666"});
    EXPECT_FALSE(app.announces("Stay or Go, Tibb"));
    app.press("Shift+Return");
    EXPECT_TRUE(app.announces("Stay or Go, Tibb"));
    EXPECT_TRUE(app.announces("Stay or Go, Berta"));
}

TEST_F(Heard, ADieThatIsRefusedAndDiceThatAreMissing)
{
    begin(onPatrol);
    app.press("A");
    app.type("9");
    EXPECT_TRUE(app.announces("A d6 shows 1 to 6."));
    app.type("3");
    EXPECT_FALSE(app.announces("A d6 shows"));
    app.press("Return");
    EXPECT_TRUE(app.announces("One more die."));
}

TEST_F(Heard, WhatALetterTicksInTheReportAndWhatLettersDoIsSeen)
{
    startOn("After the battle", onPatrol);
    app.press("Ctrl+Return"); // Report the outcome
    app.press("Space");
    EXPECT_TRUE(app.says("Underlined letters tick a box and go to the next row; H: sat out."));
    const std::string first = app.focus(); // not at the casualties yet
    app.press("R");
    EXPECT_TRUE(app.announces("Osric Vane: Ran Away"));
    EXPECT_EQ(app.cell("Osric Vane", "Ran Away").substr(0, 3), "[x]");
    EXPECT_NE(app.focus(), first);
    app.press("H");
    EXPECT_TRUE(app.announces("Tibb: Sat out"));
    app.open("Band");
    EXPECT_FALSE(app.announces("Tibb: Sat out")) << "it was about the report";
}

TEST_F(Heard, NothingOfTheReportAnyMoreOnceDiceAreRolled)
{
    startOn("After the battle", onPatrol);
    app.press("Ctrl+Return"); // Report the outcome
    app.press("Space");
    app.press("Return"); // to the casualties
    app.press("O");
    ASSERT_TRUE(app.announces("Osric Vane: Out of the Fight"));
    app.click(app.asks());
    app.throwDice({"66"});
    EXPECT_FALSE(app.announces("Osric Vane: Out of the Fight"));
}

TEST_F(Heard, WhichRollAltLeftUndoesAndThatThereIsNone)
{
    startOn("After the battle", onPatrol);
    app.press("Alt+Left");
    EXPECT_TRUE(app.announces("Nothing has been rolled yet, so there is no roll to undo."));
    app.click("Success");
    app.throwDice({"66666"});
    app.press("Alt+Left");
    EXPECT_TRUE(app.announces("Undone: Stay or Go, the Star."));
    app.press("Alt+Left");
    EXPECT_TRUE(app.announces("Nothing has been rolled yet, so there is no roll to undo."));
}

TEST_F(Heard, ThatANewcomerOutranksTheStarAndLeaves)
{
    startOn("Encounter", QStringLiteral("found Hodge\n  list: northmen\n  rep: 4\n"));
    app.choose("Dice", "Your own");
    app.click("Go now");
    app.press("Esc");
    app.menu("Band/Recruit Grunt by dice");
    app.throwDice({"12"}); // a Fanatic of Rep 5
    ASSERT_EQ(app.campaign().gruntCount(), 1);
    EXPECT_TRUE(app.announces("Tibb: Outranks the Star: leaves after the next encounter without a test."));
    EXPECT_TRUE(app.says("Outranks the Star: leaves")) << "and stands in its row";
}

TEST_F(Heard, WhatTheLastRollOfARecruitAndOfAnEncounterBrought)
{
    startOn("Band", QStringLiteral("found Ines Holt\n  list: military\n  rep: 5\n"), "chain-reaction-3");
    app.menu("Band/Recruit Grunt by dice");
    app.throwDice({"34", "25"});
    EXPECT_TRUE(app.announces(" joined: Military list 7: Soldier, Rep 4, Slow to React"));
    app.open("Encounter");
    app.click("Go now");
    EXPECT_TRUE(app.announces("Patrol"));
}

TEST_F(Heard, OneOfAFewAsARadioButtonAndTheTimelineAsAChart)
{
    startOn("After the battle", onPatrol);
    EXPECT_EQ(app.role("Success"), "RadioButton");
    EXPECT_EQ(app.role("Failure"), "RadioButton");
    EXPECT_FALSE(app.says("&")) << "the mark of a letter";
    app.open("Chronicle");
    EXPECT_EQ(app.role("Timeline"), "Chart");
}

TEST_F(Heard, APageByItsTabAndTheButtonOfAStep)
{
    app.start(sample());
    EXPECT_EQ(app.role("Chronicle"), "PageTab");
    app.open("Chronicle");
    EXPECT_TRUE(app.isOn("Chronicle"));
    EXPECT_EQ(app.role("Report…"), "Button");
    EXPECT_TRUE(app.offers("Report…"));
}

TEST_F(Heard, PagesTurnByKeyTabComesToTheirTabF10OpensTheMenusAndF11FillsTheScreen)
{
    start(onPatrol);
    const auto tabTo = [&](const char *page) {
        for (int stops = 0; stops < 60 && app.focus() != page; ++stops)
            app.press("Tab");
        return app.focus();
    };
    app.press("Ctrl+5");
    EXPECT_EQ(tabTo("Foes"), "Foes");
    app.press("Ctrl+1");
    EXPECT_EQ(tabTo("Band"), "Band");
    app.press("Ctrl+PgDown");
    EXPECT_TRUE(app.isOn("Encounter"));
    app.press("Ctrl+PgUp");
    app.press("Ctrl+PgUp");
    EXPECT_TRUE(app.isOn("Odds")) << "round from the first to the last";
    app.press("F11");
    EXPECT_TRUE(app.window().isFullScreen());
    app.press("F11");
    EXPECT_FALSE(app.window().isFullScreen());
    app.press("F10");
    EXPECT_TRUE(app.offers("Open recent"));
    app.press("Esc");
    app.press("Esc");
}

} // namespace
} // namespace muster::testing
