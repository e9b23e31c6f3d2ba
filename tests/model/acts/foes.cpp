// SPDX-License-Identifier: MIT

// Tests foes who return (R91), and goals that are counted step by step.

#include "model/acts/foes.h"
#include "model/acts/story.h"
#include "model/acts/table.h"
#include "model/acts/typedforce.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/story.h"
#include "model/story/bandwords.h"
#include "tests/model/acts/skirmishers.h"
#include "tests/support/battle.h"

namespace muster::testing {
namespace {

/// Returns a campaign with three figures on patrol and the option for how a foe returns.
Campaign withFoes(const char *how, const std::vector<const char *> &names)
{
    Campaign campaign = threeOnPatrol().option("foes", how);
    for (const char *name : names)
        happen(campaign, FoeNamed{campaign.lastFoe + 1, QString::fromUtf8(name), 5});
    return campaign;
}

TEST(FoeReturns, WhoIsSaidToBeThereByTheNameOfAFoeIsThatFoe_R91)
{
    Battle battle(withFoes("ask", {"Yrbiz"}));
    battle.begins({1, 2});
    EnemyFigure figure;
    figure.profile = battle.campaign().band[1].profile;
    figure.name = QStringLiteral("yrbiz");
    battle.does(acts::SayWhatPefWas{1, acts::typedEnemies({{figure}}, swordplay())});
    EXPECT_EQ(battle.play().groups.back().figures.front().foe, 1);
    EXPECT_TRUE(battle.campaign().foes[1].isHere());
}

TEST(FoeReturns, TheNameOfTheLeadersFigureIsProposedForTheFoe)
{
    Battle battle(withFoes("ask", {}));
    battle.begins({1, 2});
    EnemyFigure figure;
    figure.profile = battle.campaign().band[1].profile;
    figure.name = QStringLiteral("Brack");
    battle.does(acts::SayWhatPefWas{1, acts::typedEnemies({{figure}}, swordplay())});
    EXPECT_EQ(acts::leaderNameOnTable(battle.campaign(), 1), QStringLiteral("Brack"));
}

Goal added(Campaign &campaign, const Goal &wanted)
{
    apply(campaign, *acts::setGoal(campaign, swordplay(), wanted));
    return campaign.goals.last();
}

TEST(Goals, OneThatIsReachedWhenAddedWasReachedInTheMonthOfTheBattleThatMadeIt)
{
    Campaign campaign = Band().star("Osric", 5);
    using enum Outcome;
    for (const auto &[turn, outcome] : {std::pair{1, Success}, {2, Failure}, {3, Success}, {5, Success}})
        campaign.past.push_back({turn, EncounterKind::Patrol, 3, outcome});
    campaign.turn = 7;

    const Goal twoWon = added(campaign, {0, QStringLiteral("Two won"), GoalKind::BattlesWon, 2});
    EXPECT_EQ(twoWon.reached, 3);
    EXPECT_EQ(words::about(twoWon, campaign, swordplay()).toStdString(), "reached in Month 3; battles won, all told");
    const Goal fourWon = added(campaign, {0, QStringLiteral("Four won"), GoalKind::BattlesWon, 4});
    EXPECT_FALSE(fourWon.reached);
}

} // namespace
} // namespace muster::testing
