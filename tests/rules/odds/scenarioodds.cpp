// SPDX-License-Identifier: MIT
#include "rules/odds/scenarioodds.h"

#include "rules/scenario/scenariotables.h"
#include "tests/support/packs.h"

#include <map>
#include <numeric>

using namespace muster;
using namespace muster::testing;

namespace {

/// Rolls every result of 2d6 for each of these kinds in turn.
void fall(const std::vector<std::pair<std::size_t, int>> &running, std::size_t place, double chance, int highest,
          std::vector<std::size_t> tied, std::map<std::vector<std::size_t>, double> &ends)
{
    if (place == running.size()) {
        ends[tied] += chance;
        return;
    }
    constexpr int ways = 36;
    for (int sum = 2; sum <= 12; ++sum) {
        const int score = sum + running[place].second;
        std::vector<std::size_t> now = score > highest ? std::vector<std::size_t>() : tied;
        if (score >= highest)
            now.push_back(running[place].first);
        fall(running, place + 1, chance * (6 - std::abs(sum - 7)) / ways, std::max(score, highest), now, ends);
    }
}

/// Computes the odds round by round, until almost no chance of a tie is left.
ScenarioOdds byRounds(const std::vector<std::pair<std::size_t, int>> &open)
{
    ScenarioOdds odds{};
    std::map<std::vector<std::size_t>, double> running;
    std::vector<std::size_t> all;
    for (const auto &[kind, modifier] : open)
        all.push_back(kind);
    running[all] = 1;
    for (int round = 0; round < 60; ++round) {
        std::map<std::vector<std::size_t>, double> after;
        for (const auto &[kinds, chance] : running) {
            std::vector<std::pair<std::size_t, int>> those;
            for (const auto &one : open) {
                if (std::find(kinds.begin(), kinds.end(), one.first) != kinds.end())
                    those.push_back(one);
            }
            std::map<std::vector<std::size_t>, double> ends;
            fall(those, 0, chance, -100, {}, ends);
            for (const auto &[tied, came] : ends) {
                if (tied.size() == 1)
                    odds[tied.front()] += came;
                else
                    after[tied] += came;
            }
        }
        running = after;
    }
    return odds;
}

} // namespace

TEST(ScenarioOdds, AreThoseOfEveryFallOfTheDiceWithTiesRolledAgain) // R61
{
    ScenarioTables tables;
    tables.rows[0].modifiers[0] = 1;
    tables.rows[3].modifiers[0] = 0;
    tables.rows[8].modifiers[0] = -2;
    const ScenarioOdds exact = scenarioOdds(tables, Genre::Military);
    const ScenarioOdds walked = byRounds({{0, 1}, {3, 0}, {8, -2}});
    for (std::size_t kind = 0; kind < exact.size(); ++kind)
        EXPECT_NEAR(exact[kind], walked[kind], 1e-12) << kind;
}

TEST(ScenarioOdds, OfEveryGenreAddUpToOneAndLeaveOutWhatItDoesNotKnow)
{
    for (const Genre genre : allGenres) {
        const ScenarioTables &tables = *chainReaction1().scenarios;
        const ScenarioOdds odds = scenarioOdds(tables, genre);
        EXPECT_NEAR(std::accumulate(odds.begin(), odds.end(), 0.0), 1, 1e-12);
        for (const ScenarioKind kind : allScenarios)
            EXPECT_EQ(odds[static_cast<std::size_t>(kind)] > 0, tables.modifier(kind, genre).has_value());
    }
}
