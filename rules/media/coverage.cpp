// SPDX-License-Identifier: MIT
#include "rules/media/coverage.h"

#include "rules/dice/dice.h"

namespace muster {

Coverage rollCoverage(const MediaTables &tables, MediaGenre genre, MediaSetting setting, Dice &dice)
{
    const int score = dice.die({RollKind::Coverage, 0}) + tables.genres[static_cast<std::size_t>(genre)]
        + tables.settings[static_cast<std::size_t>(setting)];
    if (score <= tables.full)
        return Coverage::Full;
    return score <= tables.possible ? Coverage::Possible : Coverage::None;
}

} // namespace muster
