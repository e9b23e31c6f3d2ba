// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"
#include "rules/encounter/section.h"
#include "rules/slug.h"

#include <cstdint>
#include <vector>

namespace muster {

class Dice;
struct TerrainTables;

/// The choice of countries: rolled for each section, rolled once for the table, or one country everywhere (R43); or a
/// street between buildings, for which nothing is rolled (R59).
enum class CountryChoice : std::uint8_t { BySection, ForTable, Clear, Woods, Mountains, Street };

template<>
inline constexpr auto otherSlugs<CountryChoice> = std::to_array<Slug<CountryChoice>>({
    {CountryChoice::BySection, QLatin1StringView("section")},
    {CountryChoice::ForTable, QLatin1StringView("table")},
});

/// Rolls up the sections of a table (Swordplay p. 25, Chain Reaction 3.0 pp. 20, 21, R43 to R46). Dice, each if the
/// tables have it: the countries; for each section 2d6, followed at once by its building die; 1d6 for each group of
/// roads that share edges, in the order of its lowest section; for each river its width, and unless it is a lake
/// whether it can be forded. Rules without kinds of country ignore `countries`.
std::vector<Section> dealTerrain(const TerrainTables &tables, Dice &dice,
                                 CountryChoice countries = CountryChoice::BySection, const Grid &grid = {});

} // namespace muster
