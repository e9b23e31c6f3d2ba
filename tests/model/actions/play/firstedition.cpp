// SPDX-License-Identifier: MIT

// The first edition on the table: turns by cards, its encounters' own rules, and what the report opens with.

#include "model/actions/play/credit.h"
#include "model/actions/play/tally.h"
#include "model/changes/campaign.h"
#include "model/story/encountertext.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/battle.h"

namespace muster::testing {
namespace {

/// Rook and two Grunts against three of the gang.
Campaign inScenario(ScenarioKind kind, Role role, Role enemyRole)
{
    Campaign campaign = Band().star("Rook", 4).grunt("Ash", 3).grunt("Bo", 3);
    campaign.rules = QStringLiteral("chain-reaction-1");
    campaign.list = QStringLiteral("gang");
    Encounter encounter;
    encounter.enemy = QStringLiteral("gang");
    Scenario scenario;
    scenario.kind = kind;
    scenario.role = role;
    scenario.enemyRole = enemyRole;
    scenario.recruits = 4;
    scenario.enemy.from = encounter.enemy;
    for (const int rep : {4, 3, 3})
        scenario.enemy.figures.push_back({QStringLiteral("Ganger"), {}, rep, 0, false, QStringLiteral("pistol")});
    encounter.part = scenario;
    happen(campaign, EncounterPrepared{encounter});
    return campaign;
}

Battle battleOf(ScenarioKind kind, Role role, Role enemyRole)
{
    return Battle(inScenario(kind, role, enemyRole), chainReaction1());
}

const ScenarioInPlay &now(const Battle &battle)
{
    return *scenarioOf(battle.play());
}

// Cards by their numbers: hearts from 1, diamonds from 14, clubs from 27, spades from 40.
constexpr const char *sixOfHeartsFourOfSpades = "6 43";
constexpr const char *twoBlackCourts = "38 51"; // queen of clubs, queen of spades

} // namespace

TEST(FirstEditionPlay, CardsSayWhoMovesFirst)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins();
    EXPECT_EQ(battle.now(), "Your band is on the table. Draw a card for each side.");
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    EXPECT_EQ(battle.told(), "Turn 1: 6\u2665 and 4\u2660: you, then the enemy R75") << "the book's own example";
    EXPECT_EQ(battle.now(), "Order: you, then the enemy. Highest Rep first. Then draw cards for turn 2.");
    battle.deed(ScenarioDeed::Turn, twoBlackCourts);
    EXPECT_EQ(now(battle).order, (std::vector{1, 0})) << "two black cards";
    EXPECT_EQ(now(battle).faceCards, 2);
    EXPECT_EQ(refusal(actions::checkBeginTurn(battle.campaign())), "These rules use cards instead of activation dice.");
}

TEST(FirstEditionPlay, ADayIsTenFaceCardsOrTwelveTurnsWithoutCards_R75)
{
    Battle battle = battleOf(ScenarioKind::Siege, Role::Besieged, Role::Besieger);
    battle.begins();
    for (int turn = 1; turn <= 5; ++turn)
        battle.deed(ScenarioDeed::Turn, twoBlackCourts);
    EXPECT_EQ(battle.told(), "Turn 5: Q\u2663 and Q\u2660: the enemy, then you; day 1 is over R75");
    EXPECT_EQ(now(battle).day, 2);
    EXPECT_EQ(now(battle).faceCards, 0);
    for (int turn = 1; turn <= 12; ++turn)
        battle.does(actions::countTurn(battle.campaign(), chainReaction1()));
    EXPECT_EQ(battle.told(), "Turn 17: without cards; day 2 is over R75");
    EXPECT_EQ(now(battle).day, 3);
}

TEST(FirstEditionPlay, ADayIsFiveFaceCardsLongerForEachSideOverTwo_R75)
{
    const RoundTables &rounds = chainReaction1().scenarios->rounds;
    EXPECT_EQ(actions::faceCardsOfDay(rounds, 2), 10);
    EXPECT_EQ(actions::faceCardsOfDay(rounds, 3), 15);
    EXPECT_EQ(actions::faceCardsOfDay(rounds, 4), 20);
}

