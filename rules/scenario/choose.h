// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenariokind.h"

#include <vector>

namespace muster {

class Dice;
struct ScenarioTables;

struct ScenarioScore {
    ScenarioKind kind = ScenarioKind::Ambush;
    int score = 0; ///< including its modifier

    bool operator==(const ScenarioScore &) const = default;
};

struct ScenarioChoice {
    ScenarioKind kind = ScenarioKind::Ambush;
    std::vector<ScenarioScore> scores; ///< scores of the first round

    void describe(auto &field) const
    {
        field("encounter", kind);
        field.record("scores", [this](auto &score) {
            for (const ScenarioScore &one : scores)
                score(one.kind, one.score);
        });
    }
    bool operator==(const ScenarioChoice &) const = default;
};

/// Rolls for the kind of encounter (p. 12, R61). Dice: 2d6 for each kind that the genre has, in the order of the table;
/// again for those that tie for the highest, until one is left.
ScenarioChoice chooseScenario(const ScenarioTables &tables, Genre genre, Dice &dice);

} // namespace muster
