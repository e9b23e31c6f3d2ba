// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/scenariokind.h"

#include <optional>

namespace muster {

/// What the book says of one encounter.
struct ScenarioRow {
    std::array<std::optional<int>, 3> modifiers; ///< by Genre; none: the genre does not know it
};

struct ScenarioTables {
    std::array<ScenarioRow, allScenarios.size()> rows; ///< by ScenarioKind

    const ScenarioRow &of(ScenarioKind kind) const { return rows[static_cast<std::size_t>(kind)]; }
    std::optional<int> modifier(ScenarioKind kind, Genre genre) const
    {
        return of(kind).modifiers[static_cast<std::size_t>(genre)];
    }
};

} // namespace muster