TEST(FirstEditionPlay, BesiegersGoHomeAfterADayThatCostThemMore)
{
    Battle battle = battleOf(ScenarioKind::Siege, Role::Besieged, Role::Besieger);
    battle.begins().enemy(1, 1, TableState::Dead).enemy(1, 2, TableState::Unconscious);
    EXPECT_EQ(refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Siege)),
              "The besiegers test at the end of a day, and this day is not over.");
    for (int turn = 1; turn <= 12; ++turn)
        battle.does(actions::countTurn(battle.campaign(), chainReaction1()));
    EXPECT_EQ(battle.now(), "Day 1 is over: the besiegers test whether they stay. Then draw cards for turn 13.");
    battle.deed(ScenarioDeed::Siege, "4 4");
    EXPECT_EQ(battle.told(), "The end of day 1: the besiegers slip away `4 : 4`") << "2 lost and 4, 1 alive and 4";
    EXPECT_EQ(battle.now(), "The besiegers are gone. Go to After the battle.");
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).enemy.follows, QStringLiteral("nothing"))
        << "nobody is left to pursue";
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).outcome, Outcome::Success);
}

TEST(FirstEditionPlay, AnAmbushIsSprungOnASevenAndBringsTheEnemy)
{
    Battle battle = battleOf(ScenarioKind::Ambush, Role::Ambushed, Role::Ambusher);
    battle.begins();
    EXPECT_TRUE(battle.play().groups.empty()) << "nobody knows where they are";
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Ambush, "3 3");
    EXPECT_EQ(battle.told(), "Ambush: not sprung yet `3 3`");
    EXPECT_EQ(refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Ambush)),
              "The ambush has already been rolled for this turn.");
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Ambush, "3 4  2 5  6");
    EXPECT_EQ(battle.told(), "Ambush: sprung, unseen; roll again when the ambushed have moved `3 4 : 2 5 : 6`");
    EXPECT_TRUE(battle.play().groups.empty());
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Ambush, "3 6  5");
    EXPECT_TRUE(battle.told().starts_with("Ambush: sprung, 18\" to the left `3 6 : 5`")) << battle.told();
    EXPECT_EQ(battle.told().find("R24"), std::string::npos) << "Swordplay's leader: " << battle.told();
    ASSERT_EQ(battle.play().groups.size(), 1U);
    EXPECT_EQ(battle.play().groups.front().section, 7) << "left of section 8";
}

TEST(FirstEditionPlay, HalfOfTheConvoyThroughIsAllThePoints_R64)
{
    Battle battle = battleOf(ScenarioKind::Ambush, Role::Ambushed, Role::Ambusher);
    battle.begins().stands(1, TableState::LeftTable).stands(2, TableState::Dead);
    AftermathDraft report = actions::reportSoFar(battle.campaign());
    EXPECT_EQ(report.won, (Fraction{1, 2})) << "one of three";
    battle.stands(3, TableState::LeftTable);
    report = actions::reportSoFar(battle.campaign());
    EXPECT_EQ(report.outcome, Outcome::Success);
    EXPECT_FALSE(report.won) << "two of three: all of it";
    const std::vector<ReportedFate> fates = {
        {FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Dead}, {FigureId{3}, Fate::Fine}};
    EXPECT_EQ(report.figures, fates);
}

TEST(FirstEditionPlay, WhoRunsWithoutAWoundHasLostHisNerveWhateverComesAfter_R67)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins().stands(2, TableState::RanAway).stands(2, TableState::Unconscious);
    EXPECT_EQ(battle.told(), "Ash: unconscious\nAsh's deeds: lost nerve R67");
    EXPECT_TRUE(battle.play().find(FigureId{2})->deeds.lostNerve);
    battle.stands(3, TableState::BadWound).stands(3, TableState::RanAway);
    EXPECT_TRUE(battle.play().find(FigureId{3})->deeds.wounded) << "a wound excuses it";
    EXPECT_EQ(refusal(actions::setState(battle.campaign(), FigureId{1}, TableState::Stunned)),
              "These rules have no state “stunned”.");
}

