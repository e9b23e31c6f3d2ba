// SPDX-License-Identifier: MIT
#include "rules/encounter/terrain.h"

#include "rules/encounter/redeal.h"
#include "rules/encounter/terraintables.h"

#include <array>
#include <bitset>

namespace muster {

namespace {

constexpr int sectionCount = 9;
constexpr int sectionsInARow = 3;

/// What runs through a section, by its row of the table or because it is kept.
struct Course {
    bool road = false;
    bool river = false; ///< still to be rolled up
};
using Courses = std::array<Course, sectionCount>;

/// The sections that are rolled up now, by their place.
using Wanted = std::bitset<sectionCount>;

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

/// Of a table that is kept in part, the country rolled for all of it.
std::optional<Country> keptCountry(const std::vector<Section> &sections, Wanted wanted)
{
    for (std::size_t i = 0; i < sectionCount; ++i) {
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
        everywhere = rollOn(table, {RollKind::Country, 0}, dice);
    for (std::size_t i = 0; i < sectionCount; ++i) {
        if (wanted[i])
            sections[i].country =
                everywhere ? *everywhere : rollOn(table, {RollKind::Country, sections[i].number}, dice);
    }
}

/// A street down the middle of the table, and a building in each section beside it (Chain Reaction 3.0 p. 22, R59).
void laySection(Section &section)
{
    constexpr int middleColumn = 2;
    const bool street = (section.number - 1) % sectionsInARow + 1 == middleColumn;
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

void layRoad(Road direction, std::size_t through, const Courses &courses, std::vector<Section> &sections);

/// Gives the direction to every section with a road that can be reached from this one by shared edges (R45).
void leadOn(Road direction, std::size_t from, const Courses &courses, std::vector<Section> &sections)
{
    const std::size_t column = from % sectionsInARow;
    if (column > 0)
        layRoad(direction, from - 1, courses, sections);
    if (column + 1 < sectionsInARow)
        layRoad(direction, from + 1, courses, sections);
    if (from >= sectionsInARow)
        layRoad(direction, from - sectionsInARow, courses, sections);
    if (from + sectionsInARow < sectionCount)
        layRoad(direction, from + sectionsInARow, courses, sections);
}

void layRoad(Road direction, std::size_t through, const Courses &courses, std::vector<Section> &sections)
{
    if (!courses[through].road || sections[through].road)
        return;
    sections[through].road = direction;
    leadOn(direction, through, courses, sections);
}

void dealRoads(const RollTable<Road> &table, const Courses &courses, std::vector<Section> &sections, Dice &dice)
{
    for (std::size_t i = 0; i < sectionCount; ++i) {
        if (sections[i].road)
            leadOn(*sections[i].road, i, courses, sections);
    }
    for (std::size_t i = 0; i < sectionCount; ++i) {
        if (courses[i].road && !sections[i].road)
            layRoad(rollOn(table, {RollKind::Road, sections[i].number}, dice), i, courses, sections);
    }
}

River dealRiver(const RiverTables &tables, int section, Dice &dice)
{
    River river;
    river.width = tables.width.roll({RollKind::RiverWidth, section}, dice);
    river.lake = section == tables.lake;
    if (!river.lake) {
        const Fording fording = rollOn(tables.fords, {RollKind::RiverFord, section}, dice);
        river.fordable = fording != Fording::Nowhere;
        river.half = fording == Fording::Half;
        river.bridge = !*river.fordable;
    }
    return river;
}

/// These are bare yet.
void dealSections(const TerrainTables &tables, std::vector<Section> &sections, Wanted wanted, Dice &dice,
                  CountryChoice countries)
{
    if (tables.country && countries == CountryChoice::Street) {
        for (std::size_t i = 0; i < sectionCount; ++i) {
            if (wanted[i])
                laySection(sections[i]);
        }
        return;
    }
    if (tables.country)
        dealCountries(*tables.country, countries, sections, wanted, dice);
    Courses courses;
    for (std::size_t i = 0; i < sectionCount; ++i) {
        if (wanted[i])
            courses[i] = dealLand(tables.land(sections[i].country), sections[i], dice);
    }
    if (tables.roads)
        dealRoads(*tables.roads, courses, sections, dice);
    for (std::size_t i = 0; i < sectionCount; ++i) {
        if (tables.rivers && courses[i].river)
            sections[i].river = dealRiver(*tables.rivers, sections[i].number, dice);
    }
}

} // namespace

std::vector<Section> dealTerrain(const TerrainTables &tables, Dice &dice, CountryChoice countries)
{
    std::vector<Section> sections(sectionCount);
    for (int number = 1; Section & section : sections)
        section.number = number++;
    dealSections(tables, sections, Wanted().set(), dice, countries);
    return sections;
}

std::vector<Section> redealTerrain(const TerrainTables &tables, std::vector<Section> sections,
                                   const std::set<int> &again, Dice &dice, CountryChoice countries)
{
    Wanted wanted;
    for (std::size_t i = 0; i < sectionCount; ++i) {
        wanted[i] = again.contains(sections[i].number);
        if (wanted[i])
            sections[i] = {sections[i].number};
    }
    dealSections(tables, sections, wanted, dice, countries);
    return sections;
}

} // namespace muster
