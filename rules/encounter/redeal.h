// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/setup.h"

#include <QString>

#include <set>

namespace muster {

/// The parts of a setup that are re-rolled, by number. All others stay as they are.
struct Redeal {
    std::set<int> sections;
    std::set<int> pefs;
    QString enemy = {}; ///< id of the army list or team from which the enemy is raised again; empty if the enemy stays

    bool empty() const { return sections.empty() && pefs.empty() && enemy.isEmpty(); }
    bool operator==(const Redeal &) const = default;
};

/// Returns all parts of a setup except these. A PEF that has neither a place nor a Rep to roll is excluded too.
Redeal dealtBut(const Setup &setup, const std::set<int> &sections, const std::set<int> &pefs);

/// Rolls some of the sections again, as dealTerrain() does. A country that was rolled once for the whole table stays,
/// and a road that touches a section that stays takes the direction of the road there (R45). Dice: as for
/// dealTerrain(), but only for those sections.
std::vector<Section> redealTerrain(const TerrainTables &tables, std::vector<Section> sections,
                                   const std::set<int> &again, Dice &dice,
                                   CountryChoice countries = CountryChoice::BySection, const Grid &grid = {});

/// Rolls the terrain and the PEFs of `again` anew. Objective buildings and the time of day stay, and so does the place
/// of a PEF in an objective building. Dice: terrain; 1d6 for the place of each other PEF; the Reps of the PEFs, if they
/// have any (R4).
Setup redealSetup(const Pack &pack, EncounterKind kind, Setup setup, const Redeal &again, Dice &dice,
                  CountryChoice countries = CountryChoice::BySection);

} // namespace muster
