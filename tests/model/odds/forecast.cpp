// SPDX-License-Identifier: MIT
#include "model/odds/forecast.h"

#include "model/odds/courserun.h"
#include "model/sample/sample.h"
#include "model/storytext/storytext.h"
#include "model/systems/campaignsystem.h"
#include "rules/odds/fateodds.h"
#include "rules/pack/slugs.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <cmath>

namespace muster::testing {

namespace {

ForecastQuestion expecting(double win, const Losses &losses = {}, int months = 6)
{
    ForecastQuestion question;
    question.months = months;
    question.expected.win = win;
    question.expected.losses = losses;
    question.seed = 7;
    return question;
}

/// So many runs come as near to what is so as they do nearly always.
void expectNear(const Chance &chance, double exact, int runs)
{
    EXPECT_NEAR(chance.probability, exact, 4.5 * std::sqrt(exact * (1 - exact) / runs) + 1e-12);
}

double chanceOf(const TurnAhead &turn, QLatin1StringView kind)
{
    for (const LikelyEncounter &one : turn.encounters) {
        if (one.kind.id == kind)
            return one.chance;
    }
    return -1;
}

Band osricAndTibb()
{
    return Band().star("Osric", 5).grunt("Tibb", 4).next(EncounterKind::RaidAttack, 4);
}

Campaign playedFrom(const char *story, const Pack &pack)
{
    const auto steps = playStory(QString::fromUtf8(story), pack);
    EXPECT_TRUE(steps) << steps.problem().text.toStdString();
    return fold(*steps);
}

constexpr const char *squad = "found Kelsey\n"
                              "  list: military\n";

} // namespace

TEST(Forecast, BeginsWithTheEncounterThatIsToBeFought)
{
    const Forecast forecast(osricAndTibb(), swordplay(), expecting(0.6));

    ASSERT_EQ(forecast.chain().size(), 6u);
    EXPECT_EQ(forecast.chain()[0].turn, 1);
    EXPECT_EQ(chanceOf(forecast.chain()[0], QLatin1StringView("raid-attack")), 1);
    EXPECT_EQ((*forecast.chain()[0].eal)[3], 1);
    EXPECT_EQ(Forecast(Band().star("Osric", 5).plays(EncounterKind::RaidDefend, 2), swordplay(), expecting(0.6))
                  .chain()[0]
                  .encounters[2]
                  .chance,
              1)
        << "the one in hand, if there is one";
}

TEST(Forecast, OfALoneStarIsTheStarsChanceEachMonth)
{
    ForecastQuestion question = expecting(0.5, {{Fate::ObviouslyDead, 0.1}}, 12);
    question.policy.recruits = false;
    constexpr int runs = 20000;
    const Forecast forecast(Band().star("Osric", 5).next(EncounterKind::Patrol, 3), swordplay(), question);

    const RunTally tally = forecast.run(runs);

    for (std::size_t month = 0; month < tally.months.size(); ++month) {
        const double lives = std::pow(0.9, month + 1.0);
        expectNear(tally.starAlive(tally.months[month]), lives, runs);
        EXPECT_NEAR(tally.months[month].rep.spread().mean, 5 * tally.starAlive(tally.months[month]).probability, 1e-9);
        EXPECT_LT(tally.starAlive(tally.months[month]).low, lives);
        EXPECT_GT(tally.starAlive(tally.months[month]).high, lives);
    }
}

TEST(Forecast, TakesStayOrGoByTheRules)
{
    ForecastQuestion question = expecting(1, {}, 1);
    question.policy.recruits = false;
    constexpr int runs = 20000;

    const RunTally tally = Forecast(osricAndTibb(), swordplay(), question).run(runs);

    const double stays = stayOrGoOdds({5, false, false, Outcome::Success}, {2, 4, 1}).stays();
    EXPECT_NEAR(tally.months[0].figures.spread().mean - 1, stays, 4.5 * std::sqrt(stays * (1 - stays) / runs));
}

TEST(Forecast, RecruitsWheneverThereIsRoomUnlessThePolicyIsToWait)
{
    ForecastQuestion question = expecting(1, {}, 1);
    question.policy.recruits = false;
    EXPECT_EQ(Forecast(Band().star("Osric", 5), swordplay(), question).run(250).months[0].figures.spread().p90, 1);
    question.policy.recruits = true;
    EXPECT_GT(Forecast(Band().star("Osric", 5), swordplay(), question).run(250).months[0].figures.spread().p50, 3);
}

TEST(Forecast, KeepsTheStarAtHomeWhileThereIsSomebodyToSendAndTheBookCallsItsPatrolsLost) // R9
{
    ForecastQuestion question = expecting(1, {{Fate::ObviouslyDead, 1}}, 3);
    question.policy = {false, false, false};
    const Band band = Band().star("Osric", 5).grunt("Tibb", 4).next(EncounterKind::Patrol, 3);

    const Forecast forecast(band, swordplay(), question);
    const RunTally tally = forecast.run(250);

    EXPECT_EQ(tally.months[0].starAlive, 250) << "Tibb went";
    EXPECT_EQ(tally.months[1].starAlive, 0) << "nobody else is left";
    const NextEncounter lost = nextEncounter(*swordplay().chain, EncounterKind::Patrol, Outcome::Failure, 3);
    EXPECT_EQ((*forecast.chain()[1].eal)[std::size_t(*lost.eal - 1)], 1);
}

TEST(Forecast, ExpectsLessOfTheBandWithoutItsStarWhereThatIsTold)
{
    ForecastQuestion question = expecting(0.9, {}, 2);
    question.expected.withoutStar = -0.4;
    question.policy.starLeads = false;
    const Forecast forecast(osricAndTibb(), swordplay(), question);
    const NextEncounter won = nextEncounter(*swordplay().chain, EncounterKind::RaidAttack, Outcome::Success, 4);
    EXPECT_DOUBLE_EQ(forecast.chain()[1].encounters[std::size_t(won.kind)].chance, 0.5);
}

TEST(Forecast, DismissesThePoisonedWhereThatIsThePolicy)
{
    ForecastQuestion question = expecting(1, {}, 1);
    question.policy = {true, false, true};
    const Band band = Band().star("Osric", 5).grunt("Tibb", 4).poisoned().next(EncounterKind::Patrol, 3);

    EXPECT_EQ(Forecast(band, swordplay(), question).run(100).months[0].figures.spread().p90, 1);
}

TEST(Forecast, GivesTheSameForTheSameSeedHoweverTheBlocksAreShared)
{
    ForecastQuestion question = expecting(0.6, {{Fate::OutOfTheFight, 0.2}, {Fate::RanAway, 0.1}});
    const Forecast forecast(fold(sampleSteps(swordplay())), swordplay(), question);
    const RunTally together = forecast.run(1100);

    RunTally byHand;
    byHand.add(forecast.block(4, 100));
    for (const int number : {3, 0, 2, 1})
        byHand.add(forecast.block(number));
    EXPECT_EQ(together, byHand);
    RunTally refined = forecast.run(500);
    refined.add(forecast.runFrom(2, 600));
    EXPECT_EQ(refined, together) << "and so does a beginning that is refined later";
    question.seed = 8;
    EXPECT_NE(Forecast(fold(sampleSteps(swordplay())), swordplay(), question).run(1100), together);
}

TEST(Forecast, StopsWhenNobodyWantsItAnyMore)
{
    const Forecast forecast(osricAndTibb(), swordplay(), expecting(0.6));
    std::atomic<int> asked = 0;
    EXPECT_EQ(forecast.run(100000, [&] { return ++asked < 3; }).runs, 0);
    EXPECT_LE(asked, 8) << "at once, whatever the number of processors";
}

TEST(Forecast, MeetsTheEncountersOfTheChain)
{
    const Campaign start = osricAndTibb();
    const ForecastQuestion question = expecting(0.6, {}, 5);
    const Forecast forecast(start, swordplay(), question);
    CourseRun course(start, swordplay(), question, 3);
    constexpr int runs = 5000;
    std::map<QString, int> kinds;
    for (int i = 0; i < runs; ++i) {
        course.begin();
        course.liveThrough(5);
        ++kinds[QString(slug(course.campaign().past.back().kind))];
    }
    for (const LikelyEncounter &one : forecast.chain()[4].encounters)
        expectNear(chanceFrom(kinds[one.kind.id], runs), one.chance, runs);
}

TEST(Forecast, AsksItsGoalsAfterEachMonth)
{
    ForecastQuestion question = expecting(0.3, {}, 4);
    question.goals = {{1, [](const Campaign &now) {
                           return std::any_of(now.past.begin(), now.past.end(),
                                              [](const auto &past) { return past.outcome == Outcome::Success; });
                       }}};
    constexpr int runs = 5000;

    const RunTally tally = Forecast(osricAndTibb(), swordplay(), question).run(runs);

    for (std::size_t month = 0; month < 4; ++month)
        expectNear(tally.goal(tally.months[month], 0), 1 - std::pow(0.7, month + 1.0), runs);
}

TEST(Forecast, OfTheFirstEditionCountsTurnsWithoutAnEncounter)
{
    const Campaign start = playedFrom(squad, chainReaction1());
    ForecastQuestion question = expecting(0.5, {}, 4);
    question.goals = {{1, [](const Campaign &now) { return !now.past.empty(); }}};
    const Forecast forecast(start, chainReaction1(), question);

    for (const TurnAhead &turn : forecast.chain()) {
        EXPECT_NEAR(chanceOf(turn, noEncounter), 5.0 / 6, 1e-12);
        double all = 0;
        for (const LikelyEncounter &one : turn.encounters)
            all += one.chance;
        EXPECT_NEAR(all, 1, 1e-12);
        EXPECT_FALSE(turn.eal);
        EXPECT_EQ(chanceOf(turn, QLatin1StringView("robbery")), -1) << "soldiers rob nobody";
    }
    constexpr int runs = 4000;
    const RunTally tally = forecast.run(runs);
    for (std::size_t month = 0; month < 4; ++month)
        expectNear(tally.goal(tally.months[month], 0), 1 - std::pow(5.0 / 6, month + 1.0), runs);
}

TEST(Forecast, OfLinkedGamesIsOneGameAfterAnother)
{
    const Campaign start = playedFrom("found Kane\n  list: british\n  rep: 4\n  skill: 160\n", streetSkirmish());
    const Forecast forecast(start, streetSkirmish(), expecting(0.5, {{Fate::Dead, 0.5}}, 3));
    for (const TurnAhead &turn : forecast.chain()) {
        EXPECT_EQ(chanceOf(turn, QLatin1StringView("game")), 1);
        EXPECT_FALSE(turn.eal);
    }
    expectNear(chanceFrom(forecast.run(4000).months[2].starAlive, 4000), 0.125, 4000);
}

TEST(Forecast, OfPlainBattlesHasNoActivityLevelAndARaidAfterASuccessfulPatrol) // R51
{
    const Campaign plain = playedFrom("found Ruiz\n  list: military\n"
                                      "  option: campaign=plain\n",
                                      chainReaction3());
    const Forecast forecast(plain, chainReaction3(), expecting(0.6, {{Fate::OutOfTheFight, 0.2}}, 3));

    EXPECT_FALSE(forecast.chain()[1].eal);
    EXPECT_EQ(chanceOf(forecast.chain()[0], QLatin1StringView("patrol")), 1);
    EXPECT_EQ(chanceOf(forecast.chain()[1], QLatin1StringView("raid-attack")), 0.6);
    EXPECT_EQ(chanceOf(forecast.chain()[2], QLatin1StringView("raid-attack")), 0.4 * 0.6);
    EXPECT_EQ(forecast.run(250).months[2].turn, plain.turn + 2);
}

TEST(Forecast, RefusesWhatCannotBe)
{
    const auto refusal = [](ForecastQuestion question, int runs = 100) {
        const Problems problems = checkForecast(osricAndTibb(), question, runs);
        return problems.empty() ? std::string() : problems.front().text.toStdString();
    };
    EXPECT_EQ(refusal(expecting(0.5)), "");
    EXPECT_EQ(refusal(expecting(1.5)), "The chance of a success must be from 0 to 1.");
    EXPECT_EQ(refusal(expecting(std::nan(""))), "The chance of a success must be from 0 to 1.");
    EXPECT_EQ(refusal(expecting(0.5, {{Fate::RanAway, 0.6}, {Fate::Captured, 0.6}})),
              "The chances of all losses together must be at most 1.");
    EXPECT_EQ(refusal(expecting(0.5, {}, 0)), "A forecast is for 1 to 120 months.");
    EXPECT_EQ(refusal(expecting(0.5), 0), "A forecast takes 1 to 1000000 runs.");
    Campaign over = osricAndTibb();
    over.phase = Phase::Over;
    EXPECT_EQ(checkForecast(over, expecting(0.5)).front().text.toStdString(),
              "This campaign is over, so there is nothing to forecast.");
}

} // namespace muster::testing
