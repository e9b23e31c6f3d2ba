// SPDX-License-Identifier: MIT

// A foe who comes back (R91), and goals counted step by step.

#include "model/actions/foes.h"
#include "model/actions/goals.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/foes.h"
#include "model/changes/goals.h"
#include "model/story/aimwords.h"
#include "tests/model/actions/skirmishers.h"
#include "tests/support/battle.h"

namespace muster::testing {

namespace {

/// Three on patrol, whose campaign says how a foe comes back.
Campaign withFoes(const char *how, const std::vector<const char *> &names)
{
    Campaign campaign = threeOnPatrol().option("foes", how);
    for (const char *name : names)
        happen(campaign, FoeNamed{campaign.lastFoe + 1, QString::fromUtf8(name), 5});
    return campaign;
}

/// To the last PEF, which is a B: by then no C has come, so that the leader is with it.
Battle &comesToTheLeader(Battle &battle, const char *dice)
{
    return battle.begins({1, 2}).resolves(1, "4  1 2  3 3").resolves(2, "1").resolves(3, dice);
}

Step wonBattle()
{
    Step step;
    step.kind = StepKind::BattleFinished;
    step.changes = {EncounterFinished{Outcome::Success}};
    return step;
}

} // namespace

TEST(FoeReturns, OnOneToThreeItIsTheOneAtLargeWhoWasSeenLast_R91)
{
    Battle battle(withFoes("die", {"Yrbiz", "Karim"}));
    comesToTheLeader(battle, "5  3 4  2 3 5 4  3");
    const EnemyFigure &leader = battle.play().groups.back().figures.front();
    EXPECT_EQ(leader.foe, 2) << "named last";
    EXPECT_EQ(leader.name, QStringLiteral("Karim"));
    EXPECT_TRUE(leader.leader);
    EXPECT_TRUE(battle.told().ends_with("Their leader is Karim: Rep 5, Spear `(3)` R91")) << battle.told();
}

TEST(FoeReturns, ACampaignFromBeforeHasItOff_R91)
{
    Campaign campaign = threeOnPatrol();
    happen(campaign, FoeNamed{1, QStringLiteral("Yrbiz"), 5});
    Battle battle(campaign);
    comesToTheLeader(battle, "5  3 4  2 3 5 4");
    EXPECT_TRUE(actions::foeCandidates(battle.campaign(), swordplay()).empty());
    battle.does(actions::leaderIs(battle.campaign(), 1)); // but who says so
    EXPECT_EQ(battle.play().groups.back().figures.front().foe, 1);
}

TEST(FoeReturns, WhoIsSaidToBeThereByTheNameOfAFoeIsThatFoe_R91)
{
    Battle battle(withFoes("ask", {"Yrbiz"}));
    battle.begins({1, 2});
    EnemyFigure figure;
    figure.profile = battle.campaign().band[1].profile;
    figure.name = QStringLiteral("yrbiz");
    battle.does(actions::sayWhatItWas(battle.campaign(), swordplay(), 1, {{figure}}));
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
    battle.does(actions::sayWhatItWas(battle.campaign(), swordplay(), 1, {{figure}}));
    EXPECT_EQ(actions::leaderNameOnTable(battle.campaign(), 1), QStringLiteral("Brack"));
}

TEST(FoeReturns, WhoIsCapturedOnTheTableIsCapturedAndWhoRunsIsNot)
{
    Battle battle(withFoes("ask", {"Yrbiz"}));
    comesToTheLeader(battle, "5  3 4  2 3 5 4");
    EXPECT_EQ(actions::foeCandidates(battle.campaign(), swordplay()), std::vector{1});
    battle.does(actions::leaderIs(battle.campaign(), 1));
    EXPECT_TRUE(actions::foeCandidates(battle.campaign(), swordplay()).empty());
    const int group = battle.play().groups.back().id;
    battle.enemy(group, 1, TableState::Captured);
    EXPECT_EQ(battle.campaign().foes.value(1).status, FoeStatus::Captured);
    battle.enemy(group, 1, TableState::RanAway);
    EXPECT_EQ(battle.campaign().foes.value(1).status, FoeStatus::AtLarge);
    EXPECT_EQ(battle.campaign().foes.value(1).met.back().fate, TableState::RanAway);
}

// A newcomer's Hakon, named with a bow and met with a spear, had both in the book of one month.
TEST(FoeReturns, OnTheTableAFoeIsTheLeaderWhoCameAndIsKnownByThatFromThen_R91)
{
    Campaign campaign = withFoes("ask", {});
    happen(campaign, FoeNamed{1, QStringLiteral("Hakon"), 4, QStringLiteral("short-bow")});
    Battle battle(campaign);
    comesToTheLeader(battle, "5  3 4  2 3 5 4");
    const Profile leader = battle.play().groups.back().figures.front().profile;
    ASSERT_NE(leader.weapon, QStringLiteral("short-bow"));
    battle.does(actions::leaderIs(battle.campaign(), 1));
    EXPECT_EQ(battle.play().groups.back().figures.front().profile, leader);
    EXPECT_EQ(battle.campaign().foes.value(1).weapon, leader.weapon);
    EXPECT_EQ(battle.campaign().foes.value(1).rep, 5);
}

TEST(FoeReturns, InChainReactionTheFirstFigureOfTheFirstGroupIsTheLeader_R49)
{
    Band band = Band().star("Sgt Rock", 5).grunt("Char", 4).plays(EncounterKind::Patrol, 3);
    Campaign campaign = inChainReaction(band, "foes", "ask");
    happen(campaign, FoeNamed{1, QStringLiteral("Yrbiz"), 5});
    GroupAppeared group{1, 0, 5, {}, {}};
    group.figures.push_back({{}, true, {}});
    Battle battle(campaign, chainReaction3());
    battle.begins();
    Step comes;
    comes.kind = StepKind::Played;
    comes.changes = {group};
    battle.does(comes);
    EXPECT_EQ(actions::foeCandidates(battle.campaign(), chainReaction3()), std::vector{1});
}

TEST(FoeReturns, TheLeaderOfALinkedGameIsTheFirstOfTheirs)
{
    Skirmishers ours = withThree();
    ours.prepares(tramDepot);
    Campaign campaign = ours.campaign();
    EXPECT_EQ(refusal(actions::leaderIs(campaign, 1)), "There is no foe 1; no foe has a name yet.");
    happen(campaign, FoeNamed{1, QStringLiteral("Hauptmann Roth"), 3});
    EXPECT_EQ(actions::foeCandidates(campaign, streetSkirmish()), std::vector{1});
    apply(campaign, *actions::leaderIs(campaign, 1));
    EXPECT_TRUE(campaign.foes.value(1).isHere());
    EXPECT_TRUE(actions::foeCandidates(campaign, streetSkirmish()).empty());
}

TEST(Goals, BattlesWonAreCountedWithThoseOfBefore)
{
    Campaign campaign = threeOnPatrol();
    apply(campaign, wonBattle());
    Step add = *actions::setGoal(campaign, swordplay(), {0, QStringLiteral("Two won"), GoalKind::BattlesWon, 2});
    apply(campaign, add);
    EXPECT_EQ(campaign.goals.value(1).done, 1);
    EXPECT_FALSE(campaign.goals.value(1).reached);
    Campaign next = threeOnPatrol();
    campaign.encounter = next.encounter;
    apply(campaign, wonBattle());
    EXPECT_EQ(campaign.goals.value(1).done, 2);
    EXPECT_EQ(campaign.goals.value(1).reached, campaign.turn);
    EXPECT_EQ(campaign.goals.value(1).done, doneOf(campaign.goals.value(1), campaign)) << "step by step as all at once";
}

/// The month is over with its battle.
TEST(Goals, AGoalIsReachedInTheMonthOfTheBattleThatReachesIt)
{
    Campaign campaign = threeOnPatrol();
    apply(campaign, *actions::setGoal(campaign, swordplay(), {0, QStringLiteral("One won"), GoalKind::BattlesWon, 1}));
    const int month = campaign.turn;
    Step won = wonBattle();
    won.changes.push_back(TurnEnded{{EncounterKind::Patrol, 3}});
    apply(campaign, won);
    EXPECT_EQ(campaign.turn, month + 1);
    EXPECT_EQ(campaign.goals.value(1).reached, month);
}

namespace {

Goal added(Campaign &campaign, const Goal &wanted)
{
    apply(campaign, *actions::setGoal(campaign, swordplay(), wanted));
    return campaign.goals.last();
}

std::string about(const Goal &goal, const Campaign &campaign)
{
    return words::about(goal, campaign, swordplay()).toStdString();
}

} // namespace

TEST(Goals, OneThatIsReachedWhenAddedWasReachedInTheMonthOfTheBattleThatMadeIt)
{
    Campaign campaign = Band().star("Osric", 5);
    using enum Outcome;
    for (const auto &[turn, outcome] : {std::pair{1, Success}, {2, Failure}, {3, Success}, {5, Success}})
        campaign.past.push_back({turn, EncounterKind::Patrol, 3, outcome});
    campaign.turn = 7;

    const Goal twoWon = added(campaign, {0, QStringLiteral("Two won"), GoalKind::BattlesWon, 2});
    EXPECT_EQ(twoWon.reached, 3);
    EXPECT_EQ(about(twoWon, campaign), "reached in Month 3; battles won, all told");
    const Goal fourWon = added(campaign, {0, QStringLiteral("Four won"), GoalKind::BattlesWon, 4});
    EXPECT_FALSE(fourWon.reached);
}

TEST(Goals, MonthsThatAreOutlivedWhenItIsAddedWereOutlivedWhenTheNextBegan)
{
    Campaign campaign = Band().star("Osric", 5);
    campaign.turn = 7;
    EXPECT_EQ(added(campaign, {0, QStringLiteral("Outlive three"), GoalKind::TurnsOutlived, 3}).reached, 4);
}

TEST(Goals, AFoeWhoIsTakenWhenItIsAddedWasTakenWhereTheFoeWasMetLast)
{
    Campaign campaign = Band().star("Osric", 5);
    happen(campaign, FoeNamed{1, QStringLiteral("Yrbiz"), 5});
    Foe &yrbiz = campaign.foes[1];
    yrbiz.met = {{2, EncounterKind::Patrol, {}, TableState::RanAway, Outcome::Success},
                 {4, EncounterKind::Patrol, {}, TableState::Captured, Outcome::Success}};
    yrbiz.status = FoeStatus::Captured;
    campaign.turn = 6;
    const Goal taken{0, QStringLiteral("Take Yrbiz"), GoalKind::FoeTaken, 1, {}, 1};
    EXPECT_EQ(added(campaign, taken).reached, 4);

    yrbiz.status = FoeStatus::Killed; // so the player says; no battle does
    const Goal killed = added(campaign, taken);
    EXPECT_TRUE(killed.reachedBefore);
    EXPECT_EQ(about(killed, campaign), "already reached when set; Yrbiz captured or killed");
}

TEST(Goals, WhereTheBookDoesNotShowSinceWhenItSaysAlreadyReachedWhenSet)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 4);
    campaign.turn = 7;
    const Goal rep = added(campaign, {0, QStringLiteral("Rep 5"), GoalKind::StarRep, 5});
    EXPECT_TRUE(rep.reached);
    EXPECT_EQ(about(rep, campaign), "already reached when set; the Star's Rep");
    const Goal grunt = added(campaign, {0, QStringLiteral("A Grunt"), GoalKind::Grunts, 1});
    EXPECT_EQ(about(grunt, campaign), "already reached when set; Grunts in the band");
}

TEST(Goals, WhatWasReachedStaysReached)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 4);
    apply(campaign, *actions::setGoal(campaign, swordplay(), {0, QStringLiteral("A Grunt"), GoalKind::Grunts, 1}));
    EXPECT_TRUE(campaign.goals.value(1).reached);
    Step leaves;
    leaves.changes = {FigureLeft{FigureId{2}, Status::Dismissed, LeaveCause::Dismissed}};
    apply(campaign, leaves);
    EXPECT_EQ(campaign.goals.value(1).done, 0);
    EXPECT_TRUE(campaign.goals.value(1).reached);
}

} // namespace muster::testing
