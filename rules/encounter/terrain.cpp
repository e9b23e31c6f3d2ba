// SPDX-License-Identifier: MIT
#include "rules/encounter/terrain.h"

#include "rules/encounter/redeal.h"
#include "rules/encounter/terraintables.h"

#include <array>
#include <bitset>

namespace muster {

namespace {

/// The features that run through a section, because its row of the table says so or because it is kept.
struct Course {
    bool road = false;
    bool river = false; ///< not rolled up yet
};
using Courses = std::array<Course, mostSections>;

/// The sections to be rolled up now, by index.
using Wanted = std::bitset<mostSections>;

std::optional<Country> fixedCountry(CountryChoice choice)
{
    switch (choice) {
    case CountryChoice::BySection:
    case CountryChoice::ForTable:
        return std::nullopt;
    case CountryChoice::Clear:
    case CountryChoice::Street:
        return Country::Clear;
    case CountryChoice::Woods:
        return Country::Woods;
    case CountryChoice::Mountains:
        return Country::Mountains;
    }
    Q_UNREACHABLE();
    return std::nullopt;
}

/// Returns the country rolled for the whole table, from the sections that are kept.
std::optional<Country> keptCountry(const std::vector<Section> &sections, Wanted wanted)
{
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (!wanted[i] && sections[i].country)
            return sections[i].country;
    }
    return std::nullopt;
}

void dealCountries(const RollTable<Country> &table, CountryChoice choice, std::vector<Section> &sections, Wanted wanted,
                   Dice &dice)
{
    std::optional<Country> everywhere = fixedCountry(choice);
    if (choice == CountryChoice::ForTable)
        everywhere = keptCountry(sections, wanted);
    if (choice == CountryChoice::ForTable && !everywhere && wanted.any())
        everywhere = rollOn(table, RollKind::Country, dice);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (wanted[i])
            sections[i].country =
                everywhere ? *everywhere : rollOn(table, {RollKind::Country, sections[i].number}, dice);
    }
}

/// Lays out a street down the middle of the table, and a building in each section beside it (Chain Reaction 3.0 p. 22,
/// R59).
void laySection(const Grid &grid, Section &section)
{
    const bool street = grid.column(section.number) == grid.middleColumn();
    section.country = Country::Clear;
    section.buildings = street ? 0 : 1;
    if (street)
        section.road = Road::UpDown;
}

Course dealLand(const Land &land, Section &section, Dice &dice)
{
    const TerrainDeal &deal = rollOn(land.terrain, {RollKind::Terrain, section.number}, dice);
    section.terrain = deal.terrain;
    if (deal.buildings)
        section.buildings = rollOn(land.buildings, {RollKind::Buildings, section.number}, dice);
    return {deal.road, deal.river};
}

/// Gives the direction to every section with a road that the one at `from` reaches across shared edges (R45).
void leadOn(Road direction, std::size_t from, const Grid &grid, const Courses &courses, std::vector<Section> &sections)
{
    for (std::size_t next = 0; next < sections.size(); ++next) {
        Section &section = sections[next];
        if (!courses[next].road || section.road || grid.apart(section.number, sections[from].number) != 1)
            continue;
        section.road = direction;
        leadOn(direction, next, grid, courses, sections);
    }
}

void dealRoads(const RollTable<Road> &table, const Grid &grid, const Courses &courses, std::vector<Section> &sections,
               Dice &dice)
{
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (sections[i].road)
            leadOn(*sections[i].road, i, grid, courses, sections);
    }
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (courses[i].road && !sections[i].road) {
            sections[i].road = rollOn(table, {RollKind::Road, sections[i].number}, dice);
            leadOn(*sections[i].road, i, grid, courses, sections);
        }
    }
}

River dealRiver(const RiverTables &tables, const Grid &grid, int section, Dice &dice)
{
    River river;
    river.width = tables.width.roll({RollKind::RiverWidth, section}, dice);
    river.lake = section == tables.lakeOn(grid);
    if (!river.lake) {
        const Fording fording = rollOn(tables.fords, {RollKind::RiverFord, section}, dice);
        river.fordable = fording != Fording::Nowhere;
        river.half = fording == Fording::Half;
        river.bridge = !*river.fordable;
    }
    return river;
}

/// Rolls up the wanted sections, which must be empty so far.
void dealSections(const TerrainTables &tables, std::vector<Section> &sections, Wanted wanted, Dice &dice,
                  CountryChoice countries, const Grid &grid)
{
    if (tables.country && countries == CountryChoice::Street) {
        for (std::size_t i = 0; i < sections.size(); ++i) {
            if (wanted[i])
                laySection(grid, sections[i]);
        }
        return;
    }
    if (tables.country)
        dealCountries(*tables.country, countries, sections, wanted, dice);
    Courses courses;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (wanted[i])
            courses[i] = dealLand(tables.land(sections[i].country), sections[i], dice);
    }
    if (tables.roads)
        dealRoads(*tables.roads, grid, courses, sections, dice);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (tables.rivers && courses[i].river)
            sections[i].river = dealRiver(*tables.rivers, grid, sections[i].number, dice);
    }
}

} // namespace

std::vector<Section> dealTerrain(const TerrainTables &tables, Dice &dice, CountryChoice countries, const Grid &grid)
{
    std::vector<Section> sections(static_cast<std::size_t>(grid.count()));
    for (int number = 1; Section & section : sections)
        section.number = number++;
    dealSections(tables, sections, Wanted().set(), dice, countries, grid);
    return sections;
}

std::vector<Section> redealTerrain(const TerrainTables &tables, std::vector<Section> sections,
                                   const std::set<int> &again, Dice &dice, CountryChoice countries, const Grid &grid)
{
    Wanted wanted;
    for (std::size_t i = 0; i < sections.size(); ++i) {
        wanted[i] = again.contains(sections[i].number);
        if (wanted[i])
            sections[i] = {sections[i].number};
    }
    dealSections(tables, sections, wanted, dice, countries, grid);
    return sections;
}

} // namespace muster