TEST(FirstEditionPlay, ABadWoundStaysBesideWhatTheFigureDoes_R7) // p. 7
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins().stands(2, TableState::BadWound).stands(2, TableState::DuckedBack);
    const OwnFigure *ash = battle.play().find(FigureId{2});
    EXPECT_EQ(words::standing(ash->state, ash->wound).toStdString(), "ducked back, bad wound");
    battle.stands(2, TableState::CarryingOn);
    ash = battle.play().find(FigureId{2});
    EXPECT_EQ(words::standing(ash->state, ash->wound).toStdString(), "bad wound");
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).figures[1], (ReportedFate{FigureId{2}, Fate::BadWound}));
    EXPECT_EQ(refusal(actions::setState(battle.campaign(), FigureId{2}, TableState::BadWound)),
              "Ash already has a Bad Wound; a second one kills.");
    battle.stands(2, TableState::RanAway);
    const ReportedFate ran = actions::reportSoFar(battle.campaign()).figures[1];
    EXPECT_EQ(ran.fate, Fate::RanAway);
    EXPECT_EQ(ran.deeds.wound, Fate::BadWound) << "the Recover check is still to take";
    battle.stands(2, TableState::Fine);
    EXPECT_FALSE(battle.play().find(FigureId{2})->wound) << "by hand, where it was a slip";
    EXPECT_EQ(battle.play().find(FigureId{2})->state, TableState::RanAway);
}

TEST(FirstEditionPlay, AWoundThatComesLaterLeavesWhatTheFigureDoes_R7)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins().stands(2, TableState::DuckedBack).stands(2, TableState::Scratched);
    const OwnFigure *ash = battle.play().find(FigureId{2});
    EXPECT_EQ(words::standing(ash->state, ash->wound).toStdString(), "ducked back, scratched");
    EXPECT_EQ(refusal(actions::setState(battle.campaign(), FigureId{2}, TableState::Scratched)),
              "Ash is already noted as ducked back, scratched.");
    battle.stands(2, TableState::RanAway).stands(3, TableState::RanAway).stands(3, TableState::BadWound);
    EXPECT_FALSE(battle.play().find(FigureId{2})->deeds.lostNerve);
    const ReportedFate bo = actions::reportSoFar(battle.campaign()).figures[2];
    EXPECT_EQ(bo.fate, Fate::RanAway);
    EXPECT_EQ(bo.deeds.wound, Fate::BadWound);
    EXPECT_TRUE(bo.deeds.lostNerve) << "it ran before it was hit (R67)";
}

TEST(FirstEditionPlay, WhoLiesAndIsCapturedIsBoth_R7)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins().stands(2, TableState::Unconscious).stands(2, TableState::Captured);
    const ReportedFate ash = actions::reportSoFar(battle.campaign()).figures[1];
    EXPECT_EQ(ash.fate, Fate::Captured);
    EXPECT_EQ(ash.deeds.wound, Fate::Unconscious);
    battle.stands(2, TableState::CarryingOn);
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).figures[1], (ReportedFate{FigureId{2}, Fate::Fine}));
}

