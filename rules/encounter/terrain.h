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

/// How the kinds of country are chosen: rolled section by section, rolled once, or one of them everywhere (R43); or a
/// street between buildings, with nothing rolled at all (R59).
enum class CountryChoice : std::uint8_t { BySection, ForTable, Clear, Woods, Mountains, Street };

template<>
inline constexpr auto otherSlugs<CountryChoice> = std::to_array<Slug<CountryChoice>>({
    {CountryChoice::BySection, QLatin1StringView("section")},
    {CountryChoice::ForTable, QLatin1StringView("table")},
});

/// The sections of a table, nine in the books (Swordplay p. 25, Chain Reaction 3.0 pp. 20, 21, R43 to R46). Dice, each where the tables have it:
/// the countries; per section 2d6, and its building die at once; 1d6 for each group of roads that share edges, in the
/// order of its lowest section; per river its width, and whether it can be forded unless it is a lake. Rules without
/// kinds of country take no notice of the choice.
std::vector<Section> dealTerrain(const TerrainTables &tables, Dice &dice,
                                 CountryChoice countries = CountryChoice::BySection, const Grid &grid = {});

} // namespace muster
