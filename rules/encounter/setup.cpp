// SPDX-License-Identifier: MIT
#include "rules/encounter/setup.h"

#include "rules/pack/pack.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int sectionCount = 9;
constexpr int pefCount = 3;
constexpr int objectiveSection = 2;
constexpr int nearLeftSection = 7;

Section dealSection(const TerrainTables &tables, int number, Dice &dice)
{
    const TerrainDeal &deal = rollOn(tables.terrain, {RollKind::Terrain, number}, dice);
    const int buildings = deal.buildings ? rollOn(tables.buildings, {RollKind::Buildings, number}, dice) : 0;
    return {number, deal.terrain, buildings};
}

} // namespace

int rollEal(Dice &dice)
{
    const Faces two = dice.roll({{RollKind::EnemyActivity, 0}, 2});
    return std::min<int>(highestEal, std::max(two[0].face, two[1].face));
}

NextEncounter nextEncounter(const ChainTables &chain, EncounterKind last, Outcome outcome, int eal)
{
    const ChainLink &link = chain.after(last, outcome);
    return {link.next, std::clamp(eal + link.ealChange, lowestEal, highestEal)};
}

std::vector<Section> dealTerrain(const TerrainTables &tables, Dice &dice)
{
    std::vector<Section> sections;
    sections.reserve(sectionCount);
    for (int number = 1; number <= sectionCount; ++number)
        sections.push_back(dealSection(tables, number, dice));
    return sections;
}

int rollObjectiveBuildings(const ChainTables &chain, Dice &dice)
{
    return rollOn(chain.objectiveBuildings, {RollKind::ObjectiveBuildings, objectiveSection}, dice);
}

TimeOfDay rollTimeOfDay(const ChainTables &chain, Dice &dice)
{
    return rollOn(chain.raidTime, {RollKind::TimeOfDay, 0}, dice);
}

std::vector<Pef> placePefs(EncounterKind kind, int objectiveBuildings, Dice &dice)
{
    std::vector<Pef> pefs;
    pefs.reserve(pefCount);
    for (int id = 1; id <= pefCount; ++id) {
        if (kind == EncounterKind::RaidAttack && id <= objectiveBuildings) {
            pefs.push_back({id, objectiveSection, true, true});
            continue;
        }
        const int face = dice.die({RollKind::PefPlace, id});
        const int section = kind == EncounterKind::RaidDefend ? nearLeftSection - 1 + halved(face) : face;
        pefs.push_back({id, section, false, false});
    }
    return pefs;
}

Setup dealSetup(const Pack &pack, EncounterKind kind, Dice &dice)
{
    Setup setup;
    setup.sections = dealTerrain(*pack.terrain, dice);
    if (isRaid(kind)) {
        setup.objectiveBuildings = rollObjectiveBuildings(*pack.chain, dice);
        setup.time = rollTimeOfDay(*pack.chain, dice);
    }
    setup.pefs = placePefs(kind, setup.objectiveBuildings, dice);
    return setup;
}

} // namespace muster
