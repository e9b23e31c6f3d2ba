// SPDX-License-Identifier: MIT

// The first edition on the table: who may have felled an enemy. How it is played is told by the stories (tests/stories/first-*).

#include "model/actions/play/credit.h"
#include "model/actions/play/tally.h"
#include "model/changes/campaign.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/battle.h"

namespace muster::testing {
namespace {

/// Rook and two Grunts against three of the gang in a Firefight.
Battle rookInAFirefight()
{
    Campaign campaign = Band().star("Rook", 4).grunt("Ash", 3).grunt("Bo", 3);
    campaign.rules = QStringLiteral("chain-reaction-1");
    campaign.list = QStringLiteral("gang");
    Encounter encounter;
    encounter.enemy = QStringLiteral("gang");
    Scenario scenario;
    scenario.kind = ScenarioKind::Firefight;
    scenario.role = scenario.enemyRole = Role::Meeting;
    scenario.recruits = 4;
    scenario.enemy.from = encounter.enemy;
    for (const int rep : {4, 3, 3})
        scenario.enemy.figures.push_back({QStringLiteral("Ganger"), {}, rep, 0, false, QStringLiteral("pistol")});
    encounter.part = scenario;
    happen(campaign, EncounterPrepared{encounter});
    return Battle(campaign, chainReaction1());
}

} // namespace

TEST(FirstEditionPlay, WhoeverFelledAnEnemyHasItAmongHisDeeds_R65)
{
    using Ids = std::vector<FigureId>;
    Battle battle = rookInAFirefight();
    const auto credits = [&](TableState state, int by) {
        battle.does(actions::creditEnemy(battle.campaign(), state, FigureId{by}));
    };
    battle.begins({1, 2});
    EXPECT_EQ(actions::mayHaveDone(battle.play(), TableState::Dead), Ids()) << "nobody fell";
    battle.enemy(1, 2, TableState::Dead).enemy(1, 3, TableState::RanAway);
    EXPECT_EQ(actions::mayHaveDone(battle.play(), TableState::Dead), (Ids{FigureId{1}, FigureId{2}}))
        << "Bo stayed at home";
    credits(TableState::Dead, 2);
    EXPECT_EQ(battle.told(), "Ash's deeds: killed 1, inflicted damage");
    EXPECT_EQ(refusal(actions::creditEnemy(battle.campaign(), TableState::Dead, FigureId{1})),
              "That is already credited to a figure.");
    credits(TableState::RanAway, 1);
    EXPECT_EQ(battle.told(), "Rook's deeds: routed 1, inflicted damage");
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).figures[1].deeds.kills, 1);
    EXPECT_FALSE(actions::tooManyKilled(battle.play()));
    battle.enemy(1, 2, TableState::DuckedBack);
    EXPECT_TRUE(actions::tooManyKilled(battle.play())) << "nobody was dead at all";
    EXPECT_FALSE(actions::tooManyRouted(battle.play()));
}

TEST(FirstEditionPlay, AWoundedEnemyCountsForExperienceAlone_R66)
{
    Battle battle = rookInAFirefight();
    battle.begins({1, 3}).enemy(1, 1, TableState::Unconscious);
    battle.does(actions::creditEnemy(battle.campaign(), TableState::Unconscious, FigureId{3}));
    EXPECT_EQ(battle.told(), "Bo's deeds: inflicted damage");
    EXPECT_EQ(actions::mayHaveDone(battle.play(), TableState::Unconscious), (std::vector{FigureId{1}}))
        << "another may have hurt that enemy too";
}

} // namespace muster::testing
