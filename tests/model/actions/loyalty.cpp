// SPDX-License-Identifier: MIT

// Stay or Go as part of finishing a battle (Swordplay p. 27, R10, R16 to R21): who takes it, what modifies it, what hangs
// over whom afterwards.

#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

Band marches(int starRep)
{
    Band band;
    band.star("Osric", starRep);
    return band;
}

TEST(StayOrGo, MoreSuccessesThanTheStarMeansTheGruntLeaves)
{
    const Taken after = finish(marches(5).grunt("Tibb", 4).plays(EncounterKind::Patrol, 3),
                               success({{1, Fate::Fine}, {2, Fate::Fine}}), "1 2 6 5 4  1 2 3 6");
    EXPECT_EQ(after.told, "Tibb left: 2 to 3 `(1) (2) 6 5 4 : (1) (2) (3) 6`");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 5, 1 months");
}

TEST(StayOrGo, EqualSuccessesAreSettledByTheLastEncounter_R17)
{
    const Band band = marches(3).grunt("Tibb", 3).plays(EncounterKind::RaidAttack, 3);
    const auto everyone = {std::pair{1, Fate::Fine}, std::pair{2, Fate::Fine}};
    EXPECT_EQ(finish(band, success(everyone), "1 4 5  2 6 6").told,
              "Tibb stays: 1 to 1, and the raid succeeded `(1) 4 5 : (2) 6 6` R17");
    EXPECT_EQ(finish(band, failure(everyone), "1 4 5  2 6 6").told,
              "Tibb left: 1 to 1, and the raid failed `(1) 4 5 : (2) 6 6` R17");
    EXPECT_EQ(finish(band, failure(everyone), "6 4 5  4 6 6").told,
              "Tibb left: 0 to 0, and the raid failed `6 4 5 : 4 6 6` R17");
}

TEST(StayOrGo, OneAgainstNoneIsTwiceAsMany_R18)
{
    const Band band = marches(3).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}}), "1 4 5  4 6 6");
    EXPECT_EQ(after.told, "Tibb stays firm: 1 to 0, no test next time `(1) 4 5 : 4 6 6` R18");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 3, 1 months\nTibb Rep 3, 1 months, exempt");
}

TEST(StayOrGo, EveryGruntTakesItThoseWhoStayedAtHomeToo)
{
    const Taken after = finish(marches(3).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3), success(), "1 2 5  1 6 6");
    EXPECT_EQ(after.told, "Sat out: Osric and Tibb\nTibb stays firm: 2 to 1, no test next time `(1) (2) 5 : (1) 6 6`");
}

TEST(StayOrGo, ThreeMonthsAreADieMoreAndTheMonthJustServedCounts_R21)
{
    const Band band = marches(3).grunt("Tibb", 3).months(2).grunt("Berta", 3).months(1).plays(EncounterKind::Patrol, 3);
    const Taken after =
        finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::Fine}}), "1 4 5  2  1 6 6  1 3 6");
    EXPECT_EQ(after.told,
              "Tibb stays firm: 2 to 1, no test next time `(1) 4 5 (2) : (1) 6 6`\n"
              "Berta left, and poisoned Tibb: 1 to 2, Rep 3 and below `(1) 4 5 : (1) (3) 6` R19");
}

TEST(StayOrGo, TheStarHasADieLessIfHeWentDownAndOneIfAGruntDid_R16)
{
    const Band band = marches(5).grunt("Tibb", 3).grunt("Berta", 3).exempt().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}, {3, Fate::OutOfTheFight}}),
                               "1 1  1 1  1 2 6  1 6 6");
    EXPECT_NE(after.told.find("Tibb stays firm: 2 to 1, no test next time `(1) (2) 6 : (1) 6 6`"), std::string::npos)
        << after.told;
}

TEST(StayOrGo, ADeadGruntCountsAsALossAndARunawayOrACapturedOneDoesNot_R16)
{
    const Band band = marches(3).grunt("Tibb", 3).grunt("Berta", 3).exempt().plays(EncounterKind::Patrol, 3);
    finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::ObviouslyDead}}), "1 2  1 6 6");
    finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::Captured}}), "1 2 3  1 6 6");
    finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}, {3, Fate::RanAway}}), "1 1  1 2 3  1 6 6");
}

TEST(StayOrGo, CheatingDeathOnTheTableIsNotGoingDown_R20)
{
    const Band band = marches(4).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    // Rep 3 after it, and all three dice.
    finish(band, success({{1, Fate::CheatedDeath}, {2, Fate::Fine}}), "1 2 6  1 6 6");
}

TEST(StayOrGo, CheatingDeathInRecoveryIsGoingDown_R20)
{
    const Band band = marches(4).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    // Recovery fails; Rep 3 after it, less one die.
    finish(band, success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}}), "5 6  1 2  1 6 6");
}

TEST(StayOrGo, ANetPenaltyLeavesOutTheLastOfTheCommonRoll_R16)
{
    const Band band = marches(3).grunt("Tibb", 3).poisoned().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}}), "1 5 2  1 6 4");
    EXPECT_EQ(after.told, "Tibb stays: 1 to 1, and the patrol succeeded, poison used up `(1) 5 : (1) 6 4` R17 R19");
}

TEST(StayOrGo, MonthsAndPoisonCancelOut_R16)
{
    const Band band = marches(3).grunt("Tibb", 3).months(2).poisoned().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}}), "1 5 2  1 6 4");
    EXPECT_EQ(after.told, "Tibb stays firm: 2 to 1, no test next time, poison used up `(1) 5 (2) : (1) 6 4` R19");
}

