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
    std::optional<int> eal; ///< none before the first: prepare rolls it

    friend bool operator==(const NextEncounter &, const NextEncounter &) = default;
};

/// The higher of 2d6, 5 at most (Swordplay p. 28, R13). Dice: 2d6.
int rollEal(Dice &dice);

/// The chain (Swordplay p. 29), from the EAL the last encounter began with (R13).
NextEncounter nextEncounter(const ChainTables &chain, EncounterKind last, Outcome outcome, int eal);

/// As many PEFs as an encounter of the books begins with (Swordplay p. 30, R25), and as the player may wish for.
inline constexpr int usualPefs = 3;
inline constexpr int mostPefsWished = 6;
/// As many as there can be, however they came: far above any; keeps a hostile file from growing them without end.
inline constexpr int mostPefs = 100;

/// One or two in section 2 of a raid (Swordplay pp. 29, 30). Dice: 1d6.
int rollObjectiveBuildings(const ChainTables &chain, Dice &dice, const Grid &grid = {});

/// A raid is by day on 1–5 (Swordplay pp. 29, 30). Dice: 1d6.
TimeOfDay rollTimeOfDay(const ChainTables &chain, Dice &dice);

/// Three PEFs, or as many as the player likes (Swordplay p. 30, R25, R26). Dice: 1d6 for each that is not in an objective
/// building; on another table than the books' a die of as many sides as there are sections to stand in (R95).
std::vector<Pef> placePefs(EncounterKind kind, int objectiveBuildings, Dice &dice, int count = usualPefs,
                           const Grid &grid = {});

/// Everything that is rolled up before an encounter is played.
struct Setup {
    std::vector<Section> sections;
    int objectiveBuildings = 0;
    TimeOfDay time = TimeOfDay::Day;
    std::vector<Pef> pefs;
    Grid grid = {}; ///< what the table is parted into

    friend bool operator==(const Setup &, const Setup &) = default;
};

/// The same on a table of other sections: what lay in a column and row stays there, and the rest is open ground. A PEF of which
/// the section is no more stands in the nearest that is left.
Setup reshaped(Setup setup, const Grid &grid);

/// Dice: terrain; for a raid the objective's buildings and the time of day; the PEFs; their Reps, where they have any (R4).
Setup dealSetup(const Pack &pack, EncounterKind kind, Dice &dice, CountryChoice countries = CountryChoice::BySection,
                int pefs = usualPefs, const Grid &grid = {});

} // namespace muster
