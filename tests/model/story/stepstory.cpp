// SPDX-License-Identifier: MIT

// The chronicle's steps: names for Undo, who rolled, and whom a line is about.

#include "model/story/stepstory.h"
#include "model/changes/band.h"

#include "model/sample/sample.h"
#include "model/storytext/storytext.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

std::vector<std::string> namesOf(const Steps &steps)
{
    std::vector<std::string> names;
    Campaign campaign;
    for (const Step &step : steps) {
        names.push_back(nameOf(step, campaign, swordplay()).toStdString());
        apply(campaign, step);
    }
    return names;
}

TEST(StepStory, EveryStepHasAShortName)
{
    const Result<Steps> steps = playStory(QStringLiteral("found Osric\n  list: feudal\n"
                                                         "recruit 1\n  seed: 1\n"
                                                         "recruit 2\n  seed: 2\n"
                                                         "dismiss Tibb\n"
                                                         "correct Berta\n  months: 3\n"
                                                         "prepare\n  seed: 3\n"
                                                         "finish success\n  fine: Osric\n  seed: 4\n"
                                                         "prepare\n  seed: 5\n"),
                                          swordplay());
    ASSERT_TRUE(steps) << steps.problem().text.toStdString();
    EXPECT_EQ(namesOf(*steps),
              (std::vector<std::string>{"Band founded", "Tibb recruited", "Grunts recruited", "Tibb dismissed",
                                        "Berta edited", "Patrol prepared", "Battle finished", "Raid prepared"}));
}

TEST(StepStory, WhatHappenedToSomebodyOnTheTableIsInTheName)
{
    const Campaign before = Band().star("Osric", 5).grunt("Tibb", 4).plays(EncounterKind::Patrol, 3);
    Step lost;
    lost.kind = StepKind::Played;
    lost.changes = {RepChanged{FigureId{2}, 4, 3, RepCause::Fight}};
    EXPECT_EQ(nameOf(lost, before, swordplay()).toStdString(), "Tibb: Rep 4 to 3");
}

TEST(StepStory, StepsAreNumberedFromOneAndKnowTheirMonth)
{
    const auto stories = tellAll(sampleSteps(swordplay()), swordplay());
    for (std::size_t i = 0; i < stories.size(); ++i)
        EXPECT_EQ(stories[i].number, static_cast<int>(i) + 1);
    EXPECT_EQ(stories.front().turn, 1);
    EXPECT_EQ(stories.back().turn, 6);
}

TEST(StepStory, AStayOrGoLineRepeatsTheCommonRollThatCounted)
{
    const StepStory last = tellAll(sampleSteps(swordplay()), swordplay()).back();
    EXPECT_EQ(printed(last).toStdString(),
              "18. Battle finished: a success; next Raid: Attack, EAL stays 3\n"
              "   - Ulric recovered: Out of the Fight, Rep 4, both passed `(3) (4)`\n"
              "   - Tibb stayed: 2 to 2, and the patrol succeeded `(1) 4 6 5 (3) 5 : (1) (2) 6` R17\n"
              "   - Berta stayed: 2 to 2, and the patrol succeeded `(1) 4 6 5 5 (2) : 6 (1) 4 (2)` R17\n"
              "   - Ulric stayed: 1 to 1, and the patrol succeeded `(1) 4 6 5 5 6 : 6 5 (2) 4` R17\n"
              "   - Hamo stayed firm: 1 to 0, no test next time `(1) 4 6 5 5 4 : 4 6 5 5` R18\n"
              "   - Odo left, and poisoned Tibb: 1 to 3, Rep 3 and below `(1) 4 6 5 : (1) (3) (2)` R19");
    EXPECT_EQ(last.thrower.toStdString(), "both");
}

TEST(StepStory, ALeaverWhoPoisonsIsAboutTheVictimsToo)
{
    const StepStory last = tellAll(sampleSteps(swordplay()), swordplay()).back();
    EXPECT_EQ(last.lines.back().about, (std::vector<FigureId>{FigureId{10}, FigureId{2}}));
    EXPECT_EQ(last.lines.back().theme, Theme::Leaves);
}

TEST(StepStory, StepsOfAStrangersFileAreToldWithoutTheLinesThatShouldComeBefore)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    Step step;
    step.kind = StepKind::BattleFinished;
    step.changes = {RepChanged{FigureId{1}, 5, 4}, FigureLeft{FigureId{2}, Status::Gone, LeaveCause::RanForGood},
                    FigureFared{FigureId{2}, Fate::ObviouslyDead}, LoyaltyTested{FigureId{2}, 1, 1, Loyalty::Stays}};
    EXPECT_EQ(
        printed(tell(step, 1, campaign, swordplay())).toStdString(),
        "1. Battle finished: a failure, and the end of the campaign\n   - Sat out: Osric\n   - Osric: Rep 5 to 4 "
        "R15\n   - Tibb ran away for good\n   - Tibb was killed: Obviously Dead, Rep 3\n   - Tibb stayed: 1 to 1, "
        "and the patrol failed ` : ` R17");
}

TEST(StepStory, EveryDieOfALineIsMarkedAsCountedOrNot)
{
    for (const StepStory &story : tellAll(sampleSteps(swordplay()), swordplay())) {
        std::vector<StoryLine> lines = story.lines;
        lines.push_back(story.head);
        for (const StoryLine &line : lines) {
            ASSERT_EQ(line.dice.counted.size(), line.dice.rolls.size());
            for (std::size_t i = 0; i < line.dice.rolls.size(); ++i)
                EXPECT_EQ(static_cast<qsizetype>(line.dice.counted[i].size()), line.dice.rolls[i].dice.size());
        }
    }
}

} // namespace
} // namespace muster::testing
