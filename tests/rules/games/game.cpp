// SPDX-License-Identifier: MIT
//
// Linked games of the percentile street skirmish (R81, R82): figures rolled up, the enemy's side, and the scores to
// hit.
#include "rules/games/game.h"

#include "rules/dice/randomdice.h"
#include "rules/games/scores.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

Profile rolledUp(const char *figureClass, const char *faces)
{
    return onDice(faces, [&](Dice &dice) {
        Profile figure;
        figure.figureClass = QString::fromLatin1(figureClass);
        figure.weapon = u"rifle"_s;
        rollUp(streetSkirmish(), figure, 1, dice);
        return figure;
    });
}

std::string told(const Profile &figure)
{
    return u"%1 %2, initiative %3, skill %4, %5"_s
        .arg(figure.type, figure.figureClass, QString::number(figure.rep), QString::number(figure.skill), figure.weapon)
        .toStdString();
}

Game dealt(int ours, const char *faces)
{
    return onDice(faces, [&](Dice &dice) { return dealGame(streetSkirmish(), u"germans"_s, ours, dice); });
}

} // namespace

TEST(RollingUp, OfficersHaveOneMoreAndAFourthDie)
{
    const Profile officer = rolledUp("officer", "5  1 2 3 4"); // D3 of a 5 is 3
    EXPECT_EQ(officer.rep, 4);
    EXPECT_EQ(officer.skill, 100);
    const Profile soldier = rolledUp("soldier", "2  6 6 6");
    EXPECT_EQ(soldier.rep, 1);
    EXPECT_EQ(soldier.skill, 180);
}

TEST(RollingUp, LeavesAloneAFigureWithNumbers)
{
    onDice("", [](Dice &dice) {
        Profile figure;
        figure.rep = 3;
        figure.skill = 120;
        rollUp(streetSkirmish(), figure, 1, dice);
        EXPECT_EQ(figure.rep, 3);
        EXPECT_EQ(figure.skill, 120);
        Profile grunt;
        grunt.rep = 4;
        rollUp(swordplay(), grunt, 1, dice); // Swordplay has no such numbers
        EXPECT_EQ(grunt.rep, 4);
        EXPECT_EQ(grunt.skill, 0);
        return 0;
    });
}

TEST(LinkedGame, BringsAsManyAsWeAreTheirLeaderFirst)
{
    // The school; the NCO is not rolled for; a machine-gunner, a rifleman, a second NCO.
    const Game game = dealt(4, "4   3 4 4 4 4   6 1 3 3 3   2 6 2 2 2   1 1 1 1 1 1");
    EXPECT_EQ(game.title, u"The school"_s);
    EXPECT_FALSE(game.lay.isEmpty());
    EXPECT_EQ(game.enemy.from, u"germans"_s);
    ASSERT_EQ(game.enemy.figures.size(), 4U);
    EXPECT_EQ(told(game.enemy.figures[0]), "NCO officer, initiative 3, skill 160, smg");
    EXPECT_EQ(told(game.enemy.figures[1]), "Machine-gunner soldier, initiative 1, skill 90, belt-lmg");
    EXPECT_EQ(told(game.enemy.figures[2]), "Rifleman soldier, initiative 3, skill 60, rifle");
    EXPECT_EQ(told(game.enemy.figures[3]), "NCO officer, initiative 2, skill 40, smg");
}

TEST(LinkedGame, HasFourToSixOnASide)
{
    const auto many = [](int ours) {
        RandomDice dice(7);
        return dealGame(streetSkirmish(), u"british"_s, ours, dice).enemy.figures.size();
    };
    EXPECT_EQ(many(1), 4U);
    EXPECT_EQ(many(5), 5U);
    EXPECT_EQ(many(9), 6U);
}

// Gefreiter Braun of the book: skill 110, a rifle.
TEST(Scores, HalveFromBandToBandAndAgainForAutomaticFire)
{
    Profile braun;
    braun.weapon = u"rifle"_s;
    braun.skill = 110;
    EXPECT_EQ(scoresInBands(braun, streetSkirmish()),
              (std::vector<ScoreInBand>{{5, 110, 0}, {10, 55, 0}, {15, 27, 0}, {20, 13, 0}, {25, 6, 0}}))
        << "a rifle fires single shots only";
    braun.weapon = u"belt-lmg"_s;
    EXPECT_EQ(scoresInBands(braun, streetSkirmish()),
              (std::vector<ScoreInBand>{{5, 110, 55}, {10, 55, 27}, {15, 27, 13}, {20, 13, 6}, {25, 6, 3}}));
    EXPECT_TRUE(scoresInBands(braun, swordplay()).empty());
}
