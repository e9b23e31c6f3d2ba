// SPDX-License-Identifier: MIT
#include "rules/wounds/afterbattle.h"

#include "tests/support/packs.h"
#include "tests/support/tapes.h"

using namespace muster;
using namespace muster::testing;

namespace {

using Status = FigureAfter::Status;

struct Reported {
    Fate fate = Fate::Fine;
    Deeds deeds;
};

FigureAfter after(int rep, const Reported &told, const char *faces = "", bool marked = false)
{
    return onDice(faces, [&](Dice &dice) {
        return afterBattle(*chainReaction1().wounds, 2, rep, marked, told.fate, told.deeds, dice);
    });
}

Reported harm(Fate fate)
{
    return {fate, {}};
}

Reported hurting(Fate fate)
{
    Reported told = harm(fate);
    told.deeds.inflictedDamage = true;
    return told;
}

} // namespace

TEST(Experience, RaisesRepTwoAndThreeWhoHurtAnEnemyAndStood) // R66
{
    EXPECT_EQ(after(2, hurting(Fate::Fine)).rep, 3);
    EXPECT_EQ(after(3, hurting(Fate::Scratched)).rep, 4);
    EXPECT_EQ(after(4, hurting(Fate::Fine)).rep, 4);
    EXPECT_EQ(after(1, hurting(Fate::Fine)).rep, 1);
    EXPECT_EQ(after(3, harm(Fate::Fine)).rep, 3);
    EXPECT_EQ(after(3, hurting(Fate::Unconscious), "1 1").rep, 3);
    Reported ran = hurting(Fate::RanAway);
    ran.deeds.wounded = true;
    EXPECT_EQ(after(3, ran).rep, 3);
}

TEST(Experience, ComesOfAKillTooWithoutAWordOnDamage) // R8
{
    Reported killer = harm(Fate::Fine);
    killer.deeds.kills = 1;
    EXPECT_EQ(after(3, killer).rep, 4);
}

TEST(Recover, ABadWoundIsCheckedThoughTheFigureRan) // p. 7
{
    Reported ran = harm(Fate::RanAway);
    ran.deeds.wound = Fate::BadWound;
    const FigureAfter away = after(4, ran, "1 1");
    EXPECT_EQ(away.awayTurns, 2) << "passed both dice: a month";
    EXPECT_FALSE(away.lostNerve);
    ran.deeds.wound = Fate::Scratched;
    EXPECT_EQ(after(4, ran).awayTurns, 0);
}

TEST(Experience, DoesNotGiveBackWhatAWoundTook) // R66
{
    const FigureAfter wounded = after(4, harm(Fate::BadWound), "5 6");
    EXPECT_EQ(wounded.rep, 3);
    EXPECT_TRUE(wounded.marked);
    EXPECT_EQ(after(3, hurting(Fate::Fine), "", true).rep, 3);
}

TEST(Experience, CountsBeforeTheRecoverCheck)
{
    const FigureAfter wounded = after(3, hurting(Fate::BadWound), "4 4");
    EXPECT_TRUE(wounded.gained);
    EXPECT_EQ(wounded.rep, 4);
    EXPECT_EQ(wounded.awayTurns, 2); // both passed against Rep 4
}

TEST(LossOfNerve, IsForThoseWhoRanWithoutAWound) // R67
{
    EXPECT_EQ(after(4, harm(Fate::RanAway)).rep, 3);
    Reported wounded = harm(Fate::RanAway);
    wounded.deeds.wounded = true;
    EXPECT_EQ(after(4, wounded).rep, 4);
    EXPECT_EQ(after(1, harm(Fate::RanAway)).status, Status::Gone); // R3
}

TEST(LossOfNerve, OfTheLastRepStillTakesTheRecoverCheck) // R3
{
    Reported told = harm(Fate::Unconscious);
    told.deeds.lostNerve = true;
    const FigureAfter gone = after(1, told, "1 1");
    EXPECT_EQ(gone.status, Status::Gone);
    EXPECT_EQ(gone.passed, 2);
}

TEST(Wounds, KeepAFigureAwayForTwoTurnsAMonth) // R60
{
    EXPECT_EQ(after(4, harm(Fate::BadWound), "4 4").awayTurns, 2);
    EXPECT_EQ(after(4, harm(Fate::Unconscious), "4 5").awayTurns, 4);
    EXPECT_EQ(after(4, harm(Fate::Scratched)).awayTurns, 0);
    EXPECT_EQ(after(1, harm(Fate::BadWound), "6 6").status, Status::Gone); // R3
}

TEST(Fates, TheDeadTheTakenAndTheTurnedRollNothing)
{
    EXPECT_EQ(after(4, harm(Fate::Dead)).status, Status::Dead);
    EXPECT_EQ(after(4, harm(Fate::Captured)).status, Status::Captured);
    EXPECT_EQ(after(4, harm(Fate::Surrendered)).status, Status::Captured);
    EXPECT_EQ(after(4, harm(Fate::Turned)).status, Status::Turned);
}

// Chain Reaction, first edition, pp. 16, 17: Annie, Rep 4, was running when the zombie knocked her out; Bobbie killed two
// zombies and Courtney three; Harry, Rep 3, became one. Full points, four figures.
TEST(SampleEncounter, CourtneyAnnieBobbieAndHarry)
{
    const RewardTables &rewards = *chainReaction1().rewards;
    const int share = rewards.share({1, 1}, 4);
    EXPECT_EQ(share, 100);
    EXPECT_EQ(share + rewards.deeds(0, 0), 100); // Annie
    EXPECT_EQ(share + rewards.deeds(2, 0), 180); // Bobbie
    EXPECT_EQ(share + rewards.deeds(3, 0), 220); // Courtney

    Reported annie = harm(Fate::Unconscious);
    annie.deeds.lostNerve = true;
    const FigureAfter annieAfter = after(4, annie, "1 4");
    EXPECT_TRUE(annieAfter.lostNerve);
    EXPECT_EQ(annieAfter.rep, 3);

    EXPECT_EQ(after(3, harm(Fate::Turned)).status, Status::Turned); // Harry
    EXPECT_EQ(after(4, hurting(Fate::Scratched)).rep, 4); // Bobbie's Rep can go no higher
}
