// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"
#include "rules/encounter/kind.h"
#include "rules/encounter/section.h"
#include "rules/encounter/terrain.h"

#include <optional>
#include <vector>

namespace muster {

class Dice;
struct ChainTables;
struct Pack;

struct NextEncounter {
    EncounterKind kind = EncounterKind::Patrol;
    std::optional<int> eal; ///< none before the first encounter; preparing it rolls the EAL

    bool operator==(const NextEncounter &) const = default;
};

/// Rolls the first EAL: the higher of 2d6, 5 at most (Swordplay p. 28, R13). Dice: 2d6.
int rollEal(Dice &dice);

/// Returns the encounter that follows (Swordplay p. 29). `eal` is the level with which the last encounter began (R13).
NextEncounter nextEncounter(const ChainTables &chain, EncounterKind last, Outcome outcome, int eal);

/// The number of PEFs with which an encounter of the books begins (Swordplay p. 30, R25), and the most that a player
/// can ask for.
inline constexpr int usualPefs = 3;
inline constexpr int mostPefsWished = 6;
/// The most PEFs that an encounter can have from any source. The limit is far above what occurs in play; it stops a
/// hostile file from adding more without end.
inline constexpr int mostPefs = 100;

/// Places `count` PEFs; the books have three (Swordplay p. 30, R25, R26). Dice: 1d6 for each that is not in an
/// objective building; on a table of other than nine sections a die with a side for each possible section (R95).
std::vector<Pef> placePefs(EncounterKind kind, int objectiveBuildings, Dice &dice, int count = usualPefs,
                           const Grid &grid = {});

/// Everything that is rolled up before an encounter is played.
struct Setup {
    std::vector<Section> sections;
    int objectiveBuildings = 0;
    TimeOfDay time = TimeOfDay::Day;
    std::vector<Pef> pefs;
    Grid grid = {}; ///< the division of the table into sections

    bool operator==(const Setup &) const = default;
};

/// Returns the setup on a table of other sections. Terrain stays in its column and row, and new sections are open
/// ground. A PEF whose section no longer exists moves to the nearest one that does.
Setup reshaped(Setup setup, const Grid &grid);

/// Rolls up a setup. Dice: terrain; for a raid the objective buildings, one or two in section 2, and the time of day, day
/// on 1–5 (Swordplay pp. 29, 30); the PEFs; their Reps, if they have any (R4).
Setup dealSetup(const Pack &pack, EncounterKind kind, Dice &dice, CountryChoice countries = CountryChoice::BySection,
                int pefs = usualPefs, const Grid &grid = {});

} // namespace muster
