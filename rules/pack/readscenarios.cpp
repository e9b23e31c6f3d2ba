// SPDX-License-Identifier: MIT
#include "rules/pack/objectreader.h"
#include "rules/pack/readers.h"
#include "rules/pack/scenarioslugs.h"

namespace muster {

namespace {

ScenarioRow readScenario(const JsonPlace &place)
{
    ObjectReader reader(place);
    ScenarioRow row;
    ObjectReader modifiers(reader.at(QStringLiteral("modifiers")));
    for (const Genre genre : allGenres) {
        if (modifiers.has(slug(genre)))
            row.modifiers[static_cast<std::size_t>(genre)] = modifiers.whole(slug(genre), -5, 5);
    }
    return row;
}

/// A genre without encounters would have nothing to choose from.
void checkGenres(const JsonPlace &place, const ScenarioTables &tables)
{
    for (const Genre genre : allGenres) {
        const bool any = std::any_of(allScenarios.begin(), allScenarios.end(),
                                     [&](ScenarioKind kind) { return tables.modifier(kind, genre).has_value(); });
        if (!any)
            place.fault(PackFault::tr("no encounter has a modifier for \"%1\"").arg(slug(genre)));
    }
}

} // namespace

void readScenarios(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    ScenarioTables &tables = pack.scenarios.emplace();
    ObjectReader scenarios(reader.at(QStringLiteral("scenarios")));
    for (const ScenarioKind kind : allScenarios)
        tables.rows[static_cast<std::size_t>(kind)] = readScenario(scenarios.at(slug(kind)));
    checkGenres(scenarios.place(), tables);
}

} // namespace muster
