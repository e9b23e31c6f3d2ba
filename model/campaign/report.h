// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounterparts.h"
#include "model/campaign/figure.h"
#include "rules/aftermath/recovery.h"
#include "rules/dice/die.h"
#include "rules/encounter/kind.h"
#include "rules/scenario/victory.h"
#include "rules/wounds/afterbattle.h"

#include <QMap>

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

namespace muster {

struct ReportedFate {
    FigureId id{};
    Fate fate = Fate::Fine;
    Deeds deeds = {};

    friend bool operator==(const ReportedFate &, const ReportedFate &) = default;
};

/// What is told of that figure; null where nothing is.
inline const ReportedFate *reportedOf(const std::vector<ReportedFate> &fates, FigureId id)
{
    const auto told = std::ranges::find(fates, id, &ReportedFate::id);
    return told == fates.end() ? nullptr : &*told;
}

/// Enemies that these killed.
inline int killsOf(const std::vector<ReportedFate> &fates)
{
    return std::accumulate(fates.begin(), fates.end(), 0,
                           [](int kills, const ReportedFate &reported) { return kills + reported.deeds.kills; });
}

/// What the player says of the other side, where encounters may follow at once on one another.
struct EnemyReport {
    std::vector<int> lost; ///< places in their row, from 1; empty: as many as were killed, the last first
    QString follows; ///< what comes at once: an encounter's id, or "nothing"; empty: as the book has it
    std::vector<Kit> salvage = {}; ///< what was taken from the field

    friend bool operator==(const EnemyReport &, const EnemyReport &) = default;
};

/// To which Star the Grunts of a lost one go (R36); whose is not named go their own ways. Where there is not room for all,
/// a Grunt who is named itself goes before the others.
using Heirs = QMap<FigureId, FigureId>;

/// What the player says of the battle. Those of the band who are not named sat out.
struct BattleReport {
    Outcome outcome = Outcome::Success;
    std::vector<ReportedFate> figures;
    std::optional<Fraction> won = {}; ///< the part of the points, where it was given as a number
    EnemyReport enemy = {};
    Heirs heirs = {};
    std::optional<Fraction> theirs = {}; ///< where bands met: the part of its points that the band that was met earned

    /// The part of the points that was reported.
    Fraction share() const { return won.value_or(Fraction{outcome == Outcome::Success ? 1 : 0, 1}); }
    friend bool operator==(const BattleReport &, const BattleReport &) = default;
};

/// A report as far as it is filled in, with the dice so far. It is kept in the campaign file until the battle is finished.
struct AftermathDraft {
    std::optional<Outcome> outcome;
    std::vector<ReportedFate> figures;
    Tape dice;
    std::optional<Fraction> won = {};
    EnemyReport enemy = {};
    std::optional<GameSoFar> game = {}; ///< how far a street game is: earlier versions kept it here
    QString typed = {}; ///< of the roll asked for, what is typed and not entered
    Heirs heirs = {};
    std::optional<Fraction> theirs = {};

    /// Something was said of how it went, and not only how far it is.
    bool isReport() const { return outcome || !game; }
    friend bool operator==(const AftermathDraft &, const AftermathDraft &) = default;
};

} // namespace muster
