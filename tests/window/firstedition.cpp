// SPDX-License-Identifier: MIT

// Additional questions and texts of the first edition: the stockpile, the enemy's figures, the media, better arms, and
// in the report deeds, points and salvage.

#include "model/systems/parts.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

/// Dell with a Grunt who has something to leave.
const QString withGrunt = QStringLiteral(R"(
found Dell
  list: police
  rep: 4

recruit 1
  dice: 5 3

prepare
  enemy: gang
  seed: 3
)");

class FirstEdition : public WindowTest
{
protected:
    void show(const QString &story, const char *page) { startOn(page, story, "chain-reaction-1"); }
    void report(const QString &story) { show(story, "After the battle"); }
    void play(const QString &story) { begin(story, "chain-reaction-1"); }
    Campaign campaign() const { return app.campaign(); }
    Encounter encounter() const { return app.campaign().encounter.value_or(Encounter()); }
    std::optional<AftermathDraft> draft() const { return (*CampaignFile::open(app.path()))->drafts().report; }
    void step(const std::string &field, const char *key)
    {
        app.click(field);
        app.press(key);
    }
};

TEST_F(FirstEdition, ShowsTheStockpileTheLimitOfSpecialWeaponsAndWhatTheBandIsWorth)
{
    show(rook, "Band");
    EXPECT_TRUE(app.comesToSay("Empty. Whatever you salvage after a battle is kept here."));
    EXPECT_TRUE(
        app.says("Special weapons: 0 of 1 allowed (Gang: one per full 8 figures, at least one; the band has 1)."));
    EXPECT_TRUE(app.says("; worth 16 points; encounter points earned: 0 (band 0)"));
    startOn("Band", twoGrunts);
    EXPECT_TRUE(app.comesToSay("Stay or Go, next time"));
    EXPECT_FALSE(app.says("Stockpile"));
}

// R85: while the Star is away, the limit is the Rep of the acting leader.
TEST_F(FirstEdition, NamesWhoLeadsWhereThePlacesAreFree)
{
    show(rook
             + QStringLiteral(
                 "\nrecruit 2\n  dice: 4 5   3 3\n\nprepare\n  enemy: zombies\n  seed: 3\n\n"
                 "finish success\n  follows: nothing\n  bad-wound: Rook\n  fine: the others\n  dice: 1 1\n"),
         "Band");
    EXPECT_TRUE(app.comesToSay("Tess leads while the Star is away: with Rep 5, at most 5 other Grunts."));
    EXPECT_TRUE(app.says("4 places free")) << "as Dutch has one";
}

TEST_F(FirstEdition, IsDealtByTheTurnsOfTheCalendarWithTheEnemyInPlaceOfPefs)
{
    show(rook, "Encounter");
    app.click("Go now");
    EXPECT_TRUE(scenarioOf(encounter()));
    EXPECT_TRUE(encounter().seeded);
    EXPECT_TRUE(app.says("Enemy: "));
    EXPECT_FALSE(app.says("Possible Enemy Forces"));
}

TEST_F(FirstEdition, RollsForThePressBeforeTheBattleAndAgainInPlay)
{
    show(rookMeetsZombies, "Encounter");
    app.click("Roll for media coverage");
    app.throwDice({"1", "34", "12"}); // military: −2, so a crew comes: a Reporter, a Tech
    ASSERT_TRUE(encounter().press);
    EXPECT_EQ(encounter().press->crew.size(), 2U);
    EXPECT_FALSE(app.offers("Roll for media coverage"));

    play(rookMeetsZombies);
    app.click("Briefing");
    app.click("Roll for media coverage");
    app.throwDice({"6"}); // the crew may come next turn
    ASSERT_TRUE(encounter().press);
    EXPECT_EQ(encounter().press->coverage, Coverage::Possible);
    app.click("Table");
    app.click("Turn without cards");
    app.rollAll();
    app.click("Briefing");
    app.click("Roll for media coverage");
    app.throwDice({"1"});
    app.press("Shift+Return");
    EXPECT_EQ(encounter().press->coverage, Coverage::Full);
    EXPECT_FALSE(app.offers("Roll for media coverage")) << "the crew is there";
    EXPECT_TRUE(app.says("The media crew may have company:")) << "R76";
}

TEST_F(FirstEdition, DrawsSwatArmsForThePoliceOnceAndNoneInPlay)
{
    show(dellMeetsAGang, "Encounter");
    app.click("Issue to the party");
    EXPECT_EQ(campaign().star()->profile.armorWorn, QStringLiteral("body-armor"));
    EXPECT_EQ(campaign().star()->profile.weapon, QStringLiteral("assault-rifle"));
    EXPECT_TRUE(app.says("Better equipment issued until the battle is over:"));
    app.click("Issue to the party");
    EXPECT_TRUE(app.announces("The whole party already has this equipment."));
    app.click("Begin play");
    app.click("Briefing");
    EXPECT_FALSE(app.offers("Issue to the party"));
}