TEST(FirstEditionPlay, NoMoreBeginThanTheEncounterAllows_R77) // p. 12
{
    Campaign campaign = inScenario(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    campaign.find(FigureId{3})->profile.rep = 4;
    Scenario scenario = *scenarioOf(*campaign.encounter);
    scenario.recruits = 1;
    campaign.encounter->part = scenario;
    const std::vector<FigureId> all{FigureId{1}, FigureId{2}, FigureId{3}};
    EXPECT_EQ(refusal(actions::beginPlay(campaign, chainReaction1(), all)),
              "This encounter allows at most 1 Grunt, not 2. Leave some out of the party.");
    EXPECT_EQ(refusal(actions::beginPlay(campaign, chainReaction1(), {FigureId{1}, FigureId{2}})), "");
    const Result<Step> begun = actions::beginPlay(campaign, chainReaction1(), {});
    ASSERT_TRUE(begun);
    apply(campaign, *begun);
    EXPECT_EQ(campaign.play->party(), 2);
    EXPECT_EQ(campaign.play->find(FigureId{2})->state, TableState::AtHome) << "the best come if nobody is named";
}

TEST(FirstEditionPlay, NobodyRecruitsForWhatFollowsAtOnce_R77)
{
    Campaign campaign = inScenario(ScenarioKind::Raid, Role::Raider, Role::Defender);
    EXPECT_EQ(refusal(actions::checkRecruit(campaign, chainReaction1(), 1)), "");
    Scenario scenario = *scenarioOf(*campaign.encounter);
    scenario.after = ScenarioKind::Raid;
    scenario.recruits = 1;
    campaign.encounter->part = scenario;
    for (const int id : {1, 2, 3})
        campaign.fared.push_back({FigureId{id}, Fate::Fine});
    EXPECT_EQ(refusal(actions::checkRecruit(campaign, chainReaction1(), 1)),
              "A follow-up is fought by the survivors: nobody can be recruited for it.");
    const std::vector<FigureId> all{FigureId{1}, FigureId{2}, FigureId{3}};
    EXPECT_EQ(refusal(actions::beginPlay(campaign, chainReaction1(), all)), "") << "all who are left may come";
}

TEST(FirstEditionPlay, OnTumorsSheetAFigureMayBeStunnedForAnActivation_R80)
{
    Campaign campaign = inScenario(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    campaign.options.insert(QStringLiteral("sheet"), QStringLiteral("tumor"));
    Battle battle(campaign, chainReaction1());
    battle.begins().stands(2, TableState::Stunned);
    EXPECT_EQ(battle.told(), "Ash: stunned");
    EXPECT_EQ(battle.play().party(), 3) << "it recovers when it is active";
}

TEST(FirstEditionPlay, AnEnemysBadWoundStaysToo)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins().enemy(1, 2, TableState::BadWound).enemy(1, 2, TableState::CarryingOn);
    EXPECT_EQ(battle.play().groups.front().figures[1].wound, TableState::BadWound);
    EXPECT_EQ(refusal(actions::setEnemyState(battle.campaign(), 1, 2, TableState::BadWound)),
              "Figure 2 of group 1 already has a Bad Wound; a second one kills.");
}

TEST(FirstEditionPlay, TheReportKnowsDeedsAndTheEnemysLosses)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    Deeds deeds;
    deeds.kills = 2;
    battle.begins().does(actions::noteDeeds(battle.campaign(), FigureId{1}, deeds));
    EXPECT_EQ(battle.told(), "Rook's deeds: killed 2, inflicted damage") << "who kills has hurt somebody";
    battle.enemy(1, 1, TableState::Dead).enemy(1, 3, TableState::Dead).enemy(1, 2, TableState::RanAway);
    EXPECT_EQ(battle.now(), "No enemy is left on the table. Go to After the battle.");
    const AftermathDraft report = actions::reportSoFar(battle.campaign());
    EXPECT_EQ(report.outcome, Outcome::Success);
    EXPECT_EQ(report.figures.front().deeds, deeds);
    EXPECT_EQ(report.enemy.lost, (std::vector{1, 3}));
}

