// SPDX-License-Identifier: MIT

// Which deeds belong to an encounter, and whether one may be done now.

#include "model/actions/play/demands.h"
#include "model/systems/halfmonths/deedkinds.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/whofights.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::actions {

namespace {

bool isWatched(const Scenario &scenario, const ScenarioTables &tables)
{
    return tables.of(scenario.kind).watching && !scenario.surprised;
}

} // namespace

const LookUp *carTable(const Pack &pack)
{
    return pack.reference ? pack.reference->table(QStringLiteral("car-start")) : nullptr;
}

bool besiegersMayLeave(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const QString from =
        scenario.role == Role::Besieger ? bandOfEncounter(campaign).ownList() : scenario.enemy.from; // R97
    const auto &steadfast = pack.scenarios->of(scenario.kind).steadfastLists;
    return std::find(steadfast.begin(), steadfast.end(), from) == steadfast.end();
}

std::vector<ScenarioDeed> scenarioTasks(const Campaign &campaign, const Pack &pack)
{
    std::vector<ScenarioDeed> deeds{ScenarioDeed::Turn};
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    switch (scenario.kind) {
    case ScenarioKind::Ambush:
        deeds.push_back(ScenarioDeed::Ambush);
        break;
    case ScenarioKind::Pursuit:
        deeds.push_back(ScenarioDeed::Pursuit);
        deeds.push_back(ScenarioDeed::Stand);
        if (campaign.play && scenarioOf(*campaign.play) && scenarioOf(*campaign.play)->stand == false)
            deeds.push_back(ScenarioDeed::Spotting); // R78
        break;
    case ScenarioKind::Robbery:
        deeds.push_back(ScenarioDeed::Alarm);
        deeds.push_back(ScenarioDeed::Police);
        if (carTable(pack))
            deeds.push_back(ScenarioDeed::Car);
        break;
    case ScenarioKind::Siege:
        if (besiegersMayLeave(campaign, pack))
            deeds.push_back(ScenarioDeed::Siege);
        break;
    default:
        if (isWatched(scenario, *pack.scenarios))
            deeds.push_back(ScenarioDeed::Spotting);
    }
    if (mayRide(scenario))
        deeds.push_back(ScenarioDeed::Riding);
    if (hasObjective(scenario))
        deeds.push_back(ScenarioDeed::Objective);
    if (hasDwellings(scenario))
        deeds.push_back(ScenarioDeed::Dwellings);
    if (hasHostages(scenario))
        deeds.push_back(ScenarioDeed::Hostages);
    return deeds;
}

Problems demandScenario(const Campaign &campaign)
{
    if (Problems problems = demandPlay(campaign); !problems.empty())
        return problems;
    if (!scenarioOf(*campaign.play))
        return {{ActionText::tr("These rules do not use that in play.")}};
    return {};
}

Problems checkScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed)
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    const std::vector<ScenarioDeed> known = scenarioTasks(campaign, pack);
    if (!deedKind(deed).whyNot || std::find(known.begin(), known.end(), deed) == known.end())
        return {{ActionText::tr("This encounter does not use that.")}};
    const QString why = deedKind(deed).whyNot(campaign);
    return why.isEmpty() ? Problems() : Problems{{why}};
}

bool hasObjective(const Scenario &scenario)
{
    return (scenario.kind == ScenarioKind::Recover && !hasHostages(scenario)) || scenario.kind == ScenarioKind::Robbery;
}

bool mayRide(const Scenario &scenario)
{
    return scenario.kind == ScenarioKind::Pursuit;
}

bool hasHostages(const Scenario &scenario)
{
    return scenario.kind == ScenarioKind::Recover && scenario.hostages > 0 && !scenario.stockpile;
}

bool hasDwellings(const Scenario &scenario)
{
    return scenario.kind == ScenarioKind::Raid;
}

} // namespace muster::actions
