// SPDX-License-Identifier: MIT
#include "rules/encounter/terrain.h"

#include "rules/encounter/terraintables.h"

#include <array>

namespace muster {

namespace {

constexpr int sectionCount = 9;
constexpr int sectionsInARow = 3;

using Deals = std::array<const TerrainDeal *, sectionCount>;

std::optional<Country> fixedCountry(CountryChoice choice)
{
    switch (choice) {
    case CountryChoice::BySection:
    case CountryChoice::ForTable:
        return std::nullopt;
    case CountryChoice::Clear:
        return Country::Clear;
    case CountryChoice::Woods:
        return Country::Woods;
    case CountryChoice::Mountains:
        return Country::Mountains;
    }
    Q_UNREACHABLE();
    return std::nullopt;
}

void dealCountries(const RollTable<Country> &table, CountryChoice choice, std::vector<Section> &sections, Dice &dice)
{
    std::optional<Country> everywhere = fixedCountry(choice);
    if (choice == CountryChoice::ForTable)
        everywhere = rollOn(table, {RollKind::Country, 0}, dice);
    for (Section &section : sections)
        section.country = everywhere ? *everywhere : rollOn(table, {RollKind::Country, section.number}, dice);
}

const TerrainDeal &dealLand(const Land &land, Section &section, Dice &dice)
{
    const TerrainDeal &deal = rollOn(land.terrain, {RollKind::Terrain, section.number}, dice);
    section.terrain = deal.terrain;
    if (deal.buildings)
        section.buildings = rollOn(land.buildings, {RollKind::Buildings, section.number}, dice);
    return deal;
}

/// Gives the direction to every section with a road that can be reached from this one by shared edges (R45).
void layRoad(Road direction, std::size_t from, const Deals &deals, std::vector<Section> &sections)
{
    if (!deals[from]->road || sections[from].road)
        return;
    sections[from].road = direction;
    const std::size_t column = from % sectionsInARow;
    if (column > 0)
        layRoad(direction, from - 1, deals, sections);
    if (column + 1 < sectionsInARow)
        layRoad(direction, from + 1, deals, sections);
    if (from >= sectionsInARow)
        layRoad(direction, from - sectionsInARow, deals, sections);
    if (from + sectionsInARow < sectionCount)
        layRoad(direction, from + sectionsInARow, deals, sections);
}

void dealRoads(const RollTable<Road> &table, const Deals &deals, std::vector<Section> &sections, Dice &dice)
{
    for (std::size_t i = 0; i < sectionCount; ++i) {
        if (deals[i]->road && !sections[i].road)
            layRoad(rollOn(table, {RollKind::Road, sections[i].number}, dice), i, deals, sections);
    }
}

River dealRiver(const RiverTables &tables, int section, Dice &dice)
{
    River river;
    river.width = tables.width.roll({RollKind::RiverWidth, section}, dice);
    river.lake = section == tables.lake;
    if (!river.lake) {
        river.fordable = rollOn(tables.fords, {RollKind::RiverFord, section}, dice);
        river.bridge = !*river.fordable;
    }
    return river;
}

} // namespace

std::vector<Section> dealTerrain(const TerrainTables &tables, Dice &dice, CountryChoice countries)
{
    std::vector<Section> sections(sectionCount);
    for (int number = 1; number <= sectionCount; ++number)
        sections[static_cast<std::size_t>(number - 1)].number = number;
    if (tables.country)
        dealCountries(*tables.country, countries, sections, dice);
    Deals deals;
    for (std::size_t i = 0; i < sectionCount; ++i)
        deals[i] = &dealLand(tables.land(sections[i].country), sections[i], dice);
    if (tables.roads)
        dealRoads(*tables.roads, deals, sections, dice);
    for (std::size_t i = 0; i < sectionCount; ++i) {
        if (tables.rivers && deals[i]->river)
            sections[i].river = dealRiver(*tables.rivers, sections[i].number, dice);
    }
    return sections;
}

} // namespace muster
