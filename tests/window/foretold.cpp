// SPDX-License-Identifier: MIT

// The forecast on the page After the battle while its dice are open, and its text about each roll.

#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class Foretold : public WindowTest
{
protected:
    void report(const QString &story, const char *pack = "swordplay") { startOn("After the battle", story, pack); }
    void fates(const std::vector<std::pair<const char *, const char *>> &all)
    {
        for (const auto &[figure, fate] : all)
            app.click(fate, in(figure));
    }
};

TEST_F(Foretold, WhoIsCertainlyLostIsNotCountedBeforeItIsSaidHowItEnded)
{
    report(onPatrol);
    fates({{"Tibb", "Obviously Dead"}});
    EXPECT_EQ(app.cell("Berta", "Result"), "Berta: Fine. Stay or Go still to roll");
    EXPECT_TRUE(app.says("Figures: 3 → 1–2\nTotal Rep: 12 → 5–8\n"));
    fates({{"Berta", "Captured"}});
    EXPECT_TRUE(app.says("Figures: 3 → 1\nTotal Rep: 12 → 5\n"));
}

TEST_F(Foretold, AStarWhoCheatsDeathIsCountedWhateverTheDiceOfRecoverySay)
{
    for (const auto &[dies, sums] :
         {std::pair{"", "Figures: 3 → 1\nTotal Rep: 12 → 4–5\n"},
          std::pair{"\n  option: star-dies=true", "Figures: 3 → 0–1\nTotal Rep: 12 → 0–5\n"}}) {
        const QString weapon = QStringLiteral("  weapon: lance-and-sword");
        report(QString(onPatrol).replace(weapon, weapon + QString::fromLatin1(dies)));
        fates({{"Osric Vane", "Out of the Fight"}, {"Tibb", "Obviously Dead"}, {"Berta", "Obviously Dead"}});
        EXPECT_TRUE(app.says(sums)) << dies;
    }
}

TEST_F(Foretold, DeathThatIsCheatedCostsItsRepAndNobodyHasTakenAStepBeforeItIsSaidHowItEnded)
{
    report(onPatrol);
    const auto after = [&] { return app.picture(app.place("Before and after", in("Osric Vane"))); };
    const QImage open = after();
    fates({{"Osric Vane", "Cheated Death"}});
    EXPECT_EQ(after(), open);
    EXPECT_TRUE(app.says("Figures: 3 → 1–3\nTotal Rep: 12 → 4–11\n"));
    app.click("Success");
    EXPECT_NE(after(), open);
}

TEST_F(Foretold, AGruntOfALostStarHasNoStayOrGoStillToRollAndLeavesUnlessThereIsSomebodyToFollow_R36)
{
    report(onPatrol);
    fates({{"Osric Vane", "Obviously Dead"}, {"Tibb", "Out of the Fight"}});
    EXPECT_EQ(app.cell("Berta", "Result"), "Berta: Fine") << "of the only Star";
    report(twoGrunts
           + QStringLiteral("\nplayer Maud\n  player: Ben\n  rep: 4\n\nrecruit 1\n  for: Maud\n  dice: 3 4\n\n"
                            "prepare\n  enemy: northmen\n  seed: 48233\n"));
    fates({{"Osric Vane", "Obviously Dead"}, {"Ulric", "Out of the Fight"}});
    EXPECT_EQ(app.cell("Tibb", "Result"), "Tibb: Leaves: nobody to follow");
    app.choose("Grunts if Osric Vane is lost", "Follow Maud");
    EXPECT_EQ(app.cell("Tibb", "Result"), "Tibb: Fine. Follows Maud if there is room");
}

TEST_F(Foretold, WhoOutranksTheStarGoesWhateverTheOthersHaveStillToRoll)
{
    report(QStringLiteral("found Hodge\n  list: northmen\n  rep: 4\n\nrecruit 2\n  dice: 1 2  3 3\n\n"
                          "prepare\n  enemy: orcs\n  seed: 51\n")); // Tibb of Rep 5, Berta of Rep 4
    fates({{"Berta", "Out of the Fight"}});
    EXPECT_EQ(app.cell("Tibb", "Result"), "Tibb: Leaves: outranks the Star");
    EXPECT_TRUE(app.says("Figures: 3 → 1–2\n"));
    fates({{"Tibb", "Out of the Fight"}});
    EXPECT_FALSE(app.says("outranks the Star")) << "who has to recover first may yet die of it";
}

TEST_F(Foretold, ADieIsTheLastOnlyWhereNothingIsRolledAfterIt)
{
    for (const char *tibb : {"Fine", "Out of the Fight", "Captured"}) {
        for (const char *berta : {"Fine", "Out of the Fight", "Captured"}) {
            report(onPatrol);
            app.click("Success");
            fates({{"Tibb", tibb}, {"Berta", berta}});
            for (std::string asked = app.asks(); asked != noDice; asked = app.asks()) {
                const auto dice = static_cast<std::size_t>(asked[asked.rfind('d') - 1] - '0');
                app.click(asked);
                app.type(std::string(dice - 1, '1'));
                const bool last = app.offers("Roll the last die");
                app.throwDice({"1"});
                EXPECT_EQ(last, app.asks() == noDice) << tibb << ", " << berta << ", " << asked;
            }
        }
    }
}

