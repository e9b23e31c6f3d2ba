// SPDX-License-Identifier: MIT

// The campaign that comes with the program.

#include "model/sample/sample.h"

#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <gtest/gtest.h>

#include <set>

namespace muster::testing {
namespace {

TEST(Sample, StandsInTheSeventhMonthBeforeARaid)
{
    const Steps steps = sampleSteps(swordplay());
    const Campaign campaign = fold(steps);

    EXPECT_EQ(campaign.name.toStdString(), "The Harrow Marches");
    EXPECT_EQ(campaign.turn, 7);
    EXPECT_EQ(campaign.next, (NextEncounter{EncounterKind::RaidAttack, 3}));
    EXPECT_EQ(campaign.freePlaces(), 1);
    EXPECT_EQ(printedBand(steps).toStdString(),
              "Osric Vane Rep 5, 6 months\n"
              "Tibb Rep 3, 6 months, poisoned\n"
              "Berta Rep 4, 6 months\n"
              "Ulric Rep 4, 6 months\n"
              "Hamo Rep 4, 6 months, exempt\n"
              "Month 6: Odo Rep 3 Left, and poisoned minds\n"
              "Month 4: Wat Rep 3 Left after the patrol failed\n"
              "Month 3: Piers Rep 3 Died of wounds\n"
              "Month 2: Gerold Rep 3 Left\n"
              "Month 1: Emmot Rep 3 Left");
}

TEST(Sample, HasPlayedEveryKindOfEncounterWithBothEndings)
{
    QStringList past;
    for (const PastEncounter &encounter : fold(sampleSteps(swordplay())).past)
        past << QStringLiteral("%1 %2 at EAL %3: %4")
                    .arg(encounter.turn)
                    .arg(words::title(encounter.kind))
                    .arg(words::numberOrDash(encounter.eal))
                    .arg(words::title(encounter.outcome));
    EXPECT_EQ(past.join(QLatin1Char('\n')).toStdString(),
              "1 Patrol at EAL 3: Success\n"
              "2 Raid: Attack at EAL 3: Success\n"
              "3 Raid: Attack at EAL 4: Failure\n"
              "4 Patrol at EAL 3: Failure\n"
              "5 Raid: Defend at EAL 4: Success\n"
              "6 Patrol at EAL 3: Success");
}

TEST(Sample, IsDatedAndTheSameEveryTime)
{
    const Steps steps = sampleSteps(swordplay());
    EXPECT_EQ(steps, sampleSteps(swordplay()));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        EXPECT_TRUE(steps[i].when.isValid());
        EXPECT_TRUE(i == 0 || steps[i - 1].when < steps[i].when);
    }
}

TEST(Sample, HasDiceOfThePlayerAndOfTheProgram)
{
    std::set<QString> throwers;
    for (const StepStory &story : tellAll(sampleSteps(swordplay()), swordplay()))
        throwers.insert(story.thrower);
    EXPECT_EQ(throwers,
              (std::set<QString>{QString(), QStringLiteral("both"), QStringLiteral("rolled for you"),
                                 QStringLiteral("your dice")}));
}

} // namespace
} // namespace muster::testing
