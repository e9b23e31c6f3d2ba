// SPDX-License-Identifier: MIT

// Fates and recovery after a battle (Swordplay p. 23, R3, R14, R15, R20, R22).

#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

/// A battle after which nobody is left to take Stay or Go: what is told is recovery alone.
Band exemptBand(int starRep, int gruntRep)
{
    Band band;
    band.star("Osric", starRep).grunt("Tibb", gruntRep).exempt().plays(EncounterKind::Patrol, 3);
    return band;
}

std::string line(const Taken &taken, int number)
{
    return QString::fromStdString(taken.told).split(QLatin1Char('\n')).value(number).toStdString();
}

constexpr int star = 1;
constexpr int tibb = 2;

// The book's Charles: Rep 3, Out of the Fight, a 4 and a 2.
TEST(BattleRecovery, OutOfTheFightWithOneDiePassedReturnsUnchanged)
{
    const Taken after = finish(exemptBand(5, 3), success({{star, Fate::Fine}, {tibb, Fate::OutOfTheFight}}), "4 2");
    EXPECT_EQ(line(after, 0), "Tibb recovered: Out of the Fight, Rep 3, one passed `4 (2)`");
    EXPECT_EQ(after.campaign.find(FigureId{tibb})->rep(), 3);
}

// The book's Gunther: Rep 4, ran away; one die passed.
TEST(BattleRecovery, RanAwayWithOneDiePassedReturnsAtOneLess_R15)
{
    const Taken after = finish(exemptBand(5, 4), success({{star, Fate::Fine}, {tibb, Fate::RanAway}}), "5 3");
    EXPECT_EQ(line(after, 0), "Tibb is back: ran away, Rep 4, one passed; Rep 4 to 3 `5 (3)` R15");
    EXPECT_EQ(after.campaign.find(FigureId{tibb})->rep(), 3);
    EXPECT_EQ(after.campaign.find(FigureId{tibb})->bestRep, 4);
}

TEST(BattleRecovery, RanAwayAtRepOneWithOneDiePassedDoesNotReturn_R15)
{
    const Taken after = finish(exemptBand(5, 1), success({{star, Fate::Fine}, {tibb, Fate::RanAway}}), "1 6");
    EXPECT_EQ(line(after, 0), "Tibb did not return: ran away, Rep 1, one passed; no Rep left to lose `(1) 6` R15");
    EXPECT_EQ(after.campaign.former.front().figure.status, Status::Gone);
}

TEST(BattleRecovery, WithNoDiePassedTheWoundedDieAndTheRunnersStayAway)
{
    Band band = exemptBand(5, 3);
    const Taken wounded = finish(band, success({{star, Fate::Fine}, {tibb, Fate::OutOfTheFight}}), "4 6");
    EXPECT_EQ(line(wounded, 0), "Tibb died of wounds: Out of the Fight, Rep 3, none passed `4 6`");
    EXPECT_EQ(wounded.campaign.former.front().figure.status, Status::Dead);
    const Taken runner = finish(band, success({{star, Fate::Fine}, {tibb, Fate::RanAway}}), "4 6");
    EXPECT_EQ(line(runner, 0), "Tibb ran away for good: ran away, Rep 3, none passed `4 6`");
    EXPECT_EQ(runner.campaign.former.front().figure.status, Status::Gone);
}

TEST(BattleRecovery, TheKilledAndTheCapturedRollNothing_R22)
{
    Band band;
    band.star("Osric", 5).grunt("Tibb", 3).grunt("Berta", 4).plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::Fine}, {2, Fate::ObviouslyDead}, {3, Fate::Captured}}), "");
    EXPECT_EQ(after.told,
              "Tibb was killed: Obviously Dead, Rep 3\nBerta was captured: out of the band until brought back R22");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 5, 1 months");
}

TEST(BattleRecovery, TheStarRollsFirstThenTheRestByNumberHoweverTheyAreReported)
{
    Band band;
    band.star("Osric", 5).grunt("Tibb", 3).exempt().grunt("Berta", 4).exempt().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{3, Fate::OutOfTheFight}, {2, Fate::RanAway}, {1, Fate::OutOfTheFight}}),
                               "1 1  2 2  3 3");
    EXPECT_EQ(line(after, 0), "Osric recovered: Out of the Fight, Rep 5, both passed `(1) (1)`");
    EXPECT_EQ(line(after, 1), "Tibb is back: ran away, Rep 3, both passed `(2) (2)`");
    EXPECT_EQ(line(after, 2), "Berta recovered: Out of the Fight, Rep 4, both passed `(3) (3)`");
}

TEST(BattleRecovery, AStarWhoPassesNoDieCheatsDeathForOneRep_R14)
{
    const Taken after = finish(exemptBand(4, 3), success({{star, Fate::OutOfTheFight}, {tibb, Fate::Fine}}), "5 6");
    EXPECT_EQ(line(after, 0), "Osric cheated death: Out of the Fight, Rep 4, none passed; Rep 4 to 3 `5 6` R14");
    EXPECT_EQ(after.campaign.star()->rep(), 3);
    EXPECT_EQ(after.campaign.phase, Phase::Prepare);
}