TEST(FirstEditionPlay, ATableOnWhichNobodyHasWonYetDoesNotSayHowItEnded)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins();
    EXPECT_FALSE(actions::reportSoFar(battle.campaign()).outcome);
    battle.does(actions::countTurn(battle.campaign(), chainReaction1())).stands(2, TableState::Dead);
    EXPECT_FALSE(actions::reportSoFar(battle.campaign()).outcome) << "a proposal with its reason, and not chosen (R9)";
    battle.stands(1, TableState::Dead).stands(3, TableState::RanAway);
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).outcome, Outcome::Failure) << "nobody is left who could";
}

TEST(FirstEditionPlay, APursuitGoesOnUntilTheRunnersMustStand)
{
    Battle battle = battleOf(ScenarioKind::Pursuit, Role::Runner, Role::Chaser);
    battle.begins();
    for (const char *dice : {"1 6", "1 6", "1 6", "1 6"})
        battle.deed(ScenarioDeed::Pursuit, dice);
    // 50, then 6 to 9, 5 to 9, 4 to 9, 3 to 9.
    EXPECT_EQ(battle.told(), "Pursuit: Runners 3, Chasers 9; 32″ between them: they must stand `1 : 6`");
    EXPECT_EQ(refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Pursuit)),
              "The Runners are caught and must make a stand.");
    EXPECT_EQ(battle.now(), "The Runners are caught: they must make a stand.");
    battle.deed(ScenarioDeed::Stand, "1 6");
    EXPECT_EQ(battle.told(),
              "The Runners make a stand: the Chasers walk into an ambush `1 : 6`\n"
              "Group 1 placed: now in section 8")
        << "5 is half of 10";
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).enemy.follows, QStringLiteral("ambush"));
}

TEST(FirstEditionPlay, TheDiceOfAStandAreCalledAfterWhoseTheyAre) // p. 14
{
    Battle battle = battleOf(ScenarioKind::Pursuit, Role::Runner, Role::Chaser);
    battle.begins();
    const Step stand = rolledStep("1 6", [&](Dice &d, Step &step) {
        actions::playScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Stand, d, step);
    });
    ASSERT_EQ(stand.rolls.size(), 2U);
    EXPECT_EQ(words::reason(stand.rolls[0].reason, {}).toStdString(), "Stand, the Chasers");
    EXPECT_EQ(words::reason(stand.rolls[1].reason, {}).toStdString(), "Stand, the Runners");
}

TEST(FirstEditionPlay, AnAmbushWithoutAConvoySpeaksOfNone_R78)
{
    Battle battle = battleOf(ScenarioKind::Ambush, Role::Ambusher, Role::Ambushed);
    EXPECT_EQ(describeEncounter(battle.campaign(), chainReaction1()).objective,
              QStringLiteral("Stop the enemy before they reach the far edge."));
    battle.begins();
    EXPECT_EQ(battle.now(), "You are hidden, off the table until the ambush is sprung. Draw a card for each side.");
}

TEST(FirstEditionPlay, AStandThatIsNoAmbushLetsTheChasersLookForThemEachTurn_R78) // p. 14
{
    Battle battle = battleOf(ScenarioKind::Pursuit, Role::Runner, Role::Chaser);
    battle.begins();
    EXPECT_EQ(refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Spotting)),
              "This encounter does not use that.");
    battle.deed(ScenarioDeed::Stand, "6 1");
    EXPECT_EQ(now(battle).stand, false);
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Spotting, "2");
    EXPECT_FALSE(now(battle).spotted);
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Spotting, "1");
    EXPECT_TRUE(now(battle).spotted);
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).enemy.follows, QString());
}

