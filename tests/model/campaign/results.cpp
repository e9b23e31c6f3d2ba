// SPDX-License-Identifier: MIT

// A change holds its result, so that a later version of the rules never rewrites the past. Files of earlier versions
// lack some results, which are worked out by the rules of that time.

#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"
#include "model/systems/parts.h"
#include "tests/support/battle.h"
#include "tests/support/playedband.h"

using namespace Qt::StringLiterals;

namespace muster::testing {
namespace {

/// Returns a robbery of an old file, which lacks the result of whom the gang meets next.
Encounter robbery()
{
    Scenario scenario;
    scenario.kind = ScenarioKind::Robbery;
    scenario.role = Role::Robber;
    scenario.enemyRole = Role::Police;
    scenario.enemy = {u"police"_s, {{}}, 0};
    Encounter encounter;
    encounter.enemy = u"police"_s;
    encounter.part = scenario;
    return encounter;
}

QString enemyAfter(const Change &change, bool inHand)
{
    Campaign campaign;
    campaign.enemy = u"military"_s;
    if (inHand)
        campaign.encounter = robbery();
    apply(campaign, change);
    return campaign.enemy;
}

int movedIn(const PefAppeared &appeared)
{
    Campaign campaign = threeOnPatrol();
    campaign.play.emplace().turn = 4;
    campaign.play->pefs = {{{1, 5, false, false}, {}, {}, PefMove::Split, 0, 4}};
    apply(campaign, appeared);
    return campaign.play->pefs.back().movedIn;
}

} // namespace

TEST(AnEncounter, SaysWhomTheBandMeetsNext)
{
    EXPECT_EQ(enemyAfter(EncounterPrepared{robbery(), u"aliens"_s}, false), u"aliens"_s);
    EXPECT_EQ(enemyAfter(EncounterCorrected{robbery(), u"aliens"_s}, true), u"aliens"_s);
    EXPECT_EQ(enemyAfter(EncounterPrepared{robbery()}, false), u"military"_s) << "an older file";
    EXPECT_EQ(enemyAfter(EncounterCorrected{robbery()}, true), u"police"_s) << "an older file";
}

TEST(APefThatAppears, SaysWhetherItHasHadItsMove)
{
    const Pef half{2, 5, false, false};
    EXPECT_EQ(movedIn({half, false, 0}), 0);
    EXPECT_EQ(movedIn({half, false, 3}), 3);
    EXPECT_EQ(movedIn({half}), 4) << "an older file: half of the one that split there";
    EXPECT_EQ(movedIn({{2, 6, false, false}}), 0) << "an older file: reinforcements";
}

TEST(ABattleThatBegins, SaysWhatItsRulesKeepOfTheTable)
{
    ScenarioInPlay second;
    second.day = 2;
    PlayedBand gang("gang", "Rook", 4, {{u"genre"_s, u"gang"_s}, {u"terrain"_s, u"none"_s}});
    const PlayBegun begun{{{FigureId{1}}}, {}, {}, second};
    Campaign dealt = gang.campaign();
    apply(dealt, EncounterPrepared{robbery()});
    Campaign campaign = dealt;
    ASSERT_FALSE(whyNot(campaign, begun));
    apply(campaign, begun);
    EXPECT_EQ(scenarioOf(*campaign.play)->day, 2);

    campaign = dealt;
    apply(campaign, PlayBegun{{{FigureId{1}}}, {}});
    EXPECT_EQ(scenarioOf(*campaign.play)->day, 1) << "an older file";

    EXPECT_TRUE(whyNot(threeOnPatrol(), PlayBegun{{{FigureId{1}}, {FigureId{2}}, {FigureId{3}}}, 5, {}, second}))
        << "a Patrol keeps nothing of the kind";
}

TEST(AStep, SaysHowFarTheGoalsAreAfterIt)
{
    Campaign before = PlayedBand("gang", "Rook", 4, {{u"genre"_s, u"gang"_s}}).campaign();
    apply(before, stepOf(StepKind::Told, GoalSet{1, u"Rest"_s, GoalKind::TurnsOutlived, 2}));
    const Step passed = stepOf(StepKind::TurnsPassed, TurnsPassed{2});
    const Step counted = withGoalsCounted(before, passed);
    EXPECT_TRUE(isSameDeed(passed, counted));
    EXPECT_EQ(counted.moved, (GoalsMoved{{{1, 2, 3}}}));
    const auto reachedAfter = [&](const Step &step) {
        Campaign campaign = before;
        apply(campaign, step);
        return campaign.goals[1].reached;
    };
    EXPECT_EQ(reachedAfter(counted), 3);
    EXPECT_EQ(reachedAfter(passed), 3) << "an older file";
    Step otherwise = passed;
    otherwise.moved.emplace();
    EXPECT_EQ(reachedAfter(otherwise), std::nullopt) << "it is not counted anew";
}

} // namespace muster::testing
