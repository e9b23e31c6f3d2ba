// SPDX-License-Identifier: MIT

// What stands behind the dice of After the battle: each row tells its own roll.

#include "ui/aftermath/dicestory.h"

#include "tests/support/acts.h"
#include "tests/support/bands.h"

namespace muster::testing {
namespace {

/// Behind the first roll, as soon as it has fallen and when all have.
std::string firstResult(const Campaign &before, const BattleReport &report, const char *dice,
                        const Pack &pack = swordplay())
{
    const Taken after = finish(before, report, dice, pack);
    return battleLines(before, after.step).front().result.toStdString();
}

TEST(DiceStory, ARecoveryThatBroughtHimBackSaysSoThoughHeLeavesLater)
{
    const Campaign band = Band().star("Osric", 3).grunt("Tibb", 3).plays(EncounterKind::RaidAttack, 3);
    // Tibb passes both dice, and then has three successes to Osric's none.
    EXPECT_EQ(firstResult(band, failure({{1, Fate::Fine}, {2, Fate::OutOfTheFight}}), "1 2  4 5  1 1 1"),
              "both passed, returns");
    EXPECT_EQ(firstResult(band, failure({{1, Fate::Fine}, {2, Fate::RanAway}}), "1 6  4 5 6  1 1"),
              "one passed, Rep 2");
}

TEST(DiceStory, ARecoveryThatFailedSaysWhatBecameOfHim)
{
    const Campaign band = Band().star("Osric", 3).grunt("Tibb", 3).plays(EncounterKind::RaidAttack, 3);
    EXPECT_EQ(firstResult(band, failure({{1, Fate::Fine}, {2, Fate::OutOfTheFight}}), "5 6"),
              "none passed, " + words::title(Status::Dead).toStdString());
}

} // namespace
} // namespace muster::testing