TEST_F(FirstEdition, AsksForDeedsTheWoundSomebodyRanWithAndThePartOfThePoints)
{
    report(rookMeetsZombies);
    app.click("Ran Away", in("Rook"));
    EXPECT_EQ(app.field("Rook, wound when running away"), "none");
    app.choose("Rook, wound when running away", "Bad Wound");
    EXPECT_EQ(draft()->figures[0].deeds.wound, Fate::BadWound) << "and with it a Recover check";
    EXPECT_TRUE(app.says("Turned")) << "as the ninth fate";

    report(rookMeetsZombies);
    step("Rook, enemies killed", "Up");
    step("Rook, enemies killed", "Up");
    EXPECT_TRUE(app.isOn("Rook, inflicted damage"));
    app.fill("Share of the points", "1/2");
    app.press("Return");
    app.restart();
    EXPECT_EQ(app.field("Share of the points"), "1/2");
    EXPECT_EQ(draft()->figures[0].deeds, (Deeds{false, false, false, 2, 0}));
    app.click("Finish Late January");
    EXPECT_FALSE(campaign().encounter);
    EXPECT_EQ(campaign().points(), 200 + 80);
    startOn("After the battle", onPatrol);
    EXPECT_FALSE(app.offers("Share of the points")) << "other rules ask for none of it";
    EXPECT_FALSE(app.says("Routed"));
}

TEST_F(FirstEdition, TheTickThatCameWithAKillGoesWithIt)
{
    const char *kills = "Rook, enemies killed";
    const char *hurt = "Rook, inflicted damage";
    report(rookMeetsZombies);
    step(kills, "Up");
    EXPECT_TRUE(app.isOn(hurt));
    step(kills, "Down");
    EXPECT_FALSE(app.isOn(hurt));
    app.click(hurt);
    step(kills, "Up");
    step(kills, "Down");
    EXPECT_TRUE(app.isOn(hurt)) << "that one was the player's own";
    app.wheel(kills, 1);
    EXPECT_EQ(app.field(kills), "0") << "the wheel changes no number";
}

TEST_F(FirstEdition, SaysWhereOneLooksThatMoreAreKilledThanThereWereUntilThatIsUndone)
{
    const std::string why = "Enemies killed: 8 are reported, but there were only 7.";
    report(rookMeetsZombies);
    app.click("Success");
    app.fill("Rook, enemies killed", "8");
    EXPECT_TRUE(app.announces(why)) << "in sight wherever the page is scrolled to";
    app.open("Band");
    app.open("After the battle");
    app.press("Ctrl+Return"); // Edit report
    EXPECT_EQ(app.focus(), "Rook, enemies killed") << "there it can be mended";
    app.undo();
    EXPECT_EQ(app.field("Rook, enemies killed"), "0");
    EXPECT_EQ(app.focus(), "Rook, enemies killed");
    EXPECT_FALSE(app.says(why));
    app.redo();
    EXPECT_EQ(app.field("Rook, enemies killed"), "8");
}

TEST_F(FirstEdition, EnterInAFieldTakesItsValueAndNothingElse)
{
    report(withGrunt);
    app.click("Success");
    app.click("Bad Wound", in(campaign().band[1].name.toStdString())); // which adds a die to roll
    const std::string asked = app.asks();
    const auto enter = [&](const char *field, const char *value) {
        app.fill(field, value);
        app.press("Return");
        EXPECT_EQ(app.focus(), field);
        EXPECT_EQ(app.asks(), asked);
    };
    enter("Share of the points", "most");
    EXPECT_TRUE(app.announces("The share of the points must be a number from 0 to 2, such as 0.5 or 7/9."));
    enter("Share of the points", "1/2");
    EXPECT_EQ(draft()->won, (Fraction{1, 2}));
    enter("Dell, enemies killed", "1");
    for (const char *field : {"Enemies lost", "Share of the points"}) {
        report(rookMeetsZombies);
        app.click(field);
        app.click("Undo: Raid prepared");
        app.open("Band");
        EXPECT_FALSE(draft()) << "a field that is left after its battle is gone tells nothing: " << field;
    }
}

TEST_F(FirstEdition, TakesShotsInterviewsAndSalvage)
{
    report(danaMeetsAGang);
    step("Dana, lead stories", "Up");
    app.fill("Dana, Reps interviewed", "5, 3");
    app.press("Return");
    step("Assault Rifle, salvaged", "Up");
    app.fill("Share of the points", "1");
    app.press("Return");
    app.restart();
    EXPECT_EQ(app.field("Dana, Reps interviewed"), "5, 3");
    app.click("Finish Late January");
    EXPECT_EQ(campaign().points(), 40 + 40 + 10); // the media get no share
    EXPECT_EQ(campaign().stockpile.values(), QList<int>{1});
}

