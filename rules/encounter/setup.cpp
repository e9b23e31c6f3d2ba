// SPDX-License-Identifier: MIT
#include "rules/encounter/setup.h"

#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/pack/pack.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int sectionCount = 9;
constexpr int pefCount = 3;
constexpr int objectiveSection = 2;
constexpr int nearLeftSection = 7;

template<typename Outcome>
const Outcome &rollOn(const RollTable<Outcome> &table, Reason reason, Dice &dice)
{
    return table.at(sum(dice.roll({reason, table.dice, table.sides})));
}

Section dealSection(const Pack &pack, int number, Dice &dice)
{
    const TerrainDeal &deal = rollOn(pack.terrain, {RollKind::Terrain, number}, dice);
    const int buildings = deal.buildings ? rollOn(pack.buildings, {RollKind::Buildings, number}, dice) : 0;
    return {number, deal.terrain, buildings};
}

} // namespace

int rollEal(Dice &dice)
{
    const Faces two = dice.roll({{RollKind::EnemyActivity, 0}, 2});
    return std::min<int>(highestEal, std::max(two[0].face, two[1].face));
}

NextEncounter nextEncounter(const Pack &pack, EncounterKind last, Outcome outcome, int eal)
{
    const ChainLink &link = pack.chain[static_cast<std::size_t>(last)][static_cast<std::size_t>(outcome)];
    return {link.next, std::clamp(eal + link.ealChange, lowestEal, highestEal)};
}

std::vector<Section> dealTerrain(const Pack &pack, Dice &dice)
{
    std::vector<Section> sections;
    sections.reserve(sectionCount);
    for (int number = 1; number <= sectionCount; ++number)
        sections.push_back(dealSection(pack, number, dice));
    return sections;
}

int rollObjectiveBuildings(const Pack &pack, Dice &dice)
{
    return rollOn(pack.objectiveBuildings, {RollKind::ObjectiveBuildings, objectiveSection}, dice);
}

TimeOfDay rollTimeOfDay(const Pack &pack, Dice &dice)
{
    return rollOn(pack.raidTime, {RollKind::TimeOfDay, 0}, dice);
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
    setup.sections = dealTerrain(pack, dice);
    if (isRaid(kind)) {
        setup.objectiveBuildings = rollObjectiveBuildings(pack, dice);
        setup.time = rollTimeOfDay(pack, dice);
    }
    setup.pefs = placePefs(kind, setup.objectiveBuildings, dice);
    return setup;
}

} // namespace muster