TEST(FirstEditionPlay, ThePoliceComeInATurnAfterTheAlarmWhenTheyMoveFirst_R79) // p. 14
{
    Battle battle = battleOf(ScenarioKind::Robbery, Role::Robber, Role::Police);
    const auto police = [&] {
        return refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Police));
    };
    battle.begins().deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    EXPECT_EQ(police(), "The police arrive only after the alarm.");
    EXPECT_EQ(refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Alarm)),
              "Nothing has been robbed yet, so there is no alarm to roll for.");
    battle.does(actions::setObjective(battle.campaign(), true)).deed(ScenarioDeed::Alarm, "5");
    EXPECT_FALSE(now(battle).alarm);
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Alarm, "4");
    EXPECT_EQ(police(), "The alarm has only just sounded. The police arrive in a later turn.");
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    EXPECT_EQ(police(), "The police arrive only in a turn in which they move first.");
    battle.deed(ScenarioDeed::Turn, twoBlackCourts).deed(ScenarioDeed::Police, "");
    EXPECT_EQ(battle.play().enemies(), 3);
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Police, "5  3 4  3 4");
    EXPECT_EQ(battle.play().enemies(), 5) << "two more";
}

// P. 14: three policemen and two more; one of each is lost, so that three are left to chase the robbers.
TEST(FirstEditionPlay, WhoCameAsReinforcementsFightsInWhatFollows_R77)
{
    Battle battle = battleOf(ScenarioKind::Robbery, Role::Robber, Role::Police);
    battle.begins().deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    battle.does(actions::setObjective(battle.campaign(), true)).deed(ScenarioDeed::Alarm, "1");
    battle.deed(ScenarioDeed::Turn, twoBlackCourts).deed(ScenarioDeed::Police, "");
    // Two more: a T-Guy of Rep 3 and a Soldier of Rep 4.
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades).deed(ScenarioDeed::Police, "5  2 1  3 4");
    battle.enemy(1, 1, TableState::Dead).enemy(2, 1, TableState::Unconscious);
    for (const int id : {1, 2, 3})
        battle.stands(id, TableState::LeftTable);

    const AftermathDraft noted = actions::reportSoFar(battle.campaign());
    EXPECT_EQ(noted.outcome, Outcome::Success);
    EXPECT_EQ(noted.enemy.lost, (std::vector{1, 4})) << "the fourth is the first of those who came later";
    const BattleReport report{*noted.outcome, noted.figures, noted.won, noted.enemy};
    EXPECT_EQ(refusal(actions::checkFinish(battle.campaign(), chainReaction1(), report)), "");
    Campaign after = battle.campaign();
    apply(after, rolledStep("", [&](Dice &dice, Step &step) {
              actions::finishBattle(battle.campaign(), chainReaction1(), report, dice, step);
          }));
    ASSERT_TRUE(after.following);
    std::vector<int> reps;
    for (const Profile &figure : after.following->over.enemy.figures)
        reps.push_back(figure.rep);
    EXPECT_EQ(reps, (std::vector{4, 3, 3})) << "the next in line leads (R97)";
}

TEST(FirstEditionPlay, ARobberyIsWonByWhoeverLeavesWithTheLoot_R78)
{
    Battle battle = battleOf(ScenarioKind::Robbery, Role::Robber, Role::Police);
    battle.begins().deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    battle.does(actions::setObjective(battle.campaign(), true));
    EXPECT_FALSE(actions::tallyOf(battle.campaign()).objective) << "the bank is robbed, and everybody still there";
    battle.stands(3, TableState::LeftTable);
    EXPECT_TRUE(actions::tallyOf(battle.campaign()).objective);
}

TEST(FirstEditionPlay, ARobberyIsStoppedWhereNoRobberIsLeftAndNoneGotAway) // p. 14
{
    Battle battle = battleOf(ScenarioKind::Robbery, Role::Police, Role::Robber);
    battle.begins().deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    battle.does(actions::setObjective(battle.campaign(), true));
    EXPECT_FALSE(actions::tallyOf(battle.campaign()).objective) << "they are still there";
    const int robbers = battle.play().enemies();
    for (int robber = 1; robber <= robbers; ++robber)
        battle.enemy(1, robber, TableState::Captured);
    EXPECT_TRUE(actions::tallyOf(battle.campaign()).objective);
    battle.enemy(1, 1, TableState::LeftTable);
    EXPECT_FALSE(actions::tallyOf(battle.campaign()).objective) << "one got away with it";
}

