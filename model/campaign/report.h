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

/// A figure's fate in a battle as the player reported it, with its kills and other deeds.
struct ReportedFate {
    FigureId id{};
    Fate fate = Fate::Fine;
    Deeds deeds = {};

    friend bool operator==(const ReportedFate &, const ReportedFate &) = default;
};
using ReportedFates = std::vector<ReportedFate>;

/// Returns the report on that figure, or null if there is none.
inline const ReportedFate *reportedOf(const ReportedFates &fates, FigureId id)
{
    const auto told = std::ranges::find(fates, id, &ReportedFate::id);
    return told == fates.end() ? nullptr : &*told;
}

/// Returns the number of enemies that these figures killed.
inline int killsOf(const ReportedFates &fates)
{
    return std::accumulate(fates.begin(), fates.end(), 0,
                           [](int kills, const ReportedFate &reported) { return kills + reported.deeds.kills; });
}

/// The player's report on the enemy, for rules in which encounters may follow one another at once.
struct EnemyReport {
    std::vector<int> lost; ///< positions in the enemy's row, from 1; empty: as many from the end as were killed
    QString follows; ///< id of the encounter that follows at once, or "nothing"; empty: as the book has it
    Kits salvage = {}; ///< items taken from the field

    friend bool operator==(const EnemyReport &, const EnemyReport &) = default;
};

/// The Star that takes over a Grunt, or all Grunts of a lost Star, keyed by the id of that Grunt or lost Star (R36).
/// Grunts without an entry leave. If there is not room for all, Grunts with an entry of their own have precedence.
using Heirs = QMap<FigureId, FigureId>;

/// The player's report on a battle. Figures of the band that are not named sat out.
struct BattleReport {
    Outcome outcome = Outcome::Success;
    ReportedFates figures;
    std::optional<Fraction> won = {}; ///< the part of the points earned, if given as a number
    EnemyReport enemy = {};
    Heirs heirs = {};
    std::optional<Fraction> theirs = {}; ///< the part of its points that the other band earned, if bands met

    /// Returns the part of the points that was reported: 1 for a success and 0 for a failure unless given as a number.
    Fraction share() const { return won.value_or(Fraction{outcome == Outcome::Success ? 1 : 0, 1}); }
    friend bool operator==(const BattleReport &, const BattleReport &) = default;
};

/// A report as far as it is filled in, with the dice so far. The campaign file keeps it until the battle is finished.
struct AftermathDraft {
    std::optional<Outcome> outcome;
    ReportedFates figures;
    Tape dice;
    std::optional<Fraction> won = {};
    EnemyReport enemy = {};
    std::optional<GameSoFar> game = {}; ///< progress of a street game; earlier versions kept it here
    QString typed = {}; ///< text typed for the roll asked for, but not entered yet
    Heirs heirs = {};
    std::optional<Fraction> theirs = {};

    /// Returns whether this is a report, and not only the progress of a street game.
    bool isReport() const { return outcome || !game; }
    friend bool operator==(const AftermathDraft &, const AftermathDraft &) = default;
};

} // namespace muster
