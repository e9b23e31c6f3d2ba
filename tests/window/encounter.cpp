// SPDX-License-Identifier: MIT

// Preparing an encounter, by a seed or own dice, locking parts and rolling the rest again, and editing it by hand.

#include "model/story/setupdice.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

#include <QFile>

namespace muster::testing {
namespace {

class Preparing : public WindowTest
{
protected:
    Preparing() { prepare(twoGrunts); }

    void prepare(const QString &story, const char *pack = "swordplay") { startOn("Encounter", story, pack); }
    Encounter encounter() const { return app.campaign().encounter.value_or(Encounter()); }
    Section section(std::size_t number) const { return encounter().setup.sections[number - 1]; }
};

TEST_F(Preparing, BySeedTheChosenEnemyIsMetAndTheSameSeedDealsTheSame)
{
    const auto deal = [&](const char *seed) {
        app.fill("Seed", seed);
        app.choose("Enemy", "Elves");
        app.click("Go now");
        return encounter();
    };
    const Encounter one = deal("48213");
    EXPECT_EQ(one.enemy, QStringLiteral("elves"));
    EXPECT_TRUE(one.seeded);
    EXPECT_EQ(one.seed, 48213U);
    EXPECT_TRUE(app.says("Seed 48 213 (also printed on the sheet)."));
    EXPECT_TRUE(app.offers("Begin play"));
    app.undo();
    EXPECT_TRUE(app.offers("Go now"));
    EXPECT_NE(deal("7"), one);
    app.undo();
    EXPECT_EQ(deal("48 213"), one) << "as it is read out";
}

TEST_F(Preparing, WhoGoesWhatItMeansToWaitAndTheOptionsStandBesideEachOtherOrFold)
{
    const auto left = [&](const char *what) { return app.place(what).left(); };
    EXPECT_LT(left("Party"), left("Wait a month"));
    EXPECT_LT(left("Wait a month"), left("Options"));
    app.resize(1024, 700);
    EXPECT_EQ(left("Wait a month"), left("Party"));
    EXPECT_LT(left("Wait a month"), left("Options"));
    app.resize(640, 700);
    EXPECT_EQ(left("Options"), left("Party"));
}

TEST_F(Preparing, WhoIsLeftAtHomeBeforeItIsRolledUpStaysThere)
{
    EXPECT_TRUE(app.says("3 of 3, total Rep "));
    app.click("Berta");
    app.press("Space");
    EXPECT_TRUE(app.says("2 of 3, total Rep "));
    app.restart();
    app.open("Encounter");
    EXPECT_TRUE(app.says("2 of 3, total Rep "));
    app.click("Go now");
    EXPECT_TRUE(app.says("2 of 3 figures, from section 8"));
    app.click("Begin play");
    EXPECT_EQ(app.campaign().play->find(FigureId{3})->state, TableState::AtHome);
}

TEST_F(Preparing, WhoIsLeftAtHomeStaysThereWhenTheRollIsUndone)
{
    app.click("Berta");
    app.press("Space");
    app.click("Go now");
    app.click("Section 4");
    app.press("L"); // which is kept for this table
    app.undo();
    EXPECT_TRUE(app.says("2 of 3, total Rep "));
    app.redo();
    EXPECT_TRUE(app.says("2 of 3 figures, from section 8"));
}

TEST_F(Preparing, TheBriefingHasARowForEachRuleWithTheDistanceThatItTurnsOn)
{
    app.click("Go now");
    EXPECT_LT(app.place("12\"").right(), app.place("A section is scouted").left());
    EXPECT_LT(app.place("12\"").bottom(), app.place("A section is scouted").bottom());
}

TEST_F(Preparing, TheActSaysWhoseDiceRoll)
{
    EXPECT_FALSE(app.says(", your dice"));
    app.choose("Dice", "Your own");
    EXPECT_TRUE(app.says(", your dice"));
}

TEST_F(Preparing, AMonthPassesByItsKeyAndWhatItChangesIsToldBefore)
{
    EXPECT_TRUE(app.says("Nobody is away, so nobody comes back."));
    EXPECT_TRUE(app.says("stays Patrol"));
    EXPECT_TRUE(app.says("ruling R34"));
    app.press("W");
    EXPECT_EQ(app.campaign().turn, 2);
    EXPECT_TRUE(app.offers("Go now")) << "the encounter waits";
    app.undo();
    EXPECT_EQ(app.campaign().turn, 1);
}

TEST_F(Preparing, EachKindThatMayComeHasItsChanceWhereTheDiceChooseIt)
{
    prepare(rook, "chain-reaction-1");
    EXPECT_TRUE(app.says("Firefight: 24%"));
    EXPECT_TRUE(app.says("Defenders (Raid, Recover, Sweep)"));
    EXPECT_FALSE(app.offers("Let a month pass")) << "one encounter follows another";
}

TEST_F(Preparing, WhatCanBeDoneWithTheDiceStaysInSightWhileTheyAreTyped)
{
    app.resize(1280, 760);
    app.choose("Dice", "Your own");
    app.click("Go now");
    for (int roll = 0; roll < 11; ++roll) {
        app.press("Return");
        EXPECT_TRUE(app.isInSight("Cancel")) << app.asks();
    }
}

TEST_F(Preparing, OwnDiceAndTheProgramsAreMixedAtEveryRoll)
{
    app.choose("Dice", "Your own");
    app.click("Go now");
    app.throwDice({"2 4", "3"}); // the EAL is the higher of two; a section's second die is missing
    app.press("Shift+Return");
    EXPECT_EQ(encounter().eal, 4);
    EXPECT_FALSE(encounter().seeded);
    const Rolls &rolls = app.history().steps.back().rolls;
    EXPECT_EQ(rolls[0].dice[1].by, Thrower::Player);
    EXPECT_EQ(rolls[1].dice[0].by, Thrower::Player);
    EXPECT_EQ(rolls[1].dice[1].by, Thrower::Program);
    const std::string sheet = dealtInWords(app.history()).toStdString();
    EXPECT_NE(sheet.find("Your own dice: section 1: 3. "), std::string::npos) << sheet;
    EXPECT_NE(sheet.find("Rolled for you: section 1: "), std::string::npos) << sheet;
}

TEST_F(Preparing, ASectionIsChosenByKeyAndToldInWordsAndItsSheetIsPrinted)
{
    prepare(onPatrol);
    app.click("Section 5");
    EXPECT_TRUE(app.says("Section 5: Rough"));
    app.press("Right");
    EXPECT_TRUE(app.says("Section 6: Hill"));
    app.click("Print sheet");
    const std::string sheet = "The band of Osric Vane, Encounter, Month 1";
    EXPECT_EQ(app.title(), sheet);
    app.press("Esc");
    EXPECT_NE(app.title(), sheet);
    app.press("Ctrl+P");
    EXPECT_EQ(app.title(), sheet) << "of the page that is open";
}

TEST_F(Preparing, TheTimeOfDayByHandIsAStepThatCanBeUndone)
{
    prepare(onPatrol);
    ASSERT_TRUE(app.isOn("Day"));
    app.click("Night");
    EXPECT_EQ(encounter().setup.time, TimeOfDay::Night);
    EXPECT_EQ(app.history().steps.back().kind, StepKind::Corrected);
    app.click("Begin play");
    EXPECT_TRUE(app.says("Before turn 1   Night"));
    app.undo();
    app.undo();
    EXPECT_TRUE(app.isOn("Day"));
}

TEST_F(Preparing, ASectionSetByHandLosesItsDiceButNoOther)
{
    prepare(onPatrol);
    app.click("Edit", in("Re-roll the rest"));
    app.fill("Buildings", "3");
    app.fill("Enemy Activity Level", "5");
    EXPECT_FALSE(app.offers("Country")) << "these rules know none";
    app.click("Save");
    EXPECT_EQ(section(8).buildings, 3);
    EXPECT_EQ(encounter().eal, 5);
    const SetupDice dice(app.history(), encounter());
    EXPECT_TRUE(dice.ofSection(8).empty());
    EXPECT_FALSE(dice.ofSection(2).empty());
}

class EditingByHand : public Preparing
{
protected:
    EditingByHand()
    {
        prepare(QStringLiteral("found Vasquez\n  list: military\n  rep: 5\n  armor: 0\n\nprepare\n  enemy: insurgents\n"
                               "  seed: 7\n"),
                "chain-reaction-3");
    }
    void edit(const char *section)
    {
        app.click(section);
        app.click("Edit", in("Re-roll the rest"));
    }
};

TEST_F(EditingByHand, SetsTheLandOfASectionTheObjectiveAndTheEntry)
{
    edit("Section 6");
    const Section other = section(5);
    app.choose("Country", "Mountains");
    app.choose("Road", "Up and down");
    app.choose("River", "With a ford");
    app.fill("Objective", "burn the mill");
    app.fill("Entry", "by the ford");
    app.click("Save");
    EXPECT_EQ(section(6).country, Country::Mountains);
    EXPECT_EQ(section(6).road, Road::UpDown);
    ASSERT_TRUE(section(6).river);
    EXPECT_EQ(section(6).river->fordable, true);
    EXPECT_EQ(section(5), other);
    EXPECT_EQ(encounter().objective, QStringLiteral("burn the mill"));
    EXPECT_EQ(encounter().entry, QStringLiteral("by the ford"));
}

TEST_F(EditingByHand, PartsTheTableAnewKeepsTheChosenPlaceAndOffersNoneThatCannotBe_R95)
{
    edit("Section 8");
    app.fill("In your words", "the well");
    app.fill("Sections wide", "4");
    EXPECT_TRUE(app.isOn("Section 10")) << "the second of the third row";
    app.click("Save");
    EXPECT_EQ(encounter().setup.grid, (Grid{4, 3}));
    ASSERT_EQ(encounter().setup.sections.size(), 12U);
    EXPECT_EQ(section(10).words, QStringLiteral("the well"));
    EXPECT_EQ(section(8).words, QString());
    edit("Section 6");
    for (const char *wide : {"16", "1", "9"}) {
        app.fill("Sections wide", wide);
        const Grid grid{std::stoi(app.field("Sections wide")), std::stoi(app.field("Sections deep"))};
        EXPECT_TRUE(grid.isPossible()) << wide;
    }
}

class TheProposedTable : public WindowTest
{
protected:
    TheProposedTable() { startOn("Encounter", onPatrol); }

