// SPDX-License-Identifier: MIT
#include "rules/encounter/setup.h"

#include "rules/encounter/patrol.h"
#include "rules/encounter/placepefs.h"
#include "rules/pack/pack.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int nearLeftSection = 7;

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

int rollObjectiveBuildings(const ChainTables &chain, Dice &dice)
{
    return rollOn(chain.objectiveBuildings, {RollKind::ObjectiveBuildings, objectiveSection}, dice);
}

TimeOfDay rollTimeOfDay(const ChainTables &chain, Dice &dice)
{
    return rollOn(chain.raidTime, {RollKind::TimeOfDay, 0}, dice);
}

int rollPefPlace(EncounterKind kind, int pef, Dice &dice)
{
    const int face = dice.die({RollKind::PefPlace, pef});
    return kind == EncounterKind::RaidDefend ? nearLeftSection - 1 + halved(face) : face;
}

std::vector<Pef> placePefs(EncounterKind kind, int objectiveBuildings, Dice &dice, int count)
{
    std::vector<Pef> pefs;
    pefs.reserve(static_cast<std::size_t>(count));
    for (int id = 1; id <= count; ++id) {
        if (kind == EncounterKind::RaidAttack && id <= objectiveBuildings) {
            pefs.push_back({id, objectiveSection, true, true});
            continue;
        }
        pefs.push_back({id, rollPefPlace(kind, id, dice), false, false});
    }
    return pefs;
}

Setup dealSetup(const Pack &pack, EncounterKind kind, Dice &dice, CountryChoice countries, int pefs)
{
    Setup setup;
    setup.sections = dealTerrain(*pack.terrain, dice, countries);
    if (isRaid(kind)) {
        setup.objectiveBuildings = rollObjectiveBuildings(*pack.chain, dice);
        setup.time = rollTimeOfDay(*pack.chain, dice);
    }
    setup.pefs = placePefs(kind, setup.objectiveBuildings, dice, pefs);
    if (pack.patrol)
        rollPefReps(setup.pefs, dice);
    return setup;
}

} // namespace muster
