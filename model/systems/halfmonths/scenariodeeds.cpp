// SPDX-License-Identifier: MIT

// Which deeds belong to an encounter, and whether one may be done now.

#include "model/actions/play/demands.h"
#include "model/systems/halfmonths/scenario.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::actions {

namespace {

bool isWatched(const Scenario &scenario, const ScenarioTables &tables)
{
    return tables.of(scenario.kind).watching && !scenario.surprised;
}

Problems checkAmbush(const Play &play)
{
    const ScenarioInPlay &now = *scenarioOf(play);
    if (now.ambush && now.ambush->from != AmbushFrom::Concealed)
        return {{ActionText::tr("The ambush has already been sprung.")}};
    if (play.turn > 0 && now.ambushIn == play.turn)
        return {{ActionText::tr("The ambush has already been rolled for this turn.")}};
    return {};
}

Problems checkSpotting(const Play &play)
{
    if (scenarioOf(play)->spotted)
        return {{ActionText::tr("They have already been spotted.")}};
    if (play.turn > 0 && scenarioOf(play)->watchedIn == play.turn)
        return {{ActionText::tr("The defenders have already rolled to spot this turn.")}};
    return {};
}

Problems checkPursuit(const Play &play)
{
    if (scenarioOf(play)->stand)
        return {{ActionText::tr("The Runners have already made their stand.")}};
    if (scenarioOf(play)->pursuit && scenarioOf(play)->pursuit->end == Pursuit::End::Escaped)
        return {{ActionText::tr("The Runners have got away.")}};
    if (scenarioOf(play)->pursuit && scenarioOf(play)->pursuit->end == Pursuit::End::Caught)
        return {{ActionText::tr("The Runners are caught and must make a stand.")}};
    if (play.party() == 0 || play.enemies() == 0)
        return {{ActionText::tr("One of the sides has nobody left to run.")}};
    return {};
}

Problems checkStand(const Play &play)
{
    if (scenarioOf(play)->stand)
        return {{ActionText::tr("The Runners have already made their stand.")}};
    if (scenarioOf(play)->pursuit && scenarioOf(play)->pursuit->end == Pursuit::End::Escaped)
        return {{ActionText::tr("The Runners have got away.")}};
    return {};
}

Problems checkSiege(const Play &play)
{
    if (scenarioOf(play)->besiegersGone)
        return {{ActionText::tr("The besiegers are gone.")}};
    if (scenarioOf(play)->siegeDay >= scenarioOf(play)->day - 1)
        return {{ActionText::tr("The besiegers test at the end of a day, and this day is not over.")}};
    return {};
}

/// Something is robbed, then the alarm is rolled for at the end of each turn (R79). A police player marks that the robbery
/// was stopped, and the robbery itself is known to all.
Problems checkAlarm(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    if (scenarioOf(*campaign.encounter)->role == Role::Robber && !scenarioOf(play)->objective)
        return {{ActionText::tr("Nothing has been robbed yet, so there is no alarm to roll for.")}};
    if (scenarioOf(play)->alarm)
        return {{ActionText::tr("The alarm has already sounded.")}};
    if (play.turn > 0 && scenarioOf(play)->alarmIn == play.turn)
        return {{ActionText::tr("The alarm has already been rolled for this turn.")}};
    return {};
}

Problems checkPolice(const Campaign &campaign)
{
    const Play &play = *campaign.play;
    const ScenarioInPlay &now = *scenarioOf(play);
    if (!now.alarm)
        return {{ActionText::tr("The police arrive only after the alarm.")}};
    if (play.turn > 0 && now.policeIn == play.turn)
        return {{ActionText::tr("The police have already arrived this turn.")}};
    if (play.turn > 0 && now.alarmIn == play.turn) // R79
        return {{ActionText::tr("The alarm has only just sounded. The police arrive in a later turn.")}};
    const int police = scenarioOf(*campaign.encounter)->role == Role::Police ? 0 : 1;
    if (now.policeIn == 0 && !now.order.empty() && now.order.front() != police)
        return {{ActionText::tr("The police arrive only in a turn in which they move first.")}};
    return {};
}

/// Once a turn, until it runs (p. 10).
Problems checkCar(const Play &play)
{
    if (scenarioOf(play)->carRuns)
        return {{ActionText::tr("The getaway car is already running.")}};
    if (play.turn > 0 && scenarioOf(play)->carIn == play.turn)
        return {{ActionText::tr("Starting the car has already been tried this turn.")}};
    return {};
}

} // namespace

const LookUp *carTable(const Pack &pack)
{
    return pack.reference ? pack.reference->table(QStringLiteral("car-start")) : nullptr;
}

bool besiegersMayLeave(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    const QString &from = scenario.role == Role::Besieger ? campaign.list : scenario.enemy.from;
    const auto &steadfast = pack.scenarios->of(scenario.kind).steadfastLists;
    return std::find(steadfast.begin(), steadfast.end(), from) == steadfast.end();
}

std::vector<ScenarioDeed> scenarioDeeds(const Campaign &campaign, const Pack &pack)
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
    const std::vector<ScenarioDeed> known = scenarioDeeds(campaign, pack);
    if (std::find(known.begin(), known.end(), deed) == known.end())
        return {{ActionText::tr("This encounter does not use that.")}};
    switch (deed) {
    case ScenarioDeed::Ambush:
        return checkAmbush(*campaign.play);
    case ScenarioDeed::Spotting:
        return checkSpotting(*campaign.play);
    case ScenarioDeed::Pursuit:
        return checkPursuit(*campaign.play);
    case ScenarioDeed::Stand:
        return checkStand(*campaign.play);
    case ScenarioDeed::Siege:
        return checkSiege(*campaign.play);
    case ScenarioDeed::Alarm:
        return checkAlarm(campaign);
    case ScenarioDeed::Police:
        return checkPolice(campaign);
    case ScenarioDeed::Car:
        return checkCar(*campaign.play);
    case ScenarioDeed::Turn:
    case ScenarioDeed::Riding:
    case ScenarioDeed::Objective:
    case ScenarioDeed::Dwellings:
    case ScenarioDeed::Hostages:
        return {};
    }
    Q_UNREACHABLE();
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
    return scenario.kind == ScenarioKind::Raid && scenario.role == Role::Raider;
}

} // namespace muster::actions