TEST(FirstEditionPlay, AGetawayCarStartsOnOneToThreeOnceATurn) // pp. 10, 14
{
    Battle battle = battleOf(ScenarioKind::Robbery, Role::Robber, Role::Police);
    const auto car = [&] {
        return refusal(actions::checkScenarioDeed(battle.campaign(), chainReaction1(), ScenarioDeed::Car));
    };
    const QString sentence =
        QStringLiteral("Leave a getaway car running: one that stands starts on 1–3 on 1d6, tried once each turn.");
    EXPECT_TRUE(describeEncounter(battle.campaign(), chainReaction1()).special.contains(sentence));
    battle.begins().deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    EXPECT_EQ(battle.now().find("getaway"), std::string::npos) << "it may have been left running";
    battle.deed(ScenarioDeed::Car, "4");
    EXPECT_EQ(battle.told(), "The getaway car: it does not start `4`");
    EXPECT_EQ(car(), "Starting the car has already been tried this turn.");
    battle.deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    EXPECT_NE(battle.now().find("Try to start the getaway car again"), std::string::npos) << battle.now();
    battle.deed(ScenarioDeed::Car, "3");
    EXPECT_EQ(battle.told(), "The getaway car: it starts `3`");
    EXPECT_EQ(car(), "The getaway car is already running.");

    Battle firefight = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    firefight.begins();
    EXPECT_EQ(refusal(actions::checkScenarioDeed(firefight.campaign(), chainReaction1(), ScenarioDeed::Car)),
              "This encounter does not use that.");
}

TEST(FirstEditionPlay, ChasersRideWhereAllTheRunnersDo_R88) // p. 13
{
    const auto special = [](Role role, Role enemyRole) {
        return describeEncounter(inScenario(ScenarioKind::Pursuit, role, enemyRole), chainReaction1()).special;
    };
    EXPECT_TRUE(special(Role::Runner, Role::Chaser)
                    .contains(QStringLiteral("If all of you are in vehicles, the Chasers must be in vehicles too.")));
    EXPECT_TRUE(special(Role::Chaser, Role::Runner)
                    .contains(QStringLiteral("If all the Runners are in vehicles, you must be in vehicles too.")));
    Battle battle = battleOf(ScenarioKind::Pursuit, Role::Runner, Role::Chaser);
    battle.begins().does(actions::setRiding(battle.campaign(), true));
    EXPECT_EQ(battle.told(), "Vehicles: all the Runners are in vehicles, so the Chasers must be too R88");
    EXPECT_TRUE(now(battle).riding);
    EXPECT_EQ(refusal(actions::setRiding(battle.campaign(), true)), "That is already noted.");
    battle.does(actions::setRiding(battle.campaign(), false));
    EXPECT_EQ(battle.told(), "Vehicles: not all the Runners are in vehicles R88");
    Battle firefight = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    firefight.begins();
    EXPECT_EQ(refusal(actions::setRiding(firefight.campaign(), true)), "This encounter does not use that.");
}

TEST(FirstEditionPlay, ThreeSidesHaveASuitEach)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins().does(actions::countSides(battle.campaign(), 3));
    battle.deed(ScenarioDeed::Turn, "14 15 28"); // two diamonds, one club
    EXPECT_EQ(now(battle).order, (std::vector{1, 2, 0}));
    EXPECT_EQ(actions::faceCardsOfDay(chainReaction1().scenarios->rounds, 3), 15);
}

