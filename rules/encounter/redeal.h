// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/setup.h"

#include <QString>

#include <set>

namespace muster {

/// What is re-rolled of a setup, by number; everything else is kept as it is.
struct Redeal {
    std::set<int> sections;
    std::set<int> pefs;
    QString enemy = {}; ///< the army list or team that is raised again for the other side; empty: it stays

    bool empty() const { return sections.empty() && pefs.empty() && enemy.isEmpty(); }
    friend bool operator==(const Redeal &, const Redeal &) = default;
};

/// All but these. A PEF with neither place nor Rep to roll is left out too.
Redeal dealtBut(const Setup &setup, const std::set<int> &sections, const std::set<int> &pefs);

/// As dealTerrain(), for some of the sections. A country that was rolled once for the table stays, and a road that comes
/// to touch one that is kept takes its direction (R45). Dice: as dealTerrain(), for those sections alone.
std::vector<Section> redealTerrain(const TerrainTables &tables, std::vector<Section> sections,
                                   const std::set<int> &again, Dice &dice,
                                   CountryChoice countries = CountryChoice::BySection, const Grid &grid = {});

/// Objective buildings and the time of day stay, and a PEF in an objective building stays there. Dice: terrain; 1d6 for the
/// place of each other PEF; the PEFs' Reps, where they have any (R4).
Setup redealSetup(const Pack &pack, EncounterKind kind, Setup setup, const Redeal &again, Dice &dice,
                  CountryChoice countries = CountryChoice::BySection);

} // namespace muster
