// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "rules/aftermath/recovery.h"
#include "rules/dice/die.h"
#include "rules/encounter/kind.h"

#include <optional>
#include <vector>

namespace muster {

struct ReportedFate {
    FigureId id{};
    Fate fate = Fate::Fine;

    friend bool operator==(const ReportedFate &, const ReportedFate &) = default;
};

/// What the player says of the battle. Those of the band who are not named stayed at home.
struct BattleReport {
    Outcome outcome = Outcome::Success;
    std::vector<ReportedFate> figures;

    friend bool operator==(const BattleReport &, const BattleReport &) = default;
};

/// A report as far as it is filled in, with the dice so far. It is kept in the campaign file until the battle is finished.
struct AftermathDraft {
    std::optional<Outcome> outcome;
    std::vector<ReportedFate> figures;
    Tape dice;

    friend bool operator==(const AftermathDraft &, const AftermathDraft &) = default;
};

} // namespace muster