    muster::Setup setup() const { return app.campaign().encounter->setup; }
    void lock(const std::string &what)
    {
        app.click(what);
        app.press("L");
    }
};

TEST_F(TheProposedTable, LLocksTheChosenSectionOverARestartAndLetsItGo)
{
    lock("Section 4");
    EXPECT_TRUE(app.says("Section 4, clear, locked"));
    app.restart();
    app.open("Encounter");
    EXPECT_TRUE(app.says("Section 4, clear, locked"));
    lock("Section 4");
    EXPECT_FALSE(app.says(", locked"));
    const QPoint corner = app.place("Section 6").topRight() + QPoint(-12, 12);
    app.drag(corner, corner);
    EXPECT_TRUE(app.says("Section 6, hill, locked")) << "by a click on its lock";
}

TEST_F(TheProposedTable, ALockGoesWithItsSectionWhereTheTableIsPartedAnew_R95)
{
    lock("Section 9");
    lock("Section 2");
    app.click("Edit", in("Re-roll the rest"));
    app.fill("Sections wide", "2");
    app.click("Save");
    EXPECT_TRUE(app.says("1 of 6 locked."));
}

TEST_F(TheProposedTable, ACopyOfTheFileElsewhereHasItsLocksAndTheNoteThatIsBeingWritten)
{
    lock("Section 4");
    app.press("Ctrl+Shift+N");
    app.type("The ford lies under fog");
    app.press("Esc");
    const QString copy = pathOf(QStringLiteral("copy.muster"));
    ASSERT_TRUE(QFile::copy(app.path(), copy));
    app.start(copy);
    app.open("Encounter");
    EXPECT_TRUE(app.says("Section 4, clear, locked"));
    app.press("Ctrl+Shift+N");
    EXPECT_EQ(app.field("Title"), "The ford lies under fog");
}

TEST_F(TheProposedTable, WhatIsLockedStaysWhenTheRestIsDealtAgain)
{
    for (const char *what : {"Section 1", "Section 9", "PEF 2"})
        lock(what);
    EXPECT_TRUE(app.says("Section 3, locked"));
    const muster::Setup before = setup();
    const std::size_t steps = app.history().inForce;
    for (int deal = 0; deal < 5; ++deal)
        app.click("Re-roll the rest");
    EXPECT_EQ(app.history().inForce, steps + 5);
    EXPECT_EQ(setup().sections[0], before.sections[0]);
    EXPECT_EQ(setup().sections[8], before.sections[8]);
    EXPECT_EQ(setup().pefs[1].section, before.pefs[1].section);
    EXPECT_NE(setup(), before) << "some of seven sections fall otherwise in a few re-rolls";
    EXPECT_TRUE(app.says("Section 9, woods, you enter here, locked")) << "the locks stay";
    for (int deal = 0; deal < 5; ++deal)
        app.undo();
    EXPECT_EQ(setup(), before);
}

TEST_F(TheProposedTable, RRollsOneSectionAloneAndEnterChoosesItsTerrain)
{
    app.click("Section 7");
    const muster::Setup before = setup();
    const std::size_t steps = app.history().inForce;
    app.press("R");
    EXPECT_EQ(app.history().inForce, steps + 1);
    muster::Setup after = setup();
    after.sections[6] = before.sections[6];
    EXPECT_EQ(after, before);
    app.press("Return");
    EXPECT_EQ(app.focus(), "Terrain");
}

TEST_F(TheProposedTable, TheRestIsDealtWithThePlayersDiceWhereThatIsTheHabit)
{
    app.menu("Encounter/Re-roll the rest with my own dice"); // for later rolls too
    app.press("Esc");
    for (const char *rest : {"Section 2", "Section 3", "Section 4", "Section 5", "Section 6", "Section 7", "Section 8",
                             "Section 9", "PEF 1", "PEF 2", "PEF 3"})
        lock(rest);
    app.click("Re-roll the rest");
    app.throwDice({"11"});
    EXPECT_EQ(setup().sections[0].terrain, Terrain::Rough);
    EXPECT_EQ(app.history().steps.back().rolls.front().dice.front().by, Thrower::Player);
}

using EditEncounter = WindowTest;

TEST_F(EditEncounter, EscapeLeavesItWithoutChangeAsCancelDoesWhereverTheKeyboardIs)
{
    start(onPatrol);
    const std::size_t steps = app.history().steps.size();
    app.open("Encounter");
    for (const bool atTheMap : {false, true}) {
        app.menu("Encounter/Edit encounter");
        ASSERT_TRUE(app.says("Use this if your table differs"));
        const std::string eal = app.field("Enemy Activity Level");
        app.fill("Enemy Activity Level", eal == "2" ? "3" : "2");
        if (atTheMap)
            app.click("Section 5");
        app.press("Esc");
        EXPECT_FALSE(app.says("Use this if your table differs")) << (atTheMap ? "at the map" : "in a field");
        EXPECT_EQ(app.history().steps.size(), steps);
        EXPECT_NE(app.focus(), "nothing");
        app.menu("Encounter/Edit encounter");
        EXPECT_EQ(app.field("Enemy Activity Level"), eal);
        app.click("Cancel");
    }
}

} // namespace
} // namespace muster::testing
