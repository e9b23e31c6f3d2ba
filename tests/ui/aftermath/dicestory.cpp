// SPDX-License-Identifier: MIT

// What stands behind the dice of After the battle: each row tells its own roll.

#include "ui/aftermath/dicestory.h"

#include "model/storytext/storytext.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/stories.h"
#include "ui/parts/rolleddeed.h"

namespace muster::testing {
namespace {

/// Behind the first roll, as soon as it has fallen and when all have.
std::string firstResult(const Campaign &before, const BattleReport &report, const char *dice,
                        const Pack &pack = swordplay())
{
    const Taken after = finish(before, report, dice, pack);
    return battleLines(before, after.step).front().result.toStdString();
}

TEST(DiceStory, ARecoveryThatBroughtAGruntBackSaysSoThoughTheGruntLeavesLater)
{
    const Campaign band = Band().star("Osric", 3).grunt("Tibb", 3).plays(EncounterKind::RaidAttack, 3);
    // Tibb passes both dice, and then has three successes to Osric's none.
    EXPECT_EQ(firstResult(band, failure({{1, Fate::Fine}, {2, Fate::OutOfTheFight}}), "1 2  4 5  1 1 1"),
              "both passed, returns");
    EXPECT_EQ(firstResult(band, failure({{1, Fate::Fine}, {2, Fate::RanAway}}), "1 6  4 5 6  1 1"),
              "one passed, Rep 2");
}

TEST(DiceStory, ARecoveryThatFailedSaysWhatBecameOfTheFigure)
{
    const Campaign band = Band().star("Osric", 3).grunt("Tibb", 3).plays(EncounterKind::RaidAttack, 3);
    EXPECT_EQ(firstResult(band, failure({{1, Fate::Fine}, {2, Fate::OutOfTheFight}}), "5 6"),
              "none passed, " + words::inLine(Status::Dead).toStdString());
}

TEST(DiceStory, ARecoverCheckIsAgainstTheRepThatWasJustLearnt)
{
    // Rook of Rep 3 has hurt somebody, and so has Rep 4 when the wound is rolled for (R66).
    Campaign band = fold(*playStory(rookMeetsZombies, chainReaction1()));
    band.band.front().profile.rep = 3;
    const FigureId rook = band.band.front().id;
    const BattleReport report{Outcome::Failure, {{rook, Fate::BadWound, {.inflictedDamage = true}}}};
    const auto deed = [&](Dice &dice, Step &step) {
        actions::finishBattle(band, chainReaction1(), report, dice, step);
    };
    RolledDeed rolled(deed);
    ASSERT_TRUE(rolled.wanted());
    const auto counts = battleTelling(band).counts(rolled.soFar(), *rolled.wanted());
    EXPECT_TRUE(counts(4)) << "while it is typed";
    EXPECT_FALSE(counts(5));

    rolled.add({Die{4, Thrower::Player}, Die{5, Thrower::Player}});
    DiceLine line = battleLines(band, rolled.soFar()).front();
    EXPECT_EQ(line.thrown.toStdString(), "2d6, Rep 4");
    EXPECT_EQ(line.counted.front(), (std::vector{true, false}));
    EXPECT_EQ(line.result.toStdString(), "one passed, returns");

    // Nor is it the Rep that the check itself leaves.
    rolled = RolledDeed(deed);
    rolled.add({Die{5, Thrower::Player}, Die{6, Thrower::Player}});
    line = battleLines(band, rolled.soFar()).front();
    EXPECT_EQ(line.thrown.toStdString(), "2d6, Rep 4");
    EXPECT_EQ(line.result.toStdString(), "none passed, Rep 3");
}

} // namespace
} // namespace muster::testing