TEST(BattleRecovery, ByOptionAStarWhoPassesNoDieDies_R14)
{
    Band band = exemptBand(4, 3);
    band.option("star-dies", "true");
    const Taken after = finish(band, success({{star, Fate::OutOfTheFight}, {tibb, Fate::Fine}}), "5 6");
    EXPECT_EQ(after.told,
              "Osric died of wounds: Out of the Fight, Rep 4, none passed `5 6` R14\n"
              "The campaign is over: Osric is dead R14");
    EXPECT_EQ(after.campaign.phase, Phase::Over);
}

TEST(BattleRecovery, AStarOfRepOneHasNothingToCheatDeathWith_R14)
{
    const Taken after = finish(exemptBand(1, 3), success({{star, Fate::OutOfTheFight}, {tibb, Fate::Fine}}), "5 6");
    EXPECT_EQ(after.campaign.phase, Phase::Over);
    EXPECT_EQ(after.campaign.former.front().figure.status, Status::Dead);
}

TEST(BattleRecovery, AStarWhoRanAwayAndPassesNoDieIsBackAtOneLess_R14)
{
    const Taken after = finish(exemptBand(4, 3), failure({{star, Fate::RanAway}, {tibb, Fate::Fine}}), "5 6");
    EXPECT_EQ(line(after, 0), "Osric is back: ran away, Rep 4, none passed; Rep 4 to 3 `5 6` R14");
}

TEST(BattleRecovery, AStarWhoRunsOutOfRepEndsHisCareer_R3)
{
    for (const char *dice : {"1 6", "5 6"}) {
        const Taken after = finish(exemptBand(1, 3), failure({{star, Fate::RanAway}, {tibb, Fate::Fine}}), dice);
        EXPECT_EQ(line(after, 1), "The campaign is over: Osric has no Rep left to lead with R14");
        EXPECT_EQ(after.campaign.former.front().figure.status, Status::Gone);
        EXPECT_EQ(after.campaign.former.front().figure.rep(), 1);
    }
}

TEST(BattleRecovery, CheatingDeathOnTheTableCostsOneRepAndNoRoll)
{
    const Taken after = finish(exemptBand(5, 3), success({{star, Fate::CheatedDeath}, {tibb, Fate::Fine}}), "");
    EXPECT_EQ(line(after, 0), "Osric cheated death: left the table safely; Rep 5 to 4");
}

TEST(BattleRecovery, CheatingDeathAtRepOneEndsTheCareer_R3)
{
    const Taken after = finish(exemptBand(1, 3), success({{star, Fate::CheatedDeath}, {tibb, Fate::Fine}}), "");
    EXPECT_EQ(after.told,
              "Osric cheated death once too often: left the table safely; no Rep left to lose R3\nThe campaign is "
              "over: Osric has no Rep left to lead with R14");
}

TEST(BattleRecovery, WithTheStarLostEverybodyIsStillRolledForAndThenNothingMore)
{
    Band band;
    band.star("Osric", 5).grunt("Tibb", 3).grunt("Berta", 4).outranking().plays(EncounterKind::Patrol, 3);
    const Taken after =
        finish(band, failure({{1, Fate::ObviouslyDead}, {2, Fate::OutOfTheFight}, {3, Fate::RanAway}}), "2 6  5 2");
    EXPECT_EQ(after.told,
              "Osric was killed: Obviously Dead, Rep 5\n"
              "Tibb recovered: Out of the Fight, Rep 3, one passed `(2) 6`\n"
              "Berta is back: ran away, Rep 4, one passed; Rep 4 to 3 `5 (2)` R15\n"
              "The campaign is over: Osric is dead R14");
    EXPECT_EQ(after.head, "Battle finished: a failure, and the end of the campaign");
    EXPECT_EQ(standing(after.campaign), "Tibb Rep 3, 0 months\nBerta Rep 3, 0 months");
    EXPECT_EQ(after.campaign.turn, 1);
}

TEST(BattleRecovery, AStarCapturedEndsTheCampaignUntilHeIsBroughtBack_R14)
{
    const Taken after = finish(exemptBand(5, 3), failure({{star, Fate::Captured}, {tibb, Fate::Fine}}), "");
    EXPECT_EQ(line(after, 1), "The campaign is over: Osric is in the enemy’s hands R14");
    EXPECT_EQ(after.campaign.phase, Phase::Over);
}

// P. 23: "Prisoners need not be checked unless desired."
TEST(BattleRecovery, PrisonersAreCheckedIfDesired)
{
    const auto captured = success({{star, Fate::Fine}, {tibb, Fate::Captured}});
    EXPECT_EQ(finish(exemptBand(5, 3), captured, "").campaign.former.front().figure.status, Status::Captured);
    Band checked = exemptBand(5, 3);
    checked.option("prisoners", "checked");
    EXPECT_EQ(finish(checked, captured, "").campaign.former.front().figure.status,
              Status::Captured); // only stunned, R98
    auto hurt = captured;
    hurt.figures.back().deeds.wound = Fate::OutOfTheFight;
    const Taken lives = finish(checked, hurt, "5 2");
    EXPECT_EQ(lives.campaign.former.front().figure.status, Status::Captured);
    EXPECT_NE(lives.told.find("Tibb is alive, a prisoner: Captured, Rep 3, one passed"), std::string::npos)
        << lives.told;
    const Taken dies = finish(checked, hurt, "5 6");
    EXPECT_EQ(dies.campaign.former.front().figure.status, Status::Dead);
    EXPECT_NE(dies.told.find("Tibb died of wounds"), std::string::npos) << dies.told;
}

} // namespace
} // namespace muster::testing
