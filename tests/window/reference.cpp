// SPDX-License-Identifier: MIT

// The Reference page: search, rolling, the highlighted row of a table, values filled in from a figure, and recording.

#include "tests/support/stories.h"
#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class TheReference : public WindowTest
{
protected:
    void consult(const QString &story = onPatrol, const char *pack = "swordplay", bool plays = false)
    {
        start(story, pack);
        if (plays) {
            app.open("Encounter");
            app.click("Begin play");
        }
        app.open("Reference");
    }
    void search(const std::string &words)
    {
        app.press("Ctrl+F");
        app.type(words);
    }
    std::string entry() const { return app.chosenRow("Tests and tables"); }
    std::size_t listed() const { return app.rows("Tests and tables").size(); }
    void roll(const std::vector<std::string> &dice)
    {
        app.click(app.asks());
        app.throwDice(dice);
    }
    void knockDownTibb()
    {
        search("recover from knock down");
        app.choose("Figure taking the test", "Tibb");
        roll({"66"});
    }
};

TEST_F(TheReference, IsWalkedByTheKeyboardFromAWordToTheOutcome)
{
    consult();
    search("received fire");
    EXPECT_EQ(entry(), "Received Fire");
    app.press("Return");
    app.throwDice({"43"});
    EXPECT_TRUE(app.announces("Fire. ")); // missile, loaded, Rep 4
    app.press("Space"); // once more
    app.throwDice({"66"});
    EXPECT_TRUE(app.announces("Cohesion Test"));
    search("weapons");
    EXPECT_EQ(app.field("Search the tests and tables"), "weapons") << "typing goes on while the sheet changes";
}

TEST_F(TheReference, OffersOfTwoTestsAtOnceWhatTheClassMayMeetInThem)
{
    consult();
    search("received fire and man down");
    for (const char *figureClass : {"Warrior", "Peasant", "Missile", "Noble"}) {
        app.choose("Class", figureClass);
        EXPECT_NE(app.asks(), noDice) << figureClass;
    }
}

/// In an earlier version it found the parting shot, which has the word in its title.
TEST_F(TheReference, FindsWhatIsRolledFirstInASectionThatIsCalledSo)
{
    consult();
    search("shoot");
    EXPECT_EQ(entry(), "Ranged combat");
}

TEST_F(TheReference, FindsWhatIsCalledSoBeforeWhatOnlyTellsOfItAndGoesFromMatchToMatch)
{
    consult();
    const std::size_t all = listed();
    search("cohesion");
    EXPECT_EQ(entry(), "Cohesion Test") << "Received Fire acts first and has Cohesion Tests in it";
    search("pef");
    EXPECT_EQ(entry(), "PEF resolution") << "and by its first word before any other";
    search("duck back");
    EXPECT_EQ(entry(), app.rows("Tests and tables")[1]) << "nothing is called so: the first that tells of it";
    EXPECT_LT(listed(), all);
    EXPECT_TRUE(app.says("1 of "));
    const std::string first = entry();
    app.press("F3");
    EXPECT_NE(entry(), first);
    EXPECT_TRUE(app.says("2 of "));
    app.press("Shift+F3");
    app.press("Shift+F3");
    EXPECT_NE(entry(), first) << "round";
    search("polka");
    EXPECT_TRUE(app.says("none"));
    EXPECT_EQ(listed(), 0U);
    app.press("Esc");
    EXPECT_EQ(listed(), all);
    EXPECT_NE(entry(), "");
    search("fire");
    for (int down = 0; down < 12; ++down) {
        const std::string before = entry();
        app.press("Down");
        EXPECT_NE(entry(), "") << "a heading, after " << down + 1 << " times Down";
        EXPECT_TRUE(down > 2 || entry() != before) << "while the words can be typed on";
    }
}

TEST_F(TheReference, ARulingThatWasReadIsForgottenWithItsEntry)
{
    consult();
    search("received fire");
    app.click("ruling R2");
    search("weapons");
    EXPECT_FALSE(app.offers("ruling R2"));
}

/// In an earlier version it began with the shooter, and Enter put the shooter out of the fight.
TEST_F(TheReference, OfDamageAsksForWhoIsHitAndTakesTheImpactOfTheWeaponThatHit)
{
    consult(QString(onPatrol).replace(QStringLiteral("lance-and-sword"), QStringLiteral("crossbow")), "swordplay",
            true);
    app.open("Encounter");
    app.press("+");
    app.type("1");
    app.click("Bring on");
    app.press("Shift+Return");
    app.open("Reference");
    app.choose("Figure taking the test", "Osric Vane");
    search("ranged combat damage");
    EXPECT_TRUE(app.field("Figure that is hit").starts_with("Group 1, figure 1: "));
    EXPECT_EQ(app.field("Impact"), "3") << "the Crossbow's";
    search("received fire");
    EXPECT_TRUE(app.field("Figure taking the test").starts_with("Osric Vane"));
    EXPECT_TRUE(app.isOn("Noble", in("Class")));
}

TEST_F(TheReference, ATestThatIsRecordedIsRolledAnewForAnother)
{
    consult(onPatrol, "swordplay", true);
    knockDownTibb();
    app.choose("Figure taking the test", "Berta");
    EXPECT_TRUE(app.offers("Record")) << "it was Berta’s";
    app.press("W"); // also while the box has the focus
    EXPECT_TRUE(app.says("Recorded for Berta"));
    app.choose("Figure taking the test", "Tibb");
    EXPECT_EQ(app.dice(), "");
    EXPECT_FALSE(app.offers("Record"));
}