TEST(StayOrGo, WithoutDiceTheStarHasNoSuccessAndOnlyTheGruntsRoll)
{
    Band band = marches(2).grunt("Tibb", 3).grunt("Berta", 3).exempt().plays(EncounterKind::Patrol, 3);
    const Taken after =
        finish(band, success({{1, Fate::OutOfTheFight}, {2, Fate::Fine}, {3, Fate::OutOfTheFight}}), "1 1  1 1  6 6 5");
    EXPECT_NE(after.told.find("Tibb stays: 0 to 0, and the patrol succeeded ` : 6 6 5` R17"), std::string::npos)
        << after.told;
}

TEST(StayOrGo, IfNobodyTakesTheTestTheStarRollsNothing)
{
    finish(marches(5).plays(EncounterKind::Patrol, 3), success({{1, Fate::Fine}}), "");
    finish(marches(5).grunt("Tibb", 3).exempt().plays(EncounterKind::Patrol, 3), success({{1, Fate::Fine}}), "");
}

TEST(Poison, FallsOnThoseOfEqualOrLowerRepWhoAreStillThereAndWorksNextTime_R19)
{
    const Band band = marches(3)
                          .grunt("Tibb", 4)
                          .grunt("Berta", 4)
                          .grunt("Ulric", 5)
                          .grunt("Hamo", 3)
                          .plays(EncounterKind::Patrol, 3);
    // Tibb leaves with poison: it touches none of the tests that follow in this round, Hamo's included.
    const Taken after = finish(band, success({{1, Fate::Fine}}), "1 5 6  1 2 6 6  1 6 6 6  1 6 6 6 6  1 6 6");
    EXPECT_EQ(after.told,
              "Sat out: Tibb, Berta, Ulric and Hamo\nTibb left, and poisoned Berta and Hamo: 1 to 2, Rep 4 and below "
              "`(1) 5 6 : (1) (2) 6 6` R19\nBerta stays: 1 to 1, and the patrol succeeded `(1) 5 6 : (1) 6 6 6` "
              "R17\nUlric stays: 1 to 1, and the patrol succeeded `(1) 5 6 : (1) 6 6 6 6` R17\nHamo stays: 1 to 1, and "
              "the patrol succeeded `(1) 5 6 : (1) 6 6` R17");
    EXPECT_EQ(standing(after.campaign),
              "Osric Rep 3, 1 months\nBerta Rep 4, 1 months, poisoned\n"
              "Ulric Rep 5, 1 months\nHamo Rep 3, 1 months, poisoned");
}

TEST(Poison, OfTwoLeaversDoesNotAddUpAndTheFirstIsRemembered_R19)
{
    const Band band = marches(3).grunt("Tibb", 3).grunt("Berta", 3).grunt("Ulric", 3).plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::Fine}}), "1 5 6  1 2 6  1 3 6  1 6 6");
    EXPECT_NE(after.told.find("Tibb left, and poisoned Ulric: 1 to 2"), std::string::npos) << after.told;
    EXPECT_NE(after.told.find("Berta left in anger: 1 to 2"), std::string::npos) << after.told;
    EXPECT_EQ(standing(after.campaign), "Osric Rep 3, 1 months\nUlric Rep 3, 1 months, poisoned");
}

TEST(Poison, IsSpentByTheTestUnlessSomebodyLeavesWithMore_R19)
{
    const Band band =
        marches(3).grunt("Tibb", 3).poisoned().grunt("Berta", 3).poisoned().plays(EncounterKind::Patrol, 3);
    const Taken spent = finish(band, success({{1, Fate::Fine}}), "1 2 6  1 4 6  1 5 6");
    EXPECT_EQ(standing(spent.campaign),
              "Osric Rep 3, 1 months\nTibb Rep 3, 1 months, exempt\nBerta Rep 3, 1 months, exempt");
    const Taken anew = finish(band, success({{1, Fate::Fine}}), "1 5 6  1 4 6  1 2 6");
    EXPECT_EQ(standing(anew.campaign), "Osric Rep 3, 1 months\nTibb Rep 3, 1 months, poisoned");
}

TEST(Exemption, IsSpentByTheNextTestAndPoisonThatHungOverHimToo_R19)
{
    const Band band = marches(3).grunt("Tibb", 3).exempt().poisoned().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::Fine}, {2, Fate::Fine}}), "");
    EXPECT_EQ(after.told, "Tibb stays, untested: exempt this time, poison used up R19");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 3, 1 months\nTibb Rep 3, 1 months");
}

TEST(Outranking, AGruntWhoJoinedWithAHigherRepGoesWithoutATest_R10)
{
    const Band band =
        marches(3).grunt("Tibb", 5).outranking().grunt("Berta", 3).exempt().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::Fine}, {3, Fate::Fine}}), "");
    EXPECT_EQ(after.told,
              "Sat out: Tibb\nTibb left: Rep 5, more than the Star's R10\nBerta stays, untested: exempt this time R19");
}

TEST(Outranking, ALaterFallOfTheStarDrivesNobodyOff_R10)
{
    const Band band = marches(4).grunt("Tibb", 4).exempt().plays(EncounterKind::Patrol, 3);
    const Taken after = finish(band, success({{1, Fate::CheatedDeath}, {2, Fate::Fine}}), "");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 3, 1 months\nTibb Rep 4, 1 months");
}

TEST(Outranking, ByOptionTheRepsOfTodayAreCompared_R10)
{
    Band band = marches(4).grunt("Tibb", 4).exempt().plays(EncounterKind::Patrol, 3);
    band.option("outranked", "now");
    const Taken after = finish(band, success({{1, Fate::CheatedDeath}, {2, Fate::Fine}}), "");
    EXPECT_EQ(standing(after.campaign), "Osric Rep 3, 1 months");
}

} // namespace
} // namespace muster::testing
