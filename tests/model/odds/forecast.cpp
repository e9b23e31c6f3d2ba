// SPDX-License-Identifier: MIT
#include "model/odds/forecast.h"

#include "model/odds/simulation.h"
#include "model/storytext/storytext.h"
#include "model/systems/campaignsystem.h"
#include "rules/encounter/activitytables.h"
#include "rules/encounter/contact.h"
#include "rules/odds/distribution.h"
#include "rules/odds/fateodds.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <cmath>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

ForecastQuestion expecting(double win, const Losses &losses = {}, int months = 6)
{
    ForecastQuestion question;
    question.months = months;
    question.expected.win = win;
    question.expected.losses = losses;
    question.seed = 7;
    return question;
}

/// Checks that a simulated chance is within 4.5 standard deviations of the exact one.
void expectNear(const Chance &chance, double exact, int runs)
{
    EXPECT_NEAR(chance.probability, exact, 4.5 * std::sqrt(exact * (1 - exact) / runs) + 1e-12);
}

Band osricAndTibb()
{
    return Band().star("Osric", 5).grunt("Tibb", 4).next(EncounterKind::RaidAttack, 4);
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

TEST(Forecast, KeepsTheStarAtHomeWhileThereIsSomebodyToSendAndTheBookCallsItsPatrolsLost) // R9
{
    ForecastQuestion question = expecting(1, {{Fate::ObviouslyDead, 1}}, 3);
    question.policy = {false, false, Poisoned::Kept};
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
    question.policy = {true, false, Poisoned::Dismissed};
    const Band band = Band().star("Osric", 5).grunt("Tibb", 4).poisoned().next(EncounterKind::Patrol, 3);

    EXPECT_EQ(Forecast(band, swordplay(), question).run(100).months[0].figures.spread().p90, 1);
}

TEST(Forecast, DismissesOnlyTheBestOfThePoisonedWhereThatIsThePolicy)
{
    ForecastQuestion question = expecting(1, {}, 1);
    question.policy = {true, false, Poisoned::OneDismissed};
    const Campaign band = Band()
                              .star("Osric", 6)
                              .option("loyalty", "off")
                              .grunt("Tibb", 3)
                              .poisoned()
                              .grunt("Berta", 4)
                              .poisoned()
                              .grunt("Odo", 5)
                              .next(EncounterKind::Patrol, 3);
    Simulation course(band, swordplay(), question, 1);

    course.begin();
    course.simulateUntil(1);

    EXPECT_FALSE(course.campaign().find(FigureId{3})) << "Berta is likelier to go, and would poison Tibb";
    EXPECT_TRUE(course.campaign().find(FigureId{2}));
    EXPECT_TRUE(course.campaign().find(FigureId{4}));
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
    refined.add(forecast.run(
        600, [] { return true; }, 2));
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

TEST(Forecast, AsksItsGoalsAfterEachMonth)
{
    ForecastQuestion question = expecting(0.3, {}, 4);
    question.goals = {1, 2};
    constexpr int runs = 5000;
    Campaign campaign = osricAndTibb();
    campaign.goals = {{1, {1, u"Win one"_s, GoalKind::BattlesWon}}, {2, {2, u"Last"_s, GoalKind::TurnsOutlived, 3}}};

    const RunTally tally = Forecast(campaign, swordplay(), question).run(runs);

    for (std::size_t month = 0; month < 4; ++month) {
        expectNear(tally.goal(tally.months[month], 0), 1 - std::pow(0.7, month + 1.0), runs);
        EXPECT_EQ(tally.months[month].goals[1], month >= 2 ? runs : 0);
    }
}

/// Returns a campaign in which Yrbiz and Dawud are at large. `how`: whether a leader's identity is asked or rolled.
Campaign withFoes(const char *how)
{
    Campaign campaign = Band().star("Osric", 5).grunt("Tibb", 4).next(EncounterKind::Patrol, 5).option("foes", how);
    campaign.foes = {{1, {1, u"Yrbiz"_s}}, {2, {2, u"Dawud"_s}}};
    campaign.foes[1].lastSeen = 1;
    campaign.foes[2].lastSeen = 2;
    campaign.lastFoe = campaign.lastSeen = 2;
    return campaign;
}

ForecastQuestion expectingFoes(int months)
{
    ForecastQuestion question = expecting(0.5, {}, months);
    question.foes = {1, 2};
    return question;
}

/// Returns the chance that a leader comes, by the letters: an enemy in force, or a contact at the last PEF if nobody
/// came before (R24).
double leaderComesAt(int eal, int pefs)
{
    double chance = 0;
    eachOutcome(swordplay().activity->lettersAt(eal), [&](PefLetter letter, double weight) {
        const bool here = letter == PefLetter::InForce || (pefs == 1 && letter == PefLetter::Contact);
        chance += weight * (here ? 1 : pefs == 1 ? 0 : leaderComesAt(ealAfter(letter, eal), pefs - 1));
    });
    return chance;
}

TEST(Forecast, MeetsTheFoeMetLastWhereALeaderComesAndTheDieSaysSo) // R91
{
    constexpr int runs = 20000;
    const Forecast forecast(withFoes("die"), swordplay(), expectingFoes(1));

    const RunTally tally = forecast.run(runs);

    EXPECT_EQ(tally.months[0].foes[0], 0);
    expectNear(tally.foe(tally.months[0], 1), leaderComesAt(5, 3) / 2, runs);
}

TEST(Forecast, TakesAFoeWhoIsMetAsOftenAsIsExpected)
{
    constexpr int runs = 20000;
    Campaign campaign = withFoes("ask");
    campaign.goals = {{1, {1, u"Catch Yrbiz"_s, GoalKind::FoeTaken, 1, {}, 1, FoeStatus::Captured}}};
    ForecastQuestion question = expectingFoes(1);
    question.goals = {1};
    question.expected.capturesFoe = 0.4;
    question.expected.killsFoe = 0.6;

    const RunTally tally = Forecast(campaign, swordplay(), question).run(runs);

    expectNear(tally.goal(tally.months[0], 0), 0.4 * leaderComesAt(5, 3), runs);
    expectNear(tally.foeTaken(tally.months[0], 0), leaderComesAt(5, 3), runs);
    EXPECT_EQ(tally.months[0].foesTaken[1], 0) << "the one sought is met first";
}

TEST(Forecast, IsTheSameOfTheBandWhetherAFoeHasANameOrNot)
{
    Campaign nobody = withFoes("die");
    nobody.foes.clear();
    const RunTally with = Forecast(withFoes("die"), swordplay(), expectingFoes(6)).run(500);
    const RunTally without = Forecast(nobody, swordplay(), expecting(0.5)).run(500);
    for (std::size_t month = 0; month < 6; ++month)
        EXPECT_EQ(with.months[month].rep, without.months[month].rep);
}

TEST(Forecast, ForetellsNoFoesWhereTheOptionIsOff)
{
    EXPECT_EQ(foesAhead(withFoes("ask"), swordplay()), (std::vector{1, 2}));
    EXPECT_TRUE(foesAhead(withFoes("off"), swordplay()).empty());
    Campaign taken = withFoes("die");
    taken.foes[1].status = FoeStatus::Killed;
    EXPECT_EQ(foesAhead(taken, swordplay()), std::vector{2});
}

TEST(Forecast, ExpectsOfFoesWhatTheirMeetingsWere)
{
    const Campaign campaign = withFoes("ask");
    EXPECT_EQ(expectationOf({}, campaign, swordplay()).capturesFoe, 0.25);
    Record record;
    record.foesMet = 2;
    record.foesCaptured = 1;
    const Expectation expected = expectationOf(record, campaign, swordplay());
    EXPECT_EQ(expected.capturesFoe, 1.5 / 4);
    EXPECT_EQ(expected.killsFoe, 0.5 / 4);
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

} // namespace
} // namespace muster::testing