TEST_F(TheReference, ReadsTheSameDiceAnewWhenTheSituationOrTheFigureChanges)
{
    consult();
    search("ranged combat");
    roll({"4"});
    EXPECT_TRUE(app.announces("Hit")); // 8
    EXPECT_TRUE(app.offers("Target in cover"));
    EXPECT_FALSE(app.offers("In cover"));
    app.check("Target prone");
    EXPECT_TRUE(app.announces("Miss"));
    search("recover from knock down");
    app.fill("Rep", "3");
    roll({"44"});
    EXPECT_TRUE(app.announces("Obviously Dead"));
    app.choose("Figure taking the test", "Osric Vane"); // Rep 5
    EXPECT_TRUE(app.announces("Stunned"));
}

TEST_F(TheReference, TakesTheRepTheClassAndTheLeaderOfAFigureAndOnlyAStarChooses)
{
    consult();
    search("man down");
    app.choose("Figure taking the test", "Tibb");
    EXPECT_EQ(app.field("Rep"), "4");
    EXPECT_EQ(app.field("Leader’s Rep"), "5");
    EXPECT_FALSE(app.says("Star's choice"));
    search("received fire");
    app.choose("Figure taking the test", "Osric Vane, Rep 5");
    EXPECT_TRUE(app.isOn("Noble"));
    app.choose("Star's choice", "2");
    EXPECT_TRUE(app.announces("Charge")) << "a Noble in reach, and nothing is rolled";
}

TEST_F(TheReference, AResultIsRecordedWithOneKeyOnceAndUndone)
{
    consult(onPatrol, "swordplay", true);
    knockDownTibb();
    const auto stands = [&] { return app.campaign().play->find(FigureId{2})->state; };
    const std::size_t before = app.history().inForce;
    app.press("W");
    EXPECT_EQ(app.history().inForce, before + 1);
    EXPECT_TRUE(app.announces("Recorded for Tibb"));
    EXPECT_EQ(stands(), TableState::Dead);
    const Rolls rolls = app.history().steps.back().rolls;
    ASSERT_EQ(rolls.size(), 1U);
    EXPECT_EQ(rolls.front().dice.front().face, 6);
    app.press("W"); // the same result is not recorded twice
    EXPECT_EQ(app.history().inForce, before + 1);
    app.undo();
    EXPECT_EQ(stands(), TableState::CarryingOn);
    knockDownTibb();
    search("#");
    EXPECT_EQ(listed(), 0U);
    app.click("Record");
    EXPECT_EQ(stands(), TableState::Dead) << "what is shown, though the search finds nothing";
}

TEST_F(TheReference, RecordingIsRefusedWhereNothingIsInPlay)
{
    consult();
    knockDownTibb();
    const std::size_t before = app.history().inForce;
    app.press("W");
    EXPECT_EQ(app.history().inForce, before);
    EXPECT_TRUE(app.announces("The battle has not begun. Begin play first."));
}

TEST_F(TheReference, StarPowerStandsAtWhatIsLeftOfIt)
{
    consult(onPatrol, "swordplay", true);
    search("star power");
    app.choose("Figure taking the test", "Osric Vane");
    roll({"66455"});
    app.press("W");
    EXPECT_EQ(app.campaign().play->starPower, 3);
    app.press("Ctrl+R");
    EXPECT_TRUE(app.comesToSay("3d6"));
}

TEST_F(TheReference, TakesAShotForAFigureOfTheStreetSkirmish_R82)
{
    consult(doxeyMeetsGermans, "urban-d100");
    search("shooting");
    app.choose("Figure taking the test", "Doxey");
    EXPECT_EQ(app.field("Weapon skill"), "160");
    EXPECT_EQ(app.field("Weapon"), "SMG");
    app.fill("Range in inches", "7"); // an eighth of 160
    roll({"07", "1", "4"});
    EXPECT_TRUE(app.announces("1 hit"));
    app.press("Ctrl+R");
    EXPECT_TRUE(app.comesToSay("To hit, 1 to 100: 1d100"));
    app.throwDice({"78"});
    EXPECT_TRUE(app.announces("0 hits"));
    search("sequence");
    EXPECT_TRUE(app.says("Initiative 4, Doxey"));
}

/// Every entry of the page, in the narrowest window.
class TheReferenceOf : public WindowTest, public ::testing::WithParamInterface<std::pair<const char *, const QString *>>
{
};

TEST_P(TheReferenceOf, CutsNothingShortAndIsRolled)
{
    start(*GetParam().second, GetParam().first);
    app.resize(1000, 620);
    app.open("Reference");
    app.press("Ctrl+F");
    const std::size_t entries = app.rows("Tests and tables").size();
    int rolled = 0;
    for (std::size_t i = 0; i < entries; ++i) {
        app.press("F3");
        EXPECT_EQ(seen::cutTexts(app.window()).join(u'\n').toStdString(), "");
        if (app.asks() == noDice)
            continue;
        EXPECT_GT(app.rollAll(), 0);
        ++rolled;
    }
    EXPECT_GE(rolled, 2);
}

INSTANTIATE_TEST_SUITE_P(EachRuleSet, TheReferenceOf,
                         ::testing::Values(std::pair("swordplay", &twoGrunts), std::pair("chain-reaction-1", &rook),
                                           std::pair("urban-d100", &doxey)));

} // namespace
} // namespace muster::testing