TEST(FirstEditionPlay, WhoeverFelledAnEnemyHasItAmongHisDeeds_R65)
{
    using Ids = std::vector<FigureId>;
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
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

TEST(FirstEditionPlay, AKillThatIsTakenBackTakesItsDamageAlong_R8)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins();
    const auto notes = [&](bool hurt, int kills) {
        Deeds deeds = battle.play().find(FigureId{1})->deeds;
        deeds.inflictedDamage = deeds.inflictedDamage || hurt;
        deeds.kills = kills;
        battle.does(actions::noteDeeds(battle.campaign(), FigureId{1}, deeds));
        return battle.told();
    };
    EXPECT_EQ(notes(false, 1), "Rook's deeds: killed 1, inflicted damage");
    EXPECT_EQ(notes(false, 0), "Rook's deeds: none");
    EXPECT_EQ(notes(true, 1), "Rook's deeds: killed 1, inflicted damage");
    EXPECT_EQ(notes(false, 0), "Rook's deeds: inflicted damage") << "which was said by itself";
}

TEST(FirstEditionPlay, AWoundedEnemyCountsForExperienceAlone_R66)
{
    Battle battle = battleOf(ScenarioKind::Firefight, Role::Meeting, Role::Meeting);
    battle.begins({1, 3}).enemy(1, 1, TableState::Unconscious);
    battle.does(actions::creditEnemy(battle.campaign(), TableState::Unconscious, FigureId{3}));
    EXPECT_EQ(battle.told(), "Bo's deeds: inflicted damage");
    EXPECT_EQ(actions::mayHaveDone(battle.play(), TableState::Unconscious), (std::vector{FigureId{1}}))
        << "another may have hurt that enemy too";
}

TEST(FirstEditionPlay, HostagesMoveWhenTheyAreFoundAndDecideWhenTheyAreOut)
{
    Campaign campaign = inScenario(ScenarioKind::Recover, Role::Recoverer, Role::Defender);
    campaign.encounter->part.edit<Scenario>().hostages = 2;
    Battle battle(campaign, chainReaction1());
    battle.begins().deed(ScenarioDeed::Turn, sixOfHeartsFourOfSpades);
    EXPECT_EQ(refusal(actions::countHostages(battle.campaign(), false, 1)),
              "Hostages move only once a rescuer has reached them. Mark them as found first.");
    EXPECT_EQ(refusal(actions::setObjective(battle.campaign(), true)),
              "This encounter is decided by its hostages. Record how many of them are off the table.");
    EXPECT_EQ(refusal(actions::countHostages(battle.campaign(), true, 3)),
              "There are 2 hostages, so 0 to 2 can be off the table, not 3.");
    battle.does(actions::countHostages(battle.campaign(), true, 0));
    EXPECT_EQ(battle.told(), "Hostages: found");
    battle.does(actions::countHostages(battle.campaign(), true, 1));
    EXPECT_EQ(battle.now(),
              "Order: you, then the enemy. Highest Rep first. The defenders roll to spot the attackers. Bring the "
              "hostages off the table (1 of 2 are off). Then draw cards for turn 2.");
    EXPECT_FALSE(actions::reportSoFar(battle.campaign()).outcome) << "no part of the points for a part";
    battle.does(actions::countHostages(battle.campaign(), true, 2));
    EXPECT_EQ(battle.now(), "The hostages are off the table. Go to After the battle.");
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).outcome, Outcome::Success);
}

TEST(FirstEditionPlay, TheDefenderKeepsEveryHostageAndDrivesTheOthersOff)
{
    Campaign campaign = inScenario(ScenarioKind::Recover, Role::Defender, Role::Recoverer);
    campaign.encounter->part.edit<Scenario>().hostages = 1;
    Battle battle(campaign, chainReaction1());
    battle.begins();
    EXPECT_FALSE(actions::reportSoFar(battle.campaign()).outcome) << "nothing has happened yet";
    battle.enemy(1, 1, TableState::RanAway).enemy(1, 2, TableState::RanAway);
    EXPECT_FALSE(actions::reportSoFar(battle.campaign()).outcome) << "one is there still";
    battle.enemy(1, 3, TableState::RanAway);
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).outcome, Outcome::Success);
    battle.does(actions::countHostages(battle.campaign(), true, 1));
    EXPECT_EQ(actions::reportSoFar(battle.campaign()).outcome, Outcome::Failure);
}

} // namespace muster::testing