/// Returns a campaign of Rook, Rep 4, with a Grunt of each of these Reps against zombies.
QString rookWith(const std::vector<int> &grunts)
{
    QString story = rook;
    for (const int rep : grunts)
        story += QStringLiteral("\njoin Rep%1\n  type: T-Guy\n  rep: %1\n  armor: none\n  weapon: pistol\n").arg(rep);
    return story + QStringLiteral("\nprepare\n  enemy: zombies\n  seed: 3\n");
}

TEST_F(Foretold, ARecoverCheckCostsOneRepAtTheMost)
{
    report(rookWith({5, 4, 1}), "chain-reaction-1");
    app.click("Failure");
    fates({{"Rook", "Bad Wound"}, {"Rep5", "Bad Wound"}, {"Rep4", "Bad Wound"}, {"Rep1", "Bad Wound"}});
    const auto sums = [&](const char *text) {
        return app.says(std::string("Figures: 4 → 3–4\nTotal Rep: 14 → ") + text);
    };
    EXPECT_TRUE(sums("10–14")) << "the last Rep of one of them alone";
    app.type("1");
    EXPECT_TRUE(sums("11–14")) << "a die that has passed rules the loss out";
    app.throwDice({"6"});
    EXPECT_TRUE(sums("11–14"));
    app.throwDice({"66"});
    EXPECT_TRUE(sums("11–13"));
    app.throwDice({"66"});
    EXPECT_TRUE(sums("11–12")) << "without that Grunt, or with it";
    report(rookWith({5, 2}), "chain-reaction-1");
    app.click("Failure");
    fates({{"Rook", "Bad Wound"}, {"Rep5", "Bad Wound"}, {"Rep2", "Bad Wound"}});
    EXPECT_TRUE(app.says("Figures: 3 → 3\nTotal Rep: 11 → 8–11\n")) << "nobody who cannot be is counted as lost";
}

TEST_F(Foretold, TheLastDieOfARecoverCheckTellsTheReturnAndTheRep)
{
    report(rookMeetsZombies, "chain-reaction-1");
    app.click("Failure");
    fates({{"Rook", "Bad Wound"}});
    app.type("6");
    EXPECT_EQ(app.cell("Rook", "Result"), "Rook: 1, 2, 3, 4: Back in Early Apr, Rep 4. 5, 6: Back in Early Apr, Rep 3");
    app.press("Backspace");
    app.type("1");
    EXPECT_TRUE(app.says("Rook: 1, 2, 3, 4: Back in Early Mar, Rep 4. "));
}

TEST_F(Foretold, WhatFollowsForCertainIsNamedWhileRecoverChecksAreOpen)
{
    report(QStringLiteral("found Rook\n  list: gang\n  rep: 4\n  option: genre=gang\n  option: terrain=none\n\n"
                          "join Ann\n  type: T-Guy\n  rep: 3\n  armor: none\n  weapon: pistol\n\n"
                          "prepare\n  enemy: police\n"
                          "  dice: 3 4  1 1  1 1  1 1  1 1  6 6  1 1  1 1  1 1  1 1  1 1  1 1\n"), // a Robbery
           "chain-reaction-1");
    app.click("Failure");
    fates({{"Rook", "Bad Wound"}});
    EXPECT_TRUE(app.says("Next: Pursuit"));
    fates({{"Ann", "Dead"}});
    EXPECT_TRUE(app.says("Next: Encounter")) << "where nobody is left to be pursued";
}

TEST_F(Foretold, EachRollSaysWhatBecameOfTheFigureThoughItLeavesLater)
{
    report(onPatrol);
    app.click("Failure");
    fates({{"Tibb", "Out of the Fight"}, {"Berta", "Ran Away"}});
    app.throwDice({"12"});
    EXPECT_TRUE(app.announces("both passed, returns"));
    app.throwDice({"16"});
    EXPECT_TRUE(app.announces("one passed, Rep 2"));
    app.throwDice({"6666", "1111"});
    EXPECT_TRUE(app.says("both passed, returns")) << "Tibb leaves";
    report(onPatrol);
    app.click("Failure");
    fates({{"Tibb", "Out of the Fight"}});
    app.throwDice({"56"});
    EXPECT_TRUE(app.announces("none passed, died"));
}

TEST_F(Foretold, ARecoverCheckIsAgainstTheRepThatWasJustLearnt_R66)
{
    // Rook of Rep 3 has hurt an enemy, and so has Rep 4 when the wound is rolled for.
    report(QString(rookMeetsZombies).replace(QStringLiteral("rep: 4"), QStringLiteral("rep: 3")), "chain-reaction-1");
    app.click("Failure");
    fates({{"Rook", "Bad Wound"}});
    app.click("Rook, inflicted damage");
    app.throwDice({"45"});
    EXPECT_TRUE(app.announces("2d6, Rep 4, 4 5, one passed, returns"));
    app.press("Alt+Left");
    app.throwDice({"56"});
    EXPECT_TRUE(app.announces("2d6, Rep 4, 5 6, none passed, Rep 3"))
        << "nor is it the Rep that the check itself leaves";
}

} // namespace
} // namespace muster::testing