TEST_F(FirstEdition, FollowsWhatTheTableLostAndWaitsForTheEnding)
{
    play(dellMeetsAGang); // a gang leaves something behind
    app.open("After the battle");
    EXPECT_TRUE(app.offers("Report the outcome"));
    app.click("Success");
    step("Assault Rifle, salvaged", "Up");
    app.open("Encounter");
    app.click("Group 1");
    app.press("Right");
    app.press("Down");
    app.press("X"); // Obviously Dead
    app.open("After the battle");
    EXPECT_EQ(app.field("Enemies lost"), "1");
    EXPECT_EQ(app.field("Assault Rifle, salvaged"), "1");
}

// P. 13: half the force may be lost in driving them off, or in vain.
TEST_F(FirstEdition, LossesAloneSuggestNoShareAndAskWhomTheEnemyTook_R9_R97)
{
    report(rook
           + QStringLiteral(
               "  option: genre=gang\n  option: terrain=none\n\nrecruit 1\n  dice: 4 5\n\nprepare\n  enemy: zombies\n"
               "  dice: 3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1\n"));
    app.click("Unconscious", in("Tess"));
    EXPECT_FALSE(app.says("Suggested: Half the points."));
    app.click("Failure");
    EXPECT_FALSE(app.says("Suggested: Half the points."));
    EXPECT_TRUE(app.says("The field was lost with Tess lying on it."));
    app.click("Success");
    EXPECT_TRUE(app.says("Suggested: Half the points. 1 of 2 figures were lost.")) << "they were driven off, then";
    EXPECT_FALSE(app.says("The field was lost"));
}

TEST_F(FirstEdition, WhatWentBeforeIsNoFailureWhereAnotherBandWon_R87)
{
    show(rook
             + QStringLiteral("  option: genre=gang\n  option: terrain=none\n\nplayer Vic\n  player: Ben\n  rep: 4\n\n"
                              "prepare\n  enemy: star=2\n  dice: 3 4  1 2  1 1  6 6  1 1  1 1  1 1  1 1  1 1\n\n"
                              "finish failure\n  ran-away: Rook\n  fine: Vic\n"),
         "Encounter");
    EXPECT_TRUE(app.says("After the Firefight of Early January, year 1."));
}

TEST_F(FirstEdition, NamesNobodyOfABandThatCouldNotComeAsSomebodyWhoSatOut_R87)
{
    report(rook
           + QStringLiteral("  option: genre=gang\n  option: terrain=none\n\nplayer Vic\n  player: Ben\n  rep: 4\n\n"
                            "prepare\n  enemy: zombies\n  dice: 3 4  3 4  1 1  6 6  1 1  1 1  1 1  1 1  1 1\n"));
    EXPECT_TRUE(app.says("Rook: Fine"));
    EXPECT_FALSE(app.says("Vic: Sat out"));
    EXPECT_TRUE(app.says("Figures: 2 → 2")) << "who are counted all the same";
    app.click("Success");
    app.press("Ctrl+Return");
    app.click("Report…");
    EXPECT_TRUE(app.says("Rook"));
    EXPECT_FALSE(app.says("Sat out"));
    app.click("Close");
}

TEST_F(FirstEdition, KeepsWhatTheFallenLeaveApartFromTheSalvage)
{
    report(withGrunt);
    const std::string grunt = campaign().band[1].name.toStdString();
    app.click("Success");
    app.click("Dead", in(grunt));
    EXPECT_TRUE(app.says("quipment to the stockpile"));
    app.rollAll();
    app.click("Finish Late January");
    EXPECT_FALSE(campaign().stockpile.isEmpty());
    app.undo();
    EXPECT_TRUE(campaign().stockpile.isEmpty());
    app.open("After the battle");
    EXPECT_TRUE(app.isOn("Dead", in(grunt)));
    EXPECT_EQ(app.field("Shotgun, salvaged"), "0");
}

TEST_F(FirstEdition, SaysWhenOneWithAWoundIsBackAndThatTheDeedsOfOneWhoSatOutDoNotCount)
{
    report(withGrunt);
    app.click("Success");
    app.click("Bad Wound", in(campaign().band[1].name.toStdString()));
    app.throwDice({"11"}); // passes both dice: a month
    EXPECT_TRUE(app.says("Recovers. Back in "));
    app.press("Alt+Left"); // from Finish too
    EXPECT_NE(app.asks(), noDice);

    const char *out = "Marked as sat out, so the deeds do not count: Dell.";
    step("Dell, enemies killed", "Up");
    app.click("Fine", in("Dell"));
    EXPECT_TRUE(app.says(out));
    app.click("Fine", in("Dell"));
    EXPECT_FALSE(app.says(out));
    EXPECT_EQ(app.field("Dell, enemies killed"), "1");
}

} // namespace
} // namespace muster::testing
