// SPDX-License-Identifier: MIT
#include "rules/scenario/choose.h"

#include "rules/dice/dice.h"
#include "rules/scenario/scenariotables.h"

namespace muster {

namespace {

std::vector<ScenarioKind> openTo(const ScenarioTables &tables, Genre genre)
{
    std::vector<ScenarioKind> open;
    for (const ScenarioKind kind : allScenarios) {
        if (tables.modifier(kind, genre))
            open.push_back(kind);
    }
    return open;
}

std::vector<ScenarioKind> highest(const std::vector<ScenarioScore> &scores)
{
    const auto most = std::ranges::max_element(scores, [](const auto &a, const auto &b) { return a.score < b.score; });
    std::vector<ScenarioKind> kinds;
    for (const ScenarioScore &score : scores) {
        if (score.score == most->score)
            kinds.push_back(score.kind);
    }
    return kinds;
}

} // namespace

ScenarioChoice chooseScenario(const ScenarioTables &tables, Genre genre, Dice &dice)
{
    ScenarioChoice choice;
    std::vector<ScenarioKind> running = openTo(tables, genre);
    do {
        std::vector<ScenarioScore> scores;
        for (const ScenarioKind kind : running) {
            const Reason reason{RollKind::ScenarioScore, static_cast<int>(kind) + 1};
            scores.push_back({kind, dice.total({reason, 2}) + *tables.modifier(kind, genre)});
        }
        running = highest(scores);
        if (choice.scores.empty())
            choice.scores = std::move(scores);
    } while (running.size() > 1);
    choice.kind = running.front();
    return choice;
}

} // namespace muster
