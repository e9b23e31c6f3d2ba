// SPDX-License-Identifier: MIT
#include "rules/encounter/setup.h"

#include "rules/encounter/patrol.h"
#include "rules/encounter/placepefs.h"
#include "rules/pack/pack.h"
#include "rules/table/rollon.h"

#include <algorithm>
#include <utility>

namespace muster {

int rollEal(Dice &dice)
{
    const Faces two = dice.roll({RollKind::EnemyActivity, 2});
    return std::min<int>(highestEal, std::max(two[0].face, two[1].face));
}

NextEncounter nextEncounter(const ChainTables &chain, EncounterKind last, Outcome outcome, int eal)
{
    const ChainLink &link = chain.links[last][outcome];
    return {link.next, std::clamp(eal + link.ealChange, lowestEal, highestEal)};
}

int rollPefPlace(EncounterKind kind, int pef, Dice &dice, const Grid &grid)
{
    const bool enters = kind == EncounterKind::RaidDefend;
    const int nearLeft = grid.section(0, grid.rows - 1);
    if (enters && grid.isUsual())
        return nearLeft - 1 + halved(dice.die({RollKind::PefPlace, pef}));
    const int before = enters ? nearLeft - 1 : 0;
    // Never in the player's own row, unless there is no other.
    const int places = enters ? grid.columns : grid.rows > 1 ? grid.count() - grid.columns : grid.count();
    if (places == 1)
        return before + 1;
    return before + dice.roll({{RollKind::PefPlace, pef}, 1, places})[0].face;
}

std::vector<Pef> placePefs(EncounterKind kind, int objectiveBuildings, Dice &dice, int count, const Grid &grid)
{
    std::vector<Pef> pefs;
    pefs.reserve(static_cast<std::size_t>(count));
    for (int id = 1; id <= count; ++id) {
        if (kind == EncounterKind::RaidAttack && id <= objectiveBuildings) {
            pefs.push_back({id, grid.objective(), true, true});
            continue;
        }
        pefs.push_back({id, rollPefPlace(kind, id, dice, grid), false, false});
    }
    return pefs;
}

Setup reshaped(Setup setup, const Grid &grid)
{
    const Grid was = std::exchange(setup.grid, grid);
    const std::vector<Section> laid = std::exchange(setup.sections, {});
    for (int number = 1; !laid.empty() && number <= grid.count(); ++number) {
        const int column = grid.column(number);
        const int row = grid.row(number);
        const bool stays = column < was.columns && row < was.rows;
        Section section = stays ? laid[static_cast<std::size_t>(was.section(column, row) - 1)] : Section();
        section.number = number;
        if (!stays && laid.front().country)
            section.country = Country::Clear;
        setup.sections.push_back(std::move(section));
    }
    for (Pef &pef : setup.pefs) {
        pef.section = pef.fixed ? grid.objective()
                                : grid.section(std::min(was.column(pef.section), grid.columns - 1),
                                               std::min(was.row(pef.section), grid.rows - 1));
    }
    return setup;
}

Setup dealSetup(const Pack &pack, EncounterKind kind, Dice &dice, CountryChoice countries, int pefs, const Grid &grid)
{
    Setup setup;
    setup.grid = grid;
    setup.sections = dealTerrain(*pack.terrain, dice, countries, grid);
    if (isRaid(kind)) {
        setup.objectiveBuildings =
            rollOn(pack.chain->objectiveBuildings, {RollKind::ObjectiveBuildings, grid.objective()}, dice);
        setup.time = rollOn(pack.chain->raidTime, RollKind::TimeOfDay, dice);
    }
    setup.pefs = placePefs(kind, setup.objectiveBuildings, dice, pefs, grid);
    if (pack.patrol)
        rollPefReps(setup.pefs, dice);
    return setup;
}

} // namespace muster
